<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Markup\Html;
use WP_HTML_Tag_Processor;

/**
 * Rewrites markup so that scripts and frames that need consent wait for it, as `src/contracts/consent.ts` says. What
 * waits already, what a person marked by hand and what the shop itself needs is left as it is.
 *
 * @phpstan-import-type Match from Rules
 */
final class Holder
{
    /** Attributes a frame's placeholder takes its size from. */
    private const SIZES = ['width' => 'inline-size', 'height' => 'block-size'];

    private Rules $rules;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    /** Any piece of HTML, also a whole page; the same string where nothing waits. */
    public function hold(string $html): string
    {
        if (! $this->rules->concern($html)) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        $frames = 0;
        while ($tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag === 'SCRIPT') {
                $this->holdScript($tags, null);
            } elseif ($tag === 'IFRAME') {
                $frames += (int) $this->holdFrame($tags);
            }
        }
        $html = $tags->get_updated_html();

        return $frames > 0 ? $this->withPlaceholders($html) : $html;
    }

    /**
     * One printed script element, or several, that wait together.
     *
     * @param Match $match
     */
    public function holdAs(string $html, array $match): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'SCRIPT'])) {
            $this->holdScript($tags, $match);
        }

        return $tags->get_updated_html();
    }

    /** @param Match|null $match Without one the rules are asked. */
    private function holdScript(WP_HTML_Tag_Processor $tags, ?array $match): void
    {
        $type = self::attribute($tags, 'type');
        $isModule = strtolower($type) === 'module';
        $runs = $type === '' || $isModule || preg_match('~^(text|application)/(x-)?(java|ecma)script~i', $type) === 1;
        if (! $runs || self::isOurs($tags)) {
            return;
        }
        $src = self::attribute($tags, 'src');
        $match ??= $src !== '' ? $this->rules->ofUrl($src) : $this->rules->ofInline($tags->get_modifiable_text());
        if ($match === null) {
            return;
        }
        $tags->set_attribute('type', 'text/plain');
        if ($isModule) {
            $tags->set_attribute('data-islas-type', 'module');
        }
        if ($src !== '') {
            $tags->remove_attribute('src');
            $tags->set_attribute('data-islas-src', $src);
        }
        self::mark($tags, $match);
    }

    private function holdFrame(WP_HTML_Tag_Processor $tags): bool
    {
        $src = self::attribute($tags, 'src');
        $match = self::isOurs($tags) ? null : $this->rules->ofUrl($src);
        if ($match === null) {
            return false;
        }
        $tags->remove_attribute('src');
        $tags->set_attribute('data-islas-src', $src);
        $tags->set_attribute('hidden', true);
        self::mark($tags, $match);

        return true;
    }

    /** @param Match $match */
    private static function mark(WP_HTML_Tag_Processor $tags, array $match): void
    {
        $tags->set_attribute('data-islas-consent', $match['category']);
        if ($match['provider'] !== '') {
            $tags->set_attribute('data-islas-provider', $match['provider']);
        }
    }

    /** Waiting, marked by hand, or a part of Islas. */
    private static function isOurs(WP_HTML_Tag_Processor $tags): bool
    {
        return $tags->get_attribute('data-islas-consent') !== null
            || $tags->get_attribute('data-category') !== null
            || strpos(self::attribute($tags, 'id'), 'islas') === 0;
    }

    private static function attribute(WP_HTML_Tag_Processor $tags, string $name): string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? trim($value) : '';
    }

    /** Right behind each held frame stands what the visitor meets in its place. */
    private function withPlaceholders(string $html): string
    {
        // The processor cannot insert: it has written the attributes, and an element iframe holds text only.
        return (string) preg_replace_callback(
            '~(<iframe\b[^>]*\sdata-islas-consent=[^>]*>.*?</iframe\s*>)(?!<div class="islas-consent-placeholder")~is',
            static function (array $found): string {
                $tags = new WP_HTML_Tag_Processor($found[1]);
                $tags->next_tag(['tag_name' => 'IFRAME']);

                return $found[1] . self::placeholder($tags)->markup();
            },
            $html
        );
    }

    private static function placeholder(WP_HTML_Tag_Processor $frame): Html
    {
        $provider = self::attribute($frame, 'data-islas-provider');
        $name = CookieList::providerName($provider);
        $category = Words::category(self::attribute($frame, 'data-islas-consent'));
        $src = self::attribute($frame, 'data-islas-src');
        $style = '';
        foreach (self::SIZES as $attribute => $property) {
            $size = self::attribute($frame, $attribute);
            if (preg_match('/^\d+(px)?$/', $size) === 1) {
                $style .= $property . ':' . (int) $size . 'px;';
            }
        }
        $width = (int) self::attribute($frame, 'width');
        $height = (int) self::attribute($frame, 'height');
        $ratio = $width > 0 && $height > 0 ? 'aspect-ratio:' . $width . '/' . $height . ';' : '';
        if ($ratio !== '') {
            $style = 'inline-size:' . $width . 'px;max-inline-size:100%;' . $ratio;
        }

        return Html::el(
            'div',
            ['class' => 'islas-consent-placeholder', 'style' => $style === '' ? null : $style],
            Html::el('p', [], Html::text(sprintf(
                /* translators: 1: name of a provider, 2: name of a category, such as "Marketing" */
                __('%1$s shows this content and may leave cookies (%2$s).', 'islas'),
                $name,
                $category
            ))),
            Html::el('p', [], Html::el('button', [
                'type' => 'button', 'class' => 'button wp-element-button', 'data-islas-action' => 'consent.embed',
                'data-islas-provider' => $provider === '' ? null : $provider,
            ], Html::text(
                /* translators: %s: name of a provider */
                sprintf(__('Load content of %s', 'islas'), $name)
            ))),
            Html::el('p', [], Html::el(
                'a',
                ['href' => strpos($src, '//') === 0 ? 'https:' . $src : $src, 'rel' => 'noopener'],
                /* translators: %s: name of a provider */
                Html::text(sprintf(__('Open at %s', 'islas'), $name))
            ))
        );
    }
}

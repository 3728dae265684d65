<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\Pattern;

/**
 * Blocks addresses of known tags in style sheets of the page and in `style` attributes, such as the picture of a pixel
 * as a background: an empty picture stands in for each until the whole text may be given back.
 *
 * @phpstan-import-type Match from Rules
 */
final class StyleBlocker
{
    private const ADDRESSES = '~url\(\s*+("[^"]*+"|\'[^\']*+\'|[^)"\']*+)\s*+\)|@import\s++("[^"]*+"|\'[^\']*+\')~i';
    private const NOTHING = 'url("data:,")';

    private Rules $rules;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    /** Holds the addresses of the element whose tag the walk has come to. */
    public function visitTag(TagEditor $tags, string $tag): void
    {
        $isSheet = $tag === 'STYLE';
        if ($tags->is_tag_closer() || Marks::isMarked($tags)) {
            return;
        }
        $css = $isSheet ? $tags->get_modifiable_text() : BlockedTag::readAttribute($tags, 'style');
        if (stripos($css, 'url(') === false && stripos($css, '@import') === false) {
            return;
        }
        [$held, $match] = $this->removeTags($css);
        if ($match === null) {
            return;
        }
        $name = $isSheet ? 'css' : 'style';
        $attributes = [
            Marks::KEY => Marks::makeKey(), 'data-islas-consent' => $match['category'],
            'data-islas-held' => $name, 'data-islas-' . $name => $css,
        ] + ($match['provider'] === '' ? [] : ['data-islas-provider' => $match['provider']]);
        if (! $isSheet) {
            $tags->exchangeAttributes($attributes + ['style' => $held], []);
        } elseif ($tags->exchangeAttributes($attributes, [])) {
            $tags->set_modifiable_text($held);
        }
    }

    /** @return array{string, Match|null} The text without addresses that wait, and what it waits for. */
    private function removeTags(string $css): array
    {
        $match = null;
        $held = Pattern::replaceBy(self::ADDRESSES, function (array $found) use (&$match): string {
            $address = trim(trim($found[2] ?? $found[1]), '"\'');
            $one = $this->rules->matchUrl($address);
            if ($one === null) {
                return $found[0];
            }
            // What belongs to several waits for the consent that is asked for last.
            $match = $match === null || $match === $one ? $one : ['category' => 'marketing', 'provider' => ''];

            return isset($found[2]) ? '@import ' . self::NOTHING : self::NOTHING;
        }, $css);

        return [$held, $match];
    }
}

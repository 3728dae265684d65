<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_HTML_Tag_Processor;

/**
 * One link to the content on every page, first in the tab order. A theme's own link is kept and reads in the shop's
 * language; a classic theme without one gets Islas', where the page has something that it can lead to.
 */
final class SkipLink
{
    /** Given to a main element that has no id. */
    private const ID = 'islas-content';

    /** Where the content of a page without a main element usually is. */
    private const USUAL = ['content', 'primary'];

    private Settings $settings;

    /** Id from the filter `islas_skip_link_target`; empty if there is none. */
    private string $requested = '';

    /** Level of the output buffer that waits for the target; 0 when none does. */
    private int $level = 0;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * WordPress hook `wp_body_open`, before everything else. The link stands here; whether there is anything that it
     * can lead to is known once the content has been printed.
     */
    public function open(): void
    {
        if (! $this->isOurs()) {
            return;
        }
        $this->requested = $this->filteredTarget();
        ob_start([$this, 'complete']);
        $this->level = ob_get_level();
    }

    /** WordPress hook `wp_footer`, first. If other code has left a buffer open, PHP closes both at the end. */
    public function close(): void
    {
        if ($this->level > 0 && ob_get_level() === $this->level) {
            ob_end_flush();
        }
        $this->level = 0;
    }

    /** The page from `wp_body_open` on, with the link before it when the page has a place for it to lead to. */
    public function complete(string $page): string
    {
        $main = $usual = '';
        $tags = new WP_HTML_Tag_Processor($page);
        while ($tags->next_tag()) {
            $id = $tags->get_attribute('id');
            $id = is_string($id) ? $id : '';
            if ($id !== '' && $id === $this->requested) {
                $main = $id;
                break;
            }
            if ($main === '' && ($tags->get_tag() === 'MAIN' || $tags->get_attribute('role') === 'main')) {
                $main = $id === '' ? self::ID : $id;
                if ($id === '') {
                    $tags->set_attribute('id', $main);
                }
                if ($this->requested === '') {
                    break;
                }
            }
            $usual = in_array($id, self::USUAL, true) ? $usual ?: $id : $usual;
        }
        $target = $main ?: $usual;

        return $target === '' ? $page : self::link($target)->markup() . $tags->get_updated_html();
    }

    /**
     * WordPress hook `wp_footer`: a theme from before `wp_body_open` has no place for the link. A script puts it at
     * the beginning of the page, under the same condition.
     */
    public function showLate(): void
    {
        if (did_action('wp_body_open') > 0 || ! $this->isOurs()) {
            return;
        }
        self::link($this->filteredTarget() ?: self::ID, true)->show();
        $places = Json::encode('main,[role="main"],#' . implode(',#', self::USUAL));
        wp_print_inline_script_tag(strtr(InlineScripts::MOVE_SKIP_LINK, ['__PLACES__' => $places]));
    }

    /** Hook `storefront_header`, before that theme's links: it prints the one to the navigation first. */
    public function startBuffer(): void
    {
        ob_start();
    }

    /** Hook `storefront_header`, after them: the link to the content comes first. */
    public function endBuffer(): void
    {
        $links = (string) ob_get_clean();
        $link = '<a\b[^>]*\bskip-link\b[^>]*';
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the theme printed, in another order.
        echo Pattern::replace("~({$link}>.*?</a>)(\s*)({$link}href=\"#content\".*?</a>)~s", '$3$2$1', $links, 1);
    }

    /** Whether Islas prints the link on this shop. */
    public function isOurs(): bool
    {
        switch ($this->settings->text('skip_link')) {
            case 'always':
                return true;
            case 'never':
                return false;
            default:
                return ! wp_is_block_theme() && ! $this->themeHasOne();
        }
    }

    /**
     * WordPress filter `gettext_{theme}`: a theme without Spanish still links to the content in Spanish.
     *
     * @param mixed $translation
     * @param mixed $source
     * @return mixed
     */
    public function translate($translation, $source)
    {
        if ($translation !== $source) {
            return $translation;
        }
        switch ($source) {
            case 'Skip to content':
            case 'Skip to main content':
                return __('Skip to content', 'islas');
            case 'Skip to navigation':
                return __('Skip to navigation', 'islas');
            default:
                return $translation;
        }
    }

    /** Storefront prints its links from a hook, other themes from their header file. */
    private function themeHasOne(): bool
    {
        if (has_action('storefront_header', 'storefront_skip_links') !== false) {
            return true;
        }
        $header = locate_template('header.php');
        $source = is_readable($header) ? file_get_contents($header) : '';

        return is_string($source) && strpos($source, 'skip-link') !== false;
    }

    private static function link(string $target, bool $hidden = false): Html
    {
        return Html::el('a', [
            'class' => 'skip-link screen-reader-text islas-skip-link',
            'href' => '#' . $target,
            'hidden' => $hidden,
        ], Html::text(__('Skip to content', 'islas')));
    }

    private function filteredTarget(): string
    {
        /**
         * Filters the id of the element that Islas' link to the content leads to. Empty: the page's main element.
         *
         * @param string $id
         */
        $target = apply_filters('islas_skip_link_target', '');

        return is_string($target) ? sanitize_html_class($target, '') : '';
    }
}

<?php

declare(strict_types=1);

namespace Islas\Page;

use Islas\Markup\Html;
use Islas\Settings;

/**
 * One link to the content on every page, first in the tab order. A theme's own link is kept and reads in the shop's
 * language; a classic theme without one gets Islas'.
 */
final class SkipLink
{
    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** WordPress hook `wp_body_open`, before everything else. */
    public function show(): void
    {
        if (! $this->isOurs()) {
            return;
        }
        Html::el(
            'a',
            ['class' => 'skip-link screen-reader-text islas-skip-link', 'href' => '#' . $this->target()],
            Html::text(__('Skip to content', 'islas'))
        )->show();
    }

    /**
     * WordPress hook `wp_footer`: a theme from before `wp_body_open` gets the link at its end, and moved to the
     * beginning where scripts run.
     */
    public function showLate(): void
    {
        if (did_action('wp_body_open') > 0 || ! $this->isOurs()) {
            return;
        }
        $this->show();
        wp_print_inline_script_tag("document.body.prepend(document.querySelector('.islas-skip-link'))");
    }

    /** Hook `storefront_header`, before that theme's links: it prints the one to the navigation first. */
    public function hold(): void
    {
        ob_start();
    }

    /** Hook `storefront_header`, after them: the link to the content comes first. */
    public function release(): void
    {
        $links = (string) ob_get_clean();
        $link = '<a\b[^>]*\bskip-link\b[^>]*';
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the theme printed, in another order.
        echo preg_replace("~({$link}>.*?</a>)(\s*)({$link}href=\"#content\".*?</a>)~s", '$3$2$1', $links, 1) ?? $links;
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

    /** Id of the main region: a theme says it in a filter; classic themes call it `content` or `primary`. */
    private function target(): string
    {
        $target = apply_filters('islas_skip_link_target', 'content');

        return is_string($target) ? sanitize_html_class($target, 'content') : 'content';
    }
}

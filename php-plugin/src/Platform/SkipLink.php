<?php

declare(strict_types=1);

namespace Islas\Platform;

use ReflectionFunction;
use WP_Query;

/**
 * One link to the content on every page, first in the tab order. A theme's own link is kept and reads in the shop's
 * language; a classic theme without one gets Islas'. It leads to a mark that Islas prints where the content begins, and
 * the browser moves the focus to the main element around that (`widgets/page/paint.ts`).
 */
final class SkipLink
{
    /** Of the mark. */
    private const ID = 'islas-content';

    /** What WordPress gives the main element of a block theme. */
    private const ID_OF_BLOCK_THEMES = 'wp--skip-link--target';

    private Settings $settings;

    private ?bool $hasThemeOne = null;

    /** Whether the link on this page waits for its mark. */
    private bool $isMarkMissing = false;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** WordPress hook `wp_body_open`, before everything else. */
    public function printLink(): void
    {
        if ($this->isOurs()) {
            $target = self::findTarget();
            $this->isMarkMissing = $target === self::ID;
            self::renderLink($target)->show();
        }
    }

    /**
     * WordPress hook `loop_start`: in classic themes the content of most pages is a loop.
     *
     * @param mixed $query
     */
    public function markLoop($query): void
    {
        if ($query instanceof WP_Query && $query->is_main_query()) {
            $this->markContent();
        }
    }

    /** WooCommerce hook `woocommerce_before_main_content`, behind the beginning of the main element. */
    public function markContent(): void
    {
        if ($this->isMarkMissing) {
            $this->isMarkMissing = false;
            Html::el('span', ['id' => self::ID])->show();
        }
    }

    /**
     * WordPress hook `wp_footer`: a theme from before `wp_body_open` has no place for the link. A script puts it at
     * the beginning of the page, if that has a place for it to lead to.
     */
    public function printLateLink(): void
    {
        if (did_action('wp_body_open') > 0 || ! $this->isOurs()) {
            return;
        }
        self::renderLink(self::findTarget(), true)->show();
        wp_print_inline_script_tag(InlineScripts::MOVE_SKIP_LINK);
    }

    /** Hook `storefront_header`, in place of that theme's links: it prints the one to the navigation first. */
    public function printThemeLinks(): void
    {
        $priority = has_action('storefront_header', 'storefront_skip_links');
        if (! is_int($priority) || self::isOfChildTheme('storefront_skip_links')) {
            return;
        }
        remove_action('storefront_header', 'storefront_skip_links', $priority);
        $links = [
            'content' => __('Skip to content', 'islas'),
            'site-navigation' => __('Skip to navigation', 'islas'),
        ];
        foreach ($links as $id => $text) {
            $attributes = ['class' => 'skip-link screen-reader-text', 'href' => "#$id"];
            Html::el('a', $attributes, Html::text($text))->show();
        }
    }

    /** A child theme may have its own function of this name, which stays as it is. */
    private static function isOfChildTheme(string $function): bool
    {
        if (! is_child_theme() || ! function_exists($function)) {
            return false;
        }
        $file = (string) (new ReflectionFunction($function))->getFileName();

        return strpos($file, (string) realpath(get_stylesheet_directory()) . DIRECTORY_SEPARATOR) === 0;
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
                return ! wp_is_block_theme() && ! ($this->hasThemeOne ??= self::hasThemeOne());
        }
    }

    /**
     * WordPress filter `gettext_{theme}`: a theme without Spanish still links to the content in Spanish.
     *
     * @param mixed $translation
     * @param mixed $source
     * @return mixed
     */
    public function translateLink($translation, $source)
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
    private static function hasThemeOne(): bool
    {
        if (has_action('storefront_header', 'storefront_skip_links') !== false) {
            return true;
        }
        $header = locate_template('header.php');
        $source = is_readable($header) ? file_get_contents($header) : '';

        return is_string($source) && strpos($source, 'skip-link') !== false;
    }

    private static function renderLink(string $target, bool $hidden = false): Html
    {
        return Html::el('a', [
            'class' => 'skip-link screen-reader-text islas-skip-link',
            'href' => '#' . $target,
            'hidden' => $hidden,
        ], Html::text(__('Skip to content', 'islas')));
    }

    private static function findTarget(): string
    {
        /**
         * Filters the id of the element that Islas' link to the content leads to. Empty: the page's main element.
         *
         * @param string $id
         */
        $target = apply_filters('islas_skip_link_target', '');
        $target = is_string($target) ? sanitize_html_class($target, '') : '';

        return $target ?: (wp_is_block_theme() ? self::ID_OF_BLOCK_THEMES : self::ID);
    }
}

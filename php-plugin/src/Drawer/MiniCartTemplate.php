<?php

declare(strict_types=1);

namespace Islas\Drawer;

/**
 * Who has written the template part of WooCommerce's Mini-Cart block, which its drawer shows: WooCommerce, the owner in
 * the site editor, or the theme. It is looked for where the block looks.
 */
final class MiniCartTemplate
{
    public const BY_OWNER = 'owner';
    public const BY_THEME = 'theme';

    private const SLUG = 'mini-cart';
    /** Under which a saved part stands that is of no theme: WooCommerce's own, now and formerly. */
    private const OWNERS = ['woocommerce/woocommerce', 'woocommerce'];
    private const FOLDERS = ['parts', 'block-template-parts'];

    /** Whether this is the id of such a part, as `twentytwentyfive//mini-cart`. */
    public static function isId(string $id): bool
    {
        return substr($id, -strlen('//' . self::SLUG)) === '//' . self::SLUG;
    }

    /** @return self::BY_*|'' Empty for WooCommerce. */
    public static function findAuthor(): string
    {
        if (self::isSaved()) {
            return self::BY_OWNER;
        }
        foreach (self::FOLDERS as $folder) {
            if (is_readable(get_theme_file_path($folder . '/' . self::SLUG . '.html'))) {
                return self::BY_THEME;
            }
        }

        return '';
    }

    /** @return string A sentence for the owner that says who has changed the template; '' if nobody has. */
    public static function explainChange(): string
    {
        switch (self::findAuthor()) {
            case self::BY_OWNER:
                return __('On this shop the template has been changed in the site editor.', 'islas');
            case self::BY_THEME:
                return __('On this shop the theme has changed the template.', 'islas');
            default:
                return '';
        }
    }

    private static function isSaved(): bool
    {
        return get_posts([
            'post_type' => 'wp_template_part',
            'post_status' => 'publish',
            'post_name__in' => [self::SLUG],
            'numberposts' => 1,
            'fields' => 'ids',
            'tax_query' => [[
                'taxonomy' => 'wp_theme',
                'field' => 'name',
                'terms' => array_merge([get_stylesheet()], self::OWNERS),
            ]],
        ]) !== [];
    }
}

<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\Pattern;
use Islas\Platform\ShopAddress;

/**
 * Where a style sheet of a page comes from. What the theme, WordPress or WooCommerce prints is mostly the same on all
 * pages; what other plugins print may be about one page.
 */
final class StyleSource
{
    /** Style sheets that WordPress prints into every page alike, though they have no file. */
    private const OF_ALL_PAGES = [
        'classic-theme-styles', 'global-styles', 'wp-block-library', 'wp-emoji-styles', 'wp-img-auto-sizes-contain',
    ];

    /** @var list<string> Addresses of the folders of the theme, without a scheme. */
    private array $theme;

    /** @var list<string> Those of WordPress and of WooCommerce. */
    private array $shop;

    public function __construct()
    {
        $this->theme = array_map([self::class, 'folder'], [
            get_template_directory_uri(), get_stylesheet_directory_uri(),
        ]);
        $this->shop = array_map([self::class, 'folder'], [includes_url(), WC()->plugin_url()]);
    }

    /** Whether the rules belong to a style sheet of the theme, of WordPress or of WooCommerce. */
    public function isOfSite(string $handle): bool
    {
        $source = wp_styles()->registered[$handle]->src ?? '';

        return in_array($handle, self::OF_ALL_PAGES, true)
            || is_string($source) && self::isWithin($source, array_merge($this->theme, $this->shop));
    }

    /**
     * The file whose rules WordPress has put into the page instead of a link, as it does with small ones; null for
     * other style sheets. Those of blocks count in block themes only, whose templates have the same blocks on many
     * pages: elsewhere blocks are the content of one page.
     *
     * @return array{address: string, rules: string}|null
     */
    public function file(string $handle): ?array
    {
        $style = wp_styles()->registered[$handle] ?? null;
        $source = $style->extra['inlined_src'] ?? '';
        $parts = $style->extra['after'] ?? [];
        $rules = is_array($parts) ? $parts[0] ?? '' : '';
        // Where a language is written from right to left, the rules may be of another file.
        $isMirrored = is_rtl() && isset($style->extra['rtl']);
        if ($style === null || $style->src || $isMirrored || ! is_string($source) || ! is_string($rules)) {
            return null;
        }
        // Stands beside small ones that one file can have as well.
        if (in_array($handle, self::OF_ALL_PAGES, true)) {
            return null;
        }
        $folders = wp_is_block_theme() ? array_merge($this->theme, $this->shop) : $this->theme;
        if ($source === '' || $rules === '' || ! self::isWithin($source, $folders)) {
            return null;
        }
        $address = wp_styles()->_css_href($source, $style->ver, $handle);

        return wp_parse_url($address, PHP_URL_HOST) === wp_parse_url(ShopAddress::home(), PHP_URL_HOST)
            ? ['address' => $address, 'rules' => $rules]
            : null;
    }

    /** @param list<string> $folders Without a scheme. */
    private static function isWithin(string $source, array $folders): bool
    {
        if ($source === '') {
            return false;
        }
        $isPath = strncmp($source, '/', 1) === 0 && strncmp($source, '//', 2) !== 0;
        $address = self::withoutScheme(($isPath ? wp_styles()->base_url : '') . $source);
        foreach ($folders as $folder) {
            if (strncmp($address, $folder, strlen($folder)) === 0) {
                return true;
            }
        }

        return false;
    }

    private static function folder(string $address): string
    {
        return self::withoutScheme(rtrim($address, '/') . '/');
    }

    private static function withoutScheme(string $address): string
    {
        return Pattern::replace('~^https?:~', '', $address);
    }
}

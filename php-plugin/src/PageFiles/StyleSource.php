<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\Pattern;
use Islas\Platform\ShopAddress;
use _WP_Dependency;

/**
 * Where a style sheet of a page comes from. What the theme, WordPress or WooCommerce prints is mostly the same on all
 * pages; what other plugins print may be about one page, or about its visitor.
 */
final class StyleSource
{
    /** Style sheets that WordPress prints into every page alike, though they have no file. */
    private const WITHOUT_FILE = ['global-styles'];

    /** On every page of a classic theme, too. */
    private const LIBRARY = 'wp-block-library';

    /** @var list<string> Addresses of the folders of the theme, without a scheme. */
    private array $theme;

    /** @var list<string> Those of WordPress and of WooCommerce. */
    private array $shop;

    public function __construct()
    {
        $this->theme = array_map([self::class, 'findFolder'], [
            get_template_directory_uri(), get_stylesheet_directory_uri(),
        ]);
        $this->shop = array_map([self::class, 'findFolder'], [includes_url(), WC()->plugin_url()]);
    }

    /** Whether the rules belong to a style sheet of the theme, of WordPress or of WooCommerce. */
    public function isOfSite(_WP_Dependency $style): bool
    {
        return in_array($style->handle, self::WITHOUT_FILE, true)
            || is_string($style->src) && self::isWithin($style->src, array_merge($this->theme, $this->shop));
    }

    /**
     * Whether the file of a style sheet is on many pages. Those of blocks count in block themes only, whose templates
     * have the same blocks on many pages: elsewhere blocks are the content of one page.
     */
    public function isOnManyPages(_WP_Dependency $style): bool
    {
        $isOnMany = wp_is_block_theme() || $style->handle === self::LIBRARY;
        $folders = $isOnMany ? array_merge($this->theme, $this->shop) : $this->theme;

        return is_string($style->src) && self::isWithin($style->src, $folders);
    }

    /** Whether browsers get the file from the shop's own host. */
    public function isOnShopHost(_WP_Dependency $style): bool
    {
        $address = wp_styles()->_css_href((string) $style->src, $style->ver, $style->handle);

        return wp_parse_url($address, PHP_URL_HOST) === wp_parse_url(ShopAddress::findHome(), PHP_URL_HOST);
    }

    /** @param list<string> $folders Without a scheme. */
    private static function isWithin(string $source, array $folders): bool
    {
        if ($source === '') {
            return false;
        }
        $isPath = strncmp($source, '/', 1) === 0 && strncmp($source, '//', 2) !== 0;
        $address = self::removeScheme(($isPath ? wp_styles()->base_url : '') . $source);
        foreach ($folders as $folder) {
            if (strncmp($address, $folder, strlen($folder)) === 0) {
                return true;
            }
        }

        return false;
    }

    private static function findFolder(string $address): string
    {
        return self::removeScheme(rtrim($address, '/') . '/');
    }

    private static function removeScheme(string $address): string
    {
        return Pattern::replace('~^https?:~', '', $address);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

use WC_AJAX;

/**
 * Addresses of the shop that pages need again and again. WordPress reads two options and asks plugins whenever it makes
 * one, and a page has some thirty; until it is printed, a plugin for languages may set another domain.
 */
final class ShopAddress
{
    /** The name of an endpoint that scripts put another name in for. */
    public const ANY = '%%endpoint%%';

    private const FILTER = 'woocommerce_ajax_get_endpoint';

    /** @var array<int, array<string, string>> Site of a network → path → address, since its pages are printed. */
    private static array $homes = [];

    /** @var array<int, string> Site of a network → address of any endpoint, since its pages are printed. */
    private static array $endpoints = [];

    /** As `home_url()`. */
    public static function home(string $path = ''): string
    {
        if (did_action('template_redirect') === 0) {
            return home_url($path);
        }

        return self::$homes[get_current_blog_id()][$path] ??= home_url($path);
    }

    /** As `WC_AJAX::get_endpoint()`, which costs a page as much for each of its four as all of them here. */
    public static function endpoint(string $name): string
    {
        // A filter may make another address of each.
        if (did_action('template_redirect') === 0 || has_filter(self::FILTER) !== false) {
            return WC_AJAX::get_endpoint($name);
        }
        $any = self::$endpoints[get_current_blog_id()] ??= WC_AJAX::get_endpoint(self::ANY);

        return str_replace(self::ANY, $name, $any);
    }
}

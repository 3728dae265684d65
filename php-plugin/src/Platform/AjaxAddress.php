<?php

declare(strict_types=1);

namespace Islas\Platform;

use WC_AJAX;

/**
 * Addresses of WooCommerce's endpoints, which differ in their name only.
 */
final class AjaxAddress
{
    /** What scripts put a name in for. */
    public const ANY = '%%endpoint%%';

    private const FILTER = 'woocommerce_ajax_get_endpoint';

    /** @var array<int, string> Site of a network → address of any endpoint, since its pages are printed. */
    private static array $any = [];

    /** As `WC_AJAX::get_endpoint()`, which costs a page as much for each of its four as all of them here. */
    public static function of(string $endpoint): string
    {
        // A filter may make another address of each, and a plugin for languages may set the domain until pages are
        // printed.
        if (did_action('template_redirect') === 0 || has_filter(self::FILTER) !== false) {
            return WC_AJAX::get_endpoint($endpoint);
        }
        $any = self::$any[get_current_blog_id()] ??= WC_AJAX::get_endpoint(self::ANY);

        return str_replace(self::ANY, $endpoint, $any);
    }
}

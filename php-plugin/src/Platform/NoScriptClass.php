<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The class `woocommerce-no-js`, which WooCommerce's inline script replaces at the end of the page. Themes give pages
 * with `woocommerce-js` another layout, and with Islas a page can be painted before its end: so the same script runs
 * at its beginning.
 */
final class NoScriptClass
{
    private const PRINTER = 'wc_no_js';

    /** WordPress hook `wp_body_open`, before what is printed there. A theme without the hook keeps the script's place. */
    public static function replaceFirst(): void
    {
        $priority = has_action('wp_footer', self::PRINTER);
        if (is_int($priority) && remove_action('wp_footer', self::PRINTER, $priority)) {
            wc_no_js();
        }
    }
}

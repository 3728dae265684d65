<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\Platform\ScriptQueue;
use WP_Scripts;

/**
 * Who needs WooCommerce's own gallery on a page: scripts that depend on one of its files, a file that somebody has put
 * in the place of one, and a template that prints a gallery of its own. Beside any of them the gallery stays stock.
 */
final class StockUsers
{
    /** Handles of WooCommerce, also those from before 10.3, with the end of the path of their file. */
    public const FILES = [
        'wc-single-product' => 'frontend/single-product',
        'wc-flexslider' => 'flexslider/jquery.flexslider',
        'flexslider' => 'flexslider/jquery.flexslider',
        'wc-zoom' => 'zoom/jquery.zoom',
        'zoom' => 'zoom/jquery.zoom',
        'wc-photoswipe' => 'photoswipe/photoswipe',
        'photoswipe' => 'photoswipe/photoswipe',
        'wc-photoswipe-ui-default' => 'photoswipe/photoswipe-ui-default',
        'photoswipe-ui-default' => 'photoswipe/photoswipe-ui-default',
    ];

    private const TEMPLATE = 'single-product/product-image.php';

    /** Classes without which a template is none that a script for WooCommerce's gallery could work on. */
    private const CLASSES = ['woocommerce-product-gallery', 'woocommerce-product-gallery__wrapper'];

    /** @return list<string> Handles with what they need, as `theme-gallery (wc-flexslider)`; and the template. */
    public static function findUsers(WP_Scripts $scripts): array
    {
        $found = [];
        foreach (ScriptQueue::listPrinted($scripts) as $handle) {
            $script = $scripts->registered[$handle];
            if (! isset(self::FILES[$handle])) {
                $needed = array_intersect(array_filter($script->deps, 'is_string'), array_keys(self::FILES));
                if ($needed !== []) {
                    $found[] = $handle . ' (' . implode(', ', $needed) . ')';
                }
            } elseif ($script->src && strpos((string) $script->src, '/assets/js/' . self::FILES[$handle]) === false) {
                $found[] = $handle . ' (' . $script->src . ')';
            }
        }

        return self::hasStockTemplate() ? $found : array_merge($found, [self::TEMPLATE]);
    }

    /** Whether the template of the page prints the gallery that WooCommerce's scripts know. */
    public static function hasStockTemplate(): bool
    {
        $file = wc_locate_template(self::TEMPLATE);
        $file = apply_filters('wc_get_template', $file, self::TEMPLATE, [], '', '');
        if (! is_string($file) || strpos($file, WC()->plugin_path()) === 0) {
            return true;
        }
        $code = is_readable($file) ? (string) file_get_contents($file) : '';
        foreach (self::CLASSES as $class) {
            if (strpos($code, $class) === false) {
                return false;
            }
        }

        return true;
    }
}

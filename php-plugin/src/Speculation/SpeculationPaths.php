<?php

declare(strict_types=1);

namespace Islas\Speculation;

/**
 * Pages that a browser must not fetch ahead: they are one visitor's, and a press on a link to the cart opens the
 * drawer. WordPress leaves out every address with parameters, but only where permalinks have names.
 */
final class SpeculationPaths
{
    private const PAGES = ['cart', 'checkout', 'myaccount'];

    /** Parameters of links that change something, where WordPress does not leave out all parameters. */
    private const CHANGES = '/*\\?*(^|&)(add-to-cart|remove_item|undo_item|apply_coupon|remove_coupon|order_again'
        . '|cancel_order|customer-logout|wc-ajax|wc-api)=*';

    /**
     * WordPress filter `wp_speculation_rules_href_exclude_paths`.
     *
     * @param mixed $paths
     * @return mixed
     */
    public static function excludePaths($paths)
    {
        if (! is_array($paths)) {
            return $paths;
        }
        $isNamed = (bool) get_option('permalink_structure');
        $front = get_option('page_on_front');
        foreach (self::PAGES as $page) {
            $id = wc_get_page_id($page);
            // Not the whole shop, where one of them is its front page.
            if ($id <= 0 || (is_numeric($front) && $id === (int) $front)) {
                continue;
            }
            $path = wp_parse_url((string) get_permalink($id), PHP_URL_PATH);
            if (! $isNamed) {
                $paths[] = "/*\\?*(^|&)page_id=$id(&*)?";
            } elseif (is_string($path)) {
                $paths[] = trailingslashit($path) . '*';
            }
        }

        return $isNamed ? $paths : [...$paths, self::CHANGES];
    }
}

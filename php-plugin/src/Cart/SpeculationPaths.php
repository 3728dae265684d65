<?php

declare(strict_types=1);

namespace Islas\Cart;

/** Pages that a browser must not fetch ahead: they are one visitor's, and a press on a link to the cart opens the drawer. */
final class SpeculationPaths
{
    private const PAGES = ['cart', 'checkout', 'myaccount'];

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
        $front = get_option('page_on_front');
        foreach (self::PAGES as $page) {
            $id = wc_get_page_id($page);
            $path = $id > 0 ? wp_parse_url((string) get_permalink($id), PHP_URL_PATH) : null;
            // Not the whole shop, where one of them is its front page.
            if (is_string($path) && ! (is_numeric($front) && $id === (int) $front)) {
                $paths[] = trailingslashit($path) . '*';
            }
        }

        return $paths;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Account;

/**
 * Marks the menu item that leads to the account and holds a submenu, so that the account menu opens in any theme.
 */
final class AccountMenu
{
    public const MARK = 'islas-account-menu';

    /** The account's path. */
    private ?string $account = null;

    /**
     * WordPress filter `nav_menu_css_class`.
     *
     * @param mixed $classes
     * @param mixed $item
     * @return mixed
     */
    public function markSubmenus($classes, $item)
    {
        if (! is_array($classes) || ! in_array('menu-item-has-children', $classes, true)) {
            return $classes;
        }
        $url = is_object($item) && isset($item->url) && is_string($item->url) ? $item->url : '';
        $this->account ??= self::findPath(wc_get_page_permalink('myaccount'));
        if ($url !== '' && self::findPath($url) === $this->account) {
            $classes[] = self::MARK;
        }

        return $classes;
    }

    /** Menus hold whole addresses and relative ones. */
    private static function findPath(string $url): string
    {
        return untrailingslashit(wp_make_link_relative($url));
    }
}

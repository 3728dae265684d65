<?php

declare(strict_types=1);

namespace Islas\Notices;

/**
 * Whether the current page is one that a notice is limited to.
 */
final class NoticePages
{
    public static function isCurrentPage(string $rule): bool
    {
        switch ($rule) {
            case 'front':
                return is_front_page();
            case 'shop':
                return is_shop() || is_product_taxonomy() || is_product();
            case 'product':
                return is_product();
            case 'cart':
                return is_cart() || is_checkout();
            case 'account':
                return is_account_page();
            default:
                return true;
        }
    }
}

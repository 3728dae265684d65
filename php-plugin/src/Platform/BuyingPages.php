<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Whether the page is a cart or a checkout: WooCommerce's own pages, and any other with its blocks, which `is_cart()`
 * and `is_checkout()` do not recognise.
 */
final class BuyingPages
{
    public static function isCart(): bool
    {
        return is_cart() || has_block('woocommerce/cart');
    }

    /** The checkout itself, not what follows the order. */
    public static function isCheckout(): bool
    {
        return (is_checkout() || has_block('woocommerce/checkout'))
            && ! is_order_received_page() && ! is_checkout_pay_page();
    }
}

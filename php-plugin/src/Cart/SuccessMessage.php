<?php

declare(strict_types=1);

namespace Islas\Cart;

use WC_Product;

/** What a link says when its product is in the cart, in the shop's language also where WooCommerce's pack lacks it. */
final class SuccessMessage
{
    private const ENGLISH = '&ldquo;%s&rdquo; has been added to your cart';

    /**
     * WooCommerce's filter `woocommerce_product_add_to_cart_success_message`, before other plugins.
     *
     * @param mixed $text
     * @param mixed $product
     * @return mixed
     */
    public static function translateMessage($text, $product = null)
    {
        return $product instanceof WC_Product && $text === sprintf(self::ENGLISH, $product->get_name())
            /* translators: %s: product name */
            ? sprintf(__('&ldquo;%s&rdquo; has been added to your cart', 'islas'), $product->get_name())
            : $text;
    }
}

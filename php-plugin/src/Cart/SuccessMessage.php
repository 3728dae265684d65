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

    /**
     * WooCommerce's filter `woocommerce_loop_add_to_cart_args`: WooCommerce before 9 does not print the message that
     * is announced after an add.
     *
     * @param mixed $args
     * @param mixed $product
     * @return mixed
     */
    public static function addToButton($args, $product = null)
    {
        $isAdding = $product instanceof WC_Product
            && is_array($args)
            && is_array($args['attributes'] ?? null)
            && is_string($args['class'] ?? null)
            && in_array('ajax_add_to_cart', explode(' ', $args['class']), true);
        if (! $isAdding || method_exists($product, 'add_to_cart_success_message')) {
            return $args;
        }
        $message = self::translateMessage(sprintf(self::ENGLISH, $product->get_name()), $product);
        $args['attributes'] += ['data-success_message' => $message];

        return $args;
    }
}

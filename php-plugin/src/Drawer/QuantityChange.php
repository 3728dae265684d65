<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use WC_Cart;
use WC_Product;
use WP_Error;

/**
 * Sets the quantity of a line, with the checks and hooks of the cart page's form (`WC_Form_Handler`), and with those of
 * its field, which the browser makes there.
 */
final class QuantityChange
{
    /**
     * @param string $posted As the field has it; 0 removes the line.
     * @return string|null The shop's error message; '' on success; null if it is among the notices, or nowhere.
     */
    public static function changeQuantity(string $key, string $posted): ?string
    {
        $cart = WC()->cart;
        $item = $cart->get_cart_item($key);
        $product = $item['data'] ?? null;
        $number = Pattern::replace('/[^0-9.]/', '', $posted);
        if (! $product instanceof WC_Product || ! is_numeric($number)) {
            return null;
        }
        // @phpstan-ignore-next-line argument.type -- WooCommerce gives it what was posted, a text.
        $quantity = apply_filters('woocommerce_stock_amount_cart_item', wc_stock_amount($number), $key);
        $quantity = is_numeric($quantity) ? $quantity + 0 : 0;
        if ($quantity == $item['quantity']) {
            return '';
        }
        if (! apply_filters('woocommerce_update_cart_validation', true, $key, $item, $quantity)) {
            return null;
        }
        $refusal = $quantity > 0 ? self::explainRefusal($cart, $key, $product, $quantity) : '';
        if ($refusal !== '') {
            return $refusal;
        }
        // @phpstan-ignore-next-line argument.type -- Documented as whole; WooCommerce sells parts of a piece too.
        $cart->set_quantity($key, $quantity > 0 ? $quantity : 0, false);
        // phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own, of the same form.
        do_action(
            'internal_woocommerce_cart_item_updated_from_user_request',
            $key,
            $quantity,
            $item['quantity'],
            $cart
        );
        // phpcs:enable
        apply_filters('woocommerce_update_cart_action_cart_updated', true);

        return '';
    }

    /** @param float|int $quantity */
    private static function explainRefusal(WC_Cart $cart, string $key, WC_Product $product, $quantity): string
    {
        $item = $cart->get_cart_item($key);
        if ($quantity > $item['quantity']) {
            $error = self::explainStock($cart, $key, $product, $quantity);
            if ($error !== '') {
                return $error;
            }
        }
        $field = QuantityField::describeField($product, new Item($key, $item), $product->get_name());
        $isTaken = QuantityField::isAccepted((float) $quantity, $field['min'], $field['max'], $field['step']);

        return $isTaken ? '' : __('This quantity cannot be ordered. Choose another one.', 'islas');
    }

    /**
     * WooCommerce's own check of the stock, of the lines that share this product's, as if the quantity were set.
     *
     * @param float|int $quantity
     */
    private static function explainStock(WC_Cart $cart, string $key, WC_Product $product, $quantity): string
    {
        $all = $cart->get_cart_contents();
        $stock = $product->get_stock_managed_by_id();
        $same = [];
        foreach ($all as $other => $item) {
            $one = is_array($item) ? $item['data'] ?? null : null;
            if ($one instanceof WC_Product && $one->get_stock_managed_by_id() === $stock) {
                $same[$other] = ($other === $key ? ['quantity' => $quantity] : []) + $item;
            }
        }
        try {
            $cart->set_cart_contents($same);
            $error = $cart->check_cart_item_stock();
        } finally {
            $cart->set_cart_contents($all);
        }

        return $error instanceof WP_Error ? PlainText::inOneLine($error->get_error_message()) : '';
    }
}

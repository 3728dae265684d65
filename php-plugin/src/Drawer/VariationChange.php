<?php

declare(strict_types=1);

namespace Islas\Drawer;

use WC_Data_Store;
use WC_Product_Variable;

/**
 * Replaces a line by another variation of the same product, with its quantity and the data that plugins attached. If
 * WooCommerce refuses it, the cart does not change.
 */
final class VariationChange
{
    /** Keys of a cart line that WooCommerce stores; other keys belong to other plugins. */
    private const OWN = [
        'key', 'product_id', 'variation_id', 'variation', 'quantity', 'data', 'data_hash', 'line_tax_data',
        'line_subtotal', 'line_subtotal_tax', 'line_total', 'line_tax',
    ];

    /**
     * @param array<string, string> $attributes By field name, `attribute_…`.
     * @return string|null The shop's error message; '' on success; null if it is among the notices, or nowhere.
     */
    public function changeVariation(string $key, array $attributes): ?string
    {
        $cart = WC()->cart;
        $item = new Item($key, $cart->get_cart_item($key));
        $product = $item->product > 0 ? wc_get_product($item->product) : null;
        if (! $product instanceof WC_Product_Variable) {
            return null;
        }
        $attributes = array_intersect_key($attributes, $item->attributes) + $item->attributes;
        $store = WC_Data_Store::load('product');
        // @phpstan-ignore-next-line method.notFound -- Its methods are those of the store that it stands for.
        $variation = $store->find_matching_product_variation($product, $attributes);
        $variation = is_numeric($variation) ? (int) $variation : 0;
        if ($variation === 0) {
            return __('Sorry, no products matched your selection. Please choose a different combination.', 'islas');
        }
        if ($attributes == $item->attributes) {
            return '';
        }

        return $this->replaceVariation($item, $variation, $attributes);
    }

    /** @param array<string, string> $attributes */
    private function replaceVariation(Item $item, int $variation, array $attributes): ?string
    {
        $cart = WC()->cart;
        $before = $cart->get_cart_contents();
        $removed = $cart->get_removed_cart_contents();
        try {
            $added = $this->exchangeLine($item, $variation, $attributes);
        } finally {
            // Also if a callback of another plugin throws.
            if (! is_string($added ?? false)) {
                $cart->set_cart_contents($before);
                $cart->set_removed_cart_contents($removed);
            }
        }
        if (! is_string($added)) {
            return null;
        }
        // The line stays where it was, unless it has become one with another.
        if (! isset($before[$added])) {
            LinePlace::moveLine($cart, $added, (int) array_search($item->key, array_keys($before), true));
        }

        return '';
    }

    /**
     * @param array<string, string> $attributes
     * @return string|bool The new line's key; false if it was refused.
     */
    private function exchangeLine(Item $item, int $variation, array $attributes)
    {
        $cart = WC()->cart;
        $removed = $cart->get_removed_cart_contents();
        $isAllowed = apply_filters(
            'woocommerce_add_to_cart_validation',
            true,
            $item->product,
            $item->quantity,
            $variation,
            $attributes
        );
        $cart->remove_cart_item($item->key);
        $cart->set_removed_cart_contents($removed);

        return $isAllowed ? $cart->add_to_cart(
            $item->product,
            // @phpstan-ignore-next-line argument.type -- Documented as whole; WooCommerce sells parts of a piece too.
            $item->quantity,
            $variation,
            $attributes,
            array_diff_key($item->fields, array_flip(self::OWN))
        ) : false;
    }
}

<?php

declare(strict_types=1);

namespace Islas\ProductAdd;

use WC_Product;

/** One product that has come into the cart, and what WooCommerce's own add without a page says of it. */
final class AddedItem
{
    private int $product;
    private int $variation;
    private float $quantity;

    /**
     * Takes the arguments of the action `woocommerce_add_to_cart`, which other plugins may fire too.
     *
     * @param mixed $product
     * @param mixed $variation
     * @param mixed $quantity
     */
    public function __construct($product, $variation, $quantity)
    {
        $this->product = is_numeric($product) ? absint($product) : 0;
        $this->variation = is_numeric($variation) ? absint($variation) : 0;
        $this->quantity = is_numeric($quantity) ? (float) $quantity : 1.0;
    }

    /**
     * The items that an add is about: the product that was asked for without the parts that a bundle brings along, or
     * the parts of a grouped product, which itself is in no cart.
     *
     * @param list<self> $all
     * @return list<self>
     */
    public static function findMatching(array $all, int $requested): array
    {
        $requested = apply_filters('woocommerce_add_to_cart_product_id', $requested);
        $own = array_values(array_filter(
            $all,
            static fn (self $item) => in_array($requested, [$item->product, $item->variation], true)
        ));

        return $own === [] ? $all : [end($own)];
    }

    /**
     * What the button says of them that is handed to listeners: a variation's own id and SKU, a group's for its parts.
     *
     * @param non-empty-list<self> $items
     * @return array{product_id: string, quantity: string, product_sku: string}
     */
    public static function combineRows(array $items, int $requested): array
    {
        return [
            'product_id' => (string) (count($items) > 1 ? $requested : $items[0]->findId()),
            'quantity' => (string) array_sum(array_map(static fn (self $item) => $item->quantity, $items)),
            'product_sku' => self::findSku(count($items) > 1 ? $requested : $items[0]->findId()),
        ];
    }

    /** Fires the action of WooCommerce's `add_to_cart` endpoint, with the fields that are posted there. */
    public function announceAdd(): void
    {
        if (get_post_status($this->findId()) !== 'publish') {
            return;
        }
        $fields = [
            'product_id' => (string) $this->findId(),
            'quantity' => (string) $this->quantity,
            'product_sku' => self::findSku($this->findId()),
        ];
        // Kept after the action: callbacks of the fragments' filter read them later in this request.
        // phpcs:disable WordPress.Security.NonceVerification -- See `AddFormController`.
        $_POST = wp_slash($fields) + $_POST;
        $_REQUEST = wp_slash($fields) + $_REQUEST;
        // phpcs:enable
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
        do_action('woocommerce_ajax_added_to_cart', $this->product);
    }

    private function findId(): int
    {
        return $this->variation !== 0 ? $this->variation : $this->product;
    }

    private static function findSku(int $id): string
    {
        $product = wc_get_product($id);

        return $product instanceof WC_Product ? (string) $product->get_sku() : '';
    }
}

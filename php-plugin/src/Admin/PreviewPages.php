<?php

declare(strict_types=1);

namespace Islas\Admin;

use WC_Order;
use WC_Product;

/**
 * The pages of this shop that a preview shows.
 */
final class PreviewPages
{
    /** @return array{shop: string, product: string, cart: string, thanks: string} Addresses, '' for what is missing. */
    public static function findAddresses(): array
    {
        $shop = wc_get_page_permalink('shop', home_url('/'));

        return [
            'shop' => $shop === '' ? home_url('/') : $shop,
            'product' => self::findProductUrl('variable') ?: self::findProductUrl('simple'),
            'cart' => wc_get_page_id('cart') > 0 ? wc_get_cart_url() : '',
            'thanks' => self::findOrderReceivedUrl(),
        ];
    }

    private static function findProductUrl(string $type): string
    {
        $found = wc_get_products([
            'type' => $type, 'status' => 'publish', 'visibility' => 'catalog', 'limit' => 1, 'orderby' => 'date',
            'order' => 'DESC',
        ]);
        $product = is_array($found) ? reset($found) : false;

        return $product instanceof WC_Product ? $product->get_permalink() : '';
    }

    private static function findOrderReceivedUrl(): string
    {
        $found = wc_get_orders([
            'type' => 'shop_order', 'status' => ['wc-processing', 'wc-completed', 'wc-on-hold'], 'limit' => 1,
            'orderby' => 'date', 'order' => 'DESC',
        ]);
        $order = is_array($found) ? reset($found) : false;

        return $order instanceof WC_Order && wc_get_page_id('checkout') > 0
            ? $order->get_checkout_order_received_url()
            : '';
    }
}

<?php

declare(strict_types=1);

namespace Islas\Cart;

/** The cart's regions, as WooCommerce's own endpoints answer with them. */
final class Regions
{
    /** @return array{fragments: mixed, cart_hash: string} */
    public static function toArray(): array
    {
        ob_start();
        woocommerce_mini_cart();
        $content = '<div class="widget_shopping_cart_content">' . ob_get_clean() . '</div>';

        return [
            'fragments' => apply_filters(
                'woocommerce_add_to_cart_fragments',
                ['div.widget_shopping_cart_content' => $content]
            ),
            'cart_hash' => (string) WC()->cart->get_cart_hash(),
        ];
    }
}

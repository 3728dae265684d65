<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\PlainText;
use WC_Cart;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/**
 * How far a cart is from free shipping by its amount, computed like WooCommerce's method of that name, for the zone
 * where the shopper is.
 */
final class FreeShipping
{
    /** @return array{text: string, percent: int} No text where no amount makes shipping free. */
    public function toArray(WC_Cart $cart): array
    {
        $none = ['text' => '', 'percent' => 0];
        if ($cart->is_empty() || ! $cart->needs_shipping()) {
            return $none;
        }
        foreach ($cart->get_shipping_packages() as $package) {
            $zone = WC_Shipping_Zones::get_zone_matching_package((array) $package);
            foreach ($zone->get_shipping_methods(true) as $method) {
                if (
                    $method instanceof WC_Shipping_Free_Shipping
                    && in_array($method->requires, ['min_amount', 'either'], true)
                ) {
                    return self::progress((float) wc_format_decimal($method->min_amount), self::amount($cart, $method));
                }
            }
        }

        return $none;
    }

    private static function amount(WC_Cart $cart, WC_Shipping_Free_Shipping $method): float
    {
        $total = (float) $cart->get_displayed_subtotal();
        if ($method->ignore_discounts === 'no') {
            $total -= $cart->get_discount_total();
            $total -= $cart->display_prices_including_tax() ? $cart->get_discount_tax() : 0;
        }

        return round($total, wc_get_price_decimals());
    }

    /** @return array{text: string, percent: int} */
    private static function progress(float $goal, float $amount): array
    {
        if ($goal <= 0 || $amount >= $goal) {
            return ['text' => __('You can choose free shipping.', 'islas'), 'percent' => 100];
        }
        $left = PlainText::ofMarkup(wc_price($goal - $amount));

        return [
            /* translators: %s: an amount of money */
            'text' => sprintf(__('%s more and shipping can be free.', 'islas'), $left),
            'percent' => (int) floor(100 * max(0, $amount) / $goal),
        ];
    }
}

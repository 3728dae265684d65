<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Json;
use Islas\Platform\PlainText;
use WC_Cache_Helper;
use WC_Cart;
use WC_Session;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/**
 * How far a cart is from free shipping by its amount, computed like WooCommerce's method of that name, for the zone
 * where the shopper is. Its condition is the amount, and whether discounts are subtracted from the cart's. Whether it
 * is free is the method's own answer, which other plugins change.
 *
 * @phpstan-type Condition array{goal: float, discounts: bool, isFree: bool}
 */
final class FreeShipping
{
    /** In the shopper's session. */
    private const KEPT = 'islas_shipping_condition';

    /** @return array{text: string, percent: int} No text where no amount makes shipping free. */
    public function toArray(WC_Cart $cart): array
    {
        $none = ['text' => '', 'percent' => 0];
        if ($cart->is_empty() || ! $cart->needs_shipping()) {
            return $none;
        }
        $condition = self::readCondition($cart);

        return $condition === null
            ? $none
            : self::describeProgress($condition, self::sumCart($cart, $condition['discounts']));
    }

    /**
     * What the method asks for, which six queries and an object for each method find. Kept in the session for as long
     * as WooCommerce keeps the rates there: until the cart, the shopper or the shop's shipping changes.
     *
     * @return Condition|null
     */
    private static function readCondition(WC_Cart $cart): ?array
    {
        $packages = array_map(static fn ($package): array => (array) $package, $cart->get_shipping_packages());
        /** @var WC_Session|null $session */
        $session = WC()->session ?? null; // @phpstan-ignore nullCoalesce.property (Null outside of a shopper's visit.)
        if ($session === null) {
            return self::findCondition($packages);
        }
        $key = md5(Json::encode([
            WC_Cache_Helper::get_transient_version('shipping'),
            $cart->get_cart_hash(),
            get_woocommerce_currency(),
            array_map(static fn (array $package): array => array_diff_key($package, ['contents' => 1]), $packages),
        ]));
        $kept = $session->get(self::KEPT);
        if (! is_array($kept) || ($kept['key'] ?? '') !== $key) {
            $kept = ['key' => $key, 'condition' => self::findCondition($packages)];
            $session->set(self::KEPT, $kept);
        }
        $condition = $kept['condition'] ?? null;

        return is_array($condition)
            && is_float($condition['goal'] ?? null)
            && is_bool($condition['discounts'] ?? null)
            && is_bool($condition['isFree'] ?? null)
            ? ['goal' => $condition['goal'], 'discounts' => $condition['discounts'], 'isFree' => $condition['isFree']]
            : null;
    }

    /**
     * @param array<array<mixed>> $packages
     * @return Condition|null
     */
    private static function findCondition(array $packages): ?array
    {
        foreach ($packages as $package) {
            $zone = WC_Shipping_Zones::get_zone_matching_package($package);
            foreach ($zone->get_shipping_methods(true) as $method) {
                if (
                    $method instanceof WC_Shipping_Free_Shipping
                    && in_array($method->requires, ['min_amount', 'either'], true)
                ) {
                    return [
                        'goal' => self::convertGoal($method),
                        'discounts' => $method->ignore_discounts === 'no',
                        'isFree' => (bool) $method->is_available($package),
                    ];
                }
            }
        }

        return null;
    }

    /** The amount of the method's setting in the currency that the shopper has chosen. */
    private static function convertGoal(WC_Shipping_Free_Shipping $method): float
    {
        $amount = (float) wc_format_decimal($method->min_amount);
        // With prices by country FOX converts the cart, else where several currencies are allowed. Where they are not,
        // cart and goal stay in the shop's currency, and `wc_price()` converts what is shown.
        $hasPricesByCountry = has_filter('woocs_convert_price') && get_option('woocs_is_geoip_manipulation');
        /** Filter of FOX Currency Switcher: with `true` it converts only where several currencies are allowed. */
        $converted = apply_filters('woocs_convert_price', $amount, ! $hasPricesByCountry);
        /**
         * For plugins of other currencies that leave the setting of WooCommerce's method as it is.
         *
         * @param float $goal The cart's amount from which shipping can be free.
         * @param string $currency The currency of the cart's amounts, such as `USD`.
         * @param WC_Shipping_Free_Shipping $method
         */
        $goal = apply_filters(
            'islas_free_shipping_goal',
            is_numeric($converted) ? (float) $converted : $amount,
            get_woocommerce_currency(),
            $method
        );

        return is_numeric($goal) ? (float) $goal : $amount;
    }

    /** @param bool $hasDiscounts Whether discounts make it smaller. */
    private static function sumCart(WC_Cart $cart, bool $hasDiscounts): float
    {
        $total = (float) $cart->get_displayed_subtotal();
        if ($hasDiscounts) {
            $total -= $cart->get_discount_total();
            $total -= $cart->display_prices_including_tax() ? $cart->get_discount_tax() : 0;
        }

        return round($total, wc_get_price_decimals());
    }

    /**
     * @param Condition $condition
     * @return array{text: string, percent: int} No text where the cart has the amount and the shop still refuses.
     */
    private static function describeProgress(array $condition, float $amount): array
    {
        if ($condition['isFree']) {
            return ['text' => __('You can choose free shipping.', 'islas'), 'percent' => 100];
        }
        $goal = $condition['goal'];
        if ($goal <= 0 || $amount >= $goal) {
            return ['text' => '', 'percent' => 0];
        }
        $left = PlainText::ofMarkup((string) wc_price($goal - $amount));

        return [
            /* translators: %s: an amount of money */
            'text' => sprintf(__('%s more and shipping can be free.', 'islas'), $left),
            'percent' => (int) floor(100 * max(0, $amount) / $goal),
        ];
    }
}

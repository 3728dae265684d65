<?php

declare(strict_types=1);

namespace Islas\Variations;

use WC_Deprecated_Hooks;
use WP_Hook;

/**
 * Whether other plugins decide, perhaps by visitor, about a variation's price, stock or visibility. The tables may then
 * hold more than the page shows, so they are not used: variations are loaded one by one, as many as the page itself
 * lists, and the result is not cached.
 */
final class VisitorRules
{
    /** WooCommerce's filters of what decides about a variation; it uses none of them itself. */
    private const FILTERS = [
        'woocommerce_variation_is_visible',
        'woocommerce_hide_invisible_variations',
        'woocommerce_variation_is_active',
        'woocommerce_variation_is_purchasable',
        'woocommerce_is_purchasable',
        'woocommerce_get_children',
        'woocommerce_product_is_in_stock',
        'woocommerce_product_backorders_allowed',
        'woocommerce_product_variation_get_status',
        'woocommerce_product_variation_get_stock_status',
        'woocommerce_product_variation_get_stock_quantity',
        'woocommerce_product_variation_get_manage_stock',
        'woocommerce_product_variation_get_backorders',
    ];

    /**
     * Filters of prices: then stock, which often depends on the role too, is left out, but the combinations are not.
     */
    private const PRICES = [
        'woocommerce_product_variation_get_price',
        'woocommerce_product_variation_get_regular_price',
        'woocommerce_product_variation_get_sale_price',
        'woocommerce_variation_prices',
        'woocommerce_variation_prices_price',
        'woocommerce_variation_prices_regular_price',
        'woocommerce_variation_prices_sale_price',
    ];

    /** Whether plugins filter prices of variations, and not `islas_variation_row`. */
    public static function filterPrices(): bool
    {
        return has_filter('islas_variation_row') === false
            && array_filter(self::PRICES, [self::class, 'isFiltered']) !== [];
    }

    /**
     * A plugin that answers `islas_variation_row`, with the same for every visitor, says there all there is to say.
     */
    public static function filterVariations(): bool
    {
        $isDecided = has_filter('islas_variation_row') === false
            && array_filter(self::FILTERS, static fn (string $hook) => has_filter($hook) !== false) !== [];

        /**
         * Filters whether the data of variations depends on the visitor: it is then not cached. Return true where
         * `islas_variation_row` answers by role.
         *
         * @param bool $isDecided Whether a plugin filters WooCommerce's variations and not `islas_variation_row`.
         */
        return (bool) apply_filters('islas_availability_is_private', $isDecided);
    }

    /** By a plugin: WooCommerce itself adds callbacks for the old names of some filters. */
    public static function isFiltered(string $hook): bool
    {
        /** @var array<string, WP_Hook> $wp_filter */
        global $wp_filter;
        foreach (isset($wp_filter[$hook]) ? $wp_filter[$hook]->callbacks : [] as $callbacks) {
            foreach ($callbacks as $callback) {
                $function = $callback['function'];
                if (! is_array($function) || ! $function[0] instanceof WC_Deprecated_Hooks) {
                    return true;
                }
            }
        }

        return false;
    }
}

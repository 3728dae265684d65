<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Whether options that are sold out may be chosen although the settings are as delivered: where a sign-up for their
 * return hangs on them, nobody could reach it otherwise. In the browser an option may be chosen too whose variation
 * brings a form, a link or a button with its stock (`widgets/variations/variation-offers.ts`).
 */
final class SoldOutOptions
{
    /** Main classes of plugins that show their sign-up when a variation is chosen that is sold out. */
    private const PLUGINS = [
        'WC_Back_In_Stock',
        'WooCommerce_Waitlist_Plugin',
        'YITH_WCWTL',
        'CWG_Instock_Notifier',
    ];

    /** WooCommerce's own, which it loads where the feature is on. */
    private const WOOCOMMERCE = 'Automattic\WooCommerce\Internal\StockNotifications\Frontend\ProductPageIntegration';
    private const ALLOWED = 'woocommerce_customer_stock_notifications_allow_signups';

    public static function areChoosable(Settings $settings): bool
    {
        if ($settings->flag('clickable_out_of_stock')) {
            return true;
        }
        // Then they count as available.
        if (! $settings->flag('disable_out_of_stock')) {
            return false;
        }

        /**
         * Filters whether options that are sold out may be chosen, because something hangs on them.
         *
         * @param bool $areChoosable Whether a known plugin, or WooCommerce's "Back in stock", offers a sign-up.
         */
        return (bool) apply_filters('islas_sold_out_is_choosable', self::hasSignUps());
    }

    private static function hasSignUps(): bool
    {
        if (array_filter(self::PLUGINS, [self::class, 'isLoaded']) !== []) {
            return true;
        }

        return self::isLoaded(self::WOOCOMMERCE) && get_option(self::ALLOWED) === 'yes';
    }

    private static function isLoaded(string $class): bool
    {
        return class_exists($class, false);
    }
}

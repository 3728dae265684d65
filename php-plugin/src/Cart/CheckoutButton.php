<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\HookTable;
use Islas\Platform\Pattern;

/**
 * The mini-cart's button to the checkout is the primary one, by WooCommerce's own class for that, in the theme's
 * colours. WooCommerce prints both buttons alike, through functions that themes replace: what the function prints gets
 * the class.
 */
final class CheckoutButton
{
    private const HOOK = 'woocommerce_widget_shopping_cart_buttons';
    private const PRINTER = 'woocommerce_widget_shopping_cart_proceed_to_checkout';

    /**
     * WooCommerce hook `woocommerce_widget_shopping_cart_buttons`, before all buttons: from the first mini-cart on,
     * `show()` stands where the shop has WooCommerce's printer.
     */
    public static function replacePrinter(): void
    {
        $priority = has_action(self::HOOK, self::PRINTER);
        if (is_int($priority)) {
            remove_action(self::HOOK, self::PRINTER, $priority);
            HookTable::addRows([['action', self::HOOK, [self::class, 'printButton'], $priority, 0]]);
        }
    }

    /** The same hook, in place of WooCommerce's printer. */
    public static function printButton(): void
    {
        ob_start();
        call_user_func(self::PRINTER);
        $class = '/(?<=\sclass=)(["\'])(?![^"\']*\balt\b)(?=[^"\']*\bcheckout\b)/';
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What WooCommerce and the theme printed.
        echo Pattern::replace($class, '$1alt ', (string) ob_get_clean());
    }
}

<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\Pattern;

/**
 * The mini-cart's button to the checkout is the primary one, by WooCommerce's own class for that, in the theme's
 * colours. WooCommerce prints both buttons alike, through functions that themes replace, so the printed markup is
 * changed.
 */
final class CheckoutButton
{
    /** WooCommerce hook `woocommerce_widget_shopping_cart_buttons`, before the button. */
    public static function startBuffer(): void
    {
        ob_start();
    }

    /** The same hook, after the button. */
    public static function endBuffer(): void
    {
        $markup = (string) ob_get_clean();
        $class = '/(?<=\sclass=)(["\'])(?![^"\']*\balt\b)(?=[^"\']*\bcheckout\b)/';
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What WooCommerce and the theme printed.
        echo Pattern::replace($class, '$1alt ', $markup);
    }
}

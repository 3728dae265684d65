<?php

declare(strict_types=1);

namespace Islas\Drawer;

use WC_Cart;

/** The order of a cart's lines, which WooCommerce has by the time when each came. */
final class LinePlace
{
    /** Puts a line at a place among the others, counted without it from 0; one that is not in the cart changes nothing. */
    public static function moveLine(WC_Cart $cart, string $key, int $place): void
    {
        $lines = $cart->get_cart_contents();
        if (! isset($lines[$key])) {
            return;
        }
        $line = [$key => $lines[$key]];
        unset($lines[$key]);
        $cart->set_cart_contents(
            array_slice($lines, 0, $place, true) + $line + array_slice($lines, $place, null, true)
        );
    }
}

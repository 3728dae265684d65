<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Which form of its blocks this WooCommerce has, by what it registers.
 */
final class StockBlocks
{
    /**
     * Whether the Mini-Cart block is in the Interactivity API, as from WooCommerce 10.4 on. The one before, in React,
     * misses what is added while it is on its way.
     */
    public static function hasInteractiveMiniCart(): bool
    {
        $block = self::find('woocommerce/mini-cart');

        return $block !== null && ! empty($block->supports['interactivity']);
    }

    /** Whether *Add to Cart + Options* has the controls in which swatches can stand, as from WooCommerce 10.9 on. */
    public static function hasOptionControls(): bool
    {
        return self::has('woocommerce/dropdown');
    }

    /** Whether WooCommerce has the block at all: an owner may have taken it away. */
    public static function has(string $block): bool
    {
        return self::find($block) !== null;
    }

    private static function find(string $block): ?WP_Block_Type
    {
        return WP_Block_Type_Registry::get_instance()->get_registered($block);
    }
}

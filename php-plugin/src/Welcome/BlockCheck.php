<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\StockBlocks;

/**
 * Which of WooCommerce's blocks this WooCommerce has in a form that Islas leaves as it is, because it is too old. The
 * answer is in what WooCommerce registers, as where Islas decides; the versions are for the owner to read.
 */
final class BlockCheck
{
    /** Names that owners see in the editor, and the first version with the block that Islas knows. */
    private const WITH_MINI_CART = [
        'woocommerce/mini-cart' => 'Mini-Cart (10.4)',
        'woocommerce/product-button' => 'Product Button (10.4)',
    ];
    private const WITH_CONTROLS = ['woocommerce/add-to-cart-with-options' => 'Add to Cart + Options (10.9)'];

    /** @return list<string> */
    public static function listLeft(): array
    {
        $older = array_merge(
            StockBlocks::hasInteractiveMiniCart() ? [] : self::WITH_MINI_CART,
            StockBlocks::hasOptionControls() ? [] : self::WITH_CONTROLS
        );

        return array_values(array_filter($older, [StockBlocks::class, 'has'], ARRAY_FILTER_USE_KEY));
    }
}

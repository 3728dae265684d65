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
    private const MINI_CART = 'Mini-Cart (10.4)';
    private const BUTTON = 'Product Button (10.4)';
    private const OPTIONS = 'Add to Cart + Options (10.9)';

    /** @return list<string> */
    public static function listLeft(): array
    {
        return array_merge(
            StockBlocks::hasInteractiveMiniCart() ? [] : [self::MINI_CART, self::BUTTON],
            StockBlocks::hasOptionControls() ? [] : [self::OPTIONS]
        );
    }
}

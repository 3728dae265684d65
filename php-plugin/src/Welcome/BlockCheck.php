<?php

declare(strict_types=1);

namespace Islas\Welcome;

use WP_Block_Type;
use WP_Block_Type_Registry;

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
        $hasStores = ! empty(self::find('woocommerce/mini-cart')->supports['interactivity'] ?? false);

        return array_merge(
            $hasStores ? [] : [self::MINI_CART, self::BUTTON],
            // The control of an option, in which Islas prints its swatches.
            self::find('woocommerce/dropdown') === null ? [self::OPTIONS] : []
        );
    }

    private static function find(string $block): ?WP_Block_Type
    {
        return WP_Block_Type_Registry::get_instance()->get_registered($block);
    }
}

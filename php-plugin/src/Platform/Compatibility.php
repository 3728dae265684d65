<?php

declare(strict_types=1);

namespace Islas\Platform;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

/**
 * Declares compatibility with WooCommerce features: custom order tables, and the cart and checkout blocks.
 */
final class Compatibility
{
    private const FEATURES = ['custom_order_tables', 'cart_checkout_blocks'];

    private string $file;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(string $file)
    {
        $this->file = $file;
    }

    public function declare(): void
    {
        if (class_exists(FeaturesUtil::class)) {
            foreach (self::FEATURES as $feature) {
                FeaturesUtil::declare_compatibility($feature, $this->file, true);
            }
        }
    }
}

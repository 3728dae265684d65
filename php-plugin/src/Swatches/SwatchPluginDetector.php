<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\ActivePlugins;

/**
 * Other plugins that print swatches beside the same selects. While one of them is active Islas prints none: the owner
 * set it up, and installing a plugin must not change the look of the shop.
 */
final class SwatchPluginDetector
{
    /** @var array<string, string> Folder of the plugin to its name. */
    private const KNOWN = [
        'woo-variation-swatches' => 'Variation Swatches for WooCommerce',
        'woo-variation-swatches-pro' => 'Variation Swatches for WooCommerce – Pro',
        'variation-swatches-woo' => 'Variation Swatches for WooCommerce (CartFlows)',
        'variation-swatches-for-woocommerce' => 'Variation Swatches for WooCommerce (ThemeAlien)',
        'wpc-variation-swatches' => 'WPC Variation Swatches for WooCommerce',
    ];

    /** @return array<string, string> File of each active one, as WordPress lists plugins, to its name. */
    public static function findActive(): array
    {
        return ActivePlugins::findAmong(self::KNOWN);
    }
}

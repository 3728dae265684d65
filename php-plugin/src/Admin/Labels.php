<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\SettingLabels;

/**
 * The texts of the settings screen, by section and key of the schema.
 */
final class Labels
{
    /** @return array<string, string> */
    public static function sections(): array
    {
        return [
            'features' => __('Parts of the storefront', 'islas'),
            'page' => __('The page', 'islas'),
            'overlays' => __('Cart drawer, search, social networks and cursor', 'islas'),
            'swatches' => __('Swatches', 'islas'),
            'analytics' => __('Analytics', 'islas'),
            'texts' => __('Texts', 'islas'),
            'rest' => __('REST requests', 'islas'),
        ];
    }

    /**
     * Label and help of each setting, and for a `choice` what the owner reads for each value.
     *
     * @return array<string, array{0: string, 1: string, 2?: array<string, string>}>
     */
    public static function settings(): array
    {
        return SettingLabels::all();
    }
}

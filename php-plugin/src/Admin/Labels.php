<?php

declare(strict_types=1);

namespace Islas\Admin;

/**
 * Headings of the settings screen; `SettingLabels` has the labels of the settings.
 */
final class Labels
{
    /** @return array<string, string> */
    public static function listSections(): array
    {
        return [
            'features' => __('Parts of the storefront', 'islas'),
            'page' => __('The page', 'islas'),
            'overlays' => __('What opens over the page', 'islas'),
            'swatches' => __('Swatches', 'islas'),
            'consent' => __('Consent', 'islas'),
            'analytics' => __('Analytics', 'islas'),
            'texts' => __('Texts', 'islas'),
            'rest' => __('REST requests', 'islas'),
        ];
    }
}

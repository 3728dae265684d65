<?php

declare(strict_types=1);

namespace Islas\Social;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The overlay with links to social networks.
 *
 * @property-read SocialOverlay $socialOverlay
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'social';

    public function permanentHooks(): array
    {
        return [
            // WordPress' screen of widgets drops those of an unknown kind. While the feature is off it prints nothing.
            ['action', 'widgets_init', SocialOverlay::class, 'registerWidget', 10, 0],
        ];
    }

    public function hooks(): array
    {
        return [
            ['shortcode', 'islas_social', 'socialOverlay', 'renderToggle', 0, 0],
            ['action', 'init', 'socialOverlay', 'registerBlock', 10, 0],
            ['action', 'wp_head', 'socialOverlay', 'addHeadData', -10001, 0],
            ['action', 'wp_footer', 'socialOverlay', 'printOverlay', 10, 0],
        ];
    }

    protected function socialOverlay(): SocialOverlay
    {
        return new SocialOverlay($this->platform()->settings, $this->platform()->assets);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Features;
use Islas\Platform\BaseModule;
use Islas\Platform\KillSwitch;
use Islas\Platform\Terminal;

/**
 * The first look at a shop: what is in it, and the settings that fit.
 *
 * @property-read ShopCheck $check
 */
final class Module extends BaseModule
{
    public function hooks(): array
    {
        return [];
    }

    public function permanentHooks(): array
    {
        return [['action', FirstSettings::ACTION, [FirstSettings::class, 'check'], 10, 0]];
    }

    public function commands(): array
    {
        return ['check' => new CheckCommand($this->check, new Terminal())];
    }

    protected function check(): ShopCheck
    {
        $platform = $this->platform();

        return new ShopCheck($platform->settings, new Features(
            $platform->settings,
            $platform->manifest,
            new KillSwitch(null, null, true)
        ));
    }
}

<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Admin\Module as Admin;
use Islas\Platform\BaseModule;
use Islas\Platform\Terminal;

/**
 * `wp islas`: the commands that concern all features. A feature lists its own in `commands()` of its module.
 *
 * @property-read Terminal $terminal
 */
final class Module extends BaseModule
{
    public function hooks(): array
    {
        return [];
    }

    public function commands(): array
    {
        $platform = $this->platform();
        $admin = $this->modules->get(Admin::class);
        $pause = new PauseCommand($platform->killSwitch, $this->terminal);

        return [
            'status' => new StatusCommand($platform->features, $admin->pause, $platform->file(), $this->terminal),
            'features' => new FeaturesCommand($platform->features, $platform->settings, $this->terminal),
            'settings' => new SettingsCommand(
                $platform->settings,
                $platform->settingsFile,
                $platform->settingsImport,
                $this->terminal
            ),
            'report' => new ReportCommand($admin->siteHealth, $this->terminal),
            'try' => new TryCommand($platform->trial, $this->terminal),
            'pause' => [$pause, 'pauseIslas'],
            'resume' => [$pause, 'resumeIslas'],
            'revoke' => [$pause, 'revokeLinks'],
        ];
    }

    protected function terminal(): Terminal
    {
        return new Terminal();
    }
}

<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Notices\Module as Notices;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Welcome\Module as Welcome;

/**
 * The owner's settings screen, its REST routes, Site Health and the dashboard's script.
 *
 * @property-read SettingsScreen $screen
 * @property-read SettingsController $rest
 * @property-read SiteHealth $siteHealth
 * @property-read OwnerScript $script
 * @property-read PauseBox $pause
 * @property-read TransferBox $transfer
 * @property-read WelcomeBox $welcome
 * @property-read PreviewBox $preview
 * @property-read DraftController $drafts
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public function hooks(): array
    {
        return [];
    }

    public function storefrontHooks(): array
    {
        return $this->platform()->killSwitch->isTrying()
            ? [['action', 'admin_bar_menu', [$this->welcome, 'addToBar'], 90, 1]]
            : [];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'option_page_capability_' . Settings::GROUP, [$this->screen, 'capability'], 10, 0],
            ['action', 'admin_menu', [$this->screen, 'register'], 60, 0],
            ['filter', 'plugin_action_links_' . $this->platform()->basename(), [$this->screen, 'addLink'], 10, 1],
            ['action', 'rest_api_init', [$this->rest, 'register'], 10, 0],
            ['action', 'admin_notices', [$this->pause, 'warn'], 10, 0],
            ['action', 'admin_post_' . PauseBox::PAUSE, [$this->pause, 'pause'], 10, 0],
            ['action', 'admin_post_' . PauseBox::RESUME, [$this->pause, 'resume'], 10, 0],
            ['action', 'admin_post_' . TransferBox::EXPORT, [$this->transfer, 'download'], 10, 0],
            ['action', 'admin_post_' . TransferBox::IMPORT, [$this->transfer, 'upload'], 10, 0],
            ['action', 'admin_post_' . TransferBox::UNDO, [$this->transfer, 'undo'], 10, 0],
            ['action', 'admin_notices', [$this->welcome, 'invite'], 10, 0],
            ['action', 'admin_post_' . WelcomeBox::TRY, [$this->welcome, 'try'], 10, 0],
            ['action', 'admin_post_' . WelcomeBox::PUBLISH, [$this->welcome, 'publish'], 10, 0],
            ['action', 'admin_post_' . WelcomeBox::CHECK, [$this->welcome, 'checkAgain'], 10, 0],
            ['action', 'admin_post_' . WelcomeBox::DISMISS, [$this->welcome, 'dismiss'], 10, 0],
            ['action', 'rest_api_init', [$this->drafts, 'register'], 10, 0],
            ['action', 'admin_enqueue_scripts', [$this->preview, 'enqueue'], 10, 1],
            ['filter', 'debug_information', [$this->siteHealth, 'describe'], 10, 1],
            ['filter', 'site_status_tests', [$this->siteHealth, 'addTest'], 10, 1],
            ['action', 'admin_enqueue_scripts', [$this->script, 'enqueue'], 10, 0, 'swatches'],
            ['filter', 'script_module_data_' . OwnerScript::MODULE, [$this->script, 'data'], 10, 0],
        ];
    }

    protected function screen(): SettingsScreen
    {
        $notices = $this->modules->get(Notices::class)->notices;

        return new SettingsScreen(
            $this->platform()->settings,
            $this->platform()->manifest,
            $notices,
            $this->pause,
            $this->transfer,
            $this->welcome,
            $this->preview
        );
    }

    protected function pause(): PauseBox
    {
        return new PauseBox($this->platform()->settings, $this->platform()->killSwitch);
    }

    protected function transfer(): TransferBox
    {
        return new TransferBox($this->platform()->settingsFile, $this->platform()->settingsImport);
    }

    protected function welcome(): WelcomeBox
    {
        $platform = $this->platform();

        return new WelcomeBox($platform->killSwitch, $this->modules->get(Welcome::class)->check);
    }

    protected function preview(): PreviewBox
    {
        $platform = $this->platform();

        return new PreviewBox(new Manifest($platform->build() . 'admin.json'), $platform->buildUrl());
    }

    protected function drafts(): DraftController
    {
        return new DraftController($this->platform()->settingsFile, $this->platform()->drafts);
    }

    protected function rest(): SettingsController
    {
        return new SettingsController($this->platform()->settings);
    }

    protected function siteHealth(): SiteHealth
    {
        $platform = $this->platform();

        return new SiteHealth(
            $platform->settings,
            $platform->features,
            $platform->manifest,
            $platform->file(),
            $this->pause
        );
    }

    protected function script(): OwnerScript
    {
        $platform = $this->platform();

        return new OwnerScript(
            new Manifest($platform->build() . 'admin.json'),
            $platform->config,
            $platform->texts,
            $platform->buildUrl()
        );
    }
}

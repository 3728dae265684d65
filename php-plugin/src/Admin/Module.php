<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Lists;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Notices\Module as Notices;
use Islas\Notices\NoticeList;
use Islas\Platform\Access;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Manifest;
use Islas\Platform\ReadOnlySession;
use Islas\Platform\ScreenBox;
use Islas\Platform\Settings;
use Islas\Platform\Translations;
use Islas\TakeOver\Module as TakeOver;
use Islas\Welcome\Module as Welcome;

/**
 * The owner's settings screen, its REST routes, Site Health and the dashboard's script.
 *
 * @property-read SettingsScreen $screen
 * @property-read SettingsController $rest
 * @property-read SiteHealth $siteHealth
 * @property-read SettingsRevision $revision
 * @property-read ScreenLists $lists
 * @property-read StrictForm $strictForm
 * @property-read ScreenData $data
 * @property-read ScreenScript $screenScript
 * @property-read OwnerScript $script
 * @property-read PauseBox $pause
 * @property-read TransferBox $transfer
 * @property-read WelcomeBox $welcome
 * @property-read DraftController $drafts
 * @property-read BrowserErrors $errors
 * @property-read VisitorErrors $visitorErrors
 * @property-read Translations $translations
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public function hooks(): array
    {
        return [
            ['action', 'wp_head', self::class, 'printErrorReporter', -10001, 0],
            ...($this->platform()->settings->flag('visitor_errors') ? [
                ['action', 'wp_head', 'visitorErrors', 'printReporter', -10001, 0],
                ['action', 'admin_init', 'visitorErrors', 'suggestPrivacyText', 10, 0],
            ] : []),
        ];
    }

    public function ajaxHooks(): array
    {
        if (! $this->platform()->settings->flag('visitor_errors')) {
            return [];
        }
        $ajax = VisitorErrors::ACTION;

        return [
            ['action', 'wp_ajax_' . $ajax, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wp_ajax_nopriv_' . $ajax, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wp_ajax_' . $ajax, 'visitorErrors', 'recordPosted', 10, 0],
            ['action', 'wp_ajax_nopriv_' . $ajax, 'visitorErrors', 'recordPosted', 10, 0],
        ];
    }

    /** WordPress hook `wp_head`, before the scripts of Islas. */
    public function printErrorReporter(): void
    {
        if (Access::isOwner()) {
            $this->errors->printReporter();
        }
    }

    public function storefrontHooks(): array
    {
        return $this->platform()->killSwitch->isTrying()
            ? [['action', 'admin_bar_menu', 'welcome', 'addTrialToAdminBar', 90, 1]]
            : [];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'option_page_capability_' . Settings::GROUP, 'screen', 'allowManagers', 10, 0],
            ['filter', 'option_page_capability_' . NoticeList::GROUP, 'screen', 'allowManagers', 10, 0],
            ['action', 'update_option_' . Settings::OPTION, 'revision', 'noteAuthor', 20, 0],
            ['action', 'add_option_' . Settings::OPTION, 'revision', 'noteAuthor', 20, 0],
            ['action', 'update_option_' . Lists::OPTION, 'revision', 'noteAuthor', 20, 0],
            ['action', 'add_option_' . Lists::OPTION, 'revision', 'noteAuthor', 20, 0],
            ['action', 'admin_init', 'lists', 'registerSetting', 10, 0],
            ['filter', 'sanitize_option_' . Settings::OPTION, 'strictForm', 'keepStoredSettings', 20, 1],
            ['action', 'admin_menu', 'screen', 'addPage', 60, 0],
            ['filter', 'plugin_action_links_' . $this->platform()->basename(), 'screen', 'addLink', 10, 1],
            ['action', 'rest_api_init', 'rest', 'registerRoute', 10, 0],
            ['action', 'admin_notices', 'pause', 'printPauseWarning', 10, 0],
            ['action', 'admin_post_' . PauseBox::PAUSE, 'pause', 'pauseIslas', 10, 0],
            ['action', 'admin_post_' . PauseBox::RESUME, 'pause', 'resumeIslas', 10, 0],
            ['action', 'admin_post_' . PauseBox::REVOKE, 'pause', 'revokeLinks', 10, 0],
            ['action', 'admin_post_' . TransferBox::EXPORT, 'transfer', 'downloadSettings', 10, 0],
            ['action', 'admin_post_' . TransferBox::IMPORT, 'transfer', 'importUpload', 10, 0],
            ['action', 'admin_post_' . TransferBox::UNDO, 'transfer', 'undoImport', 10, 0],
            ['action', 'admin_notices', 'welcome', 'printInvitation', 10, 0],
            ['action', 'admin_post_' . WelcomeBox::TRY, 'welcome', 'startTrial', 10, 0],
            ['action', 'admin_post_' . WelcomeBox::PUBLISH, 'welcome', 'publishIslas', 10, 0],
            ['action', 'admin_post_' . WelcomeBox::CHECK, 'welcome', 'checkShopAgain', 10, 0],
            ['action', 'admin_post_' . WelcomeBox::DISMISS, 'welcome', 'dismissInvitation', 10, 0],
            ['action', 'rest_api_init', 'drafts', 'registerRoute', 10, 0],
            ['action', 'wp_ajax_' . BrowserErrors::ACTION, 'errors', 'recordPosted', 10, 0],
            ['filter', 'islas_site_health', 'errors', 'addHealthLines', 30, 1],
            ['filter', 'islas_site_health', 'visitorErrors', 'addHealthLines', 31, 1],
            ['filter', 'debug_information', 'siteHealth', 'addSection', 10, 1],
            ['filter', 'site_status_tests', 'siteHealth', 'addTest', 10, 1],
            ['action', 'admin_enqueue_scripts', 'screenScript', 'enqueueScript', 10, 1],
            ['filter', 'load_script_translation_file', 'translations', 'substituteScript', 10, 3],
            ['action', 'admin_enqueue_scripts', 'script', 'enqueueScript', 10, 0, 'swatches'],
            ['filter', 'script_module_data_' . OwnerScript::MODULE, 'script', 'makeModuleData', 10, 0],
        ];
    }

    protected function screen(): SettingsScreen
    {
        return new SettingsScreen(
            $this->platform()->settings,
            $this->platform()->manifest,
            $this->data,
            $this->lists,
            $this->pause,
            $this->makeBoxes()
        );
    }

    /**
     * Parts of the screen that PHP prints, by the section that shows them.
     *
     * @return array<string, list<ScreenBox>>
     */
    private function makeBoxes(): array
    {
        return [
            'overview' => [$this->welcome, $this->modules->get(TakeOver::class)->box, $this->transfer, $this->pause],
            'cart' => [new NoticesBox($this->modules->get(Notices::class)->notices)],
        ];
    }

    protected function revision(): SettingsRevision
    {
        return new SettingsRevision($this->platform()->settings, $this->lists);
    }

    protected function strictForm(): StrictForm
    {
        return new StrictForm($this->platform()->settings, $this->modules->get(ConsentScreen::class));
    }

    protected function lists(): ScreenLists
    {
        return new ScreenLists($this->modules->get(Consent::class), $this->modules->get(ConsentScreen::class));
    }

    protected function data(): ScreenData
    {
        $platform = $this->platform();
        $state = new ScreenState(
            $platform->features,
            $platform->manifest,
            $platform->killSwitch,
            $this->pause,
            $this->siteHealth
        );

        return new ScreenData($platform->settings, $this->revision, $this->lists, $state);
    }

    protected function screenScript(): ScreenScript
    {
        $platform = $this->platform();

        return new ScreenScript(
            new Manifest($platform->build() . 'screen.json'),
            $platform->buildUrl(),
            $platform->directory() . '/languages'
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

        $welcome = $this->modules->get(Welcome::class);

        return new WelcomeBox($platform->killSwitch, $welcome->check, $welcome->figures);
    }

    protected function errors(): BrowserErrors
    {
        return new BrowserErrors();
    }

    protected function visitorErrors(): VisitorErrors
    {
        return new VisitorErrors();
    }

    protected function drafts(): DraftController
    {
        return new DraftController($this->platform()->settingsFile, $this->platform()->drafts);
    }

    protected function rest(): SettingsController
    {
        return new SettingsController(
            $this->platform()->settings,
            $this->platform()->settingsFile,
            $this->revision,
            $this->lists
        );
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

    protected function translations(): Translations
    {
        return $this->platform()->translations;
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

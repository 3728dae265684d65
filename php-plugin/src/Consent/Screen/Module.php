<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Lists;
use Islas\Consent\Log\LogCommand;
use Islas\Consent\Log\LogController;
use Islas\Consent\Log\LogReport;
use Islas\Consent\Log\LogScreenController;
use Islas\Consent\Module as Consent;
use Islas\Consent\ScanCommand;
use Islas\Consent\Start\PageReader;
use Islas\Consent\Start\ShopFindings;
use Islas\Consent\Start\StartController;
use Islas\Consent\Start\StartReport;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Settings;
use Islas\Platform\Terminal;

/**
 * What the owner sees and changes of consent: the routes of its screen, the log, the start with a scan of the shop, the
 * review of its settings, and commands. No page of the shop reads it.
 *
 * @property-read LogController $rest
 * @property-read LogScreenController $logScreen
 * @property-read LogHealth $logHealth
 * @property-read Export $export
 * @property-read Report $report
 * @property-read ReviewController $review
 * @property-read Simulator $simulator
 * @property-read OwnerVisit $visit
 * @property-read StartController $start
 * @property-read ListFields $listFields
 * @property-read OldScreen $oldScreen
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = Consent::FEATURE;

    public function hooks(): array
    {
        return [];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'rest_api_init', 'rest', 'registerRoutes', 10, 0],
            ['filter', 'rest_pre_serve_request', 'rest', 'serveFile', 10, 3],
            ['action', 'rest_api_init', 'review', 'registerRoutes', 10, 0],
            ['action', 'rest_api_init', 'start', 'registerRoute', 10, 0],
            ['action', 'rest_api_init', 'logScreen', 'registerRoute', 10, 0],
            ['action', 'admin_menu', 'oldScreen', 'redirectToTab', 1, 0],
            ['action', 'admin_post_' . LogReport::EXPORT, 'export', 'send', 10, 0],
            ['filter', 'islas_site_health', 'logHealth', 'addHealthLines', 10, 1],
            ['filter', 'islas_site_health_problems', 'logHealth', 'addHealthProblems', 10, 1],
            ['action', 'admin_post_' . OwnerVisit::OPEN, 'visit', 'open', 10, 0],
        ];
    }

    public function commands(): array
    {
        $consent = $this->consent();
        $settings = $this->platform()->settings;
        $terminal = new Terminal();

        return [
            'consent' => new LogCommand($consent->log, $consent->logCheck, $settings, $terminal),
            'scan' => new ScanCommand(
                $settings,
                $consent->seenCookies,
                $consent->askedAddresses,
                $this->report,
                $terminal
            ),
        ];
    }

    public function refuseSettings(array $given, Settings $draft): array
    {
        $isOwn = static fn ($key): bool => is_string($key) && strpos($key, 'consent_') === 0;

        return array_filter(array_keys($given), $isOwn) === [] ? [] : $this->refuseInStrictMode($draft, null);
    }

    /**
     * As `refuseSettings()`, for lists.
     *
     * @param array<string, mixed> $lists Those that are given.
     * @param Settings $draft The settings that they are stored with.
     * @return list<string>
     */
    public function refuseLists(array $lists, Settings $draft): array
    {
        return $this->refuseInStrictMode($draft, Lists::draft($lists));
    }

    /** @return list<string> */
    private function refuseInStrictMode(Settings $draft, ?Lists $lists): array
    {
        if (! $draft->flag('consent_strict')) {
            return [];
        }
        $isError = static fn (array $finding): bool => $finding['level'] === 'error';

        return array_column(array_filter($this->report->findings($draft, $lists), $isError), 'sentence');
    }

    private function consent(): Consent
    {
        return $this->modules->get(Consent::class);
    }

    protected function rest(): LogController
    {
        return new LogController($this->consent(), $this->consent()->log);
    }

    protected function logScreen(): LogScreenController
    {
        $consent = $this->consent();

        return new LogScreenController($consent->log, $consent->logCheck, new LogReport($consent->log));
    }

    protected function logHealth(): LogHealth
    {
        return new LogHealth($this->consent()->log);
    }

    protected function export(): Export
    {
        return new Export($this->consent()->log);
    }

    protected function report(): Report
    {
        $platform = $this->platform();
        $consent = $this->consent();

        return new Report(
            $platform->settings,
            $platform->features,
            $consent->lists,
            $consent->cookies,
            $consent->configuration,
            $consent->log
        );
    }

    protected function review(): ReviewController
    {
        $consent = $this->consent();
        $review = new Review(
            $this->report,
            $consent->configuration->cookies,
            $consent->seenCookies,
            $consent->askedAddresses
        );

        return new ReviewController($review, $this->simulator);
    }

    protected function simulator(): Simulator
    {
        return new Simulator($this->platform()->settings, $this->consent()->configuration, $this->visit);
    }

    protected function visit(): OwnerVisit
    {
        return new OwnerVisit($this->consent()->configuration);
    }

    protected function start(): StartController
    {
        $consent = $this->consent();
        $findings = new ShopFindings($consent->cookies, $consent->seenCookies, $consent->askedAddresses);

        return new StartController(
            new PageReader($consent->rules),
            $consent->legalPages,
            new StartReport($this->platform()->settings, $findings)
        );
    }

    protected function listFields(): ListFields
    {
        return new ListFields($this->consent()->lists, $this->consent()->cookies);
    }

    protected function oldScreen(): OldScreen
    {
        return new OldScreen();
    }
}

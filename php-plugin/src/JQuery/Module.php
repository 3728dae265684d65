<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * Scripts that Islas replaces are muted, and jQuery, which they brought, comes at its first use.
 *
 * @property-read ShopJQuery $shopJQuery
 * @property-read StockScripts $stock
 * @property-read JQueryOnDemand $jquery
 * @property-read JQueryReportController $jqueryDemands
 * @property-read JQueryHealth $jqueryHealth
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    /** Of `wc-ajax`: takes why a page needed jQuery. */
    public const REPORT_ENDPOINT = 'islas_jquery';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'stock', 'muteQueued', HookTable::LATE, 0],
            ['action', 'wp_print_scripts', 'stock', 'mute', 1, 0],
            // Directly before WordPress prints the scripts of the head and of the footer.
            ['action', 'wp_head', 'jquery', 'printStarter', 8, 0],
            ['action', 'wp_print_footer_scripts', 'jquery', 'printStarter', 9, 0],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . self::REPORT_ENDPOINT, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wc_ajax_' . self::REPORT_ENDPOINT, 'jqueryDemands', 'handleRequest', 10, 0],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'site_status_tests', 'jqueryHealth', 'addTest', 10, 1],
            ['filter', 'islas_site_health', 'jqueryHealth', 'addHealthLines', 10, 1],
        ];
    }

    protected function shopJQuery(): ShopJQuery
    {
        return new ShopJQuery($this->platform()->settings);
    }

    protected function stock(): StockScripts
    {
        return new StockScripts($this->platform()->features, $this->shopJQuery);
    }

    protected function jquery(): JQueryOnDemand
    {
        $platform = $this->platform();

        return new JQueryOnDemand($this->stock, $this->shopJQuery, $platform->manifest);
    }

    protected function jqueryDemands(): JQueryReportController
    {
        return new JQueryReportController();
    }

    protected function jqueryHealth(): JQueryHealth
    {
        return new JQueryHealth($this->platform()->settings, $this->jqueryDemands);
    }
}

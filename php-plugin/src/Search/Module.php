<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * The search over the page, and the search for products that it and the shop use.
 *
 * @property-read ProductSearch $productSearch
 * @property-read SearchController $searchRest
 * @property-read SearchOverlay $searchOverlay
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'search';

    public function permanentHooks(): array
    {
        return [
            // WordPress' screen of widgets drops those of an unknown kind. While the feature is off it prints nothing.
            ['action', 'widgets_init', SearchOverlay::class, 'registerWidget', 10, 0],
        ];
    }

    public function hooks(): array
    {
        return [
            ['filter', 'posts_search', 'productSearch', 'noteWhere', PHP_INT_MIN, 2],
            ['filter', 'posts_search', 'productSearch', 'replaceWhere', HookTable::LATE, 2],
            ['filter', 'posts_search_orderby', 'productSearch', 'noteOrder', PHP_INT_MIN, 2],
            ['filter', 'posts_search_orderby', 'productSearch', 'replaceOrder', HookTable::LATE, 2],
            // WooCommerce's daily event.
            ['action', 'woocommerce_scheduled_sales', Collation::class, 'storeCollation', 20, 0],
            ['shortcode', 'islas_search', 'searchOverlay', 'renderToggle', 0, 0],
            ['action', 'init', 'searchOverlay', 'registerBlock', 10, 0],
            ['action', 'wp_head', 'searchOverlay', 'addHeadData', -10001, 0],
            ['action', 'wp_enqueue_scripts', 'searchOverlay', 'enqueueScript', 20, 0],
            ['filter', 'hooked_block_types', 'searchOverlay', 'hookBlock', 10, 4],
            ['action', 'wp_footer', 'searchOverlay', 'printOverlay', 10, 0],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . SearchController::ENDPOINT, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wc_ajax_' . SearchController::ENDPOINT, 'searchRest', 'sendSuggestions', 10, 0],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'rest_api_init', 'searchRest', 'registerRoute', 10, 0, self::FEATURE],
        ];
    }

    public function migrations(): array
    {
        return ['0.1.0' => [[Collation::class, 'storeCollation']]];
    }

    protected function productSearch(): ProductSearch
    {
        return new ProductSearch();
    }

    protected function searchRest(): SearchController
    {
        return new SearchController();
    }

    protected function searchOverlay(): SearchOverlay
    {
        return new SearchOverlay($this->platform()->settings, $this->platform()->assets);
    }
}

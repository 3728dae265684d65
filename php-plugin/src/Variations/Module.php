<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Settings;
use Islas\Platform\StockHint;
use Islas\Platform\Terminal;
use WP_Query;

/**
 * The variations of a product: what is available, and what a form without JavaScript posts.
 *
 * @property-read StockHint $stockHint
 * @property-read Availability $availability
 * @property-read Invalidation $invalidation
 * @property-read Background $background
 * @property-read AvailabilityController $availabilityRest
 * @property-read PostedChoice $postedChoice
 * @property-read FilteredPrice $filteredPrice
 * @property-read FilteredCards $filteredCards
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'variations';

    /** Scheduled action with a list of products. */
    public const STORE = 'islas_availability_store';
    /** Scheduled action with the number of the last product that was looked at. */
    public const ALL = 'islas_availability_all';

    /** Options of WooCommerce that a snapshot depends on. */
    public const OPTIONS = [
        'woocommerce_hide_out_of_stock_items',
        'woocommerce_manage_stock',
        'woocommerce_stock_format',
    ];

    public function permanentHooks(): array
    {
        return [
            ['action', 'wp_loaded', self::class, 'completePostedChoice', 19, 0],
            ['filter', 'woocommerce_data_store_wp_post_read_meta', self::class, 'hideSnapshot', 10, 1],
            ['action', 'update_option_' . Settings::OPTION, Invalidation::class, 'onSettingsChanged', 20, 2],
            ['action', 'add_option_' . Settings::OPTION, Invalidation::class, 'onSettingsChanged', 20, 2],
            // What was planned before the feature was switched off.
            ['action', self::STORE, 'background', 'storeSnapshots', 10, 1],
            ['action', self::ALL, 'background', 'storeOutdated', 10, 1],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'woocommerce_delete_product_transients', 'invalidation', 'invalidateProduct', 10, 1],
            ['action', 'woocommerce_updated_product_stock', 'invalidation', 'invalidateProduct', 10, 1],
            ['action', 'clean_post_cache', 'invalidation', 'onPostWritten', 10, 2],
            ['action', 'post_updated', 'invalidation', 'onPostMoved', 10, 3],
            ['action', 'added_post_meta', 'invalidation', 'onMetaChanged', 10, 3],
            ['action', 'updated_post_meta', 'invalidation', 'onMetaChanged', 10, 3],
            ['action', 'deleted_post_meta', 'invalidation', 'onMetaChanged', 10, 3],
            ['action', 'edited_term', 'invalidation', 'onTermChanged', 20, 3],
            ['action', 'delete_term', 'invalidation', 'onTermChanged', 20, 3],
            ['action', 'woocommerce_attribute_updated', 'invalidation', 'invalidateAll', 20, 0],
            ['action', 'woocommerce_attribute_deleted', 'invalidation', 'invalidateAll', 20, 0],
            ...array_map(fn (string $option): array => [
                'action', 'update_option_' . $option, 'invalidation', 'invalidateAll', 10, 0,
            ], self::OPTIONS),
            ['action', 'islas_invalidate_availability', 'invalidation', 'onRemovalDecided', 10, 1],
            // WooCommerce's daily event.
            ['action', 'woocommerce_scheduled_sales', Background::class, 'planAll', 20, 0],
            ['action', 'wp', self::class, 'addCardHooks', 10, 0],
        ];
    }

    /** WordPress hook `wp`: only a page whose address or query has a filter has cards that follow it. */
    public function addCardHooks(): void
    {
        if (ListingFilter::listValues() !== [] && $this->platform()->settings->flag('filtered_cards')) {
            $query = $GLOBALS['wp_query'] ?? null;
            $this->filteredPrice->noteListed($query instanceof WP_Query ? $query->posts : []);
            HookTable::registerRows($this, self::listCardHooks());
        }
    }

    /** @return list<HookRow> Of the cards of a filtered listing, of classic loops and of blocks. */
    private static function listCardHooks(): array
    {
        return [
            ['filter', 'the_posts', 'filteredPrice', 'noteListed', 10, 1],
            ['action', 'woocommerce_before_shop_loop_item', 'filteredCards', 'enterCard', 1, 0],
            ['action', 'woocommerce_after_shop_loop_item', 'filteredCards', 'leaveCard', HookTable::LATE, 0],
            ['filter', 'render_block_context', 'filteredCards', 'enterTemplate', 10, 2],
            ['filter', 'render_block_woocommerce/product-template', 'filteredCards', 'leaveTemplate', 10, 1],
            ['filter', 'render_block_core/post-template', 'filteredCards', 'leaveTemplate', 10, 1],
            ['filter', 'woocommerce_product_get_image_id', 'filteredCards', 'chooseImage', 10, 2],
            ['filter', 'woocommerce_variable_price_html', 'filteredCards', 'narrowPrice', 5, 2],
            ['filter', 'post_type_link', 'filteredCards', 'addChoices', 10, 2],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'rest_api_init', 'availabilityRest', 'registerRoute', 10, 0, self::FEATURE],
        ];
    }

    public function migrations(): array
    {
        return ['0.1.0' => [[Background::class, 'replaceOptions']]];
    }

    /** WordPress hook `wp_loaded`: `AddFormController` and other code may have asked for the product just before. */
    public function completePostedChoice(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asked whether it is there.
        if (isset($_REQUEST['add-to-cart'])) {
            $this->postedChoice->completeRequest();
        }
    }

    /**
     * WooCommerce filter: the snapshot is no data of the product for its exports, copies and REST routes.
     *
     * @param mixed $meta
     * @return mixed
     */
    public static function hideSnapshot($meta)
    {
        $isOther = static fn ($row): bool => ! is_object($row) || ($row->meta_key ?? '') !== Availability::META;

        return is_array($meta) ? array_filter($meta, $isOther) : $meta;
    }

    public function commands(): array
    {
        return ['availability' => new AvailabilityCommand($this->availability, new Terminal())];
    }

    protected function stockHint(): StockHint
    {
        return new StockHint($this->platform()->settings);
    }

    protected function availability(): Availability
    {
        return new Availability($this->stockHint);
    }

    protected function invalidation(): Invalidation
    {
        return new Invalidation($this->availability);
    }

    protected function background(): Background
    {
        return new Background($this->availability);
    }

    protected function availabilityRest(): AvailabilityController
    {
        return new AvailabilityController($this->availability);
    }

    protected function filteredPrice(): FilteredPrice
    {
        return new FilteredPrice(new VariationRows());
    }

    protected function filteredCards(): FilteredCards
    {
        return new FilteredCards($this->availability, $this->filteredPrice);
    }

    protected function postedChoice(): PostedChoice
    {
        return new PostedChoice();
    }
}

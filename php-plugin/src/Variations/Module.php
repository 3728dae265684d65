<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Settings;
use Islas\Platform\StockHint;
use Islas\Platform\Terminal;

/**
 * The variations of a product: what is available, and what a form without JavaScript posts.
 *
 * @property-read StockHint $stockHint
 * @property-read Availability $availability
 * @property-read Invalidation $invalidation
 * @property-read AvailabilityController $availabilityRest
 * @property-read PostedChoice $postedChoice
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'variations';

    public function permanentHooks(): array
    {
        return [
            // While the feature is off no hook reports changes of stock.
            ['action', 'update_option_' . Settings::OPTION, [Availability::class, 'changeGeneration'], 10, 0],
            ['action', 'add_option_' . Settings::OPTION, [Availability::class, 'changeGeneration'], 10, 0],
            ['action', 'wp_loaded', [$this->postedChoice, 'complete'], 19, 0],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'rest_api_init', [$this->availabilityRest, 'register'], 10, 0],
            ['action', 'woocommerce_delete_product_transients', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_updated_product_stock', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_product_set_stock', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_variation_set_stock', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_product_set_stock_status', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_variation_set_stock_status', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_update_product', [$this->invalidation, 'product'], 10, 1],
            ['action', 'woocommerce_update_product_variation', [$this->invalidation, 'product'], 10, 1],
            ['action', 'clean_post_cache', [$this->invalidation, 'written'], 10, 2],
            ['action', 'post_updated', [$this->invalidation, 'moved'], 10, 3],
            ['action', 'added_post_meta', [$this->invalidation, 'meta'], 10, 3],
            ['action', 'updated_post_meta', [$this->invalidation, 'meta'], 10, 3],
            ['action', 'deleted_post_meta', [$this->invalidation, 'meta'], 10, 3],
            ['action', 'set_object_terms', [$this->invalidation, 'assigned'], 10, 4],
            ['action', 'deleted_term_relationships', [$this->invalidation, 'unassigned'], 10, 3],
            ['action', 'edited_term', [$this->invalidation, 'term'], 20, 3],
            ['action', 'delete_term', [$this->invalidation, 'term'], 20, 3],
            ['action', 'woocommerce_attribute_updated', [$this->invalidation, 'all'], 20, 0],
            ['action', 'woocommerce_attribute_deleted', [$this->invalidation, 'all'], 20, 0],
            ['action', 'islas_invalidate_availability', [$this->invalidation, 'product'], 10, 1],
            ['action', 'shutdown', [$this->invalidation, 'repeat'], PHP_INT_MAX, 0],
        ];
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

    protected function availabilityRest(): AvailabilityController
    {
        return new AvailabilityController($this->availability);
    }

    protected function postedChoice(): PostedChoice
    {
        return new PostedChoice();
    }
}

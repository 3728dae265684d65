<?php

declare(strict_types=1);

namespace Islas\ProductTabs;

use Islas\Gallery\Module as Gallery;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The tabs of a product's page and the stars of its reviews, where Islas stands in for WooCommerce's script.
 *
 * @property-read TabsScripts $tabsScripts
 * @property-read RatingTexts $ratingTexts
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'product_tabs';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'tabsScripts', 'enqueue', HookTable::LATE - 1, 0],
            ['action', 'woocommerce_before_template_part', 'tabsScripts', 'enqueueForTemplate', 10, 1],
            ['filter', 'woocommerce_get_script_data', 'ratingTexts', 'complete', 10, 2],
        ];
    }

    protected function tabsScripts(): TabsScripts
    {
        return new TabsScripts($this->modules->get(Gallery::class)->galleryScripts, $this->platform()->assets);
    }

    protected function ratingTexts(): RatingTexts
    {
        return new RatingTexts();
    }
}

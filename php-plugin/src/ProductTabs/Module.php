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

    /** WooCommerce's script, and its template of tabs. */
    private const STOCK = 'wc-single-product';
    private const TEMPLATE = 'single-product/tabs/tabs.php';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', self::class, 'enqueueScript', HookTable::LATE - 1, 0],
            ['action', 'woocommerce_before_template_part', self::class, 'enqueueForTemplate', 10, 1],
            ['filter', 'woocommerce_get_script_data', self::class, 'completeScriptData', 10, 2],
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`, after the gallery's decision: stock tabs and stars come with its script. */
    public function enqueueScript(): void
    {
        if (in_array(self::STOCK, wp_scripts()->queue, true)) {
            $this->tabsScripts->enqueueScript();
        }
    }

    /**
     * WooCommerce hook `woocommerce_before_template_part`.
     *
     * @param mixed $template
     */
    public function enqueueForTemplate($template): void
    {
        if ($template === self::TEMPLATE) {
            $this->tabsScripts->enqueueForTemplate();
        }
    }

    /**
     * WooCommerce filter `woocommerce_get_script_data`.
     *
     * @param mixed $data
     * @param mixed $handle
     * @return mixed
     */
    public function completeScriptData($data, $handle)
    {
        return $handle === self::STOCK ? $this->ratingTexts->completeTexts($data) : $data;
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

<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\JQuery\Module as JQuery;
use Islas\Platform\Assets;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Manifest;

/**
 * The gallery of a product, on the markup of WooCommerce's classic template.
 *
 * @property-read StockGalleryLog $record
 * @property-read GalleryScripts $galleryScripts
 * @property-read GalleryMarkup $galleryMarkup
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'gallery';

    /** WooCommerce's script with the gallery. */
    public const STOCK = 'wc-single-product';

    /** WooCommerce's template of the gallery. */
    public const TEMPLATE = 'single-product/product-image.php';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', self::class, 'replaceScripts', HookTable::LATE - 1, 0],
            ['action', 'wp_head', self::class, 'hidePrinted', 8, 0],
            ['filter', 'script_module_data_' . Assets::IDS[Manifest::GALLERY], 'galleryScripts', 'toArray', 10, 0],
            ['filter', 'woocommerce_single_product_image_gallery_classes', 'galleryMarkup', 'addClass', 10, 1],
            ['action', 'woocommerce_before_template_part', self::class, 'startBuffer', 10, 1],
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`, after everybody else's and before the muting. */
    public function replaceScripts(): void
    {
        if (self::hasStockScript()) {
            $this->galleryScripts->chooseGallery();
        }
    }

    /** WordPress hook `wp_head`. */
    public function hidePrinted(): void
    {
        if (self::hasStockScript()) {
            $this->galleryScripts->hidePrinted();
        }
    }

    /**
     * WooCommerce hook `woocommerce_before_template_part`.
     *
     * @param mixed $template
     */
    public function startBuffer($template): void
    {
        if ($template === self::TEMPLATE) {
            $this->galleryMarkup->startBuffer();
        }
    }

    private static function hasStockScript(): bool
    {
        return in_array(self::STOCK, wp_scripts()->queue, true);
    }

    public function ownerHooks(): array
    {
        return [['filter', 'islas_site_health', 'record', 'addHealthLines', 10, 1, self::FEATURE]];
    }

    protected function record(): StockGalleryLog
    {
        return new StockGalleryLog();
    }

    protected function galleryScripts(): GalleryScripts
    {
        $platform = $this->platform();

        return new GalleryScripts(
            $platform->features,
            $this->modules->get(JQuery::class)->stock,
            $platform->assets
        );
    }

    protected function galleryMarkup(): GalleryMarkup
    {
        return new GalleryMarkup($this->galleryScripts);
    }
}

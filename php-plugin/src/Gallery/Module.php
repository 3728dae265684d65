<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\JQuery\Module as JQuery;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The gallery of a product, on the markup of WooCommerce's classic template.
 *
 * @property-read StockGallery $record
 * @property-read GalleryScripts $galleryScripts
 * @property-read GalleryMarkup $galleryMarkup
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'gallery';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'galleryScripts', 'decide', HookTable::LATE - 1, 0],
            ['action', 'wp_head', 'galleryScripts', 'hidePrinted', 8, 0],
            ['filter', 'script_module_data_' . GalleryScripts::MODULE, 'galleryScripts', 'toArray', 10, 0],
            ['filter', 'woocommerce_single_product_image_gallery_classes', 'galleryMarkup', 'addClass', 10, 1],
            ['action', 'woocommerce_before_template_part', 'galleryMarkup', 'startBuffer', 10, 1],
            ['action', 'woocommerce_after_template_part', 'galleryMarkup', 'endBuffer', 10, 1],
        ];
    }

    public function ownerHooks(): array
    {
        return [['filter', 'islas_site_health', 'record', 'addLines', 10, 1, self::FEATURE]];
    }

    protected function record(): StockGallery
    {
        return new StockGallery();
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

<?php

declare(strict_types=1);

namespace Islas\ProductTabs;

use Islas\Gallery\GalleryScripts;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use WC_Product;

/**
 * Prints the file of tabs and stars on pages where Islas stands in for WooCommerce's script, which is decided once for
 * the gallery, the tabs and the stars: they are in one file.
 */
final class TabsScripts
{
    private GalleryScripts $gallery;
    private Assets $assets;

    public function __construct(GalleryScripts $gallery, Assets $assets)
    {
        $this->gallery = $gallery;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`, after the gallery's decision. */
    public function enqueueScript(): void
    {
        if (! $this->gallery->replacesStock()) {
            return;
        }
        // Before the first paint it hides the panels of the other tabs.
        $this->assets->enqueueStyles(Manifest::PRODUCT_TABS);
        if (! is_product() || self::hasTabs(get_queried_object_id())) {
            $this->assets->enqueueModule(Manifest::PRODUCT_TABS);
        }
    }

    /** Before the template of tabs: of a product whose only tabs are those of other plugins. */
    public function enqueueForTemplate(): void
    {
        if ($this->gallery->replacesStock()) {
            $this->assets->enqueueModule(Manifest::PRODUCT_TABS);
        }
    }

    /** Whether a product has one of WooCommerce's own tabs. Reviews, which nearly all have, are known without reading it. */
    private static function hasTabs(int $id): bool
    {
        $product = comments_open($id) ? null : wc_get_product($id);

        return ! $product instanceof WC_Product
            || $product->get_description() !== ''
            || $product->has_attributes()
            || $product->has_weight()
            || $product->has_dimensions();
    }
}

<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\Features;
use Islas\JQuery\StockScripts;
use Islas\Platform\Assets;
use Islas\Platform\ContentPolicy;
use Islas\Platform\InlineScripts;
use Islas\Platform\Manifest;

/**
 * Decides on a product's page whose gallery it has, and takes WooCommerce's libraries off a page whose gallery is
 * Islas'. They are no longer queued but stay registered: who declares one gets it, and who uses one without a word gets
 * it at the first use (`StockGlobals`), as far as the stock script is muted.
 */
final class GalleryScripts
{
    private const STOCK_VARIATIONS = 'wc-add-to-cart-variation';
    /** WooCommerce's function for the dialog of its lightbox. */
    private const DIALOG = 'woocommerce_photoswipe';
    private const STYLES = ['photoswipe-default-skin', 'photoswipe'];

    private Features $features;
    private StockScripts $stock;
    private Assets $assets;

    /** Null before the scripts of the page are known. */
    private ?bool $isOurs = null;
    private bool $isPrinted = false;

    public function __construct(
        Features $features,
        StockScripts $stock,
        Assets $assets
    ) {
        $this->features = $features;
        $this->stock = $stock;
        $this->assets = $assets;
    }

    /** On a page with the stock script. */
    public function chooseGallery(): void
    {
        $scripts = wp_scripts();
        if (is_admin() || ! self::isProductPage()) {
            return;
        }
        $users = StockUsers::findUsers($scripts);
        (new StockGalleryLog())->noteUsers($users);
        $this->isOurs = $users === [];
        if (! $this->isOurs) {
            $this->restoreStockMarkup();

            return;
        }
        $libraries = array_values(array_intersect(array_keys(StockUsers::FILES), $scripts->queue));
        $libraries = array_values(array_diff($libraries, [Module::STOCK]));
        if ($this->isMuted()) {
            $this->stock->muteWithLibraries(Module::STOCK, $libraries);
            $this->assets->enqueueProductStyle();
        }
        foreach ($libraries as $library) {
            wp_dequeue_script($library);
        }
        foreach (self::STYLES as $style) {
            wp_dequeue_style($style);
        }
        remove_action('wp_footer', self::DIALOG);
        $this->assets->enqueueModule(Manifest::GALLERY);
    }

    /**
     * Whether the gallery of this page is Islas'. Templates of blocks are rendered before the scripts are known; then
     * the answer is what will be unless a script that needs the stock gallery comes. In a request whose answer goes to
     * any page or to an editor, nothing is printed for Islas: its script builds what is missing.
     */
    public function isOurs(): bool
    {
        if ($this->isOurs === null && (is_admin() || wp_doing_ajax() || wp_is_serving_rest_request())) {
            return false;
        }
        $this->isPrinted = true;

        return $this->isOurs ?? StockUsers::hasStockTemplate();
    }

    /** Whether Islas stands in for the whole stock script on this page: gallery, tabs and stars. */
    public function replacesStock(): bool
    {
        return $this->isOurs === true && $this->isMuted();
    }

    /** Whether the stock script is muted too: it also has the tabs and the stars. */
    private function isMuted(): bool
    {
        return $this->features->isOn('product_tabs');
    }

    private static function isProductPage(): bool
    {
        $post = get_post();

        return is_product() || ($post !== null && strpos($post->post_content, '[product_page') !== false);
    }

    /** Of block themes, whose template has been rendered already: the stock scripts find no thumbnails of Islas. */
    private function restoreStockMarkup(): void
    {
        foreach ($this->isPrinted ? [Module::STOCK, self::STOCK_VARIATIONS] : [] as $handle) {
            wp_add_inline_script($handle, InlineScripts::WITHDRAW_NAMES, 'before');
        }
    }

    /** WordPress hook `wp_head`: what was printed for Islas and is not its, is hidden from the stock script's. */
    public function hidePrinted(): void
    {
        if ($this->isPrinted && $this->isOurs === false) {
            $css = '.islas-gallery__thumbs,.islas-gallery__trigger{display:none!important}';
            ContentPolicy::renderStyle($css)->show();
        }
    }

    /**
     * The module data of `islas-gallery`, as `widgets/gallery/gallery-data.ts` decodes it.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return [
            'slider' => GallerySupport::hasSlider(),
            'zoom' => GallerySupport::hasZoom(),
            'lightbox' => GallerySupport::hasLightbox(),
            'stock' => ! $this->isMuted(),
            'styles' => array_values(array_diff(
                $this->assets->findStyleAddresses(Manifest::LIGHTBOX),
                $this->assets->findStyleAddresses(Manifest::GALLERY)
            )),
            'texts' => [
                'slide' => GalleryMarkup::nameSlide(),
                'prev' => __('Previous image', 'islas'),
                'next' => __('Next image', 'islas'),
                'close' => __('Close', 'islas'),
                'zoom' => __('Zoom in or out', 'islas'),
                'dialog' => __('Images in full screen', 'islas'),
                'lost' => __('The image could not be loaded.', 'islas'),
            ],
        ];
    }
}

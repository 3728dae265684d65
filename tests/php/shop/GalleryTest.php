<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Gallery\StockGalleryLog;
use Islas\Gallery\StockUsers;
use Islas\Plugin;
use WP_Scripts;

/**
 * The markup that the product gallery adds to this WooCommerce's template, and the scripts that keep the stock gallery.
 */
final class GalleryTest extends ShopTestCase
{
    private function jug(): string
    {
        return $this->gallery('jarra-levante');
    }

    private function gallery(string $slug): string
    {
        $post = get_page_by_path($slug, OBJECT, 'product');
        self::assertNotNull($post);
        $product = wc_get_product($post->ID);
        self::assertInstanceOf(\WC_Product::class, $product);

        return wc_get_product_gallery_html($product);
    }

    protected function setUp(): void
    {
        parent::setUp();
        if (! function_exists('wc_get_product_gallery_html')) {
            self::markTestSkipped('This WooCommerce prints its template only in a page.');
        }
    }

    public function testPrintsAThumbnailForEachPictureAndTheFirstAsActive(): void
    {
        $html = $this->jug();

        self::assertSame(5, substr_count($html, 'class="woocommerce-product-gallery__image"'));
        self::assertSame(5, substr_count($html, '<button type="button"'));
        self::assertSame(1, substr_count($html, 'class="flex-active"'));
        self::assertMatchesRegularExpression(
            '~<div class="flex-viewport[^>]*><div class="woocommerce-product-gallery__wrapper">.*</div></div><ol class="flex-control-nav~s',
            $html
        );
        self::assertStringContainsString('islas-gallery--slider', $html);
        self::assertMatchesRegularExpression('~<a href="[^"]+\.jpg" class="woocommerce-product-gallery__trigger~', $html);
    }

    public function testPrintsNoThumbnailsIfTheSliderIsOff(): void
    {
        $this->filter('woocommerce_single_product_flexslider_enabled', '__return_false');
        $html = $this->jug();

        self::assertStringNotContainsString('flex-', $html);
        self::assertStringNotContainsString('islas-gallery--slider', $html);
    }

    public function testPrintsNoSliderForASingleImage(): void
    {
        $html = $this->gallery('taza-azahar');

        self::assertStringContainsString('woocommerce-product-gallery__trigger', $html);
        self::assertStringNotContainsString('flex-', $html);
        self::assertStringNotContainsString('islas-gallery--slider', $html);
    }

    public function testPrintsNoThumbnailsIfAFilterChoosesOtherControls(): void
    {
        $numbers = static fn (array $options): array => ['controlNav' => true] + $options;
        $this->filter('woocommerce_single_product_carousel_options', $numbers);

        self::assertStringNotContainsString('flex-control-thumbs', $this->jug());
    }

    public function testPrintsNoThumbnailsIfTheTemplateHasUnclosedElements(): void
    {
        $broken = static fn (): string => '<div data-thumb="x"><div>';
        $this->filter('woocommerce_single_product_image_thumbnail_html', $broken);

        self::assertStringNotContainsString('flex-control-thumbs', $this->jug());
    }

    public function testAPageWithTheGalleryOfIslasHasNoDialogOfWooCommercesLightbox(): void
    {
        if (wp_is_block_theme()) {
            self::markTestSkipped('The blocks of WooCommerce print the dialog by a callback without a name: it stays.');
        }
        $dialog = 'id="photoswipe-fullscreen-dialog"';

        self::assertStringNotContainsString($dialog, $this->get('/producto/jarra-levante/')['body']);
        self::assertStringContainsString($dialog, $this->get('/producto/jarra-levante/', ['islas' => 'off'])['body']);
    }

    public function testFindsScriptsThatDependOnAFileOfTheStockGallery(): void
    {
        $scripts = $this->scripts();
        self::assertSame([], StockUsers::findUsers($scripts));

        $scripts->add('theme', '/theme.js', ['jquery', 'photoswipe']);
        $scripts->queue[] = 'theme';
        self::assertSame(['theme (photoswipe)'], StockUsers::findUsers($scripts));
    }

    public function testFindsAStockHandleWithAnotherFile(): void
    {
        $scripts = $this->scripts();
        $scripts->registered['wc-flexslider']->src = '/wp-content/themes/x/flexslider.js';

        self::assertSame(['wc-flexslider (/wp-content/themes/x/flexslider.js)'], StockUsers::findUsers($scripts));
    }

    public function testSiteHealthListsTheScriptsThatKeepTheStockGallery(): void
    {
        $this->later(static fn () => delete_option(StockGalleryLog::OPTION));
        $record = new StockGalleryLog();
        self::assertSame('–', $record->addHealthLines([])['stock_gallery']['value']);
        $record->noteUsers(['theme (photoswipe)']);
        self::assertSame(
            'theme (photoswipe), ' . gmdate('Y-m-d'),
            $record->addHealthLines([])['stock_gallery']['value']
        );
        wp_set_current_user(0);
        $record->noteUsers(['other (zoom)']);
        self::assertStringNotContainsString('other', $record->addHealthLines([])['stock_gallery']['value']);
    }

    private function scripts(): WP_Scripts
    {
        self::assertNotNull(Plugin::instance());
        $scripts = new WP_Scripts();
        $scripts->add('jquery', '/jquery.js');
        $files = plugins_url('woocommerce/assets/js/');
        foreach (StockUsers::FILES as $handle => $file) {
            $scripts->add($handle, $files . $file . '.min.js', ['jquery']);
        }
        $scripts->queue = ['wc-single-product', 'wc-flexslider', 'wc-zoom', 'wc-photoswipe-ui-default'];

        return $scripts;
    }
}

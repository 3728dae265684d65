<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Assets;
use Islas\Platform\FormAssets;
use Islas\Platform\Manifest;
use Islas\Tests\WordPress\Site;
use WC_Product;
use WC_Product_Variable;
use WP_Block_Supports;

/**
 * A page loads the core file once, and only the style sheets of the parts that it prints.
 */
final class AssetsTest extends PluginTestCase
{
    private const URL = 'https://tienda.example/build/';
    private const BUILD = [
        'src/main.ts' => ['file' => 'main-1.js', 'imports' => ['_core.js'], 'css' => ['main-1.css']],
        '_core.js' => ['file' => 'core-1.js'],
        'src/entries/fields.ts' => ['file' => 'fields-1.js', 'imports' => ['src/main.ts']],
        'widgets/coming-soon/entry.ts' => ['file' => 'soon-1.js', 'imports' => ['src/main.ts']],
        'widgets/product-add/entry.ts' => ['file' => 'add-1.js', 'imports' => ['src/main.ts']],
        'src/entries/product.ts' => ['file' => 'product-1.js', 'imports' => ['src/main.ts'], 'css' => ['product-1.css']],
        'widgets/swatches/form/view.tsx' => ['file' => 'view-2.js', 'imports' => ['_react.js'], 'css' => ['view-2.css']],
        'src/entries/cards.ts' => ['file' => 'cards-1.js', 'imports' => ['src/entries/product.ts'], 'css' => ['cards-1.css']],
        '_react.js' => ['file' => 'react-1.js', 'css' => ['shared-3.css']],
    ];

    private const HEAD = [Manifest::HEAD => ['file' => 'head.js', 'version' => 'h1']];

    public function testEnqueuesTheCoreAsAModuleWithoutAVersion(): void
    {
        $this->assets()->enqueueMain();

        self::assertSame(['islas' => [self::URL . 'main-1.js', [], null]], Site::$modules);
        self::assertSame(['islas-main-1' => [self::URL . 'main-1.css', [], null]], Site::$styles);
    }

    public function testPreloadsOnlyTheCoreAndItsStaticImports(): void
    {
        self::assertSame(
            '<link rel="modulepreload" href="' . self::URL . 'main-1.js" fetchpriority="low">'
            . '<link rel="modulepreload" href="' . self::URL . 'core-1.js" fetchpriority="low">',
            Site::output([$this->assets(), 'printPreloads'])
        );
    }

    public function testModulesHaveALowPriority(): void
    {
        $assets = $this->assets();
        $assets->enqueueMain();
        $assets->enqueueCards();

        self::assertSame(['islas' => 'low', 'islas-product' => 'low', 'islas-cards' => 'low'], Site::$modulePriorities);
    }

    public function testEnqueuesTheProductFileOnceForProductFormsCardsAndSwatches(): void
    {
        $ways = [
            static fn (Assets $assets) => $assets->enqueueProduct(),
            static fn (Assets $assets) => $assets->enqueueCards(),
            static fn (Assets $assets) => $assets->enqueueSwatches(),
        ];
        foreach ($ways as $way) {
            $assets = $this->assets();
            $way($assets);
            $way($assets);

            self::assertSame([self::URL . 'product-1.js', [], null], Site::$modules['islas-product']);
            self::assertSame(1, substr_count(Site::output([$assets, 'printPreloads']), 'product-1.js'));
            Site::$modules = [];
        }
    }

    public function testEnqueuesTheFieldsFileOnAccountAndCheckoutForThePageOrAttributionFeature(): void
    {
        foreach (['account' => ['islas', 'islas-fields'], 'checkout' => ['islas', 'islas-fields'], 'cart' => ['islas']] as $page => $modules) {
            Site::$page = $page;
            Site::$modules = [];
            $this->assets()->enqueueMain();
            self::assertSame($modules, array_keys(Site::$modules));
        }
        Site::$page = 'account';
        Site::$modules = [];
        $this->assets(self::BUILD, ['feature_page' => false])->enqueueMain();
        self::assertSame(['islas'], array_keys(Site::$modules));
        $asking = ['widgets/attribution/entry.ts' => ['file' => 'order-attribution-1.js']] + self::BUILD;
        $this->assets($asking, ['feature_page' => false])->enqueueMain();
        self::assertSame(['islas', 'islas-fields'], array_keys(Site::$modules), 'Attribution needs the file too.');
    }

    public function testEnqueuesTheComingSoonFileOnlyForVisitorsWhoSeeTheBanner(): void
    {
        update_option('woocommerce_coming_soon', 'yes');
        $this->assets()->enqueueMain();
        self::assertSame(['islas'], array_keys(Site::$modules));

        Site::$signedIn = true;
        $this->assets()->enqueueMain();
        self::assertSame(['islas', 'islas-coming-soon'], array_keys(Site::$modules));
    }

    public function testProductPagesEnqueueTheAddFileForSimpleAndTheProductFileForVariableProducts(): void
    {
        Site::$page = 'product';
        Site::$products = [7 => new WC_Product(7)];
        (new FormAssets($this->assets()))->enqueueForPage();
        self::assertSame(['islas-product-add'], array_keys(Site::$modules));

        Site::$modules = [];
        Site::$products = [7 => new WC_Product_Variable([], [], 7)];
        (new FormAssets($this->assets()))->enqueueForPage();
        self::assertSame(['islas-product'], array_keys(Site::$modules), 'It also adds simple products.');
    }

    public function testABlockThatAddsWithOptionsNeedsNoFileOfClassicForms(): void
    {
        Site::$page = 'product';
        Site::$products = [7 => new WC_Product_Variable([], [], 7)];
        $forms = new FormAssets($this->assets());
        // The block fires the hooks of the classic templates while it is rendered, in block themes before the head.
        WP_Block_Supports::$block_to_render = ['blockName' => 'woocommerce/add-to-cart-with-options'];
        $forms->enqueueForForm();
        $forms->enqueueForVariations();
        WP_Block_Supports::$block_to_render = null;
        $forms->noteBlock('<form data-wp-interactive="woocommerce/add-to-cart-with-options"></form>');
        $forms->enqueueForPage();
        self::assertSame([], Site::$modules);

        $forms->enqueueForForm();
        self::assertSame(['islas-product-add'], array_keys(Site::$modules), 'A classic form beside it.');
    }

    public function testABlockThatPrintsTheClassicFormOfAnUnknownTypeNeedsItsFile(): void
    {
        $forms = new FormAssets($this->assets());
        $forms->noteBlock('<div><form class="cart"></form></div>');
        self::assertSame(['islas-product-add'], array_keys(Site::$modules));

        $forms->noteBlock('<div><form class="variations_form cart"></form></div>');
        self::assertSame(['islas-product'], array_keys(Site::$modules));
    }

    public function testReplacesTheAddFileByTheProductFileWhenAVariableProductFormFollows(): void
    {
        $assets = $this->assets();
        $assets->enqueueProductAdd();
        $assets->enqueueProduct();
        $assets->enqueueProductAdd();

        self::assertSame(['islas-product'], array_keys(Site::$modules));
        self::assertStringNotContainsString('add-1.js', Site::output([$assets, 'printPreloads']));
    }

    public function testEnqueuesNoProductFilesWhenTheirFeaturesAreOff(): void
    {
        $off = ['feature_variations' => false, 'feature_product_add' => false, 'feature_swatches' => false];
        $assets = $this->assets(self::BUILD, $off);
        $assets->enqueueProductAdd();
        $assets->enqueueProduct();

        self::assertSame([], Site::$modules);
    }

    public function testEnqueuesTheProductFileWhereTheStockVariationScriptIsEnqueued(): void
    {
        $assets = $this->assets();
        $assets->enqueueByScripts();
        self::assertSame([], Site::$modules);

        Site::$scripts->queue = ['wc-add-to-cart-variation'];
        $assets->enqueueByScripts();
        self::assertSame(['islas-product'], array_keys(Site::$modules));
    }

    public function testHeadScriptListsASelectorOnceWhenSeveralFeaturesAddIt(): void
    {
        $assets = $this->assets(self::BUILD + self::HEAD);
        foreach (['.search', 'a.cart', '.search'] as $selector) {
            $assets->addHeadData('toggles', $selector);
        }

        self::assertStringContainsString(' data-toggles=".search,a.cart"', Site::output([$assets, 'printHead']));
    }

    public function testPrintsTheHeadFileOnceWithItsVersion(): void
    {
        $assets = $this->assets(self::BUILD + self::HEAD);

        self::assertSame(
            '<script id="islas-head" src="' . self::URL . 'head.js?ver=h1"></script>',
            Site::output([$assets, 'printHead'])
        );
        self::assertSame('', Site::output([$assets, 'printHead']));
    }

    public function testPrintsTheTranslatedHeadFileWhereThePagesLanguageHasOne(): void
    {
        $build = self::BUILD + self::HEAD + [Manifest::HEAD_SPANISH => ['file' => 'head-es_ES.js', 'version' => 'h2']];
        foreach (['es_ES' => 'head-es_ES.js?ver=h2', 'es_MX' => 'head-es_ES.js?ver=h2', 'fr_FR' => 'head.js?ver=h1'] as $locale => $file) {
            Site::$locale = $locale;
            self::assertStringContainsString('/' . $file . '"', Site::output([$this->assets($build), 'printHead']));
        }
    }

    public function testEnqueuesOneStyleSheetInsteadOfThoseThatItMerges(): void
    {
        $style = ['style' => ['file' => 'style.css', 'version' => 's1', 'css' => ['main-1.css', 'view-2.css']]];
        $this->assets(self::BUILD + $style)->enqueueSwatches();
        self::assertSame(['islas-product-1', 'islas-shared-3'], array_keys(Site::$styles), 'The merged file comes later.');

        Site::$styles = [];
        Site::$did['wp_enqueue_scripts'] = 1;
        $this->assets(self::BUILD + $style)->enqueueSwatches();

        self::assertSame(['islas-product-1', 'islas', 'islas-shared-3'], array_keys(Site::$styles));
    }

    public function testAProductsPageHasOneStyleSheetForItsGalleryAndItsTabs(): void
    {
        $build = [
            'widgets/gallery/entry.ts' => ['file' => 'gallery-1.js', 'css' => ['gallery-1.css']],
            'widgets/product-tabs/entry.ts' => ['file' => 'tabs-1.js', 'css' => ['tabs-1.css']],
        ];
        $style = ['product' => ['file' => 'product.css', 'version' => 'p1', 'css' => ['gallery-1.css', 'tabs-1.css']]];
        $enqueue = function (array $build): array {
            Site::$styles = [];
            $assets = $this->assets($build);
            $assets->enqueueProductStyle();
            $assets->enqueueModule('widgets/gallery/entry.ts');
            $assets->enqueueStyles('widgets/product-tabs/entry.ts');

            return Site::$styles;
        };

        self::assertSame(['islas-product-page' => [self::URL . 'product.css?ver=p1', [], null]], $enqueue($build + $style));
        self::assertSame(['islas-gallery-1', 'islas-tabs-1'], array_keys($enqueue($build)), 'A build without it.');

        Site::$styles = [];
        $this->assets($build + $style)->enqueueModule('widgets/gallery/entry.ts');
        self::assertSame(['islas-gallery-1'], array_keys(Site::$styles), 'A page with the gallery alone.');
    }

    public function testEnqueuesTheStyleSheetsOfSwatchesAndOfTheirImports(): void
    {
        $this->assets()->enqueueSwatches();

        self::assertSame(['islas-product-1', 'islas-main-1', 'islas-view-2', 'islas-shared-3'], array_keys(Site::$styles));
    }

    public function testEnqueuesCardStyleSheetsAfterTheSwatchStyleSheetsThatTheyOverride(): void
    {
        $this->assets()->enqueueCards();

        self::assertSame(['islas-product', 'islas-cards'], array_keys(Site::$modules));
        self::assertSame('islas-cards-1', array_keys(Site::$styles)[4]);
    }

    public function testOnlyASmallStyleSheetOfFewPagesMayBePrintedIntoThePage(): void
    {
        $small = $this->file('a{}');
        $large = $this->file(str_repeat('a{}', 300));
        $css = [basename($small), basename($large), 'missing-1.css'];
        $this->assets(['src/main.ts' => ['file' => 'main-1.js', 'css' => $css]])->enqueueMain();

        self::assertCount(3, Site::$styles);
        self::assertSame(['islas-' . basename($small) => ['path' => $small]], Site::$styleData);
    }

    public function testEnqueuesAndPrintsNothingWithoutABuild(): void
    {
        $none = $this->manifest('not json');
        $assets = new Assets($none, self::URL, $this->features([], $none));
        $assets->enqueueMain();
        $assets->enqueueSwatches();

        self::assertSame([[], []], [Site::$modules, Site::$styles]);
        self::assertSame('', Site::output([$assets, 'printHead']));
    }

    /**
     * @param array<string, mixed> $build
     * @param array<string, mixed> $settings
     */
    private function assets(array $build = self::BUILD, array $settings = []): Assets
    {
        $manifest = $this->manifest($build);

        return new Assets($manifest, self::URL, $this->features($settings, $manifest));
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Cart\BlockData;
use Islas\Cart\Module as Cart;
use Islas\Plugin;
use WC_Product_Variable;
use WP_Block_Type_Registry;
use WP_Script_Modules;

/**
 * Pages on which no module reads the data of a store of WooCommerce's blocks do not have it; other pages have it as
 * WooCommerce prints it.
 */
final class BlockDataTest extends ShopTestCase
{
    private const STORES = ['woocommerce/products', 'woocommerce'];
    /** It leads to the checkout by WooCommerce's own script. */
    private const MINI_CART = '<!-- wp:woocommerce/mini-cart {"onCartClickBehaviour":"navigate_to_checkout"} /-->';
    private const ELEMENT = '~<script[^>]* id="wp-script-module-data-@wordpress/interactivity"[^>]*>(.*?)</script>~s';
    private const COLLECTION = '<!-- wp:woocommerce/product-collection {"queryId":7,"query":{"perPage":6,"pages":0,'
        . '"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,'
        . '"taxQuery":{},"isProductCollectionBlock":true,"featured":false,"woocommerceOnSale":false,'
        . '"woocommerceStockStatus":["instock"],"woocommerceAttributes":[],"woocommerceHandPickedProducts":[]},'
        . '"tagName":"div","displayLayout":{"type":"flex","columns":3}} -->'
        . '<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->'
        . '<!-- wp:woocommerce/product-image {"isDescendentOfQueryLoop":true} /-->'
        . '<!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true} /-->'
        . '<!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';

    /** Islas leaves out data of stores that WooCommerce has from 10.9 on, where WordPress, from 6.9 on, names a page's modules. */
    private static function needStores(): void
    {
        // Its version is seen by a block that is as old as the data.
        if (
            ! WP_Block_Type_Registry::get_instance()->is_registered('woocommerce/dropdown')
            || ! method_exists(wp_script_modules(), 'get_queue')
        ) {
            self::markTestSkipped('This WooCommerce prints no data of products for its blocks, or WordPress keeps all of it.');
        }
    }

    /** @return string Where WooCommerce has the files of its blocks. */
    private static function folder(): string
    {
        return WC()->plugin_path() . '/assets/client/blocks/';
    }

    /** @return string Address of a page with this content. */
    private function page(string $content): string
    {
        $id = wp_insert_post([
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Prueba', 'post_content' => wp_slash($content),
        ]);
        self::assertIsInt($id);
        $this->later(static fn () => wp_delete_post($id, true));

        return (string) get_permalink($id);
    }

    /**
     * @param array<string, string> $cookies
     * @return array<string, mixed> The state of each store.
     */
    private function state(string $path, array $cookies = []): array
    {
        $body = $this->get($path, $cookies)['body'];
        self::assertSame(1, preg_match(self::ELEMENT, $body, $found), $path);
        $data = json_decode($found[1], true);
        self::assertIsArray($data);

        return $data['state'] ?? [];
    }

    /** @return array<string, mixed> As WooCommerce alone prints it. */
    private function stock(string $path): array
    {
        $stock = $this->state($path, ['islas' => 'off']);
        self::assertNotSame([], $stock['woocommerce/products']['products'] ?? [], 'WooCommerce prints the data.');

        return $stock;
    }

    public function testAListingHasNoDataOfProductsAndOfTheCart(): void
    {
        self::needStores();
        $page = $this->page(self::COLLECTION);
        $stock = $this->stock($page);
        self::assertArrayHasKey('cart', $stock['woocommerce'] ?? []);
        $left = $this->state($page);

        self::assertSame([], array_intersect_key($left, array_flip(self::STORES)));
        self::assertSame([], array_diff_key($left, $stock));
        if (wp_is_block_theme()) {
            self::assertArrayNotHasKey('woocommerce/products', $this->state('/tienda/'));
        }
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function contentThatReadsThem(): iterable
    {
        yield 'the Mini-Cart with a script' => [self::MINI_CART, self::STORES];
        yield 'an element' => [
            '<!-- wp:html --><p data-wp-interactive="woocommerce/products"></p><!-- /wp:html -->',
            self::STORES,
        ];
        yield 'a module of others' => [
            '<!-- wp:html --><script type="module" src="/wp-content/uploads/a.js"></script><!-- /wp:html -->',
            self::STORES,
        ];
    }

    /**
     * @dataProvider contentThatReadsThem
     * @param list<string> $stores
     */
    public function testAListingKeepsTheDataThatAnythingElseMayRead(string $content, array $stores): void
    {
        self::needStores();
        $page = $this->page($content . self::COLLECTION);
        $left = $this->state($page);
        $stock = $this->stock($page);
        foreach (self::STORES as $store) {
            self::assertSame(in_array($store, $stores, true), isset($left[$store]), $store);
        }

        self::assertSame($stock['woocommerce/products'], $left['woocommerce/products']);
    }

    /** @return iterable<string, array{array<string, mixed>, string, bool}> Attributes and code of a script element. */
    public static function printedModules(): iterable
    {
        yield 'by address' => [['type' => 'module', 'src' => '/theme.js'], '', true];
        $code = "import { store } from '@wordpress/interactivity'; store('woocommerce/products');";
        yield 'inline' => [['type' => 'module'], $code, true];
        yield 'of WordPress, such as its test of emoji' => [['type' => 'module'], 'const settings = {};', false];
        yield 'named' => [['type' => 'module', 'src' => '/a.js', 'id' => '@wordpress/a-js-module'], '', false];
        yield 'no module' => [['src' => '/theme.js'], '', false];
    }

    /**
     * @dataProvider printedModules
     * @param array<string, mixed> $attributes
     */
    public function testAModuleThatAThemePrintsByWordPressKeepsTheData(array $attributes, string $code, bool $isKept): void
    {
        $theirs = $GLOBALS['wp_script_modules'] ?? null;
        $this->later(static fn () => $GLOBALS['wp_script_modules'] = $theirs);
        $GLOBALS['wp_script_modules'] = new WP_Script_Modules();
        if (! method_exists($GLOBALS['wp_script_modules'], 'get_queue')) {
            self::markTestSkipped('This WordPress does not name the modules of a page: all data stays.');
        }
        wp_enqueue_script_module('@wordpress/a', '/a.js');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $data = new BlockData(static fn () => $plugin->module(Cart::class)->blockButton);
        self::assertSame($attributes, $data->noteElement($attributes, $code));
        $left = $data->removeUnreadData(['state' => ['woocommerce' => ['cart' => []], 'theme' => []]]);

        self::assertSame($isKept, isset($left['state']['woocommerce']));
        self::assertArrayHasKey('theme', $left['state']);
    }

    public function testAModuleThatABlockNamesAndNobodyHasKeepsNoData(): void
    {
        self::needStores();
        if (! method_exists(wp_script_modules(), 'get_registered')) {
            self::markTestSkipped('This WordPress does not say which modules there are: all data stays.');
        }
        $this->mustUse("add_action('wp_enqueue_scripts', static fn () => wp_enqueue_script_module('nobodys'));");

        self::assertSame([], array_intersect_key($this->state($this->page(self::COLLECTION)), array_flip(self::STORES)));
    }

    /** @return string The blocks of a variable product, with this beside them. */
    private function variableProduct(string $content): string
    {
        $color = $this->attribute('color-prueba', ['azul' => 'Azul', 'rojo' => 'Rojo']);
        $product = $this->product([[$color => 'azul'], [$color => 'rojo']], ['sku' => 'PRUEBA-1', 'weight' => '2']);
        foreach ($product->get_children() as $at => $variation) {
            update_post_meta($variation, '_regular_price', 10 + $at);
            update_post_meta($variation, '_price', 10 + $at);
        }
        WC_Product_Variable::sync($product->get_id());
        wc_delete_product_transients($product->get_id());

        return $this->page(
            "<!-- wp:woocommerce/single-product {\"productId\":{$product->get_id()}} --><div class=\"woocommerce\">"
            . '<!-- wp:woocommerce/product-price {"isDescendentOfSingleProductBlock":true} /-->'
            . '<!-- wp:woocommerce/product-sku {"isDescendentOfSingleProductBlock":true} /-->'
            . '<!-- wp:woocommerce/product-specifications /-->'
            . '<!-- wp:woocommerce/add-to-cart-form {"isDescendentOfSingleProductBlock":true} /-->'
            . $content . '</div><!-- /wp:woocommerce/single-product -->'
        );
    }

    public function testAVariableProductHasNoScriptForTheChoiceWhereItsFormDoesNotReportItAndWhatItWouldShowStays(): void
    {
        self::needStores();
        if (version_compare(WC()->version, '11.0', '<')) {
            self::markTestSkipped('WooCommerce 10.9 asks for a module by a name that it does not register: its script stays.');
        }
        $page = $this->variableProduct(self::COLLECTION);
        $body = $this->get($page)['body'];
        $stock = $this->get($page, ['islas' => 'off'])['body'];
        self::assertSame(1, substr_count($stock, '/woocommerce/product-elements.js'));
        foreach (['/product-elements.js', 'stores/woocommerce/products'] as $name) {
            self::assertStringNotContainsString($name, $body);
        }
        self::assertStringContainsString('PRUEBA-1', $body);
        self::assertArrayNotHasKey('woocommerce/products', $this->state($page));
        // With this, WordPress' script leaves alone what the server has computed.
        self::assertMatchesRegularExpression('~"woocommerce\\\\?/products":\["state\.productInContext"~', $body);
    }

    /** @return iterable<string, array{string}> */
    public static function contentThatKeepsTheScript(): iterable
    {
        yield 'an element that reads the store' => [
            '<!-- wp:html --><p data-wp-interactive="woocommerce/products"></p><!-- /wp:html -->',
        ];
        yield 'another script of the store' => [self::MINI_CART];
        yield 'a collection whose links ask for the product' => [
            (string) preg_replace('~<!-- wp:woocommerce/product-button [^>]*>~', '', self::COLLECTION),
        ];
    }

    /** @dataProvider contentThatKeepsTheScript */
    public function testAVariableProductKeepsThatScriptWhereAnythingElseMayReadTheData(string $content): void
    {
        self::needStores();
        $page = $this->variableProduct($content);

        self::assertSame(1, substr_count($this->get($page)['body'], '/woocommerce/product-elements.js'));
        self::assertSame($this->stock($page)['woocommerce/products'], $this->state($page)['woocommerce/products']);
    }

    public function testEachScriptOfWooCommercesBlocksThatReadsAStoreKeepsTheData(): void
    {
        $folder = self::folder();
        $stores = ['@woocommerce/stores/woocommerce/products', '@woocommerce/stores/woocommerce/cart'];
        $found = [];
        $list = $folder . 'interactivity-blocks-frontend-assets.php';
        if (! is_readable($list)) {
            self::markTestSkipped('This WooCommerce has no list of its modules: it has no such stores.');
        }
        foreach (require $list as $file => $asset) {
            $module = (string) preg_replace('~\.js$~', '', (string) $file);
            if (! BlockData::isUnrelated($module)) {
                continue;
            }
            $code = is_readable($folder . $file) ? (string) file_get_contents($folder . $file) : '';
            if (
                in_array($stores[0], $asset['dependencies'], true)
                || in_array($stores[1], $asset['dependencies'], true)
                || preg_match('~\bstore\)\("woocommerce(?:/products)?"~', $code) === 1
            ) {
                $found[] = $module;
            }
        }

        // It reads `productInContext`, which only the store's script defines: from WooCommerce 10.9 on, as the dropdown is.
        $isNew = WP_Block_Type_Registry::get_instance()->is_registered('woocommerce/dropdown');
        self::assertSame($isNew ? ['woocommerce/product-collection'] : [], $found);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use WC_Product_Variable;

/**
 * Pages on which nothing reads the data of a store of WooCommerce's blocks do not have it; other pages have it as
 * WooCommerce prints it.
 */
final class BlockDataTest extends ShopTestCase
{
    private const STORES = ['woocommerce/products', 'woocommerce'];
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
        yield 'the Mini-Cart' => ['<!-- wp:woocommerce/mini-cart /-->', self::STORES];
        yield 'an element' => [
            '<!-- wp:html --><p data-wp-interactive="woocommerce/products"></p><!-- /wp:html -->',
            ['woocommerce/products'],
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
        $page = $this->page($content . self::COLLECTION);
        $left = $this->state($page);
        $stock = $this->stock($page);
        foreach (self::STORES as $store) {
            self::assertSame(in_array($store, $stores, true), isset($left[$store]), $store);
        }

        self::assertSame($stock['woocommerce/products'], $left['woocommerce/products']);
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
            . '<!-- wp:html --><p id="prueba"></p><!-- /wp:html -->'
            . '<!-- wp:woocommerce/product-price {"isDescendentOfSingleProductBlock":true} /-->'
            . '<!-- wp:woocommerce/product-sku {"isDescendentOfSingleProductBlock":true} /-->'
            . '<!-- wp:woocommerce/product-specifications /-->'
            . '<!-- wp:woocommerce/add-to-cart-form {"isDescendentOfSingleProductBlock":true} /-->'
            . $content . '</div><!-- /wp:woocommerce/single-product -->'
        );
    }

    public function testAVariableProductHasNoScriptForTheChoiceWhereItsFormDoesNotReportIt(): void
    {
        // As WooCommerce's block for the stock prints it.
        $stock = '<!-- wp:html --><p data-wp-interactive="woocommerce/products" class="stock" '
            . 'data-wp-text="state.productInContext.stock_availability.text" aria-live="polite">3</p><!-- /wp:html -->';
        $page = $this->variableProduct($stock . self::COLLECTION);
        $body = $this->get($page)['body'];
        $stock = $this->get($page, ['islas' => 'off'])['body'];
        $words = static fn (string $html): string => (string) preg_replace(
            '~\s+~',
            ' ',
            strip_tags((string) strstr((string) strstr($html, '<p id="prueba">'), '<form', true))
        );

        self::assertSame(1, substr_count($stock, '/woocommerce/product-elements.js'));
        self::assertSame(4, preg_match_all('~"state\.productInContext\.|"productElementKey"~', $stock));
        foreach (['product-elements', 'stores/woocommerce/products', 'productInContext', 'updateValue'] as $name) {
            self::assertStringNotContainsString($name, $body);
        }
        self::assertStringContainsString('PRUEBA-1', $words($body));
        self::assertSame($words($stock), $words($body));
        self::assertArrayNotHasKey('woocommerce/products', $this->state($page));
        self::assertSame(1, preg_match('~type="importmap">(.*?)</script>~s', $body, $map));
        self::assertIsArray(json_decode($map[1], true));
    }

    /** @return iterable<string, array{string}> */
    public static function contentThatKeepsTheScript(): iterable
    {
        yield 'an element that reads the store' => [
            '<!-- wp:html --><p data-wp-interactive="woocommerce/products"></p><!-- /wp:html -->',
        ];
        yield 'another script of the store' => ['<!-- wp:woocommerce/mini-cart /-->'];
        yield 'a module of others' => [
            '<!-- wp:html --><script type="module" src="/wp-content/uploads/a.js"></script><!-- /wp:html -->',
        ];
        yield 'other markup that shows the choice' => [
            '<!-- wp:html --><p data-wp-interactive="woocommerce/products" data-wp-bind--title="state.productInContext.sku">'
            . '</p><!-- /wp:html -->',
        ];
        yield 'a collection whose links ask for the product' => [
            (string) preg_replace('~<!-- wp:woocommerce/product-button [^>]*>~', '', self::COLLECTION),
        ];
    }

    /** @dataProvider contentThatKeepsTheScript */
    public function testAVariableProductKeepsThatScriptWhereAnythingElseMayReadTheData(string $content): void
    {
        $page = $this->variableProduct($content);

        self::assertSame(1, substr_count($this->get($page)['body'], '/woocommerce/product-elements.js'));
        self::assertSame($this->stock($page)['woocommerce/products'], $this->state($page)['woocommerce/products']);
    }

    /** `BlockData` takes a store that no script on the page imports for one that none reads. */
    public function testEachScriptOfWooCommercesBlocksThatReadsAStoreImportsIt(): void
    {
        $folder = WC()->plugin_path() . '/assets/client/blocks/';
        $imports = ['woocommerce/products' => 'products', 'woocommerce' => 'cart'];
        $found = [];
        foreach (require $folder . 'interactivity-blocks-frontend-assets.php' as $file => $asset) {
            $code = is_readable($folder . $file) ? (string) file_get_contents($folder . $file) : '';
            foreach ($imports as $store => $import) {
                $module = "@woocommerce/stores/woocommerce/$import";
                $isRead = preg_match('~\bstore\)\("' . $store . '"~', $code) === 1 && $file !== "$module.js";
                if ($isRead && ! in_array($module, $asset['dependencies'], true)) {
                    $found[] = "$file $store";
                }
            }
        }

        self::assertSame([
            // Stands in a form whose script imports it.
            'woocommerce/add-to-cart-with-options-quantity-selector.js woocommerce/products',
            // Reads `productInContext`, which only the store's script defines.
            'woocommerce/product-collection.js woocommerce/products',
        ], $found);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

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

    public function testAVariableProductKeepsTheDataOfProducts(): void
    {
        $color = $this->attribute('color-prueba', ['azul' => 'Azul', 'rojo' => 'Rojo']);
        $id = $this->product([[$color => 'azul'], [$color => 'rojo']], ['sku' => 'PRUEBA-1'])->get_id();
        $page = $this->page(
            "<!-- wp:woocommerce/single-product {\"productId\":$id} --><div class=\"woocommerce\">"
            . '<!-- wp:woocommerce/product-sku {"isDescendentOfSingleProductBlock":true} /-->'
            . '</div><!-- /wp:woocommerce/single-product -->' . self::COLLECTION
        );

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

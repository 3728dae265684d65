<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * Queries and memory that Islas adds to a page of the shop, compared with the same page without it (`islas=off`), with
 * warm caches.
 */
final class QueriesTest extends ShopTestCase
{
    private const MEGABYTE = 1048576;

    /** @var array<string, string> Cookies of a visitor for whom listings have swatches. */
    private const CARDS = ['tienda_swatches' => 'card_swatches'];

    /** @dataProvider numbers */
    public function testSwatchesOnCardsAddFewQueriesAndLittleMemoryToAListing(int $products): void
    {
        $images = get_posts([
            'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => $products, 'fields' => 'ids',
        ]);
        $terms = [];
        for ($n = 0; $n < $products; $n++) {
            $terms['d' . $n] = 'Dibujo ' . $n;
        }
        $taxonomy = $this->attribute('dibujo', $terms, 'image');
        foreach (array_keys($terms) as $place => $slug) {
            update_term_meta(
                get_term_by('slug', $slug, $taxonomy)->term_id,
                'product_attribute_image',
                $images[$place % count($images)]
            );
        }
        $category = wp_insert_term('Muchas', 'product_cat', ['slug' => 'muchas'])['term_id'];
        $this->later(static fn () => wp_delete_term($category, 'product_cat'));
        $ids = [];
        for ($n = 0; $n < $products; $n++) {
            $ids[] = $this->product(
                [[$taxonomy => 'd' . $n, 'Corte' => 'Recto'], [$taxonomy => 'd' . (($n + 1) % $products), 'Corte' => '']],
                ['name' => 'Prenda ' . $n, 'category_ids' => [$category]]
            )->get_id();
        }
        $this->storeAvailability(...$ids);
        $this->option('woocommerce_catalog_rows', 6);
        $this->option('woocommerce_catalog_columns', 4);
        $path = '/categoria-producto/muchas/';
        $html = $this->get($path, self::CARDS)['body'];

        self::assertSame($products, substr_count($html, 'data-island="swatch-card"'));
        self::assertGreaterThanOrEqual($products, substr_count($html, '<img class="islas-swatch__image"'));
        $this->assertAtMost(8, self::MEGABYTE * 2, $path, self::CARDS);
    }

    /** @return array<string, array{int}> */
    public function numbers(): array
    {
        return ['a few' => [3], 'many' => [24]];
    }

    public function testSwatchesWithManyImagesAddFewQueriesAndLittleMemoryToAProductPage(): void
    {
        $terms = array_combine(range(101, 124), array_map(static fn (int $n) => "Dibujo $n", range(1, 24)));
        $taxonomy = $this->attribute('dibujo', $terms, 'image');
        $images = get_posts([
            'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => 24, 'fields' => 'ids',
        ]);
        $variations = [];
        foreach (array_keys($terms) as $place => $slug) {
            $term = get_term_by('slug', (string) $slug, $taxonomy)->term_id;
            update_term_meta($term, 'product_attribute_image', $images[$place % count($images)]);
            $variations[] = [$taxonomy => (string) $slug, 'Corte' => ''];
        }
        $product = $this->product($variations);
        $this->storeAvailability($product->get_id());
        $path = (string) wp_parse_url($product->get_permalink(), PHP_URL_PATH);

        self::assertGreaterThanOrEqual(24, substr_count($this->get($path)['body'], '<img class="islas-swatch__image"'));
        $this->assertAtMost(4, self::MEGABYTE, $path);
    }

    public function testThousandsOfVariationsAddFewQueriesAndLittleMemoryToAProductPage(): void
    {
        if (get_page_by_path('camiseta-infinita', OBJECT, 'product') === null) {
            self::markTestSkipped('This shop has no product with thousands of variations.');
        }
        $this->storeAvailability();
        $path = '/producto/camiseta-infinita/';
        self::assertStringContainsString('data-island="swatch-form"', $this->get($path)['body']);

        $this->assertAtMost(4, self::MEGABYTE * 5, $path);
    }

    /** @dataProvider otherPages */
    public function testAPageWithoutSwatchesHasFewerQueriesThanWithoutIslasAndLittleMoreMemory(string $path): void
    {
        // Options that are read one by one without Islas are read with one query.
        $this->assertAtMost(-5, self::MEGABYTE, $path);
    }

    /** @return array<string, array{string}> */
    public function otherPages(): array
    {
        return [
            'front' => ['/'], 'shop' => ['/tienda/'], 'cart' => ['/carrito/'], 'account' => ['/mi-cuenta/'],
            'simple product' => ['/producto/taza-azahar/'],
        ];
    }

    /** @param array<string, string> $cookies */
    private function assertAtMost(int $queries, int $memory, string $path, array $cookies = []): void
    {
        $cookies += ['related' => 'same'];
        $off = $this->cost($path, ['islas' => 'off'] + $cookies);
        $on = $this->cost($path, $cookies);

        self::assertLessThanOrEqual($queries, $on['queries'] - $off['queries'], "queries of $path beside {$off['queries']}");
        self::assertLessThanOrEqual($memory, $on['memory'] - $off['memory'], "bytes of $path beside {$off['memory']}");
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * Without scripts a list is sorted by links, which are there for each of this WooCommerce's sort-by forms and lead to the
 * same list in another order.
 */
final class OrderingTest extends ShopTestCase
{
    public function testEachSortByFormHasLinksWithItsOrders(): void
    {
        $page = $this->get('/tienda/?min_price=3&orderby=price')['body'];
        preg_match_all('~<noscript><style[^>]*>\.woocommerce-ordering.*?</noscript>~', $page, $links);

        self::assertNotSame([], $links[0]);
        self::assertCount(preg_match_all('~<form [^>]*class="[^"]*\bwoocommerce-ordering\b~', $page), $links[0]);
        self::assertStringContainsString('<a href="?min_price=3&amp;orderby=date&amp;paged=1">', $links[0][0]);
        self::assertMatchesRegularExpression('~orderby=price&amp;paged=1" aria-current="true">~', $links[0][0]);
        self::assertSame(1, substr_count($links[0][0], 'aria-current'));
    }

    public function testALinkLeadsToTheListInItsOrder(): void
    {
        $cheapest = $this->get('/tienda/?orderby=price&paged=1')['body'];
        $dearest = $this->get('/tienda/?orderby=price-desc&paged=1')['body'];

        self::assertNotSame('', self::first($cheapest));
        self::assertNotSame(self::first($cheapest), self::first($dearest));
    }

    private static function first(string $page): string
    {
        preg_match('~<li [^>]*\bclass="[^"]*\bpost-(\d+)\b~', $page, $found);

        return $found[1] ?? '';
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Images;
use Islas\Swatches\Module as Swatches;
use Islas\Swatches\TermNames;
use Islas\Tests\WordPress\Site;
use Islas\Variations\VariationRows;
use WP_Term;

/**
 * One page may show several blogs of a network, whose products, terms and images have the same ids: data that was
 * preloaded for one blog is not used for another.
 */
final class MultisiteTest extends ShirtTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$blogs = [1, 2];
    }

    public function testPreloadedVariationRowsAreUsedOnlyOnTheirOwnBlog(): void
    {
        $shirt = self::shirt(7);
        $rows = new VariationRows();
        $rows->primeRows(7);
        $here = $shirt->variations;

        switch_to_blog(2);
        $shirt->variations = [701 => ['_stock_status' => 'outofstock'] + $here[701]];
        self::assertSame($shirt->variations, $rows->takeRows(7), 'The rows of the other blog are read from its database.');

        restore_current_blog();
        self::assertSame($here, $rows->takeRows(7), 'The preloaded rows of the first blog are still available.');
    }

    public function testSortsTermsInTheOrderOfTheCurrentBlog(): void
    {
        $shirt = self::shirt(7);
        $names = new TermNames();
        $names->shareOrders();
        $slugs = static fn (): array => array_keys($names->nameValues($shirt, 'pa_color', ['rojo', 'azul']));
        self::assertSame(['rojo', 'azul'], $slugs());

        switch_to_blog(2);
        Site::$terms['pa_color'] = [
            new WP_Term(11, 'pa_color', 'azul', 'Azul'),
            new WP_Term(12, 'pa_color', 'rojo', 'Rojo'),
        ];
        self::assertSame(['azul', 'rojo'], $slugs());
    }

    public function testPreloadsAnImageOncePerBlog(): void
    {
        $images = new Images();
        $asked = static function (int $image) use ($images): int {
            $before = count(Site::$queries);
            $images->primeImages([$image]);

            return count(Site::$queries) - $before;
        };
        self::assertSame([1, 0], [$asked(51), $asked(51)]);

        switch_to_blog(2);
        self::assertSame([1, 0], [$asked(51), $asked(51)]);

        restore_current_blog();
        self::assertSame(0, $asked(51));
    }

    public function testAListingPreloadsOnlyAvailabilitiesOfProductsListedOnItsBlog(): void
    {
        $plugin = $this->plugin();
        self::shirt(7);
        $plugin->module(Swatches::class)->cardForm->noteListed([7]);
        Site::$queries = [];

        switch_to_blog(2);
        $shirt = self::shirt(8);
        Site::$options[2]['islas_settings'] = ['card_swatches' => true];
        $plugin->module(Swatches::class)->cardForm->noteListed([8]);
        $plugin->module(Swatches::class)->cardForm->addForm('<a class="button">Select options</a>', $shirt);

        $asked = array_filter(Site::$queries, static fn (string $query) => strpos($query, 'checksums of ') === 0);
        self::assertNotSame([], $asked);
        self::assertSame([], preg_grep('/ 7\b/', $asked));
    }
}

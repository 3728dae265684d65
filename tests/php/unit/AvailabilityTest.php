<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Module as Swatches;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Module as Variations;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A snapshot is computed from the tables, stored by the background alone, and believed while nothing that it was made
 * of has changed. `tests/php/shop` tests this with the changes of a real shop.
 */
final class AvailabilityTest extends ShirtTestCase
{
    public function testNeedsThreeQueriesForAnyNumberOfVariationsAndOneWhenTheSnapshotIsStored(): void
    {
        $cost = function (int $count): array {
            Site::reset();
            $shirt = self::shirt(7);
            for ($n = 0; $n < $count; $n++) {
                $shirt->variations[800 + $n] = [self::SIZE => 'talla ' . $n] + $shirt->variations[701];
            }
            $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt);
            $first = count(Site::$queries);
            Site::$cache = [];
            $this->plugin()->module(Variations::class)->availability->storeSnapshot($shirt);
            Site::$queries = [];
            $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt);

            return [$first, count(Site::$queries)];
        };

        self::assertSame([[3, 1], [3, 1]], [$cost(5), $cost(5000)]);
    }

    public function testAPageWithoutAStoredSnapshotStoresNoneButInTheObjectCache(): void
    {
        $shirt = self::shirt(7);
        $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt);
        self::assertSame([], Site::$postMeta);
        Site::$queries = [];
        $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt);
        self::assertCount(1, Site::$queries);
        $shirt->variations[701]['_stock_status'] = 'outofstock';

        self::assertStringContainsString('o', $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt)->decodeMatrix()['state']);
    }

    public function testASnapshotThatWasMadeWhileAllWereInvalidatedIsOutdated(): void
    {
        $shirt = self::shirt(7);
        $isFirst = true;
        Site::$hooks[] = ['filter', 'islas_variation_row', function ($row) use (&$isFirst) {
            if ($isFirst) {
                $isFirst = false;
                $this->plugin()->module(Variations::class)->availability->invalidateAll();
            }

            return $row;
        }, 10, 1];
        $this->plugin()->module(Variations::class)->availability->storeSnapshot($shirt);
        self::assertSame([7], $this->plugin()->module(Variations::class)->availability->findOutdated([7]));
        $this->plugin()->module(Variations::class)->availability->storeSnapshot($shirt);

        self::assertSame([], $this->plugin()->module(Variations::class)->availability->findOutdated([7]));
    }

    public function testReadsAPrimedProductAgainAfterItChanges(): void
    {
        [$shirt, $other] = [self::shirt(7), self::shirt(8)];
        $availability = $this->plugin()->module(Variations::class)->availability;
        $availability->primeSnapshots([7, 8]);
        $shirt->variations[703]['_stock_status'] = 'outofstock';
        $availability->forgetSnapshot(7);

        self::assertStringContainsString('o', $availability->findSnapshot($shirt)->decodeMatrix()['state']);
        self::assertStringNotContainsString('o', $availability->findSnapshot($other)->decodeMatrix()['state']);
    }

    public function testRecomputesTheStockNumbersWhenASettingForThemChanges(): void
    {
        $shirt = self::shirt(7);
        Site::$options[1]['woocommerce_notify_low_stock_amount'] = 2;
        $versions = [];
        foreach (
            [
                [], ['show_variation_stock' => true], ['show_variation_stock' => true, 'stock_label_threshold' => 1],
            ] as $settings
        ) {
            $versions[] = $this->plugin($settings)->module(Variations::class)->availability->findSnapshot($shirt)->decodeMatrix()['left'];
            $this->plugin($settings)->module(Variations::class)->availability->storeSnapshot($shirt);
        }
        self::assertSame([[], [2], []], $versions, 'off; on with two left; threshold below two');
        Site::$options[1]['woocommerce_stock_format'] = 'no_amount';
        $plugin = $this->plugin(['show_variation_stock' => true]);
        self::assertSame([], $plugin->module(Variations::class)->availability->findSnapshot($shirt)->decodeMatrix()['left']);
    }

    public function testDoesNotCacheVariationsThatDependOnTheVisitor(): void
    {
        $shirt = self::shirt(7);
        $plugin = $this->plugin(['show_variation_stock' => true]);
        add_filter('woocommerce_variation_is_visible', static fn () => true);
        $shirt->asked = [new \WC_Product_Variation(701, [self::COLOR => 'rojo', self::SIZE => 'S'])];
        $answer = $plugin->module(Variations::class)->availabilityRest->answerRequest(new WP_REST_Request(['id' => 7]));

        self::assertInstanceOf(WP_REST_Response::class, $answer);
        self::assertIsObject($answer->data);
        self::assertSame('i', $answer->data->state);
        self::assertSame('private, max-age=0, must-revalidate', $answer->headers['Cache-Control']);
        self::assertSame('Cookie', $answer->headers['Vary']);
        self::assertStringNotContainsString('v=', $plugin->module(Variations::class)->availabilityRest->makeUrl($shirt));
        self::assertSame(
            ['available', 'available', 'available', 'available'],
            array_column(array_merge(...array_column($plugin->module(Swatches::class)->swatchesRest->answerRequest(
                new WP_REST_Request(['id' => 7, self::SIZE => 'S'])
            )->data['groups'], 'items')), 'state'),
            'The swatches print no state that depends on the visitor.'
        );
    }

    public function testReturnsAnErrorForVisitorDependentVariationsAboveTheAjaxThreshold(): void
    {
        $shirt = self::shirt(7);
        add_filter('woocommerce_variation_is_visible', static fn () => true);
        for ($n = 0; $n < 31; $n++) {
            $shirt->variations[800 + $n] = $shirt->variations[701];
        }
        $answer = $this->plugin()->module(Variations::class)->availabilityRest->answerRequest(new WP_REST_Request(['id' => 7]));

        self::assertInstanceOf(WP_Error::class, $answer);
        self::assertSame('islas_no_availability', $answer->get_error_code());
    }

    public function testSnapshotUsesTheRowFiltersStockEvenWhenAPluginFiltersPrices(): void
    {
        $shirt = self::shirt(7);
        add_filter('woocommerce_product_variation_get_price', static fn () => '');
        add_filter('islas_variation_row', static function (?array $row, int $id): ?array {
            return $id === 701 || $row === null ? null : ['inStock' => $id === 702] + $row;
        }, 10, 2);
        $matrix = $this->plugin()->module(Variations::class)->availability->findSnapshot($shirt)->decodeMatrix();

        self::assertSame('oi', $matrix['state']);
        self::assertSame([[1, 2], [2, 2]], $matrix['columns']);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Hooks;
use Islas\Tests\WordPress\Site;
use WC_Product_Variable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A visitor never keeps an availability that is no longer so, and the shop makes it once, from its tables.
 */
final class AvailabilityTest extends ShirtTestCase
{
    /** @return array<string, array{string, callable(WC_Product_Variable): void, object|int}> What WooCommerce runs, why and of whom. */
    public function changes(): array
    {
        $set = static fn (string $key, string $value) => static function (WC_Product_Variable $shirt) use ($key, $value): void {
            $shirt->variations[703][$key] = $value;
        };
        $remove = static function (WC_Product_Variable $shirt): void {
            unset($shirt->variations[703]);
        };
        $add = static function (WC_Product_Variable $shirt): void {
            $shirt->variations[704] = [self::COLOR => 'azul', self::SIZE => 'S'] + $shirt->variations[703];
        };

        $variation = new class {
            public function get_id(): int
            {
                return 703;
            }
        };

        return [
            'a quantity' => ['woocommerce_variation_set_stock', $set('_stock', '1'), $variation],
            'the stock of all' => ['woocommerce_product_set_stock', $set('_stock', '1'), 7],
            'sold out' => ['woocommerce_variation_set_stock_status', $set('_stock_status', 'outofstock'), 703],
            'all sold out' => ['woocommerce_product_set_stock_status', $set('_stock_status', 'outofstock'), 7],
            'a price taken away' => ['woocommerce_update_product_variation', $set('_price', ''), 703],
            'one more' => ['woocommerce_delete_product_transients', $add, 7],
            'one not published any more' => ['woocommerce_update_product_variation', $remove, 703],
            'one deleted' => ['before_delete_post', $remove, 703],
            'one in the bin' => ['wp_trash_post', $remove, 703],
            'the product saved' => ['woocommerce_update_product', $set(self::SIZE, 'S'), 7],
        ];
    }

    /**
     * @dataProvider changes
     * @param callable(WC_Product_Variable): void $change
     * @param object|int $changed
     */
    public function testWhatChangedIsSentAgain(string $hook, callable $change, $changed): void
    {
        $shirt = self::shirt(7);
        $plugin = $this->plugin();
        Hooks::add(array_values(array_filter(
            Hooks::rows($plugin),
            static fn (array $row) => $row[2] === [$plugin->availability, 'forget']
        )));
        $read = static function (string $tag) use ($plugin): WP_REST_Response {
            $answer = $plugin->availabilityRest->read(new WP_REST_Request(['id' => 7], ['if_none_match' => $tag]));
            self::assertInstanceOf(WP_REST_Response::class, $answer);

            return $answer;
        };
        $tag = $read('')->headers['ETag'];
        self::assertSame(304, $read($tag)->status);

        Site::run($hook, $changed); // Nothing reads in between, and what is deleted has a parent only before.
        $change($shirt);
        $after = $read($tag);

        self::assertSame(200, $after->status);
        self::assertNotSame($tag, $after->headers['ETag']);
    }

    public function testAnyNumberOfVariationsIsTwoQueriesAndThenNone(): void
    {
        $cost = function (int $count): array {
            Site::reset();
            $shirt = self::shirt(7);
            for ($n = 0; $n < $count; $n++) {
                $shirt->variations[800 + $n] = [self::SIZE => 'talla ' . $n] + $shirt->variations[701];
            }
            $availability = $this->plugin()->availability;
            $availability->of($shirt);
            $first = count(Site::$queries);
            $this->plugin()->availability->of($shirt);

            return [$first, count(Site::$queries) - $first];
        };

        self::assertSame([[2, 0], [2, 0]], [$cost(5), $cost(5000)]);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Settings;
use Islas\Platform\StockHint;
use Islas\Plugin;
use Islas\Variations\Availability;
use Islas\Variations\Module as Variations;
use Islas\Variations\VariationRows;
use Islas\Variations\VariationTable;
use RuntimeException;
use WC_AJAX;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * A visitor never receives an outdated availability: after any change through WordPress' and WooCommerce's own
 * functions, and after one in the tables alone while Islas was away, the response equals what the tables hold.
 */
final class InvalidationTest extends ShopTestCase
{
    private int $id;
    /** @var list<int> */
    private array $variations;

    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Settings::OPTION, ['show_variation_stock' => true]);
        $this->option('woocommerce_stock_format', '');
        $this->attribute('tinte', ['rojo' => 'Rojo', 'azul' => 'Azul']);
        $this->id = $this->product([
            ['pa_tinte' => 'rojo', 'Corte' => 'Recto'],
            ['pa_tinte' => 'rojo', 'Corte' => 'Ancho'],
            ['pa_tinte' => 'azul', 'Corte' => ''],
        ])->get_id();
        $this->variations = array_map('intval', $this->fresh($this->id)->get_children());
    }

    /** @return array<string, array{string}> Names of the methods of this class that make a change. */
    public function causes(): array
    {
        $causes = [];
        foreach ((new \ReflectionClass($this))->getMethods(\ReflectionMethod::IS_PRIVATE) as $method) {
            if (strpos($method->name, 'change') === 0) {
                $causes[strtolower(trim((string) preg_replace('/[A-Z]/', ' $0', substr($method->name, 6))))]
                    = [$method->name];
            }
        }

        return $causes;
    }

    /** @dataProvider causes */
    public function testTheAvailabilityEqualsTheTablesAfterAChangeOf(string $cause): void
    {
        $before = $this->sent();
        self::assertSame($before, $this->sent(), 'Two requests without a change between them have the same response.');
        $this->$cause();
        $after = $this->sent();

        self::assertNotSame($before, $after);
        self::assertSame($this->truth(), $after);
    }

    /**
     * As an import or `wp --skip-plugins` writes: no hook of Islas runs.
     *
     * @dataProvider foreign
     */
    public function testAStoredAvailabilityIsNotBelievedAfterAChangeInTheTablesAlone(string $table, string $set, string $where): void
    {
        global $wpdb;
        $before = $this->sent();
        self::assertNotSame('', $this->stored());
        $wpdb->query(strtr("UPDATE {$wpdb->prefix}$table SET $set WHERE $where", [
            '{first}' => $this->variations[0], '{product}' => $this->id,
        ]));
        $after = $this->read();

        self::assertNotSame($before, $after);
        self::assertSame($this->truth(), $after);
    }

    /** @return array<string, array{string, string, string}> */
    public function foreign(): array
    {
        $meta = static fn (string $key, string $value): array => [
            'postmeta', "meta_value = '$value'", "post_id = {first} AND meta_key = '$key'",
        ];

        return [
            'a size is sold out' => $meta('_stock_status', 'outofstock'),
            'one is left' => $meta('_stock', '1'),
            'a price is gone' => $meta('_price', ''),
            'a value of the same length' => $meta('attribute_corte', 'Largo'),
            'a variation is hidden' => ['posts', "post_status = 'private'", 'ID = {first}'],
            'the product’s attributes' => [
                'postmeta', "meta_value = 'a:0:{}'", "post_id = {product} AND meta_key = '_product_attributes'",
            ],
        ];
    }

    public function testStoresWhatWasTrueBeforeAChangeOnlyAsOutdated(): void
    {
        $changed = false;
        $this->filter('query', function (string $query) use (&$changed): string {
            if (! $changed && strpos($query, 'SELECT meta.post_id') !== false) {
                $changed = true;
                // Between reading the variations and their fields, another process changes one and a visitor reads.
                wc_update_product_stock($this->variations[0], 1);
            }

            return $query;
        });
        (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Variations::class)->availability->storeSnapshot($this->fresh($this->id));

        self::assertTrue($changed);
        self::assertSame($this->truth(), $this->read());
        self::assertSame([$this->id], (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Variations::class)->availability->findOutdated([$this->id]));
    }

    public function testTheSnapshotIsStoredInTheBackgroundAfterAProductIsSavedAndAVisitorsPageUsesIt(): void
    {
        delete_post_meta($this->id, Availability::META);
        as_unschedule_all_actions(Variations::STORE);
        $page = $this->fresh($this->id)->get_permalink();
        $this->get($page);
        self::assertSame('', $this->stored(), 'A visit stores nothing.');
        self::assertFalse(as_has_scheduled_action(Variations::STORE, null, 'islas'), 'A visit plans nothing.');

        wc_update_product_stock($this->variations[0], 1);
        wc_update_product_stock($this->variations[1], 2);
        Plugin::instance()->module(Variations::class)->invalidation->planProducts();
        $this->runPlanned();
        self::assertSame($this->truth(), $this->stored()['snapshot']['json']);
        self::assertSame([], Plugin::instance()->module(Variations::class)->availability->findOutdated([$this->id]));
    }

    public function testTheDailySweepStoresWhatChangedWhileIslasWasAway(): void
    {
        global $wpdb;
        $this->sent();
        $wpdb->update($wpdb->postmeta, ['meta_value' => '1'], ['post_id' => $this->variations[0], 'meta_key' => '_stock']);
        wp_cache_flush();
        do_action('woocommerce_scheduled_sales');
        for ($piece = 0; $piece < 9 && as_has_scheduled_action(Variations::ALL, null, 'islas'); $piece++) {
            $this->runPlanned();
        }

        self::assertSame($this->truth(), $this->stored()['snapshot']['json']);
    }

    public function testSavingASettingThatNoSnapshotContainsKeepsAllSnapshots(): void
    {
        $this->sent();
        $kept = $this->stored();
        as_unschedule_all_actions(Variations::ALL);
        (new Settings())->change(['unavailable_tooltip_text' => 'No hay', 'stock_label_threshold' => 4]);
        self::assertTrue(as_has_scheduled_action(Variations::ALL, null, 'islas'), 'Another threshold.');
        as_unschedule_all_actions(Variations::ALL);
        $this->sent();
        $kept = $this->stored();
        (new Settings())->change(['unavailable_tooltip_text' => 'Nada', 'feature_search' => false]);

        self::assertFalse(as_has_scheduled_action(Variations::ALL, null, 'islas'));
        self::assertSame([], (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Variations::class)->availability->findOutdated([$this->id]));
        self::assertSame($kept, $this->stored());
    }

    public function testTheSnapshotIsInNoExportCopyOrRestAnswerOfTheProduct(): void
    {
        $this->sent();
        $keys = array_map(static fn ($meta) => $meta->key, $this->fresh($this->id)->get_meta_data());

        self::assertNotSame('', $this->stored());
        self::assertNotContains(Availability::META, $keys);
    }

    public function testAnotherPluginsNewDecisionDeletesTheSnapshotAtOnceAndStoresAnother(): void
    {
        $this->sent();
        as_unschedule_all_actions(Variations::STORE);
        do_action('islas_invalidate_availability', $this->variations[0]);
        self::assertSame('', $this->stored());
        Plugin::instance()->module(Variations::class)->invalidation->planProducts();
        $this->runPlanned();

        self::assertSame($this->truth(), $this->stored()['snapshot']['json']);
    }

    /** The availability may stay the same, because the regular price remains; it must still equal the tables. */
    public function testTheAvailabilityEqualsTheTablesAfterAScheduledSaleStartsAndEnds(): void
    {
        $variation = new WC_Product_Variation($this->variations[0]);
        $variation->set_sale_price('5');
        $variation->set_date_on_sale_from((string) (time() + 3600));
        $variation->save();
        foreach (['_sale_price_dates_from' => time() - 60, '_sale_price_dates_to' => time() - 30] as $key => $time) {
            $this->sent();
            update_post_meta($this->variations[0], $key, $time);
            wc_scheduled_sales();
            self::assertSame($this->truth(), $this->sent());
        }
    }

    public function testTheAvailabilityEqualsTheTablesAfterASaleEndsWithoutARegularPrice(): void
    {
        $this->sent();
        delete_post_meta($this->variations[0], '_regular_price');
        update_post_meta($this->variations[0], '_sale_price', '5');
        update_post_meta($this->variations[0], '_sale_price_dates_to', time() - 30);
        $this->sent();
        wc_scheduled_sales();

        self::assertSame($this->truth(), $this->sent());
    }

    /** @dataProvider choices */
    public function testTheAvailabilityEqualsTheTablesAfterAChangeOfTheStockSettings(string $option, string $value): void
    {
        wc_update_product_stock_status($this->variations[0], 'outofstock');
        wc_update_product_stock($this->variations[0], 0);
        $before = $this->sent();
        $this->option($option, $value);
        $after = $this->sent();

        self::assertNotSame($before, $after);
        self::assertSame($this->truth(), $after);
    }

    /** @return array<string, array{string, string}> */
    public function choices(): array
    {
        return [
            'out of stock is hidden' => ['woocommerce_hide_out_of_stock_items', 'yes'],
            'no amounts are shown' => ['woocommerce_stock_format', 'no_amount'],
            'low amounts are shown' => ['woocommerce_stock_format', 'low_amount'],
            'stock is not managed' => ['woocommerce_manage_stock', 'no'],
        ];
    }

    public function testTheSnapshotHasTheImageOfAVariationForItsAttributeValue(): void
    {
        $this->sent();
        $image = (int) wc_get_product(wc_get_product_id_by_sku('VAR-camiseta-basica'))->get_image_id();
        self::assertGreaterThan(0, $image);
        set_post_thumbnail($this->variations[2], $image);
        $this->sent();

        self::assertSame(['azul' => $image], $this->stored()['snapshot']['images']['attribute_pa_tinte']);
        delete_post_thumbnail($this->variations[2]);
        $this->sent();
        self::assertSame([], $this->stored()['snapshot']['images']);
    }

    public function testAChangeOfOneProductKeepsTheStoredAvailabilityOfOthers(): void
    {
        $other = $this->product([['Corte' => 'Uno'], ['Corte' => 'Dos']])->get_id();
        $this->sent();
        $this->sent($other);
        $kept = $this->stored($other);
        wc_update_product_stock($this->variations[0], 1);

        self::assertSame($kept, $this->stored($other));
    }

    private function changeAVariationsStock(): void
    {
        $variation = new WC_Product_Variation($this->variations[0]);
        $variation->set_stock_quantity(2);
        $variation->save();
    }

    private function changeStockByAnOrder(): void
    {
        wc_update_product_stock($this->variations[0], 1, 'decrease');
    }

    private function changeStockInTheTableAlone(): void
    {
        \WC_Data_Store::load('product')->update_product_stock($this->variations[0], 1, 'set');
    }

    private function changeStockStatusByMetadata(): void
    {
        update_post_meta($this->variations[0], '_stock_status', 'outofstock');
    }

    private function changeStockStatus(): void
    {
        $variation = new WC_Product_Variation($this->variations[0]);
        $variation->set_manage_stock(false);
        $variation->save();
        $this->sent();
        wc_update_product_stock_status($this->variations[0], 'outofstock');
    }

    private function changeBackorders(): void
    {
        $variation = new WC_Product_Variation($this->variations[0]);
        $variation->set_backorders('yes');
        $variation->save();
    }

    private function changeThePriceToNone(): void
    {
        $variation = new WC_Product_Variation($this->variations[0]);
        $variation->set_regular_price('');
        $variation->save();
    }

    private function changeTheStatus(): void
    {
        wp_update_post(['ID' => $this->variations[0], 'post_status' => 'private']);
    }

    private function changeTheStatusBack(): void
    {
        wp_update_post(['ID' => $this->variations[2], 'post_status' => 'private']);
        $without = $this->sent();
        wp_update_post(['ID' => $this->variations[2], 'post_status' => 'publish']);
        self::assertNotSame($without, $this->sent());
        wp_update_post(['ID' => $this->variations[1], 'post_status' => 'draft']);
    }

    private function changeTheOrder(): void
    {
        $this->variation($this->id, ['pa_tinte' => 'azul', 'Corte' => 'Recto']);
        $first = $this->sent();
        wp_update_post(['ID' => $this->variations[2], 'menu_order' => 9]);
        self::assertNotSame($first, $this->sent());
    }

    private function changeABinning(): void
    {
        wp_trash_post($this->variations[0]);
    }

    private function changeAReturnFromTheBin(): void
    {
        wp_trash_post($this->variations[2]);
        $without = $this->sent();
        $this->filter('wp_untrash_post_status', static fn () => 'publish');
        wp_untrash_post($this->variations[2]);
        self::assertNotSame($without, $this->sent());
        wp_trash_post($this->variations[0]);
    }

    private function changeADeletion(): void
    {
        wp_delete_post($this->variations[0], true);
    }

    private function changeADeletionByWooCommerce(): void
    {
        (new WC_Product_Variation($this->variations[0]))->delete(true);
    }

    private function changeANewVariation(): void
    {
        $this->variation($this->id, ['pa_tinte' => 'rojo', 'Corte' => 'Nuevo']);
    }

    private function changeAMoveToAnotherProduct(): void
    {
        $other = $this->product([['Corte' => 'Uno'], ['Corte' => 'Dos']])->get_id();
        $before = $this->sent($other);
        wp_update_post(['ID' => $this->variations[2], 'post_parent' => $other]);
        self::assertNotSame($before, $this->sent($other));
    }

    private function changeAnAttributesSlug(): void
    {
        $id = wc_attribute_taxonomy_id_by_name('pa_tinte');
        self::assertIsInt(wc_update_attribute($id, ['name' => 'Tinte', 'slug' => 'pigmento', 'type' => 'button']));
        // WordPress registers taxonomies at the start of a request, so it is repeated here.
        unregister_taxonomy('pa_tinte');
        self::register('pa_pigmento');
    }

    private function changeATermsSlug(): void
    {
        wp_update_term(get_term_by('slug', 'azul', 'pa_tinte')->term_id, 'pa_tinte', ['slug' => 'azul-mar']);
    }

    private function changeTheTermsAssigned(): void
    {
        foreach (array_slice($this->variations, 0, 2) as $variation) {
            update_post_meta($variation, 'attribute_pa_tinte', '');
        }
        $this->sent();
        wp_insert_term('Verde', 'pa_tinte', ['slug' => 'verde']);
        wp_set_object_terms($this->id, ['rojo', 'azul', 'verde'], 'pa_tinte');
    }

    private function changeADeletedTerm(): void
    {
        update_post_meta($this->variations[0], 'attribute_pa_tinte', '');
        $this->sent();
        wp_delete_term(get_term_by('slug', 'azul', 'pa_tinte')->term_id, 'pa_tinte');
    }

    private function changeAVariationsValue(): void
    {
        update_post_meta($this->variations[0], 'attribute_corte', 'Ancho');
    }

    private function changeTheProductsOwnStock(): void
    {
        foreach ($this->variations as $id) {
            $variation = new WC_Product_Variation($id);
            $variation->set_manage_stock(false);
            $variation->save();
        }
        $this->sent();
        $product = $this->fresh($this->id);
        $product->set_manage_stock(true);
        $product->set_stock_quantity(4);
        $product->save();
    }

    private function changeAnImport(): void
    {
        require_once WC_ABSPATH . 'includes/import/class-wc-product-csv-importer.php';
        $empty = (string) tempnam(sys_get_temp_dir(), 'islas');
        $file = $empty . '.csv';
        rename($empty, $file);
        file_put_contents($file, "ID,Type,Stock\n{$this->variations[0]},variation,1\n");
        $this->later(static fn () => unlink($file));
        $result = (new \WC_Product_CSV_Importer($file, [
            'parse' => true,
            'update_existing' => true,
            'mapping' => ['ID' => 'id', 'Type' => 'type', 'Stock' => 'stock_quantity'],
        ]))->import();
        self::assertSame([$this->variations[0]], $result['updated']);
    }

    private function changeABulkEdit(): void
    {
        $_POST = $_REQUEST = [
            'security' => wp_create_nonce('bulk-edit-variations'),
            'product_id' => $this->id,
            'product_type' => 'variable',
            'bulk_action' => 'variable_stock',
            'data' => ['value' => '1'],
        ];
        $stop = static fn () => static function (): void {
            throw new RuntimeException('Answered.');
        };
        $this->filter('wp_die_handler', $stop);
        $level = ob_get_level();
        try {
            WC_AJAX::bulk_edit_variations();
        } catch (RuntimeException $answered) {
            self::assertSame('Answered.', $answered->getMessage());
        }
        while (ob_get_level() > $level) {
            ob_end_clean();
        }
    }

    private function changeByAnotherPlugin(): void
    {
        global $wpdb;
        $wpdb->update(
            $wpdb->postmeta,
            ['meta_value' => 'outofstock'],
            ['post_id' => $this->variations[0], 'meta_key' => '_stock_status']
        );
        do_action('islas_invalidate_availability', $this->variations[0]);
    }

    private function changeOfEverythingWithTheToolOfWooCommerce(): void
    {
        global $wpdb;
        $wpdb->update(
            $wpdb->postmeta,
            ['meta_value' => 'outofstock'],
            ['post_id' => $this->variations[0], 'meta_key' => '_stock_status']
        );
        wc_delete_product_transients();
    }

    /** The availability that a visitor receives; the snapshot is stored then, as the background does it. */
    private function sent(?int $product = null): string
    {
        $body = $this->read($product);
        (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Variations::class)->availability->storeSnapshot($this->fresh($product ?? $this->id));

        return $body;
    }

    private function runPlanned(): void
    {
        foreach ([Variations::STORE, Variations::ALL] as $hook) {
            foreach (as_get_scheduled_actions(['hook' => $hook, 'status' => 'pending', 'per_page' => 50], 'ids') as $id) {
                \ActionScheduler_QueueRunner::instance()->process_action($id);
            }
        }
        wp_cache_flush();
    }

    private function read(?int $product = null): string
    {
        $answer = $this->get('/wp-json/islas/v1/swatches/availability/' . ($product ?? $this->id));
        self::assertSame(200, $answer['status'], $answer['body']);
        wp_cache_flush();

        return $answer['body'];
    }

    /** The availability computed from the tables, without any cache. */
    private function truth(): string
    {
        wp_cache_flush();
        $hint = new StockHint(new Settings());

        return (new VariationTable($hint, new VariationRows()))->makeSnapshot($this->fresh($this->id))->toJson();
    }

    /** @return mixed The stored availability, read without object cache; '' for none. */
    private function stored(?int $product = null)
    {
        wp_cache_flush();

        return get_post_meta($product ?? $this->id, Availability::META, true);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Analytics\DeliveryLog;
use Islas\Analytics\Module as Analytics;
use Islas\Analytics\OrderLock;
use Islas\Analytics\Visitor;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogTable;
use Islas\Embeds\Frames;
use Islas\Platform\Activation;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\SettingsImport;
use Islas\Platform\Uninstall;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use Islas\TakeOver\Import;
use Islas\TakeOver\Journal;
use Islas\TakeOver\TakeOverBox;
use Islas\Variations\Availability;

/**
 * Deleting the plugin restores the tables: it removes exactly what visits and the owner's work have written through
 * Islas.
 */
final class UninstallTest extends ShopTestCase
{
    public function testUninstallRemovesExactlyTheDataThatIslasWrote(): void
    {
        $options = [Settings::OPTION, 'islas_notices', Lists::OPTION];
        foreach ($options as $name) {
            $this->option($name, get_option($name));
        }
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo', 'azul' => 'Azul'], 'color');
        $product = $this->product([[$taxonomy => 'rojo'], [$taxonomy => 'azul']]);
        $seeded = get_posts([
            'post_type' => 'product', 'meta_key' => ProductAppearance::META, 'numberposts' => -1, 'fields' => 'ids',
        ]);
        foreach ($seeded as $id) {
            $meta = get_post_meta($id, ProductAppearance::META, true);
            $this->later(static fn () => update_post_meta($id, ProductAppearance::META, $meta));
        }
        $this->later([Activation::class, 'completeOptions']);
        Uninstall::run();
        update_option('islasmo_settings', 'another plugin’s');
        $this->later(static fn () => delete_option('islasmo_settings'));
        $before = self::written();

        Activation::run();
        (new Settings())->change(['card_swatches' => true]);
        AttributeShapes::changeShape(wc_attribute_taxonomy_id_by_name($taxonomy), 'rounded');
        update_post_meta($product->get_id(), ProductAppearance::META, ['attribute_pa_tinte' => ['type' => 'color']]);
        $this->storeAvailability($product->get_id());
        do_action('islas_invalidate_availability', 0);
        (new KillSwitch())->pause();
        update_option(SettingsImport::OPTION, ['time' => 1, 'options' => []], false);
        set_transient(SettingsImport::PROBLEMS . '1', ['x'], 60);
        $journal = new Journal();
        $journal->appendEntries($journal->startRun('eu-cookies-bar'), [['setting', 0, 'consent_title', '', 'x']]);
        update_option(Import::LOCK, 1, false);
        set_transient(TakeOverBox::RESULT . '1', ['x'], 60);
        set_transient(Frames::TRANSIENT . 'x', ['src' => ''], 60);
        (new Log())->addDecision('0123456789abcdef0123', 'v', []);
        update_user_meta(1, Log::USER_META, ['0123456789abcdef0123']);
        wp_cache_flush();
        $after = self::written();
        self::assertContains(Availability::META, $after['meta']);
        self::assertGreaterThan(count($before['options']) + 5, count($after['options']));
        self::assertNotSame($before['meta'], $after['meta']);

        Uninstall::run();
        self::assertSame($before, self::written());
    }

    public function testUninstallRemovesMetaOfOrdersInEitherTableAndScheduledDeliveries(): void
    {
        global $wpdb;
        $this->later([Activation::class, 'completeOptions']);
        foreach ([Settings::OPTION, 'islas_notices', Lists::OPTION] as $name) {
            $this->option($name, get_option($name));
        }
        foreach ($this->seeded() as $id => $meta) {
            $this->later(static fn () => update_post_meta($id, ProductAppearance::META, $meta));
        }
        $order = wc_create_order();
        $this->later(static fn () => $order->delete(true));
        foreach (Uninstall::ORDER_META as $key) {
            $order->update_meta_data($key, ['client' => '1.2']);
        }
        $order->update_meta_data('_theirs', 'stays');
        $order->save();
        as_schedule_single_action(time() + 900, Analytics::DELIVERY, [$order->get_id(), 1], 'islas');
        update_option(OrderLock::PREFIX . $order->get_id(), time(), false);
        Uninstall::run();

        $table = $wpdb->prefix . 'wc_orders_meta';
        $keys = array_merge(
            $wpdb->get_col("SELECT meta_key FROM $table WHERE order_id = {$order->get_id()}"),
            $wpdb->get_col("SELECT meta_key FROM {$wpdb->postmeta} WHERE post_id = {$order->get_id()}")
        );
        self::assertContains('_theirs', $keys);
        self::assertSame([], array_intersect(Uninstall::ORDER_META, $keys));
        self::assertFalse(as_has_scheduled_action(Analytics::DELIVERY, null, 'islas'));
        self::assertSame([], $wpdb->get_col("SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'islas\\_%'"));
    }

    public function testDeactivationUnschedulesTheDeliveries(): void
    {
        as_schedule_single_action(time() + 900, Analytics::DELIVERY, [7, 1], 'islas');
        as_schedule_single_action(time() + 900, 'theirs', [7], 'others');
        wp_schedule_single_event(time() + 900, Analytics::DELIVERY, [7, 1]);
        $this->later(static fn () => as_unschedule_all_actions('theirs'));
        do_action('deactivate_islas/islas.php', false);

        self::assertFalse(as_has_scheduled_action(Analytics::DELIVERY, null, 'islas'));
        self::assertTrue(as_has_scheduled_action('theirs'));
        self::assertFalse(wp_next_scheduled(Analytics::DELIVERY, [7, 1]));
    }

    public function testUninstallNeedsTheSameNumberOfQueriesForTenTimesTheProducts(): void
    {
        global $wpdb;
        $this->later([Activation::class, 'completeOptions']);
        foreach ([Settings::OPTION, 'islas_notices', Lists::OPTION] as $name) {
            $this->option($name, get_option($name));
        }
        foreach ($this->seeded() as $id => $meta) {
            $this->later(static fn () => update_post_meta($id, ProductAppearance::META, $meta));
        }
        $cost = static function (int $products) use ($wpdb): int {
            Activation::completeOptions();
            for ($n = 0; $n < $products; $n++) {
                foreach ([Availability::META, ProductAppearance::META] as $key) {
                    $wpdb->insert($wpdb->postmeta, ['post_id' => 9000000 + $n, 'meta_key' => $key, 'meta_value' => 'x']);
                }
                foreach (['islas_availability_', '_transient_' . Frames::TRANSIENT, OrderLock::PREFIX] as $start) {
                    $wpdb->insert($wpdb->options, ['option_name' => $start . $n, 'option_value' => 'x', 'autoload' => 'off']);
                }
                $wpdb->insert($wpdb->usermeta, ['user_id' => 9000000 + $n, 'meta_key' => Log::USER_META, 'meta_value' => 'x']);
            }
            wp_cache_flush();
            $before = $wpdb->num_queries;
            Uninstall::run();

            return $wpdb->num_queries - $before;
        };
        // The first one drops the table of the log as well.
        $cost(1);
        $few = $cost(10);

        self::assertSame($few, $cost(100));
        self::assertLessThan(40, $few);
        self::assertSame('0', $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE post_id >= 9000000"));
        self::assertSame('0', $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE user_id >= 9000000"));
    }

    public function testDeactivationUnschedulesTheDeliveriesAlsoWhereWooCommerceIsOff(): void
    {
        as_schedule_single_action(time() + 900, Analytics::DELIVERY, [8, 1], 'islas');
        wp_schedule_single_event(time() + 900, 'islas_check', []);
        $root = escapeshellarg(ABSPATH . 'wp-load.php');
        $code = "\$_SERVER['HTTP_HOST'] = " . var_export($_SERVER['HTTP_HOST'], true) . ";"
            . "require $root; if (class_exists('WooCommerce')) { exit('on'); } do_action('deactivate_islas/islas.php', false);"
            . "echo 'done';";
        $plugins = get_option('active_plugins');
        $this->option('active_plugins', array_values(array_diff($plugins, ['woocommerce/woocommerce.php'])));
        exec(escapeshellarg(PHP_BINARY) . ' -r ' . escapeshellarg($code) . ' 2>&1', $lines);
        wp_cache_flush();

        self::assertSame('done', implode("\n", $lines));
        self::assertFalse(as_has_scheduled_action(Analytics::DELIVERY, [8, 1], 'islas'));
        self::assertFalse(wp_next_scheduled('islas_check'));
    }

    public function testDeletingASiteOfANetworkDropsItsLogTable(): void
    {
        global $wpdb;
        $tables = apply_filters('wpmu_drop_tables', ['posts' => 'x'], get_current_blog_id());

        self::assertContains($wpdb->prefix . 'islas_consents', $tables);
        self::assertContains('x', $tables);
        self::assertNull(LogTable::listDroppedTables(null, null));
    }

    public function testAnalyticsIdsAreExportedAndErasedWithThePersonalDataOfTheOrder(): void
    {
        $order = wc_create_order();
        $this->later(static fn () => $order->delete(true));
        $log = new DeliveryLog();
        $log->startDelivery($order, 'granted', '11.22', '33');
        $data = apply_filters('woocommerce_privacy_export_order_personal_data', [], $order);
        self::assertSame(['11.22', '33', 'granted'], array_column($data, 'value'));

        $this->erasePersonalData($order);
        $order = wc_get_order($order->get_id());
        $record = $log->read($order);
        self::assertSame(['', ''], [$record['client'], $record['visit']]);
        self::assertSame('refused', $record['entries'][DeliveryLog::PURCHASE]['state']);
        self::assertSame([], array_intersect(
            ['11.22', '33'],
            array_column(apply_filters('woocommerce_privacy_export_order_personal_data', [], $order), 'value')
        ));
    }

    public function testWaitingEventsOfACustomerAreExportedAndErasedWithTheAccount(): void
    {
        update_user_meta(1, Visitor::USER_BATCHES, [['waits']]);
        $this->later(static fn () => delete_user_meta(1, Visitor::USER_BATCHES));
        $customer = new \WC_Customer(1);
        $data = apply_filters('woocommerce_privacy_export_customer_personal_data', [], $customer);
        self::assertStringContainsString('waits', implode(array_column($data, 'value')));
        $response = apply_filters('woocommerce_privacy_erase_personal_data_customer', ['items_removed' => false], $customer);

        self::assertTrue($response['items_removed']);
        self::assertSame('', get_user_meta(1, Visitor::USER_BATCHES, true));
    }

    public function testUninstallKeepsTheColoursOfTerms(): void
    {
        $this->later([Activation::class, 'completeOptions']);
        foreach ([Settings::OPTION, 'islas_notices'] as $name) {
            $this->option($name, get_option($name));
        }
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo'], 'color');
        $term = get_term_by('slug', 'rojo', $taxonomy)->term_id;
        TermMeta::writeAppearance($term, ['color' => '#c00', 'tooltip' => 'Vivo']);
        $metas = $this->seeded();
        Uninstall::run();
        foreach ($metas as $id => $meta) {
            update_post_meta($id, ProductAppearance::META, $meta);
        }

        self::assertSame(['#c00', 'Vivo'], [TermMeta::readAppearance($term)['color'], TermMeta::readAppearance($term)['tooltip']]);
    }

    /** @return array<int, mixed> */
    private function seeded(): array
    {
        $metas = [];
        foreach (
            get_posts([
                'post_type' => 'product', 'meta_key' => ProductAppearance::META, 'numberposts' => -1, 'fields' => 'ids',
            ]) as $id
        ) {
            $metas[$id] = get_post_meta($id, ProductAppearance::META, true);
        }

        return $metas;
    }

    /** @return array<string, list<string>> Everything in the tables, except caches of WordPress and WooCommerce. */
    private static function written(): array
    {
        global $wpdb;
        $options = $wpdb->get_col("SELECT option_name FROM {$wpdb->options} ORDER BY option_name");

        return [
            'options' => array_values(array_filter(
                $options,
                static fn (string $name) => preg_match('/^_(site_)?transient_(timeout_)?(?!islas)/', $name) !== 1
            )),
            'tables' => array_values(preg_grep('/islas/', $wpdb->get_col('SHOW TABLES'))),
            'meta' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->postmeta} ORDER BY meta_key"),
            'terms' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->termmeta} ORDER BY meta_key"),
            'users' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->usermeta} ORDER BY meta_key"),
        ];
    }
}

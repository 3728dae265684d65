<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use ErrorException;
use Islas\Platform\FileFolder;
use Islas\Platform\FileCandidates;
use Islas\Platform\FileRows;
use Islas\Platform\HookTable;
use Islas\Platform\Module as Platform;
use Islas\Platform\SignedVisit;
use Islas\Plugin;
use Islas\Variations\Module as Variations;
use PHPUnit\Framework\TestCase;
use WC_Order;
use WC_Privacy_Erasers;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * A test inside the real shop. Helpers such as `product` and `term` remove what they create, and changes of the shop
 * are undone. Pages are requested over HTTP, so another process serves them, as for a visitor.
 */
abstract class ShopTestCase extends TestCase
{
    /** @var list<callable(): void> */
    private array $undo = [];

    /** @var array<string, int> */
    private array $before = [];

    private bool $hasForgotten = false;
    /** @var list<string> */
    private static array $rowsBefore = [];

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user(1);
        $this->before = self::rows();
        set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
            if (strpos((string) realpath($file), 'php-plugin') === false) {
                return false;
            }
            throw new ErrorException($message, 0, $level, $file, $line);
        });
    }

    protected function tearDown(): void
    {
        wp_set_current_user(1);
        $_POST = $_GET = $_REQUEST = [];
        while ($this->undo !== []) {
            (array_pop($this->undo))();
        }
        restore_error_handler();
        self::assertSame($this->before, self::rows(), 'The shop is as it was found.');
        parent::tearDown();
    }

    /** Runs when the test ends, the last one first. */
    protected function later(callable $undo): void
    {
        $this->undo[] = $undo;
    }

    /** Deletes a folder with the data files in it (`DataFiles`), also when the filter of uploads is gone. */
    /** An uploads folder for this test alone, which is empty. @return string Its path. */
    protected function uploads(): string
    {
        $folder = (string) tempnam(sys_get_temp_dir(), 'islas');
        unlink($folder);
        mkdir($folder);
        $this->later(static fn () => self::deleteFolder($folder));
        $this->filter('upload_dir', static fn (array $dirs): array => ['basedir' => $folder] + $dirs);

        return $folder;
    }

    /** Runs something as a page of a look does, and makes the files of it, in a shop that knew of none; then as a visitor's page. */
    protected function afterLook(callable $print): void
    {
        $this->forgetFiles();
        $_GET[SignedVisit::LOOK] = SignedVisit::makeValue(SignedVisit::LOOK);
        $print();
        unset($_GET[SignedVisit::LOOK]);
        ob_start();
        FileCandidates::printCandidates();
        FileRows::storeRows(FileCandidates::readCandidates((string) ob_get_clean()) ?? [], time());
        FileFolder::writeMissing(FileRows::listFiles());
        $print();
    }

    /** The shop knows of no files until the test ends. */
    protected function forgetFiles(): void
    {
        if (! $this->hasForgotten) {
            $this->hasForgotten = true;
            $this->later(static function (): void {
                global $wpdb;
                $rows = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'islas\\_file\\_%'");
                array_map('delete_option', array_diff($rows, self::$rowsBefore));
            });
            global $wpdb;
            self::$rowsBefore = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'islas\\_file\\_%'");
            $this->option(FileRows::OPTION, []);
        }
    }

    protected static function deleteFolder(string $folder): void
    {
        foreach (['/islas/*', '/islas', ''] as $part) {
            foreach (glob($folder . $part) ?: [] as $path) {
                is_dir($path) ? rmdir($path) : unlink($path);
            }
        }
    }

    /** @param mixed $value */
    protected function option(string $name, $value): void
    {
        $before = get_option($name, null);
        $this->later(static fn () => $before === null ? delete_option($name) : update_option($name, $before));
        update_option($name, $value);
    }

    /** Code that each request over HTTP runs as a must-use plugin, until the test ends. */
    protected function mustUse(string $php): void
    {
        $file = WPMU_PLUGIN_DIR . '/islas-test-' . md5($php) . '.php';
        wp_mkdir_p(WPMU_PLUGIN_DIR);
        file_put_contents($file, "<?php\n" . $php);
        $this->later(static fn () => unlink($file));
    }

    /** @param callable|string $callback */
    protected function filter(string $hook, $callback, int $arguments = 1): void
    {
        add_filter($hook, $callback, 10, $arguments);
        $this->later(static fn () => remove_filter($hook, $callback));
    }

    /** As an owner erases the personal data of an order. */
    protected function erasePersonalData(WC_Order $order): void
    {
        // WooCommerce's own report hands its order to `wpdb::prepare()`, before 9.9.
        $isOurs = static fn (bool $isError, string $function): bool => $isError && $function !== 'wpdb::prepare';
        $this->filter('doing_it_wrong_trigger_error', $isOurs, 2);
        WC_Privacy_Erasers::remove_order_personal_data(wc_get_order($order->get_id()));
    }

    /** @param array<string, string> $terms Slug to name. */
    protected function attribute(string $slug, array $terms, string $type = 'button', string $name = ''): string
    {
        $taxonomy = 'pa_' . $slug;
        $id = wc_create_attribute(['name' => $name === '' ? ucfirst($slug) : $name, 'slug' => $slug, 'type' => $type]);
        self::assertIsInt($id);
        self::register($taxonomy);
        $this->later(static function () use ($id): void {
            foreach (wc_get_attribute_taxonomies() as $row) {
                if ((int) $row->attribute_id !== $id) {
                    continue;
                }
                $taxonomy = 'pa_' . $row->attribute_name;
                self::register($taxonomy);
                foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids']) as $term) {
                    wp_delete_term((int) $term, $taxonomy);
                }
                wc_delete_attribute($id);
                unregister_taxonomy($taxonomy);
            }
        });
        foreach ($terms as $term => $called) {
            self::assertIsArray(wp_insert_term($called, $taxonomy, ['slug' => (string) $term]));
        }

        return $taxonomy;
    }

    /** Registers a taxonomy as WooCommerce does at the start of a request. */
    protected static function register(string $taxonomy): void
    {
        register_taxonomy($taxonomy, ['product'], ['capabilities' => [
            'manage_terms' => 'manage_product_terms',
            'edit_terms' => 'edit_product_terms',
            'delete_terms' => 'delete_product_terms',
            'assign_terms' => 'assign_product_terms',
        ]]);
    }

    /**
     * Creates a published variable product with these variations. A taxonomy attribute has all its terms, any other
     * attribute the values of the variations.
     *
     * @param list<array<string, string>> $variations By attribute name.
     * @param array<string, mixed> $props Of the product.
     */
    protected function product(array $variations, array $props = []): WC_Product_Variable
    {
        $attributes = [];
        foreach (array_keys(array_merge(...array_map([self::class, 'named'], $variations))) as $name) {
            $name = substr($name, 1);
            $values = array_values(array_unique(array_filter(array_column($variations, $name), 'strlen')));
            $attribute = new WC_Product_Attribute();
            $attribute->set_name($name);
            if (taxonomy_exists($name)) {
                $attribute->set_id(wc_attribute_taxonomy_id_by_name($name));
                $values = array_map(
                    static fn (string $slug) => get_term_by('slug', $slug, $name)->term_id,
                    $values
                );
            }
            $attribute->set_options($values);
            $attribute->set_variation(true);
            $attributes[] = $attribute;
        }
        $product = new WC_Product_Variable();
        $product->set_props($props + ['name' => 'Prueba', 'status' => 'publish']);
        $product->set_attributes($attributes);
        $id = $product->save();
        $this->later(static function () use ($id): void {
            $product = wc_get_product($id);
            if ($product) {
                foreach (get_posts([
                    'post_type' => 'product_variation', 'post_parent' => $id, 'post_status' => 'any,trash',
                    'numberposts' => -1, 'fields' => 'ids',
                ]) as $variation) {
                    wp_delete_post((int) $variation, true);
                }
                $product->delete(true);
            }
        });
        foreach ($variations as $values) {
            $this->variation($id, $values);
        }
        WC_Product_Variable::sync($id);

        return $this->fresh($id);
    }

    /** @param array<string, string> $values By attribute name. */
    protected function variation(int $product, array $values): int
    {
        $variation = new WC_Product_Variation();
        $variation->set_parent_id($product);
        $fields = [];
        foreach ($values as $name => $value) {
            $fields[sanitize_title((string) $name)] = $value;
        }
        $variation->set_attributes($fields);
        $variation->set_regular_price('10');
        $variation->set_manage_stock(true);
        $variation->set_stock_quantity(3);
        $variation->set_status('publish');

        return $variation->save();
    }

    /** Reads the product again without caches, as another process would. */
    protected function fresh(int $product): WC_Product_Variable
    {
        wp_cache_flush(); // Fires no hook.
        $read = wc_get_product($product);
        self::assertInstanceOf(WC_Product_Variable::class, $read);

        return $read;
    }

    /** Adds the hooks of the dashboard and of endpoints: this process is neither. */
    protected static function registerAllHooks(): void
    {
        $plugin = Plugin::instance();
        $plugin->registerOwner();
        foreach (Plugin::MODULES as $class) {
            if ($class::FEATURE === '' || $plugin->module(Platform::class)->features->isOn($class::FEATURE)) {
                HookTable::registerRows($plugin->module($class), $plugin->module($class)->ajaxHooks());
            }
        }
    }

    /** As the background does it after a change. */
    protected function storeAvailability(int ...$products): void
    {
        wp_cache_flush();
        $module = Plugin::instance()->module(Variations::class);
        $products === [] ? $module->background->storeOutdated(0) : $module->background->storeSnapshots($products);
        as_unschedule_all_actions(Variations::ALL);
    }

    protected function user(string $role): int
    {
        $id = wp_insert_user(['user_login' => 'prueba-' . $role, 'user_pass' => 'x', 'role' => $role]);
        self::assertIsInt($id);
        $this->later(static fn () => wp_delete_user($id));

        return $id;
    }

    /**
     * @param array<string, string> $cookies
     * @return array{status: int, headers: array<string, string>, body: string}
     */
    protected function get(string $path, array $cookies = []): array
    {
        $address = strpos($path, 'http') === 0 ? $path : home_url($path);
        $context = stream_context_create(['http' => [
            'header' => 'Cookie: ' . http_build_query($cookies, '', '; '),
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => 120,
        ]]);
        $body = (string) file_get_contents($address, false, $context);
        $headers = [];
        foreach ($http_response_header ?? [] as $line) {
            [$name, $value] = array_pad(explode(': ', $line, 2), 2, '');
            $name = strtolower($name);
            $headers[$name] = isset($headers[$name]) ? $headers[$name] . ', ' . $value : $value;
        }
        preg_match('~^http/\S+ (\d+)~', (string) array_key_first($headers), $status);

        return ['status' => (int) ($status[1] ?? 0), 'headers' => $headers, 'body' => $body];
    }

    /**
     * Cost of a page with warm caches: the minimum of several visits, because WooCommerce does extra work on some.
     *
     * @param array<string, string> $cookies
     * @return array{queries: int, memory: int}
     */
    protected function cost(string $path, array $cookies = []): array
    {
        $costs = ['queries' => [], 'memory' => []];
        for ($visit = 0; $visit < 4; $visit++) {
            $body = $this->get($path, $cookies + ['cost' => 'say'])['body'];
            self::assertSame(1, preg_match('/<!-- cost: (\d+) queries, (\d+) bytes -->/', $body, $found), $path);
            $costs['queries'][] = (int) $found[1];
            $costs['memory'][] = (int) $found[2];
        }

        return array_map('min', $costs);
    }

    /** @return array<string, int> */
    private static function rows(): array
    {
        global $wpdb;
        $rows = [];
        foreach (['posts', 'terms', 'term_taxonomy', 'users'] as $table) {
            $rows[$table] = (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->$table}");
        }

        return $rows;
    }

    /**
     * @param array<string, string> $values
     * @return array<string, true> Names with a prefix, so that PHP does not turn numeric ones into integers.
     */
    private static function named(array $values): array
    {
        $names = [];
        foreach (array_keys($values) as $name) {
            $names['_' . $name] = true;
        }

        return $names;
    }
}

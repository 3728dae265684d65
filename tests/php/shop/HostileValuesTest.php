<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Closure;
use Islas\Platform\HookTable;
use Islas\Platform\LazyHook;
use Islas\Plugin;
use ReflectionClass;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;
use RuntimeException;
use stdClass;
use Throwable;
use WC_Order;
use WC_Product_Variable;
use WP_Block_Type_Registry;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;

/**
 * Other plugins fire hooks with values of any type: no callback of Islas throws or raises an error because of a type.
 * The callbacks are read from the running shop, so that none is left out.
 */
final class HostileValuesTest extends ShopTestCase
{
    /** Keys that callbacks read from the values they get. */
    private const KEYS = [
        'id', 'ID', 'name', 'slug', 'type', 'value', 'label', 'src', 'href', 'class', 'data', 'key', 'product_id',
        'variation_id', 'quantity', 'variation', 'attributes', 'attribute', 'options', 'product', 'selected', 'args',
        'blockName', 'attrs', 'innerBlocks', 'innerHTML', 'fragments', 'cart_hash', 's', 'post_type', 'description',
        'current', 'url', 'tab', 'price_html', 'display_price', 'image', 'taxonomy', 'term_id', 'query_vars',
    ];

    /** @var array<string, mixed> */
    private array $hooks = [];

    protected function setUp(): void
    {
        parent::setUp();
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        // The hooks of the owner's screens; they stay registered for the other tests.
        $plugin->registerOwner();
        global $wp_filter;
        foreach ($wp_filter as $name => $hook) {
            $this->hooks[$name] = clone $hook;
        }
        $this->later(function (): void {
            global $wp_filter;
            $wp_filter = $this->hooks;
        });
        global $wpdb;
        $options = $wpdb->get_results("SELECT option_name, option_value, autoload FROM {$wpdb->options}", ARRAY_A);
        $this->later(static function () use ($options): void {
            global $wpdb;
            $before = array_column($options, null, 'option_name');
            $after = $wpdb->get_col("SELECT option_name FROM {$wpdb->options}");
            foreach ($after as $name) {
                if (! isset($before[$name])) {
                    $wpdb->delete($wpdb->options, ['option_name' => $name]);
                }
            }
            foreach ($before as $name => $row) {
                $wpdb->replace($wpdb->options, $row);
            }
            wp_cache_flush();
        });
        // All modules are on, also those that are off by default.
        foreach (Plugin::MODULES as $class) {
            $module = $plugin->module($class);
            HookTable::registerRows($module, $module->permanentHooks());
            HookTable::registerRows($module, $module->hooks());
            HookTable::registerRows($module, $module->ajaxHooks());
        }
    }

    public function testNoCallbackFailsBecauseOfTheTypeOfAnArgument(): void
    {
        $found = self::callbacks();
        $kinds = array_map(static fn (string $name): string => explode(' ', $name)[0], array_keys($found));
        self::assertContains('shortcode', $kinds);
        self::assertGreaterThan(100, count($found), 'The list contains the callbacks of the plugin.');
        $stop = static function (): void {
            throw new RuntimeException('stopped');
        };
        $this->filter('wp_die_handler', static fn () => $stop);
        $this->filter('wp_die_ajax_handler', static fn () => $stop);
        $this->filter('wp_die_json_handler', static fn () => $stop);
        $this->filter('wp_redirect', $stop);
        $failures = [];
        foreach ($found as $name => [$callback, $count]) {
            foreach (self::calls($count) as $given => $arguments) {
                $level = ob_get_level();
                ob_start();
                try {
                    $callback(...$arguments);
                } catch (Throwable $error) {
                    if ($error->getMessage() !== 'stopped' && self::isOurs($error)) {
                        $failures[$name . ' ' . $error->getMessage()] = sprintf(
                            '%s, given %s: %s in %s:%d',
                            $name,
                            $given,
                            $error->getMessage(),
                            basename($error->getFile()),
                            $error->getLine()
                        );
                    }
                }
                while (ob_get_level() > $level) {
                    ob_end_clean();
                }
            }
        }

        self::assertSame('', implode("\n", $failures));
    }

    /** @return array<string, array{callable, int}> Callbacks of hooks and shortcodes, and their argument counts. */
    private static function callbacks(): array
    {
        global $wp_filter, $shortcode_tags;
        $found = [];
        foreach ($wp_filter as $hook => $registered) {
            foreach ($registered->callbacks as $priority => $callbacks) {
                foreach ($callbacks as ['function' => $callback, 'accepted_args' => $accepted]) {
                    $found += self::named($hook . ' ' . $priority, $callback, $accepted);
                }
            }
        }
        foreach ($shortcode_tags as $tag => $callback) {
            $found += self::named('shortcode ' . $tag, $callback, 3);
        }
        foreach (WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block) {
            $found += self::named('block ' . $name, $block->render_callback, 3);
        }

        return $found;
    }

    /**
     * @param mixed $callback
     * @return array<string, array{callable, int}> Empty for another plugin's callback or one without parameters.
     */
    private static function named(string $place, $callback, int $accepted): array
    {
        $isLazy = is_array($callback) && $callback[0] instanceof LazyHook;
        $reflection = self::reflect($isLazy ? $callback[0]->findTarget() : $callback);
        if ($reflection === null || strpos((string) $reflection->getFileName(), self::root()) !== 0) {
            return [];
        }
        $class = $reflection instanceof ReflectionMethod ? $reflection->class . '::' : '';
        $takes = min($accepted, $reflection->getNumberOfParameters());
        $name = sprintf('%s %s%s', $place, $class, $reflection->getName());

        return $takes === 0 ? [] : [$name . ' ' . $reflection->getStartLine() => [$callback, $takes]];
    }

    /** @param mixed $callback */
    private static function reflect($callback): ?ReflectionFunctionAbstract
    {
        if (is_array($callback) && count($callback) === 2 && method_exists($callback[0], $callback[1])) {
            return new ReflectionMethod($callback[0], $callback[1]);
        }
        if (is_string($callback) && strpos($callback, '::') !== false && is_callable($callback)) {
            return new ReflectionMethod($callback);
        }

        return $callback instanceof Closure || (is_string($callback) && function_exists($callback))
            ? new ReflectionFunction($callback)
            : null;
    }

    private static function root(): string
    {
        return dirname((string) (new ReflectionClass(Plugin::class))->getFileName(), 2) . '/';
    }

    /** @return iterable<string, list<mixed>> Each value for one argument, while the others have another value. */
    private static function calls(int $count): iterable
    {
        $values = self::values();
        foreach ($values as $name => $value) {
            yield $name => array_fill(0, $count, $value);
            for ($place = 0; $place < $count && $count > 1; $place++) {
                foreach (self::others() as $other => $rest) {
                    $arguments = array_fill(0, $count, $rest);
                    $arguments[$place] = $value;
                    yield sprintf('%s as number %d, beside %s', $name, $place + 1, $other) => $arguments;
                }
            }
        }
    }

    /**
     * Values that callbacks expect, so that they reach the code that uses the wrong value.
     *
     * @return array<string, mixed>
     */
    private static function others(): array
    {
        return [
            'nothing' => null,
            'a list of lists' => [[[]]],
            'one' => 1,
            'a text' => 'x',
            'markup' => '<p class="x"><a href="#">y</a></p>',
            'no list' => [],
            'a product' => new WC_Product_Variable(),
            'an order' => new WC_Order(),
            'a query' => new WP_Query(),
            'an error' => new WP_Error(),
            'a request' => new WP_REST_Request('GET', '/islas/v1/consent'),
            'a post' => new WP_Post(new stdClass()),
            'a cart line' => ['key' => 'x', 'product_id' => 1, 'variation_id' => 0, 'quantity' => 1, 'variation' => [],
                'data' => new WC_Product_Variable(), 'line_total' => 1],
            'a block' => ['blockName' => 'core/html', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => ''],
        ];
    }

    /** @return array<string, mixed> */
    private static function values(): array
    {
        return [
            'null' => null,
            'false' => false,
            'true' => true,
            'an empty text' => '',
            'zero' => 0,
            'zero as a text' => '0',
            'a number' => -1.5,
            'no list' => [],
            'a list of lists' => [[[]], ['a' => [null, new stdClass()]], 7 => false],
            'a list of texts' => ['a', 'b' => 'c', 'src' => ['x'], 'id' => 5],
            'an object' => new stdClass(),
            'a function' => static fn () => null,
            'a long text' => str_repeat('<p>¿á"\'&</p> ', 5000),
            'no text' => "\xff\xfe\0",
            'an error' => new WP_Error('x', 'y'),
            'what can be a text' => new class {
                public function __toString(): string
                {
                    return 'text';
                }
            },
            'a stream' => fopen('php://memory', 'r'),
            'a record of lists' => array_fill_keys(self::KEYS, []),
            'a record of objects' => array_fill_keys(self::KEYS, new stdClass()),
            'records of nothing' => [array_fill_keys(self::KEYS, null), 'x' => array_fill_keys(self::KEYS, false)],
            'a record of records' => array_fill_keys(self::KEYS, array_fill_keys(self::KEYS, -1)),
            'an object of lists' => (object) array_fill_keys(self::KEYS, []),
        ];
    }

    /** Whether the plugin's code caused the error, and not the shop's state after earlier calls. */
    private static function isOurs(Throwable $error): bool
    {
        $from = $error->getTrace()[0]['file'] ?? '';
        foreach ([$error->getFile(), $from] as $file) {
            // The second file is the caller: the plugin may have passed a wrong type to PHP or WordPress.
            if (strpos((string) realpath((string) $file), self::root()) === 0) {
                return true;
            }
        }

        return false;
    }
}

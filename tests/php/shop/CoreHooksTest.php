<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Drawer\CartContents;
use Islas\Drawer\Module as Drawer;
use Islas\Drawer\QuantityChange;
use Islas\Plugin;

/**
 * Where Islas fires a hook of WooCommerce for the drawer, the hook gets what WooCommerce's own cart page, mini-cart and
 * select give it: as many values, of the same kinds, and the same keys of the quantity's arguments.
 */
final class CoreHooksTest extends ShopTestCase
{
    private const HOOKS = '/^woocommerce_(cart_item|widget_cart_item|quantity_input|variation_option_name|'
        . 'cross_sells_total|coupon_discount|cart_totals_(coupon|fee))/';

    /** @var array<string, array<string, true>> Hook to what it got. */
    private array $seen = [];

    protected function setUp(): void
    {
        parent::setUp();
        wc_load_cart();
        WC()->cart->empty_cart();
        $this->later(static fn () => WC()->cart->empty_cart());
    }

    public function testTheDrawerGivesEachFilterOfWooCommerceWhatItsOwnTemplatesGive(): void
    {
        $taxonomy = $this->attribute('tono', ['claro' => 'Claro', 'oscuro' => 'Oscuro']);
        $product = $this->product([[$taxonomy => 'claro'], [$taxonomy => 'oscuro']], ['name' => 'Manta']);
        $cup = get_page_by_path('cuenco-alborada', OBJECT, 'product')->ID;
        WC()->cart->add_to_cart($product->get_id(), 2, $product->get_children()[0], ["attribute_$taxonomy" => 'claro']);
        WC()->cart->add_to_cart($cup);
        WC()->cart->apply_coupon('BIENVENIDA10');
        $this->filter('woocommerce_cart_calculate_fees', static fn ($cart) => $cart->add_fee('Regalo', 2));
        WC()->cart->calculate_totals();

        $core = $this->watch(static function () use ($product, $taxonomy): void {
            woocommerce_mini_cart();
            wc_get_template('cart/cart.php');
            woocommerce_cross_sell_display();
            wc_dropdown_variation_attribute_options(['attribute' => $taxonomy, 'product' => $product]);
        });
        $ours = $this->watch(static function (): void {
            self::contents()->toArray(WC()->cart);
        });

        self::assertArrayHasKey('woocommerce_quantity_input_args', $ours);
        self::assertArrayHasKey('woocommerce_variation_option_name', $ours);
        foreach ($ours as $hook => $given) {
            self::assertArrayHasKey($hook, $core, "$hook is not one of the templates’");
            self::assertSame([], array_diff(array_keys($given), array_keys($core[$hook])), $hook);
        }
    }

    /** @dataProvider demanding @param callable(mixed ...): mixed $filter */
    public function testFiltersThatReadAllTheyAreGivenBreakNoAnswer(string $hook, $filter, int $arguments): void
    {
        $this->filter($hook, $filter, $arguments);
        $taxonomy = $this->attribute('tono', ['claro' => 'Claro', 'oscuro' => 'Oscuro']);
        $product = $this->product([[$taxonomy => 'claro'], [$taxonomy => 'oscuro']]);
        WC()->cart->add_to_cart($product->get_id(), 2, $product->get_children()[0], ["attribute_$taxonomy" => 'claro']);

        $cart = self::contents()->toArray(WC()->cart);
        self::assertCount(1, $cart['lines']);
        self::assertCount(2, $cart['lines'][0]['attributes'][0]['options']);
        self::assertSame('', QuantityChange::changeQuantity($cart['lines'][0]['key'], '1'));
    }

    /** @return array<string, array{string, callable, int}> */
    public function demanding(): array
    {
        return [
            'classes of the quantity’s field' => ['woocommerce_quantity_input_args', static fn (array $args, \WC_Product $of) =>
                ['classes' => array_merge($args['classes'], ['mine']), 'input_id' => 'mine' . $args['input_id']] + $args, 2],
            'the product of an option’s name' => ['woocommerce_variation_option_name', static fn (
                string $name,
                ?\WP_Term $term,
                string $attribute,
                \WC_Product $product
            ) => $name . $product->get_id(), 4],
            'the data of a remove link' => ['woocommerce_cart_item_remove_link', static fn (string $link, string $key) =>
                preg_match('/data-product_sku="[^"]*"/', $link) === 1 ? $link : '', 2],
            'the value of the quantity’s field' => ['woocommerce_cart_item_quantity', static function (
                string $field,
                string $key,
                array $item
            ): string {
                self::assertMatchesRegularExpression('/\bvalue="2"|\bvalue="1"/', $field);

                return $field;
            }, 3],
            'the line of a name' => ['woocommerce_cart_item_name', static fn (string $name, array $item, string $key) =>
                $name . $item['data']->get_sku(), 3],
            'the validation’s line' => ['woocommerce_update_cart_validation', static fn (
                bool $is,
                string $key,
                array $item,
                $quantity
            ) => $is && $item['data'] instanceof \WC_Product && $quantity > 0, 4],
        ];
    }

    private static function contents(): CartContents
    {
        return Plugin::instance()->module(Drawer::class)->contents;
    }

    /**
     * @param callable(): void $render
     * @return array<string, array<string, true>>
     */
    private function watch(callable $render): array
    {
        $this->seen = [];
        $note = function (string $hook, ...$values): void {
            if (preg_match(self::HOOKS, $hook) === 1) {
                $this->seen[$hook][implode(', ', array_map([self::class, 'kind'], $values))] = true;
            }
        };
        add_action('all', $note, 10, 9);
        ob_start();
        $render();
        ob_end_clean();
        remove_action('all', $note);

        return $this->seen;
    }

    /** @param mixed $value */
    private static function kind($value): string
    {
        if (is_array($value) && isset($value['input_name'])) {
            $keys = array_keys($value);
            sort($keys);

            return implode(' ', $keys);
        }

        return is_object($value) ? get_class($value) : (is_numeric($value) ? 'number' : gettype($value));
    }
}

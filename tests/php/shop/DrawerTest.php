<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use WC_Cache_Helper;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/**
 * Requests of the cart drawer over HTTP: the Store API, WooCommerce's session, its messages and the regions of the cart
 * in one response.
 */
final class DrawerTest extends ShopTestCase
{
    /** @var array<string, string> */
    private array $cookies = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->cookies = [];
        $this->later(function (): void {
            global $wpdb;
            foreach ($this->cookies as $name => $value) {
                if (strpos($name, 'wp_woocommerce_session_') === 0) {
                    $key = explode('|', rawurldecode($value))[0];
                    $wpdb->delete($wpdb->prefix . 'woocommerce_sessions', ['session_key' => $key]);
                }
            }
        });
    }

    public function testTheFragmentsOfAnAddContainTheCartForTheDrawer(): void
    {
        $cart = $this->cartOf($this->add('cuenco-alborada'));

        self::assertSame('Cuenco Alborada', $cart['lines'][0]['name']);
        self::assertSame([1, 1, true], [
            $cart['lines'][0]['quantity'], $cart['lines'][0]['min'], $cart['lines'][0]['isRemovable'],
        ]);
        self::assertMatchesRegularExpression('/^\d+,\d\d\s€$/u', $cart['total']);
        self::assertSame('Subtotal', $cart['rows'][0]['label']);
        self::assertStringContainsString('envío gratis', $cart['shipping']['text']);
        self::assertSame([], $cart['lines'][0]['attributes']);
    }

    public function testFreeShippingFollowsTheCartAndTheMethodOfTheShop(): void
    {
        $text = fn (array $answer): string => $this->cartOf($answer)['shipping']['text'];
        $first = $text($this->add('cuenco-alborada'));
        self::assertSame($first, $text($this->post('get_refreshed_fragments', [])));
        self::assertNotSame($first, $text($this->add('cuenco-alborada')));
        $second = $text($this->post('get_refreshed_fragments', []));
        foreach (WC_Shipping_Zones::get_zones() as $zone) {
            foreach ($zone['shipping_methods'] as $method) {
                if ($method instanceof WC_Shipping_Free_Shipping) {
                    $this->option($method->get_instance_option_key(), ['min_amount' => '5000'] + $method->instance_settings);
                }
            }
        }
        // As WooCommerce's screen of a method does.
        WC_Cache_Helper::get_transient_version('shipping', true);

        self::assertNotSame($second, $text($this->post('get_refreshed_fragments', [])));
    }

    public function testChangesAQuantityAndRefusesMoreThanTheStockWithTheMessageOfTheShop(): void
    {
        $product = wc_get_product(wc_get_product_id_by_sku($this->sku('cuenco-alborada')));
        $this->later(static function () use ($product): void {
            $product->set_manage_stock(false);
            $product->save();
        });
        $product->set_manage_stock(true);
        $product->set_stock_quantity(3);
        $product->save();
        $key = $this->cartOf($this->add('cuenco-alborada'))['lines'][0]['key'];

        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '3']);
        self::assertSame([false, '', 3], [$answer['error'], $answer['notices'], $this->quantityIn($answer)]);
        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '4']);
        self::assertTrue($answer['error']);
        self::assertStringContainsString('3', $answer['notices']);
        self::assertStringNotContainsString('<', $answer['notices']);
        self::assertSame(3, $this->quantityIn($answer));
    }

    /** @dataProvider bounds @param array<string, mixed> $expected */
    public function testTheQuantityIsAskedForAsOnTheCartPage(string $filters, int $start, array $expected): void
    {
        if (in_array($this->dataName(), ['four at least', 'three at most'], true) && ! self::doProductsAskFilters()) {
            self::markTestSkipped('The cart page of this WooCommerce asks neither of these two filters.');
        }
        $this->mustUse($filters);
        $line = $this->cartOf($this->add('cuenco-alborada', 0, $start))['lines'][0];

        self::assertEquals($expected, array_intersect_key($line, $expected));
    }

    /** Newer versions of WooCommerce filter the least and the largest quantity of every product, older ones only on its page. */
    private static function doProductsAskFilters(): bool
    {
        $seven = static fn (): int => 7;
        add_filter('woocommerce_quantity_input_min', $seven);
        $least = (new \WC_Product_Simple())->get_min_purchase_quantity();
        remove_filter('woocommerce_quantity_input_min', $seven);

        return $least === 7;
    }

    /** @return array<string, array{string, int, array<string, mixed>}> */
    public function bounds(): array
    {
        $filter = static fn (string $hook, string $value, int $most = 1): string =>
            "add_filter('$hook', fn (...\$a) => $value, 10, $most);";
        $fixed = static fn (int $of): array => ['min' => $of, 'max' => $of];
        $six = $filter('woocommerce_quantity_input_step', '6');
        $field = 'woocommerce_cart_item_quantity';

        return [
            'in sixes' => [$filter('woocommerce_quantity_input_min', '6') . $six, 6, ['min' => 6, 'max' => 0, 'step' => 6]],
            'in sixes without a minimum' => [$six, 6, ['min' => 6, 'step' => 6, 'mayBeZero' => true]],
            'four at least' => [$filter('woocommerce_quantity_input_min', '4'), 4, ['min' => 4, 'step' => 1]],
            'three at most' => [$filter('woocommerce_quantity_input_max', '3'), 3, ['min' => 1, 'max' => 3]],
            'the arguments of the field' => [$filter(
                'woocommerce_quantity_input_args',
                "['min_value' => 2, 'max_value' => 8, 'step' => 3, 'inputmode' => 'tel'] + \$a[0]"
            ), 2, ['min' => 2, 'max' => 8, 'step' => 3, 'mayBeZero' => false, 'inputMode' => 'tel']],
            'a hidden field beside its number' => [
                $filter($field, "\$a[2]['quantity'] . ' <input type=\"hidden\" name=\"cart[' . \$a[1] . '][qty]\" />'", 3),
                2, $fixed(2) + ['fixed' => ''],
            ],
            'words instead of a field' => [$filter($field, "'Lote de <b>dos</b>'"), 2, $fixed(2) + ['fixed' => 'Lote de dos']],
            'a read-only field' => [$filter('woocommerce_quantity_input_args', "['readonly' => true] + \$a[0]"), 2, $fixed(2)],
            'a field with buttons of a theme' => [
                $filter($field, "'<input type=\"button\" value=\"-\">' . \$a[0]"), 1, ['min' => 1, 'max' => 0],
            ],
            'limits of the Cart block' => [
                $filter('woocommerce_store_api_product_quantity_maximum', '5'), 1, ['min' => 1, 'max' => 5],
            ],
            'a fixed number in the Cart block' => [
                $filter('woocommerce_store_api_product_quantity_editable', 'false'), 2, $fixed(2),
            ],
        ];
    }

    public function testALineShowsWhatPluginsFilterIntoTheMiniCartAndTheCartPage(): void
    {
        $this->mustUse(<<<'PHP'
            add_filter('woocommerce_cart_item_name', fn ($name, $item) => "$name<br><small>Grabado: Ana</small>", 10, 2);
            add_filter('woocommerce_cart_item_thumbnail', fn () => '<i></i><img class="a" src="/d.png?a=1&amp;b=2" alt="">');
            add_filter('woocommerce_widget_cart_item_quantity', fn ($html) => "$html<small> por kilo</small>");
            add_filter('woocommerce_cart_item_remove_link', fn ($link) => strpos($link, 'data-product_sku') ? '' : $link);
            PHP);
        $line = $this->cartOf($this->add('cuenco-alborada'))['lines'][0];
        self::assertSame('Cuenco Alborada Grabado: Ana', $line['name']);
        self::assertSame(['/d.png?a=1&b=2', false], [$line['image'], $line['isRemovable']]);
        self::assertMatchesRegularExpression('/^1 × \d+,\d\d\s€ por kilo$/u', $line['each']);

        $this->mustUse("add_filter('woocommerce_cart_item_visible', '__return_false');");
        self::assertSame([], $this->cartOf($this->drawer(['do' => 'none']))['lines']);
    }

    public function testAsksTheValidationOfTheCartPageAndShowsItsWords(): void
    {
        $this->mustUse(<<<'PHP'
            add_filter('woocommerce_update_cart_validation', function (bool $is, string $key, array $item, $quantity) {
                if ($quantity > 3) {
                    wc_add_notice('Solo <b>tres</b> por persona. <a href="#">Ver</a>', 'error');
                }
                return $is && $quantity <= 3;
            }, 10, 4);
            PHP);
        $key = $this->cartOf($this->add('cuenco-alborada', 0, 3))['lines'][0]['key'];
        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '4']);

        self::assertSame([true, 'Solo tres por persona.', 3], [
            $answer['error'], $answer['notices'], $this->quantityIn($answer),
        ]);
        self::assertSame(2, $this->quantityIn($this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '2'])));
        self::assertSame(0, $this->quantityIn($this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '0'])));
    }

    public function testRefusesAQuantityOffTheStepInItsOwnWords(): void
    {
        $this->mustUse("add_filter('woocommerce_quantity_input_step', fn () => 6);");
        $key = $this->cartOf($this->add('cuenco-alborada', 0, 6))['lines'][0]['key'];
        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '7']);

        self::assertSame([true, 6], [$answer['error'], $this->quantityIn($answer)]);
        self::assertStringContainsString('Elige otra', $answer['notices']);
        self::assertSame(12, $this->quantityIn($this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '12'])));
    }

    /** @dataProvider closed */
    public function testTheDrawerWorksWhereTheRestApiIsClosed(string $how): void
    {
        $this->mustUse($how);
        $key = $this->cartOf($this->add('cuenco-alborada'))['lines'][0]['key'];
        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '2']);
        self::assertSame([false, '', 2], [$answer['error'], $answer['notices'], $this->quantityIn($answer)]);
        $answer = $this->drawer(['do' => 'coupon', 'code' => 'BIENVENIDA10']);
        self::assertSame([false, '', 1], [$answer['error'], $answer['notices'], count($this->cartOf($answer)['coupons'])]);
        $answer = $this->drawer(['do' => 'coupon', 'code' => 'no-existe']);
        self::assertTrue($answer['error']);
        self::assertStringContainsString('no-existe', $answer['notices']);
        $answer = $this->drawer(['do' => 'uncoupon', 'code' => 'bienvenida10']);
        self::assertSame([], $this->cartOf($answer)['coupons']);
    }

    /** @return array<string, array{string}> */
    public function closed(): array
    {
        return [
            'to guests' => ["add_filter('rest_authentication_errors', fn () => is_user_logged_in() ? null
                : new WP_Error('rest_not_logged_in', 'Only members may use this.', ['status' => 401]));"],
            'before a request' => ["add_filter('rest_pre_dispatch', fn () => new WP_Error('closed', 'Closed.'));"],
            'by its routes' => ["add_filter('rest_endpoints', '__return_empty_array');"],
            'by its address and its end' => ["add_filter('rest_url', fn () => 'https://closed.invalid/');
                add_action('rest_api_init', function () { status_header(403); exit('<html>Closed</html>'); });"],
        ];
    }

    public function testTheRowsAddUpWithFeesAndTaxesAfterAnAddAndAfterARefresh(): void
    {
        $this->option('woocommerce_calc_taxes', 'yes');
        $this->option('woocommerce_prices_include_tax', 'no');
        $this->option('woocommerce_tax_display_cart', 'excl');
        $this->option('woocommerce_tax_total_display', 'itemized');
        $rate = \WC_Tax::_insert_tax_rate(['tax_rate' => '10.0000', 'tax_rate_name' => 'IVA <i>reducido</i>', 'tax_rate_shipping' => 1]);
        $this->later(static fn () => \WC_Tax::_delete_tax_rate($rate));
        $this->mustUse("add_action('woocommerce_cart_calculate_fees', function (\$cart) {
            \$cart->add_fee('Regalo', 2, true); \$cart->add_fee('Seguro', 1.5, true); });");
        $first = $this->cartOf($this->add('cuenco-alborada', 0, 2));
        $this->drawer(['do' => 'coupon', 'code' => 'BIENVENIDA10']);
        $second = $this->cartOf($this->post('get_refreshed_fragments', []));

        self::assertSame(array_column($first['rows'], 'label'), array_column($second['rows'], 'label'));
        self::assertSame([], array_diff(['Regalo', 'Seguro', 'IVA reducido'], array_column($second['rows'], 'label')));
        $amount = static fn (string $text): float => (float) strtr((string) preg_replace('/[^\d,−-]/u', '', $text), [
            ',' => '.', '−' => '-',
        ]);
        foreach ([$first, $second] as $cart) {
            $rows = array_merge(array_column($cart['rows'], 'amount'), array_column($cart['coupons'], 'amount'));
            self::assertEqualsWithDelta($amount($cart['total']), array_sum(array_map($amount, $rows)), 0.011);
        }
        self::assertCount(1, $second['coupons']);
    }

    public function testAFailingRegionLeavesTheAnswerWholeAndTheDrawerWithoutAnEarlierCart(): void
    {
        $this->mustUse("add_filter('woocommerce_cart_item_thumbnail', fn (\$image) => doing_filter(
            'woocommerce_add_to_cart_fragments') ? undefined_function() : \$image);");
        $answer = $this->add('cuenco-alborada');
        self::assertStringContainsString('Cuenco Alborada', $answer['fragments']['div.widget_shopping_cart_content']);
        self::assertStringContainsString('>null</script>', $answer['fragments']['script.islas-drawer-cart']);
        self::assertNotSame('', $answer['cart_hash']);
    }

    public function testAFailingFreeShippingOrCrossSellLeavesTheOtherRegionsOfTheDrawer(): void
    {
        $this->mustUse("add_filter('woocommerce_shipping_zone_shipping_methods', fn (\$methods) => doing_filter(
            'woocommerce_add_to_cart_fragments') ? undefined_function() : \$methods);
            add_filter('woocommerce_cart_crosssell_ids', fn () => undefined_function());");
        $cart = $this->cartOf($this->add('cuenco-alborada'));
        self::assertSame(['Cuenco Alborada'], array_column($cart['lines'], 'name'));
        self::assertSame(['', []], [$cart['shipping']['text'], $cart['crossSells']]);
    }

    public function testAChangeInWhichAnotherPluginThrowsAnswersWithTheCart(): void
    {
        $key = $this->cartOf($this->add('cuenco-alborada'))['lines'][0]['key'];
        $this->mustUse("add_filter('woocommerce_update_cart_validation', fn () => undefined_function());");
        $answer = $this->drawer(['do' => 'quantity', 'key' => $key, 'quantity' => '2']);
        self::assertSame([true, 1], [$answer['error'], $this->quantityIn($answer)]);
        self::assertStringContainsString('Inténtalo de nuevo', $answer['notices']);
    }

    public function testRestoresARemovedLineOnceEvenIfItWasTheLastOne(): void
    {
        $key = $this->cartOf($this->add('cuenco-alborada'))['lines'][0]['key'];
        $removed = $this->post('remove_from_cart', ['cart_item_key' => $key]);
        self::assertSame([], $this->cartOf($removed)['lines']);

        $answer = $this->drawer(['do' => 'restore', 'key' => $key]);
        self::assertSame([false, 1], [$answer['error'], $this->quantityIn($answer)]);
        self::assertNotSame('', $answer['cart_hash']);
        $again = $this->drawer(['do' => 'restore', 'key' => $key]);
        self::assertTrue($again['error']);
        self::assertNotSame('', $again['notices']);
    }

    public function testPutsARestoredLineBackToItsPositionOrAtTheEnd(): void
    {
        $this->add('cuenco-alborada');
        $this->add('florero-nube');
        $keys = array_column($this->cartOf($this->add('taza-azahar'))['lines'], 'key');
        foreach ([0, 1, 2] as $place) {
            $this->post('remove_from_cart', ['cart_item_key' => $keys[$place]]);
            $before = $keys[$place + 1] ?? '';
            $answer = $this->drawer(['do' => 'restore', 'key' => $keys[$place], 'before' => $before]);
            self::assertSame($keys, array_column($this->cartOf($answer)['lines'], 'key'));
        }
        // The next request has the same order of lines, which the session stores.
        self::assertSame($keys, array_column($this->cartOf($this->drawer(['do' => 'none']))['lines'], 'key'));
        // If the line that followed it is gone or never existed, the restored line is the last.
        $this->post('remove_from_cart', ['cart_item_key' => $keys[0]]);
        $this->drawer(['do' => 'restore', 'key' => $keys[0], 'before' => 'nothing']);
        self::assertSame(
            [$keys[1], $keys[2], $keys[0]],
            array_column($this->cartOf($this->drawer(['do' => 'none']))['lines'], 'key')
        );
    }

    public function testAppliesAndRemovesACouponAndRefusesAnInvalidOne(): void
    {
        $this->add('cuenco-alborada');
        $answer = $this->drawer(['do' => 'coupon', 'code' => '<script>no</script>']);
        self::assertSame([true, 1], [$answer['error'], $this->quantityIn($answer)]);
        $answer = $this->drawer(['do' => 'coupon', 'code' => 'BIENVENIDA10']);
        $code = $this->cartOf($answer)['coupons'][0]['code'];
        // WooCommerce 9.9 keeps it as it was typed.
        self::assertSame('bienvenida10', strtolower($code));
        $answer = $this->drawer(['do' => 'uncoupon', 'code' => $code]);
        self::assertSame([], $this->cartOf($answer)['coupons']);
        // A message that the drawer has shown is not repeated on the next page.
        self::assertStringNotContainsString('woocommerce-error"', $this->get('/tienda/', $this->cookies)['body']);
    }

    public function testChangesTheVariationOfALineInItsPositionIfItIsInStock(): void
    {
        $taxonomy = $this->attribute('tono', ['claro' => 'Claro & limpio', 'oscuro' => 'Oscuro']);
        $product = $this->product([[$taxonomy => 'claro'], [$taxonomy => 'oscuro']], ['name' => 'Manta']);
        [$light] = $product->get_children();
        $this->add('', $light, 2);
        $this->add('cuenco-alborada');
        $field = 'attribute_' . $taxonomy;
        $cart = $this->cartOf($this->drawer(['do' => 'none']));
        self::assertSame('Claro & limpio', $cart['lines'][0]['attributes'][0]['options'][0]['label']);
        self::assertSame('claro', $cart['lines'][0]['attributes'][0]['value']);
        $key = $cart['lines'][0]['key'];

        $answer = $this->drawer(['do' => 'variation', 'key' => $key, 'attributes' => [$field => 'nada']]);
        self::assertTrue($answer['error']);
        $answer = $this->drawer(['do' => 'variation', 'key' => $key, 'attributes' => [$field => 'oscuro']]);
        $lines = $this->cartOf($answer)['lines'];
        self::assertSame([false, 2, 'oscuro'], [
            $answer['error'], $lines[0]['quantity'], $lines[0]['attributes'][0]['value'],
        ]);
        self::assertSame('Cuenco Alborada', $lines[1]['name']);

        $out = wc_get_product($light);
        $out->set_stock_quantity(0);
        $out->save();
        $answer = $this->drawer([
            'do' => 'variation', 'key' => $lines[0]['key'], 'attributes' => [$field => 'claro'],
        ]);
        self::assertTrue($answer['error']);
        self::assertSame('oscuro', $this->cartOf($answer)['lines'][0]['attributes'][0]['value']);
    }

    public function testIgnoresDrawerRequestsFromOtherSites(): void
    {
        $key = $this->cartOf($this->add('cuenco-alborada'))['lines'][0]['key'];
        $fields = ['do' => 'quantity', 'key' => $key, 'quantity' => '5'];

        self::assertArrayNotHasKey('fragments', $this->post('islas_drawer', $fields, 'https://bad.example'));
        self::assertSame(1, $this->quantityIn($this->drawer(['do' => 'none'])));
    }

    public function testPrintsTheDrawerOnListingsButNotOnTheCartPageOrIfItIsOff(): void
    {
        $listing = $this->get('/tienda/')['body'];
        self::assertSame(1, substr_count($listing, '<dialog id="islas-drawer"'));
        self::assertStringContainsString('/islas/build/style.css', $listing);
        self::assertStringNotContainsString('id="islas-drawer"', $this->get('/carrito/')['body']);
        $this->option('islas_settings', ['feature_drawer' => false]);
        self::assertStringNotContainsString('id="islas-drawer"', $this->get('/tienda/')['body']);
    }

    private function sku(string $slug): string
    {
        $page = get_page_by_path($slug, OBJECT, 'product');

        return (string) wc_get_product($page->ID)->get_sku();
    }

    /** @return array<string, mixed> */
    private function add(string $slug, int $id = 0, int $quantity = 1): array
    {
        $id = $id ?: get_page_by_path($slug, OBJECT, 'product')->ID;

        return $this->post('add_to_cart', ['product_id' => (string) $id, 'quantity' => (string) $quantity]);
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    private function drawer(array $fields): array
    {
        return $this->post('islas_drawer', $fields, home_url());
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    private function post(string $endpoint, array $fields, string $origin = ''): array
    {
        $cookies = [];
        foreach ($this->cookies as $name => $value) {
            $cookies[] = $name . '=' . $value;
        }
        $header = ['Content-Type: application/x-www-form-urlencoded', 'Cookie: ' . implode('; ', $cookies)];
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => array_merge($header, $origin === '' ? [] : ['Origin: ' . $origin]),
            'content' => http_build_query($fields),
            'ignore_errors' => true,
            'timeout' => 120,
        ]]);
        $body = (string) file_get_contents(home_url('/?wc-ajax=' . $endpoint), false, $context);
        foreach ($http_response_header ?? [] as $line) {
            if (preg_match('/^Set-Cookie: ([^=]+)=([^;]*)/i', $line, $cookie) === 1) {
                $this->cookies[$cookie[1]] = $cookie[2];
            }
        }
        $answer = json_decode($body, true);
        self::assertIsArray($answer, $body);

        return $answer;
    }

    /**
     * @param array<string, mixed> $answer
     * @return array<string, mixed>
     */
    private function cartOf(array $answer): array
    {
        $html = $answer['fragments']['script.islas-drawer-cart'] ?? '';
        self::assertSame(1, preg_match('#^<script type="application/json"[^>]*>(.*)</script>$#s', $html, $found));

        return json_decode($found[1], true);
    }

    /** @param array<string, mixed> $answer */
    private function quantityIn(array $answer): int
    {
        return array_sum(array_column($this->cartOf($answer)['lines'], 'quantity'));
    }
}

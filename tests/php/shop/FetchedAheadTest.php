<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/** Pages that browsers fetch ahead of a visit: what a request for one does, what drops it, and which the rules ask for. */
final class FetchedAheadTest extends ShopTestCase
{
    private const DROP = '"prefetchCache", "prerenderCache"';

    private const AHEAD = ['Sec-Purpose' => 'prefetch;prerender'];

    /** @var array<string, string> */
    private array $cookies = [];

    public function testTheAnswerOfEachChangeOfTheCartDropsPagesFromBeforeIt(): void
    {
        $this->visit();
        $bowl = self::idOf('cuenco-alborada');
        self::assertSame(self::DROP, $this->send('/?wc-ajax=add_to_cart', ['product_id' => $bowl])['drops']);
        self::assertSame(self::DROP, $this->send("/?add-to-cart=$bowl")['drops']);
        $form = $this->send('/producto/florero-nube/', ['add-to-cart' => self::idOf('florero-nube')]);
        self::assertSame(self::DROP, $form['drops']);
        $cart = json_decode($this->send('/?wc-ajax=get_refreshed_fragments', ['x' => 1])['body'], true);
        $widget = $cart['fragments']['div.widget_shopping_cart_content'];
        self::assertSame(1, preg_match('/data-cart_item_key="(\w+)"/', $widget, $found));
        $key = $found[1];
        $quantity = $this->send('/?wc-ajax=islas_drawer', ['do' => 'quantity', 'key' => $key, 'quantity' => 3]);
        self::assertSame(self::DROP, $quantity['drops']);
        self::assertSame(self::DROP, $this->send('/?wc-ajax=remove_from_cart', ['cart_item_key' => $key])['drops']);
        $restored = $this->send('/?wc-ajax=islas_drawer', ['do' => 'restore', 'key' => $key, 'before' => '']);
        self::assertSame(self::DROP, $restored['drops']);
        $nonce = $this->send('/wp-json/wc/store/v1/cart')['nonce'];
        $store = $this->send('/wp-json/wc/store/v1/cart/add-item', ['id' => $bowl, 'quantity' => 1], ['Nonce' => $nonce]);
        self::assertSame([201, self::DROP], [$store['status'], $store['drops']]);
    }

    public function testADecisionOnCookiesDropsThemToo(): void
    {
        $this->option('islas_settings', ['feature_consent' => true]);
        $decision = $this->send('/?wc-ajax=islas_consent', ['islas_consent' => 'decline'], ['Sec-Fetch-Site' => 'same-origin']);

        self::assertSame([303, self::DROP], [$decision['status'], $decision['drops']]);
    }

    public function testWhatChangesNothingDropsNothing(): void
    {
        $this->visit();
        foreach (['/', '/producto/taza-azahar/', '/carrito/', '/wp-json/wc/store/v1/cart'] as $path) {
            self::assertSame('', $this->send($path)['drops'], $path);
        }
        self::assertSame('', $this->send('/?wc-ajax=get_refreshed_fragments', ['x' => 1])['drops']);
    }

    /** @dataProvider changingLinks */
    public function testALinkThatChangesSomethingIsNotFetchedAhead(string $query): void
    {
        $this->visit();
        $path = '/carrito/?' . sprintf($query, self::idOf('cuenco-alborada'));

        self::assertSame(503, $this->send($path, [], self::AHEAD)['status']);
        self::assertSame('[]', (string) wp_json_encode($this->items()), 'Nothing was added.');
    }

    /** @return array<string, array{string}> */
    public function changingLinks(): array
    {
        $queries = [
            'add-to-cart=%d', 'remove_item=x&_wpnonce=y', 'undo_item=x', 'apply_coupon=x', 'remove_coupon=x',
            'order_again=1', 'customer-logout', 'wc-ajax=add_to_cart&product_id=%d', 'add-to-cart[]=%d',
        ];

        return array_combine($queries, array_map(static fn (string $query): array => [$query], $queries));
    }

    public function testAPageThatIsFetchedAheadSetsNoCookieAndSavesNoSession(): void
    {
        $this->mustUse("add_action('wp', static fn () => WC()->session->set('seen', \$_SERVER['REQUEST_URI']));");
        $this->visit();
        $this->send('/?wc-ajax=add_to_cart', ['product_id' => self::idOf('cuenco-alborada')]);
        $isSaved = static function (string $path): bool {
            global $wpdb;

            return in_array('1', $wpdb->get_col($wpdb->prepare(
                "SELECT 1 FROM {$wpdb->prefix}woocommerce_sessions WHERE session_value LIKE %s",
                '%' . $wpdb->esc_like('"' . $path . '"') . '%'
            )), true);
        };
        foreach (['/', '/producto/florero-nube/', '/carrito/'] as $path) {
            unset($this->cookies['woocommerce_cart_hash']);
            $page = $this->send($path, [], self::AHEAD);
            self::assertSame([200, [], false], [$page['status'], $page['set'], $isSaved($path)], $path);
            self::assertContains('woocommerce_cart_hash', $this->send($path)['set'], 'A visit sets it.');
            self::assertTrue($isSaved($path), 'A visit saves it.');
        }
    }

    public function testAVisitorWhoSavesDataGetsNoPageAhead(): void
    {
        self::assertSame(503, $this->send('/', [], self::AHEAD + ['Save-Data' => 'on'])['status']);
        self::assertSame(200, $this->send('/', [], ['Save-Data' => 'on'])['status']);
    }

    public function testWithoutNamedPermalinksTheRulesLeaveOutTheSamePages(): void
    {
        $this->filter('pre_option_permalink_structure', '__return_empty_string');
        $paths = apply_filters('wp_speculation_rules_href_exclude_paths', [], 'prefetch');

        self::assertIsArray($paths);
        self::assertContains('/*\\?*(^|&)page_id=' . wc_get_page_id('checkout') . '(&*)?', $paths);
        self::assertStringContainsString('add-to-cart', (string) end($paths));
        self::assertNotContains('/*', $paths);
    }

    public function testRulesForProductsComeWithAPageCacheAlone(): void
    {
        self::assertSame(['prefetch main'], $this->rules());
        $this->filter('litespeed_purge_all', '__return_null');
        self::assertSame(
            ['prefetch main', 'prefetch islas-products moderate', 'prefetch islas-cart moderate'],
            $this->rules()
        );
    }

    public function testTheOwnerDecidesWhetherProductsAreFetchedOrRenderedAhead(): void
    {
        $this->option('islas_settings', ['pages_ahead' => 'prefetch']);
        self::assertContains('prefetch islas-products moderate', $this->rules());
        $this->option('islas_settings', ['pages_ahead' => 'prerender']);
        self::assertContains('prerender islas-products moderate', $this->rules());
        self::assertContains('prefetch islas-cart moderate', $this->rules(), 'The cart is never rendered ahead.');
    }

    public function testARuleLeavesOutWhatOtherPluginsLeaveOut(): void
    {
        $this->option('islas_settings', ['pages_ahead' => 'prefetch']);
        $this->filter('wp_speculation_rules_href_exclude_paths', static fn (array $paths): array => [...$paths, '/mine/*']);
        $rules = wp_json_encode($this->collect(), JSON_UNESCAPED_SLASHES);

        self::assertSame(2, substr_count((string) $rules, '/mine/*'));
        self::assertSame(2, substr_count((string) $rules, '/carrito/*'));
    }

    /** @return array<string, list<array<string, mixed>>> */
    private function collect(): array
    {
        if (! function_exists('wp_get_speculation_rules')) {
            self::markTestSkipped('This WordPress fetches no page ahead: it has no such rules.');
        }
        wp_set_current_user(0);
        $rules = wp_get_speculation_rules();
        self::assertNotNull($rules);

        return $rules->jsonSerialize();
    }

    /** @return list<string> Mode, kind and eagerness of each rule. */
    private function rules(): array
    {
        $names = [];
        foreach ($this->collect() as $mode => $rules) {
            foreach ($rules as $rule) {
                $text = (string) wp_json_encode($rule);
                $kind = strpos($text, 'islas-cart') !== false ? 'islas-cart'
                    : (strpos($text, 'li.product') !== false ? 'islas-products' : 'main');
                $names[] = $kind === 'main' ? "$mode main" : "$mode $kind " . $rule['eagerness'];
            }
        }

        return $names;
    }

    private static function idOf(string $slug): int
    {
        return (int) get_page_by_path($slug, OBJECT, 'product')->ID;
    }

    /** @return list<string> Products in the visitor's cart. */
    private function items(): array
    {
        $cart = json_decode($this->send('/wp-json/wc/store/v1/cart')['body'], true);

        return array_column($cart['items'] ?? [], 'name');
    }

    private function visit(): void
    {
        global $wpdb;
        $this->cookies = [];
        $this->later(function () use ($wpdb): void {
            foreach ($this->cookies as $name => $value) {
                if (strpos($name, 'wp_woocommerce_session_') === 0) {
                    $key = explode('|', rawurldecode($value))[0];
                    $wpdb->delete($wpdb->prefix . 'woocommerce_sessions', ['session_key' => $key]);
                }
            }
        });
    }

    /**
     * @param array<string, int|string> $fields With fields it is a POST.
     * @param array<string, string> $headers
     * @return array{status: int, drops: string, nonce: string, set: list<string>, body: string}
     */
    private function send(string $path, array $fields = [], array $headers = []): array
    {
        $cookies = [];
        foreach ($this->cookies as $name => $value) {
            $cookies[] = "$name=$value";
        }
        $headers += ['Cookie' => implode('; ', $cookies), 'Content-Type' => 'application/x-www-form-urlencoded'];
        $lines = array_map(static fn (string $name): string => "$name: $headers[$name]", array_keys($headers));
        $body = (string) file_get_contents(home_url($path), false, stream_context_create(['http' => [
            'method' => $fields === [] ? 'GET' : 'POST',
            'header' => $lines,
            'content' => http_build_query($fields),
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => 120,
        ]]));
        $all = implode("\n", $http_response_header ?? []);
        preg_match('~^HTTP/\S+ (\d+)~', $all, $status);
        preg_match('~^Clear-Site-Data: (.*)$~mi', $all, $drops);
        preg_match('~^Nonce: (.*)$~mi', $all, $nonce);
        preg_match_all('~^Set-Cookie: ([^=]+)=([^;]*)~mi', $all, $set);
        $this->cookies = array_merge($this->cookies, array_combine($set[1], $set[2]));

        return [
            'status' => (int) ($status[1] ?? 0),
            'drops' => trim($drops[1] ?? ''),
            'nonce' => trim($nonce[1] ?? ''),
            'set' => $set[1],
            'body' => $body,
        ];
    }
}

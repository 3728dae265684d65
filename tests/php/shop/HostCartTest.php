<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Cart\HostCart;
use WP_Http_Cookie;

/**
 * The cart of a host on another origin, which has a `Cart-Token`: an order in the shop's checkout, where WooCommerce shows a
 * copy of it, empties it, if it still has what was copied; nothing else empties it.
 */
final class HostCartTest extends ShopTestCase
{
    private const ADDRESS = [
        'first_name' => 'Clara', 'last_name' => 'Luz', 'address_1' => 'Calle Mayor 1', 'postcode' => '35001',
        'city' => 'Las Palmas', 'country' => 'ES', 'state' => 'GC', 'phone' => '600000000',
        'email' => 'clara@correo.example',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        if (! method_exists(\WC_Session_Handler::class, 'init_session_from_request')) {
            self::markTestSkipped('This WooCommerce copies no cart of a token into its checkout.');
        }
        $this->later(static function (): void {
            global $wpdb;
            $wpdb->query("DELETE FROM {$wpdb->prefix}woocommerce_sessions");
        });
    }

    public function testAnOrderInTheCheckoutEmptiesTheCartThatWasCarriedThere(): void
    {
        $token = $this->fillCart();
        $shopper = $this->visitCheckout($token);
        self::assertSame(1, $this->countGoods($token), 'The copy alone changes nothing.');

        $order = wc_get_order($this->order($shopper));

        self::assertSame('on-hold', $order->get_status());
        self::assertSame(0, $this->countGoods($token));
        self::assertFalse($order->meta_exists(HostCart::META), 'Nothing is left of it in the order.');
    }

    public function testTheCartStaysUntilTheOrderIsPlacedAndGoesWithoutTheShopper(): void
    {
        $token = $this->fillCart();
        $shopper = $this->visitCheckout($token);
        $this->mustUse("add_filter('woocommerce_bacs_process_payment_order_status', static fn () => 'pending');");

        $order = wc_get_order($this->order($shopper));
        self::assertSame('pending', $order->get_status());
        self::assertSame(1, $this->countGoods($token));
        $order->update_status('failed');
        self::assertSame(1, $this->countGoods($token));

        // As a bank tells it, without a session.
        $order->payment_complete();
        self::assertSame(0, $this->countGoods($token));
    }

    public function testWhatIsAddedAfterTheVisitToTheCheckoutIsNotLost(): void
    {
        $token = $this->fillCart();
        $shopper = $this->visitCheckout($token);
        $token = $this->add($token);

        $this->order($shopper);

        self::assertSame(2, $this->countGoods($token));
    }

    public function testAnotherShoppersOrderAndAnEmptiedCopyLeaveTheCartAlone(): void
    {
        $token = $this->fillCart();
        $stranger = $this->visitCheckout($this->fillCart());
        $shopper = $this->visitCheckout($token);
        $this->order($stranger);
        self::assertSame(1, $this->countGoods($token));

        $this->ask('DELETE', 'cart/items', [], ['Nonce' => $this->nonceOf($shopper)], $shopper);
        self::assertSame(1, $this->countGoods($token));
    }

    public function testACartOfTheShopsOwnPagesIsNotEmptiedByTheOrderOfACopy(): void
    {
        // Another visitor opens the checkout link of this one's cart.
        $first = $this->ask('GET', 'cart', []);
        $owner = $first['cookies'];
        $added = $this->ask('POST', 'cart/add-item', $this->bowl(), ['Nonce' => $first['nonce']], $owner);
        $owner = $added['cookies'] ?: $owner;
        self::assertNotSame([], $owner);

        $this->order($this->visitCheckout($added['token']));

        self::assertSame(1, $this->ask('GET', 'cart', [], [], $owner)['body']['items_count']);
    }

    /** @return array<string, mixed> */
    private function bowl(): array
    {
        return ['id' => get_page_by_path('cuenco-alborada', OBJECT, 'product')->ID, 'quantity' => 1];
    }

    /** @return string Token of a new cart with a bowl. */
    private function fillCart(): string
    {
        return $this->add($this->ask('GET', 'cart', [])['token']);
    }

    private function add(string $token): string
    {
        return $this->ask('POST', 'cart/add-item', $this->bowl(), ['Cart-Token' => $token])['token'];
    }

    private function countGoods(string $token): int
    {
        return $this->ask('GET', 'cart', [], ['Cart-Token' => $token])['body']['items_count'];
    }

    /** @return list<WP_Http_Cookie> The shopper's in the shop. */
    private function visitCheckout(string $token): array
    {
        $page = add_query_arg('session', $token, wc_get_checkout_url());
        $cookies = wp_remote_retrieve_cookies(wp_remote_get($page, ['timeout' => 120]));
        self::assertNotSame([], $cookies);

        return $cookies;
    }

    /** @param list<WP_Http_Cookie> $shopper */
    private function nonceOf(array $shopper): string
    {
        return $this->ask('GET', 'cart', [], [], $shopper)['nonce'];
    }

    /**
     * @param list<WP_Http_Cookie> $shopper
     * @return int The order's number.
     */
    private function order(array $shopper): int
    {
        $posted = ['billing_address' => self::ADDRESS, 'shipping_address' => self::ADDRESS, 'payment_method' => 'bacs'];
        $answer = $this->ask('POST', 'checkout', $posted, ['Nonce' => $this->nonceOf($shopper)], $shopper);
        $id = $answer['body']['order_id'] ?? 0;
        self::assertGreaterThan(0, $id, (string) wp_json_encode($answer['body']));
        $this->later(static function () use ($id): void {
            $order = wc_get_order($id);
            $order->update_status('cancelled'); // Gives the goods back.
            $order->delete(true);
        });
        wp_cache_flush();

        return $id;
    }

    /**
     * @param array<string, mixed> $body
     * @param array<string, string> $headers
     * @param list<WP_Http_Cookie> $cookies
     * @return array{body: array<string, mixed>, token: string, nonce: string, cookies: list<WP_Http_Cookie>}
     */
    private function ask(string $method, string $path, array $body, array $headers = [], array $cookies = []): array
    {
        $answer = wp_remote_request(home_url("/wp-json/wc/store/v1/$path"), [
            'method' => $method,
            'headers' => ['Content-Type' => 'application/json'] + $headers,
            'cookies' => $cookies,
            'timeout' => 120,
        ] + ($body === [] ? [] : ['body' => (string) wp_json_encode($body)]));
        self::assertIsArray($answer);

        return [
            'body' => (array) json_decode(wp_remote_retrieve_body($answer), true),
            'token' => (string) wp_remote_retrieve_header($answer, 'cart-token'),
            'nonce' => (string) wp_remote_retrieve_header($answer, 'nonce'),
            'cookies' => wp_remote_retrieve_cookies($answer),
        ];
    }
}

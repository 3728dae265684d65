<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Attribution\OrderBox;
use Islas\Attribution\OrderPrivacy;
use Islas\Attribution\Record;
use Islas\Attribution\Visitor;
use Islas\Platform\Module as Platform;
use Islas\Plugin;
use WC_Order;

/**
 * Attribution of orders that lack the fields of forms and blocks, such as those of express payments. The stored record
 * is shown on the order screen, exported and erased.
 */
final class AttributionTest extends ShopTestCase
{
    private const COOKIES = [
        'sbjs_current' => 'typ=utm|||src=boletin|||mdm=email|||cmp=oto%C3%B1o|||cnt=(none)|||trm=(none)|||id=(none)',
        'sbjs_current_add' => 'fd=2026-11-20 10:00:00'
            . '|||ep=https://tienda.example/?utm_source=boletin&gclid=Cj0_x-1|||rf=(none)',
        'sbjs_first' => 'typ=referral|||src=blog.example|||mdm=referral',
        'sbjs_first_add' => 'fd=2026-11-01 09:00:00'
            . '|||ep=https://tienda.example/?fbclid=IwAR0|||rf=https://blog.example/',
        'sbjs_session' => 'pgs=4|||cpg=https://tienda.example/',
        'sbjs_udata' => 'vst=2|||uip=(none)|||uag=Mozilla/5.0 (X11; Linux x86_64)',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $cookies = $_COOKIE;
        $this->later(static function () use ($cookies): void {
            $_COOKIE = $cookies;
        });
        // The visitor has consented; the test of consent covers visitors who have not.
        add_filter('wp_has_consent', '__return_true', 20);
        $this->later(static fn () => remove_filter('wp_has_consent', '__return_true', 20));
        wc_load_cart();
        $this->later(static fn () => WC()->session->set(Visitor::KEY, null));
    }

    /** @return array<string, array{string}> */
    public function ends(): array
    {
        return [
            'the classic checkout' => ['woocommerce_checkout_order_created'],
            'the Store API' => ['woocommerce_store_api_checkout_order_processed'],
        ];
    }

    /** @dataProvider ends */
    public function testAttributesAnOrderWithoutFieldsByTheCookies(string $hook): void
    {
        $_COOKIE = self::COOKIES;
        $order = $this->order();
        do_action($hook, $order);
        $order = wc_get_order($order->get_id());

        self::assertSame('utm', $order->get_meta('_wc_order_attribution_source_type'));
        self::assertSame('otoño', $order->get_meta('_wc_order_attribution_utm_campaign'));
        self::assertSame('', $order->get_meta('_wc_order_attribution_utm_content'));
        self::assertSame('4', $order->get_meta('_wc_order_attribution_session_pages'));
        self::assertSame('Desktop', $order->get_meta('_wc_order_attribution_device_type'));
        $record = Record::readRecord($order->get_meta(Record::META));
        self::assertSame('blog.example', $record['first']['source']);
        self::assertSame('https://blog.example/', $record['first']['referrer']);
        self::assertSame('boletin', $record['last']['source']);
        self::assertArrayNotHasKey('referrer', $record['last'], 'The cookie says that there was none.');
        self::assertSame('', $order->get_meta('_wc_order_attribution_referrer'));
        self::assertSame(['fbclid' => 'IwAR0', 'gclid' => 'Cj0_x-1'], $record['clicks']);
    }

    public function testKeepsTheAttributionOfTheForm(): void
    {
        $_COOKIE = self::COOKIES;
        $order = $this->order();
        $_POST = ['wc_order_attribution_source_type' => 'organic', 'wc_order_attribution_utm_source' => 'google'];
        do_action('woocommerce_checkout_order_created', $order);
        do_action('woocommerce_checkout_order_created', $order);
        $order = wc_get_order($order->get_id());

        // WooCommerce before 9.9 stores the fields at each call, later versions at the first. Islas adds none.
        $types = array_map(
            static fn (\WC_Meta_Data $row) => $row->get_data()['value'],
            $order->get_meta('_wc_order_attribution_source_type', false)
        );
        self::assertSame(['organic'], array_values(array_unique($types)));
        self::assertSame('google', $order->get_meta('_wc_order_attribution_utm_source'));
        self::assertCount(1, $order->get_meta(Record::META, false));
    }

    public function testStoresNoAttributionWithoutConsent(): void
    {
        add_filter('wp_has_consent', '__return_false', 30);
        $this->later(static fn () => remove_filter('wp_has_consent', '__return_false', 30));
        $_COOKIE = self::COOKIES;
        $order = $this->order();
        do_action('woocommerce_checkout_order_created', $order);

        self::assertFalse(wc_get_order($order->get_id())->meta_exists(Record::META));
    }

    public function testStoresNoAttributionWithoutCookies(): void
    {
        $_COOKIE = [];
        $order = $this->order();
        do_action('woocommerce_checkout_order_created', $order);

        self::assertFalse(wc_get_order($order->get_id())->meta_exists(Record::META));
        self::assertFalse(wc_get_order($order->get_id())->meta_exists('_wc_order_attribution_source_type'));
    }

    /** @return array<string, array{array<string, string>}> */
    public function forged(): array
    {
        $long = str_repeat('x', 5000);

        return [
            'markup' => [['sbjs_current' => 'typ=utm|||src=<script>alert(1)</script>boletin<b>']],
            'addresses that run scripts' => [
                ['sbjs_current_add' => 'ep=javascript:alert(1)//?gclid=<b>|||rf=data:text/html,x'],
            ],
            'percent errors' => [['sbjs_current' => 'typ=utm|||src=100%|||cmp=%C3|||trm=%00%0a']],
            'malformed values' => [
                ['sbjs_current' => 'typ=utm|||=|||||||src', 'sbjs_first' => '%%%', 'sbjs_session' => '='],
            ],
            'very long values' => [
                ['sbjs_current' => "typ=utm|||src=$long", 'sbjs_first_add' => "ep=https://a.example/?gclid=$long"],
            ],
            'invalid base64' => [['sbjs_first' => 'abcde', 'sbjs_udata' => 'AAAA']],
        ];
    }

    /**
     * @dataProvider forged
     * @param array<string, string> $cookies
     */
    public function testForgedCookiesAreStoredWithoutMarkupScriptAddressesAndExcessLength(array $cookies): void
    {
        $_COOKIE = wp_slash($cookies + self::COOKIES);
        $order = $this->order();
        do_action('woocommerce_checkout_order_created', $order);
        $order = wc_get_order($order->get_id());
        $kept = (string) wp_json_encode([$order->get_meta(Record::META), $order->get_meta_data()]);

        self::assertSame('utm', $order->get_meta('_wc_order_attribution_source_type'));
        self::assertStringNotContainsString('<', $kept);
        self::assertStringNotContainsString('javascript:', $kept);
        self::assertStringNotContainsString('data:', $kept);
        self::assertLessThan(12000, strlen($kept));
    }

    public function testReadsBase64CookiesLikePlainOnes(): void
    {
        $_COOKIE = self::COOKIES;
        $plain = (new Visitor())->readTouches();
        // PHP decodes a plus sign in a cookie as a space.
        $_COOKIE = array_map(
            static fn (string $content) => strtr(rtrim(base64_encode(rawurlencode($content)), '='), '+', ' '),
            self::COOKIES
        );

        self::assertSame($plain, (new Visitor())->readTouches());
        self::assertSame('boletin', $plain['current']['src']);
    }

    public function testAttributesOrdersOfPaymentServicesByTheSession(): void
    {
        $visitor = new Visitor();
        $_COOKIE = self::COOKIES;
        $visitor->rememberTouches();
        $_COOKIE = [];
        self::assertSame('boletin', $visitor->readTouches()['current']['src'] ?? '');

        $_COOKIE = ['wp_woocommerce_session_x' => 'y'];
        self::assertSame([], $visitor->readTouches(), 'A browser without the cookies has no attribution.');
        $visitor->rememberTouches();
        $_COOKIE = [];
        self::assertSame([], $visitor->readTouches(), 'The session no longer has the attribution.');
    }

    public function testTheOrderScreenShowsTheFirstAndLastVisitInABoxIfThereIsARecord(): void
    {
        $_COOKIE = self::COOKIES;
        $order = $this->order();
        do_action('woocommerce_checkout_order_created', $order);
        $order = wc_get_order($order->get_id());
        $box = new OrderBox();
        $box->addBox('woocommerce_page_wc-orders', $order);
        $boxes = $GLOBALS['wp_meta_boxes']['woocommerce_page_wc-orders']['side']['high'] ?? [];
        self::assertArrayHasKey('islas-attribution', $boxes);
        unset($GLOBALS['wp_meta_boxes']['woocommerce_page_wc-orders']);
        ob_start();
        $box->printBox($order);
        $shown = (string) ob_get_clean();

        foreach (['blog.example', 'boletin', 'Cj0_x-1', 'IwAR0', '2026-11-01 09:00:00'] as $text) {
            self::assertStringContainsString($text, $shown);
        }
        $box->addBox('woocommerce_page_wc-orders', $this->order());
        self::assertArrayNotHasKey('woocommerce_page_wc-orders', $GLOBALS['wp_meta_boxes']);
    }

    public function testAttributionIsExportedAndErasedWithThePersonalDataOfTheOrder(): void
    {
        $_COOKIE = self::COOKIES;
        $order = $this->order();
        do_action('woocommerce_checkout_order_created', $order);
        $copy = (new OrderPrivacy())->exportOrder([], wc_get_order($order->get_id()));
        self::assertContains('Cj0_x-1', array_column($copy, 'value'));

        $this->erasePersonalData($order);
        $parts = Record::readRecord(wc_get_order($order->get_id())->get_meta(Record::META));
        self::assertSame(['first' => [], 'last' => [], 'clicks' => []], $parts);
    }

    public function testAPagePrintsTheAttributionDataAndNoFileOfWooCommercesAttribution(): void
    {
        self::assertTrue(Plugin::instance()->module(Platform::class)->features->isOn('attribution'));
        $page = $this->get('/tienda/')['body'];

        // Islas asks for consent, so the file is not loaded before it.
        self::assertMatchesRegularExpression(
            '~var wc_order_attribution = \{"params":\{"lifetime":.*?\}\};.*?\}\)\("marketing", \{"isLate":true,"file":"[^"]+"\}\);~s',
            $page
        );
        self::assertStringNotContainsString('islas-order-attribution-js-module', $page);
        self::assertDoesNotMatchRegularExpression('~<link[^>]*/build/order-attribution-~', $page);
        self::assertStringNotContainsString('sourcebuster', $page);
        self::assertStringNotContainsString('frontend/order-attribution', $page);
        $off = $this->get('/tienda/', ['islas' => 'off'])['body'];
        self::assertStringContainsString('sourcebuster', $off);
    }

    private function order(): WC_Order
    {
        $order = new WC_Order();
        $order->save();
        $this->later(static fn () => wc_get_order($order->get_id())->delete(true));

        return $order;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Analytics\BlockCart;
use Islas\Analytics\CartChanges;
use Islas\Analytics\Consent;
use Islas\Analytics\DeliveryLog;
use Islas\Analytics\Items;
use Islas\Analytics\Log;
use Islas\Analytics\Module as Analytics;
use Islas\Analytics\OrderEvents;
use Islas\Analytics\OrderLock;
use Islas\Analytics\PageData;
use Islas\Analytics\PageLists;
use Islas\Analytics\Purchases;
use Islas\Analytics\ServerDelivery;
use Islas\Analytics\Target;
use Islas\Analytics\Visitor;
use Islas\Platform\Settings;
use WC_Order;
use WC_Order_Item_Fee;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use WP_Error;

/**
 * Analytics events of orders in the real shop: each is sent once, from a page or from the server, in the order's
 * currency, and refunds follow the purchase.
 */
final class AnalyticsTest extends ShopTestCase
{
    private DeliveryLog $log;
    private OrderEvents $events;

    protected function setUp(): void
    {
        parent::setUp();
        $this->log = new DeliveryLog();
        $this->events = new OrderEvents(new Items());
        $this->option(Log::OPTION, []);
    }

    /** A paid order of two shirts at 10 + 2.10 tax, with shipping. */
    private function order(string $currency = 'EUR', float $off = 0): WC_Order
    {
        $product = $this->product([['Talla' => 'M']], ['name' => 'Camisa & <b>Blusa</b>']);
        $variation = wc_get_product($product->get_children()[0]);
        $order = new WC_Order();
        $order->set_currency($currency);
        $line = new WC_Order_Item_Product();
        $line->set_product($variation);
        $line->set_quantity(2);
        $line->set_subtotal('20');
        $line->set_total((string) (20 - $off));
        $line->add_meta_data('talla', 'M');
        $line->set_taxes(['total' => [1 => '4.20'], 'subtotal' => [1 => '4.20']]);
        $order->add_item($line);
        $shipping = new WC_Order_Item_Shipping();
        $shipping->set_total('5');
        $order->add_item($shipping);
        $order->set_status('processing');
        $order->calculate_totals(false);
        $order->save();
        $this->later(static fn () => wc_get_order($order->get_id())->delete(true));

        return $order;
    }

    /** @return array<string, mixed> */
    private function purchase(WC_Order $order): array
    {
        return $this->events->makeEvents($order, [DeliveryLog::PURCHASE])[0]['params'];
    }

    private function state(WC_Order $order, string $entry = DeliveryLog::PURCHASE): string
    {
        return $this->log->read(wc_get_order($order->get_id()))['entries'][$entry]['state'] ?? '';
    }

    public function testThePurchaseHasNetUnitPricesAndShippingInTheCurrencyOfTheOrder(): void
    {
        $order = $this->order('USD', 4);
        $params = $this->purchase($order);

        self::assertSame('USD', $params['currency']);
        self::assertSame(16.0, $params['value']);
        self::assertSame(5.0, $params['shipping']);
        self::assertSame((string) $order->get_order_number(), $params['transaction_id']);
        $item = $params['items'][0];
        self::assertSame([2, 8.0, 2.0], [$item['quantity'], $item['price'], $item['discount']]);
        self::assertSame(['M'], [$item['item_variant'] ?? '']);
    }

    public function testAnOrderIsPlacedInAllStatusesExceptPendingFailedAndCancelledOnes(): void
    {
        $order = new WC_Order();
        $statuses = static fn (array $all): array => $all + ['wc-enviado' => 'Enviado', 'wc-bizum' => 'Espera'];
        $pending = static fn (array $all): array => array_merge($all, ['bizum']);
        add_filter('wc_order_statuses', $statuses);
        add_filter('woocommerce_order_is_pending_statuses', $pending);
        $placed = [];
        foreach (['pending', 'failed', 'cancelled', 'processing', 'on-hold', 'refunded', 'enviado', 'bizum'] as $status) {
            $order->set_status($status);
            $placed[$status] = OrderEvents::isPlaced($order);
        }
        self::assertSame(
            ['processing', 'on-hold', 'refunded', 'enviado'],
            array_keys(array_filter($placed))
        );
        add_filter('islas_analytics_is_placed', '__return_true');
        self::assertTrue(OrderEvents::isPlaced($order));
        remove_filter('islas_analytics_is_placed', '__return_true');
        remove_filter('wc_order_statuses', $statuses);
        remove_filter('woocommerce_order_is_pending_statuses', $pending);
    }

    public function testAnEmptyOrderHasNoPurchaseEventAndAFeeCountsAsRevenue(): void
    {
        $order = new WC_Order();
        $order->save();
        $this->later(static fn () => $order->delete(true));
        self::assertSame([], $this->events->makeEvents($order, [DeliveryLog::PURCHASE]));

        $fee = new WC_Order_Item_Fee();
        $fee->set_name('Envoltorio');
        $fee->set_total('3');
        $order->add_item($fee);
        self::assertSame(3.0, $this->purchase($order)['value']);
    }

    /** @return array<string, array{string}> */
    public static function stores(): array
    {
        return ['tables of orders' => ['yes'], 'posts' => ['no']];
    }

    /** @dataProvider stores */
    public function testOneTabCanClaimAPurchaseAtATimeAndNoneAfterItIsSent(string $hasTables): void
    {
        $this->filter('pre_option_woocommerce_custom_orders_table_enabled', static fn () => $hasTables);
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $id = $order->get_id();

        self::assertSame([DeliveryLog::PURCHASE], $this->log->claimEvents($id, 'one'));
        self::assertNull($this->log->claimEvents($id, 'other'));
        self::assertSame([], $this->log->recordOutcome($id, 'sent', 'other'));
        self::assertSame([DeliveryLog::PURCHASE], $this->log->recordOutcome($id, 'sent', 'one'));
        self::assertSame([], $this->log->claimEvents($id, 'other'));
        self::assertSame('sent', $this->state($order));
        $this->log->startDelivery($order, Consent::NONE, '', '');
        self::assertSame('sent', $this->state($order));
        self::assertSame($hasTables === 'no', get_post_meta($id, DeliveryLog::META, true) !== '');
    }

    public function testTheSameBrowserCanClaimAgainAPurchaseThatItDidNotDeliver(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $this->log->claimEvents($order->get_id(), 'browser-a', true);

        self::assertNull($this->log->claimEvents($order->get_id(), 'browser-b', true));
        self::assertSame([DeliveryLog::PURCHASE], $this->log->claimEvents($order->get_id(), 'browser-a', true));
        $this->log->recordOutcome($order->get_id(), 'sent', 'browser-a');
        self::assertSame([], $this->log->claimEvents($order->get_id(), 'browser-a', true));
    }

    public function testAnUnconfirmedClaimExpires(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $this->log->claimEvents($order->get_id(), 'one');
        $record = $this->log->read(wc_get_order($order->get_id()));
        $record['entries'][DeliveryLog::PURCHASE]['at'] -= DeliveryLog::LEASE + 1;
        $stored = wc_get_order($order->get_id());
        $stored->update_meta_data(DeliveryLog::META, $record);
        $stored->save_meta_data();

        self::assertSame([DeliveryLog::PURCHASE], $this->log->claimEvents($order->get_id(), 'other'));
    }

    /** @return array<string, array{string}> */
    public function passwords(): array
    {
        return ['a word' => ['aBcDeFgHiJkL'], 'one that after the time reads as an exponent' => ['5e9aBcDeFgHi']];
    }

    /** @dataProvider passwords */
    public function testAStaleOrderLockIsReplacedAndReleased(string $password): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $name = OrderLock::PREFIX . $order->get_id();
        $this->filter('random_password', static fn (): string => $password);
        $key = OrderLock::acquireLock($order->get_id());
        self::assertSame('', OrderLock::acquireLock($order->get_id()));

        wp_cache_flush();
        update_option($name, (time() - 60) . substr($key, 10));
        self::assertSame([DeliveryLog::PURCHASE], $this->log->claimEvents($order->get_id(), 'one'));
        wp_cache_flush();
        self::assertFalse(get_option($name));
    }

    public function testAPartialRefundIsClaimedAfterThePurchaseWithTheRefundedItems(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $this->log->claimEvents($order->get_id(), 'one');
        $this->log->recordOutcome($order->get_id(), 'sent', 'one');
        $line = array_values($order->get_items())[0];
        $refund = wc_create_refund(['order_id' => $order->get_id(), 'amount' => '12.10', 'line_items' => [
            $line->get_id() => ['qty' => 1, 'refund_total' => '10', 'refund_tax' => [1 => '2.10']],
        ]]);
        self::assertNotInstanceOf(WP_Error::class, $refund);
        $this->log->addRefund($order->get_id(), $refund->get_id());

        $names = $this->log->claimEvents($order->get_id(), 'two');
        self::assertSame(['refund:' . $refund->get_id()], $names);
        $event = $this->events->makeEvents(wc_get_order($order->get_id()), $names)[0];
        self::assertSame('refund', $event['name']);
        self::assertSame([10.0, 2.1, 0.0], [$event['params']['value'], $event['params']['tax'], $event['params']['shipping']]);
        self::assertSame([1, 10.0], [$event['params']['items'][0]['quantity'], $event['params']['items'][0]['price']]);
    }

    public function testARefundOfACustomerWaitsForTheNextPageAndThatOfAGuestForTheServer(): void
    {
        $customer = $this->user('customer');
        $delivery = new ServerDelivery($this->log, $this->events, new Visitor(), new Target(new Settings()), new Log());
        foreach ([$customer => 'next_page', 0 => 'guest'] as $of => $reason) {
            $order = $this->order();
            $order->set_customer_id($of);
            $order->save();
            $this->log->startDelivery($order, Consent::NONE, '', '');
            $this->log->claimEvents($order->get_id(), 'one');
            $this->log->recordOutcome($order->get_id(), 'sent', 'one');
            $refund = wc_create_refund(['order_id' => $order->get_id(), 'amount' => '3.50']);
            $delivery->addRefund($order->get_id(), $refund->get_id());

            self::assertSame('waiting', $this->state($order, 'refund:' . $refund->get_id()));
            self::assertSame([$reason], array_unique(array_column((new Log())->readLines(), 'reason')));
            self::assertSame($of > 0 ? [$order->get_id()] : '', get_user_meta($of, Visitor::USER_META, true) ?: '');
            (new Log())->clearLines();
        }
    }

    public function testARefundWithoutLineItemsHasNoItems(): void
    {
        $order = $this->order();
        $refund = wc_create_refund(['order_id' => $order->get_id(), 'amount' => '3.50']);
        $params = $this->events->makeEvents($order, ['refund:' . $refund->get_id()])[0]['params'];

        self::assertSame(3.5, $params['value']);
        self::assertArrayNotHasKey('items', $params);
    }

    public function testDroppingARefundRemovesItsDelivery(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $this->log->addRefund($order->get_id(), 77);
        self::assertSame('waiting', $this->state($order, 'refund:77'));
        $this->log->dropRefund($order->get_id(), 77);
        self::assertSame('', $this->state($order, 'refund:77'));
    }

    public function testTheServerSendsAnUndeliveredPurchaseOnceAfterARetryAndOnlyWithConsent(): void
    {
        $requests = [];
        $status = 204;
        $this->filter('pre_http_request', static function ($answer, array $arguments, string $url) use (&$requests, &$status) {
            $requests[] = [$url, json_decode($arguments['body'], true), $arguments['timeout']];

            return $status === 0
                ? new WP_Error('http_request_failed')
                : ['headers' => [], 'body' => '', 'response' => ['code' => $status, 'message' => ''], 'cookies' => []];
        }, 3);
        $delivery = $this->delivery();
        $granted = $this->order();
        $this->log->startDelivery($granted, Consent::GRANTED, '11.22', '33');
        $undecided = $this->order();
        $this->log->startDelivery($undecided, Consent::WAITING, '', '');

        $status = 0;
        $delivery->deliverEvents($granted->get_id());
        self::assertSame('waiting', $this->state($granted));
        self::assertTrue(as_has_scheduled_action(Analytics::DELIVERY, [$granted->get_id(), 1], 'islas'));
        as_unschedule_all_actions(Analytics::DELIVERY);
        $status = 204;
        $delivery->deliverEvents($granted->get_id(), 1);
        $delivery->deliverEvents($granted->get_id(), 1);
        $delivery->deliverEvents($undecided->get_id());

        self::assertCount(2, $requests);
        [$url, $body, $timeout] = $requests[1];
        self::assertStringContainsString('measurement_id=G-TEST12345&api_secret=secret-123', $url);
        self::assertSame('11.22', $body['client_id']);
        self::assertSame(['purchase', '33'], [$body['events'][0]['name'], $body['events'][0]['params']['session_id']]);
        self::assertLessThanOrEqual(5, $timeout);
        self::assertSame(['sent', 'waiting'], [$this->state($granted), $this->state($undecided)]);
        self::assertStringNotContainsString('secret', (string) wp_json_encode(get_option(Log::OPTION)));
        self::assertSame(['refused', 'sent', 'failed'], array_column((new Log())->readLines(), 'outcome'));
    }

    public function testTheServerSendsAPurchaseThatABrowserClaimedAndNeverConfirmed(): void
    {
        $requests = 0;
        $this->filter('pre_http_request', static function () use (&$requests) {
            $requests++;

            return ['headers' => [], 'body' => '', 'response' => ['code' => 204, 'message' => ''], 'cookies' => []];
        });
        $delivery = $this->delivery();
        $this->later(static fn () => as_unschedule_all_actions(Analytics::DELIVERY));
        // In place of the shop's own: here analytics is off, and its hook would only postpone.
        remove_all_actions(Analytics::DELIVERY);
        add_action(Analytics::DELIVERY, [$delivery, 'deliverEvents'], 10, 2);
        $order = $this->order();
        $id = $order->get_id();
        $this->log->startDelivery($order, Consent::GRANTED, '11.22', '33');
        $delivery->scheduleDelivery($id);
        self::assertSame([DeliveryLog::PURCHASE], $this->log->claimEvents($id, 'browser-gone'));

        $this->runPlanned();
        self::assertSame([0, 'claimed'], [$requests, $this->state($order)], 'The browser may still confirm.');
        $planned = $this->planned();
        self::assertCount(1, $planned, 'The action that was running is planned again.');
        $delivery->scheduleDelivery($id);
        self::assertSame($planned, $this->planned(), 'What is planned is not planned twice.');

        $record = $this->log->read(wc_get_order($id));
        $record['entries'][DeliveryLog::PURCHASE]['at'] -= DeliveryLog::LEASE + 1;
        $stored = wc_get_order($id);
        $stored->update_meta_data(DeliveryLog::META, $record);
        $stored->save_meta_data();
        $this->runPlanned();
        self::assertSame([1, 'sent', []], [$requests, $this->state($order), $this->planned()]);
    }

    /** @return list<int> Deliveries that wait in Action Scheduler. */
    private function planned(): array
    {
        return array_map('intval', as_get_scheduled_actions(
            ['hook' => Analytics::DELIVERY, 'status' => 'pending', 'per_page' => 9],
            'ids'
        ));
    }

    /** Runs the waiting deliveries as Action Scheduler's queue does, although their time has not come. */
    private function runPlanned(): void
    {
        foreach ($this->planned() as $action) {
            \ActionScheduler_QueueRunner::instance()->process_action($action, 'test');
        }
    }

    /** @return array<string, array{string, string, string}> */
    public static function decisions(): array
    {
        $until = 'eu_cookies_bar=' . (time() + 999);

        return [
            'none yet' => ['', Consent::WAITING, 'waiting'],
            'accepted' => [$until . '; eu_cookies_bar_block=', Consent::GRANTED, 'sent'],
            'declined' => [$until . '; eu_cookies_bar_decline=1', Consent::DENIED, 'refused'],
        ];
    }

    /**
     * The shop's consent tool is Islas' own; like every tool it answers through `wp_has_consent()`.
     *
     * @dataProvider decisions
     */
    public function testTheServerSendsAPurchaseOnlyIfTheVisitorHasConsented(string $cookies, string $consent, string $state): void
    {
        $before = $_SERVER['HTTP_COOKIE'] ?? null;
        $this->later(static function () use ($before): void {
            $_SERVER['HTTP_COOKIE'] = $before;
        });
        $requests = 0;
        $this->filter('pre_http_request', static function () use (&$requests) {
            $requests++;

            return ['headers' => [], 'body' => '', 'response' => ['code' => 204, 'message' => ''], 'cookies' => []];
        });
        $delivery = $this->delivery();
        $order = $this->order();
        $_SERVER['HTTP_COOKIE'] = $cookies;
        self::assertSame($consent, Consent::readConsent());
        $target = new Target(new Settings());
        (new Purchases($this->log, $this->events, new Visitor(), $target, new Log()))->startDelivery($order);
        // Later requests, such as a scheduled event, have no cookies: the decision stored with the order counts.
        $_SERVER['HTTP_COOKIE'] = '';
        $delivery->deliverEvents($order->get_id());

        self::assertSame([$state, $consent], [$this->state($order), $this->log->read(wc_get_order($order->get_id()))['consent']]);
        self::assertSame($state === 'sent' ? 1 : 0, $requests);
    }

    public function testATokenWithAnExponentFindsItsOrderAndInvalidTokensFindNone(): void
    {
        $order = $this->order();
        do {
            $order->set_order_key(wc_generate_order_key());
        } while (preg_match('/\.\d*e\d/', Purchases::makeToken($order)) !== 1);
        $order->save();

        self::assertSame($order->get_id(), Purchases::findOrder(Purchases::makeToken($order))->get_id());
        foreach (['', '.', 'x', (string) $order->get_id(), '9999999999999999999.1', '1e3.' . str_repeat('0', 24)] as $odd) {
            self::assertNull(Purchases::findOrder($odd));
        }
    }

    public function testOneOfManySimultaneousClaimsSucceeds(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $ask = static fn (string $what, string $by): array => [
            'url' => home_url('/?wc-ajax=' . Purchases::ENDPOINT),
            'type' => 'POST',
            'data' => ['token' => Purchases::makeToken($order), 'do' => $what, 'by' => $by],
            'headers' => ['Cookie' => 'tienda_swatches=feature_analytics,analytics_measurement_id:G-TEST12345'],
        ];
        $tabs = array_map('strval', range(1, 8));
        $answers = \WpOrg\Requests\Requests::request_multiple(
            array_map(static fn (string $tab) => $ask('claim', $tab), $tabs),
            ['timeout' => 60]
        );
        $states = array_map(static fn ($answer) => json_decode($answer->body, true)['state'] ?? $answer->body, $answers);
        self::assertSame(['claimed' => 1, 'waiting' => 7], self::sorted(array_count_values($states)));

        $told = array_map(static fn (string $tab) => $ask('sent', $tab), $tabs);
        \WpOrg\Requests\Requests::request_multiple($told, ['timeout' => 60]);
        wp_cache_flush();
        self::assertSame('sent', $this->state($order));
        self::assertSame(
            ['browser-' . $tabs[array_search('claimed', $states, true)]],
            array_column($this->log->read(wc_get_order($order->get_id()))['entries'], 'by')
        );
    }

    /** @return array<string, array{string, bool}> */
    public static function collections(): array
    {
        $query = '"query":{"perPage":2,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title",'
            . '"inherit":false,"search":"","isProductCollectionBlock":true,"woocommerceStockStatus":["instock"]}';
        $block = static fn (string $more): string => '<!-- wp:woocommerce/product-collection {"queryId":7,' . $query . $more
            . '} --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->'
            . '<!-- wp:post-title /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';

        return [
            'whose contents the browser exchanges' => [$block(''), true],
            'that loads a page each time' => [$block(',"forcePageReload":true'), false],
        ];
    }

    /** @dataProvider collections */
    public function testACollectionCarriesItsListWhereTheBrowserExchangesItsContents(string $block, bool $isExchanged): void
    {
        $lists = new PageLists(new Items());
        $this->filter('render_block_data', [$lists, 'openList']);
        add_filter('render_block_woocommerce/product-collection', [$lists, 'closeList'], 20);
        $this->later(static fn () => remove_filter('render_block_woocommerce/product-collection', [$lists, 'closeList'], 20));
        add_action('the_post', [$lists, 'collectProduct'], 20);
        $this->later(static fn () => remove_action('the_post', [$lists, 'collectProduct'], 20));
        $tags = new \WP_HTML_Tag_Processor(do_blocks($block));
        $tags->next_tag(['class_name' => 'wp-block-woocommerce-product-collection']);
        $carried = $tags->get_attribute('data-islas-list');

        self::assertSame($isExchanged, is_string($carried));
        if ($isExchanged) {
            $list = json_decode((string) $carried, true);
            self::assertSame(['products', 2], [$list['id'], count($list['products'])]);
            self::assertSame($list['products'], array_keys($list['items']));
            self::assertNotSame('', $list['items'][$list['products'][0]]['item_name']);
        }
    }

    /**
     * @param array<string, int> $counts
     * @return array<string, int>
     */
    private static function sorted(array $counts): array
    {
        ksort($counts);

        return $counts;
    }

    /**
     * Pages and responses have the names and types that `tests/contract/analytics.test.ts` decodes. ISLAS_GOLDEN=write
     * updates the golden file.
     */
    public function testPagesAndResponsesHaveTheShapeThatTheBrowserDecodes(): void
    {
        $order = $this->order();
        $this->log->startDelivery($order, Consent::NONE, '', '');
        $cookies = ['tienda_swatches' => 'feature_analytics,analytics_measurement_id:G-TEST12345'];
        $claim = wp_remote_post(home_url('/?wc-ajax=' . Purchases::ENDPOINT), [
            'body' => ['token' => Purchases::makeToken($order), 'do' => 'claim', 'by' => 'tab'],
            'cookies' => $cookies,
            'timeout' => 60,
        ]);
        $body = $this->get('/tienda/', $cookies)['body'];
        self::assertSame(1, preg_match('~script-module-data-' . PageData::MODULE . '"[^>]*>(.*?)</script>~s', $body, $data));
        $page = json_decode($data[1], true);
        $page['items'] = array_slice($page['items'], 0, 1, true);
        $page['lists'] = array_map(
            static fn (array $list) => ['products' => array_slice($list['products'], 0, 1)] + $list,
            array_slice($page['lists'], 0, 1)
        );
        $told = [
            'names' => [
                'module' => PageData::MODULE,
                'changes' => CartChanges::PLACE,
                'endpoint' => Purchases::ENDPOINT,
                'cookie' => Purchases::COOKIE,
                'space' => BlockCart::SPACE,
            ],
            'page' => $page,
            'claim' => json_decode(wp_remote_retrieve_body($claim), true),
        ];
        $file = dirname(__DIR__, 2) . '/contract/golden/analytics.json';
        if (getenv('ISLAS_GOLDEN') === 'write') {
            $json = (string) json_encode($told, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
            file_put_contents($file, preg_replace('/^( +)\1/m', '$1', $json) . "\n");
        }
        $golden = json_decode((string) file_get_contents($file), true);
        self::assertSame($golden['names'], $told['names']);
        self::assertSame(self::kinds($golden['page']), self::kinds($told['page']));
        self::assertSame(self::kinds($golden['claim']), self::kinds($told['claim']));
    }

    /**
     * Names and types without values: int and float are both `number`, and of numbered entries only the first is kept.
     *
     * @param mixed $value
     * @return mixed
     */
    private static function kinds($value)
    {
        if (! is_array($value)) {
            return is_int($value) || is_float($value) ? 'number' : gettype($value);
        }
        $kinds = array_map([self::class, 'kinds'], $value);
        ksort($kinds);

        return is_int(array_key_first($kinds)) ? [reset($kinds)] : $kinds;
    }

    public function testATokenOfAnotherOrderCannotClaimThePurchase(): void
    {
        $one = $this->order();
        $other = $this->order();
        self::assertNotSame(Purchases::makeToken($one), Purchases::makeToken($other));
        self::assertStringNotContainsString($one->get_order_key(), Purchases::makeToken($one));
        $this->log->startDelivery($one, Consent::NONE, '', '');
        $forged = $one->get_id() . strstr(Purchases::makeToken($other), '.');
        $answer = wp_remote_post(home_url('/?wc-ajax=' . Purchases::ENDPOINT), [
            'body' => ['token' => $forged, 'do' => 'claim'],
            'cookies' => ['tienda_swatches' => 'feature_analytics,analytics_measurement_id:G-TEST12345'],
        ]);
        self::assertSame('{"state":"unknown"}', trim(wp_remote_retrieve_body($answer)));
        self::assertSame('waiting', $this->state($one));
    }

    private function delivery(): ServerDelivery
    {
        $settings = new Settings();
        $this->option(Settings::OPTION, array_merge($settings->all(), [
            'feature_analytics' => true,
            'analytics_server' => true,
            'analytics_measurement_id' => 'G-TEST12345',
            'analytics_api_secret' => 'secret-123',
        ]));

        return new ServerDelivery($this->log, $this->events, new Visitor(), new Target($settings), new Log());
    }
}

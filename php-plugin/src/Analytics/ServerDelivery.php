<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Deactivation;
use Islas\Platform\Json;
use WC_Order;

/**
 * Sends an order's events from the server (GA4's Measurement Protocol) when no page of the customer has: a while after
 * the order was placed, by Action Scheduler, which WooCommerce brings, else by WordPress' own clock. Only where the
 * visitor's consent was stored with the order, or the shop has no consent tool.
 */
final class ServerDelivery
{
    /** Seconds that pages of the customer have to deliver it. */
    private const DELAY = 30 * 60;
    /** Seconds before each next try. */
    private const RETRIES = [5 * 60, 30 * 60, 3 * 3600, 12 * 3600];
    private const TIMEOUT = 5;
    private const ADDRESS = 'https://region1.google-analytics.com/mp/collect';
    /** GA4 takes nothing older. */
    private const OLDEST = 72 * 3600;

    private DeliveryLog $deliveries;
    private OrderEvents $events;
    private Visitor $visitor;
    private Target $target;
    private Log $log;

    public function __construct(
        DeliveryLog $deliveries,
        OrderEvents $events,
        Visitor $visitor,
        Target $target,
        Log $log
    ) {
        $this->deliveries = $deliveries;
        $this->events = $events;
        $this->visitor = $visitor;
        $this->target = $target;
        $this->log = $log;
    }

    /**
     * WooCommerce hook `woocommerce_order_status_changed`.
     * @param mixed $order Its number.
     */
    public function scheduleDelivery($order = 0): void
    {
        $id = is_numeric($order) ? (int) $order : 0;
        $order = $this->target->sendsFromServer() ? wc_get_order($id) : null;
        if ($order instanceof WC_Order && OrderEvents::isPlaced($order) && $this->isWanted($order)) {
            self::planDelivery($id, 0, self::DELAY);
        }
    }

    /**
     * WooCommerce hook `woocommerce_order_refunded`. The customer is seldom there: the server need not wait.
     *
     * @param mixed $order Its number.
     * @param mixed $refund Its number.
     */
    public function addRefund($order = 0, $refund = 0): void
    {
        if (! is_numeric($order) || ! is_numeric($refund)) {
            return;
        }
        [$order, $refund] = [(int) $order, (int) $refund];
        $this->deliveries->addRefund($order, $refund);
        $found = wc_get_order($order);
        if (! $found instanceof WC_Order || ! $this->isWanted($found)) {
            return;
        }
        // A guest's next page does not know them: only their thank-you page would send it.
        $reason = $found->get_customer_id() > 0 ? 'next_page' : 'guest';
        if ($this->target->sendsFromServer()) {
            self::planDelivery($order, 0, 60);
            $reason = 'server';
        } elseif ($reason === 'next_page') {
            $this->visitor->storeOrder($order, $found->get_customer_id());
        }
        $this->log->addLine('refund', 'held', $reason, 'server', '#' . $found->get_order_number());
    }

    /**
     * WooCommerce hook `woocommerce_refund_deleted`.
     *
     * @param mixed $refund Its number.
     * @param mixed $order Its number.
     */
    public function dropRefund($refund = 0, $order = 0): void
    {
        if (is_numeric($refund) && is_numeric($order)) {
            $this->deliveries->dropRefund((int) $order, (int) $refund);
        }
    }

    /**
     * Own action, by the scheduler.
     *
     * @param mixed $number Of the order.
     * @param mixed $tries Before this one.
     */
    public function deliverEvents($number = 0, $tries = 0): void
    {
        [$id, $try] = array_map(static fn ($one) => is_numeric($one) ? (int) $one : 0, [$number, $tries]);
        $order = wc_get_order($id);
        if (! $order instanceof WC_Order || ! $this->target->sendsFromServer() || ! $this->isWanted($order)) {
            return;
        }
        $record = $this->deliveries->read($order);
        $number = '#' . $order->get_order_number();
        if ($record === null || ! Consent::allows($record['consent'])) {
            $this->log->addLine('purchase', 'refused', 'consent', 'server', $number);
            return;
        }
        if (! OrderEvents::isPlaced($order)) {
            return;
        }
        $names = $this->deliveries->claimEvents($id, 'server');
        if ($names === null) {
            self::planDelivery($id, $try, DeliveryLog::LEASE);
            return;
        }
        $events = $this->events->makeEvents($order, $names);
        $outcome = $events === []
            ? 'refused'
            : $this->sendEvents($events, $record['client'], $record['visit'], $id, $record['placed']);
        $this->deliveries->recordOutcome($id, $outcome === 'failed' ? 'waiting' : $outcome, 'server');
        foreach ($events as $event) {
            $this->log->addLine($event['name'], $outcome, $outcome === 'failed' ? 'no_answer' : '', 'server', $number);
        }
        if ($outcome === 'failed' && isset(self::RETRIES[$try])) {
            self::planDelivery($id, $try + 1, self::RETRIES[$try]);
        }
        if ($outcome === 'sent') {
            $this->visitor->dropOrder($id, $order->get_customer_id());
        }
    }

    /** @param list<array{id: string, name: string, params: array<string, mixed>}> $events */
    private function sendEvents(array $events, string $client, string $visit, int $order, int $placed): string
    {
        $sent = [];
        foreach ($events as $event) {
            $params = $event['params'] + ($visit === '' ? [] : ['session_id' => $visit, 'engagement_time_msec' => 1]);
            $sent[] = ['name' => $event['name'], 'params' => Redaction::redactValue($params)];
        }
        $body = [
            // Without Google's own number the order is its own visitor: a number without a person.
            'client_id' => $client !== '' ? $client : self::readOrderNumber($order) . '.' . max(1, $placed),
            'events' => $sent,
        ];
        if ($placed > 0 && time() - $placed < self::OLDEST && $events[0]['name'] === 'purchase') {
            $body['timestamp_micros'] = $placed * 1000000;
        }
        /**
         * Where orders are sent from the server: Google's address in the European Union.
         *
         * @param string $address
         */
        $address = apply_filters('islas_analytics_server_address', self::ADDRESS);
        $answer = wp_remote_post(
            add_query_arg(
                ['measurement_id' => $this->target->readMeasurementId(), 'api_secret' => $this->target->readSecret()],
                is_string($address) ? $address : self::ADDRESS
            ),
            [
                'timeout' => self::TIMEOUT,
                'headers' => ['Content-Type' => 'application/json'],
                'body' => Json::encode($body),
            ]
        );
        $status = (int) wp_remote_retrieve_response_code($answer);

        return $status >= 200 && $status < 300 ? 'sent' : 'failed';
    }

    private function isWanted(WC_Order $order): bool
    {
        $record = $this->deliveries->read($order);
        $states = array_column($record['entries'] ?? [], 'state');

        return array_intersect($states, ['waiting', 'claimed']) !== [];
    }

    private static function readOrderNumber(int $order): string
    {
        return (string) (abs(crc32(wp_hash('islas' . $order))) % 2147483647 + 1);
    }

    /** An action that is running does not count as planned: it is the one that plans its own successor. */
    private static function planDelivery(int $order, int $try, int $after): void
    {
        $arguments = [$order, $try];
        if (function_exists('as_schedule_single_action') && function_exists('as_get_scheduled_actions')) {
            $pending = as_get_scheduled_actions([
                'hook' => Module::DELIVERY,
                'args' => $arguments,
                'group' => Deactivation::GROUP,
                'status' => 'pending',
                'per_page' => 1,
            ], 'ids');
            if ($pending === []) {
                as_schedule_single_action(time() + $after, Module::DELIVERY, $arguments, Deactivation::GROUP);
            }
        } elseif (wp_next_scheduled(Module::DELIVERY, $arguments) === false) {
            wp_schedule_single_event(time() + $after, Module::DELIVERY, $arguments);
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use WC_Order;

/**
 * Delivers each order's one purchase event. The order waits for the next page that its customer sees: the thank-you
 * page, any other page of the visit, or one of the account on another device. The browser requests it
 * (`wc-ajax=islas_order_events`), which is a claim, and confirms once the tag has accepted it.
 *
 * Pages are cached, so the endpoint carries no nonce: it requires a token that only this order's customer has, and
 * returns no more than the thank-you page shows, without a name or an address.
 */
final class Purchases
{
    public const ENDPOINT = 'islas_order_events';
    /** Read by the browser, where a cached page cannot name the order. Written only where statistics are allowed. */
    public const COOKIE = 'islas_purchase';
    private const DAYS = 7;

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
     * WooCommerce's hooks of an order that its customer has just made.
     *
     * @param mixed $order
     */
    public function startDelivery($order): void
    {
        if (! $order instanceof WC_Order || $this->deliveries->read($order) !== null) {
            return;
        }
        $consent = Consent::readConsent();
        $isAllowed = Consent::allows($consent);
        $this->deliveries->startDelivery(
            $order,
            $consent,
            $isAllowed ? Consent::readClientId() : '',
            $isAllowed ? Consent::readVisitId($this->target->readMeasurementId()) : ''
        );
        if ($consent === Consent::DENIED) {
            $this->deliveries->recordOutcome($order->get_id(), 'refused', '');
            $this->log->addLine('purchase', 'refused', 'denied', 'server', self::readOrderNumber($order));
            return;
        }
        $this->visitor->storeOrder($order->get_id(), $order->get_customer_id());
        $this->log->addLine(
            'purchase',
            'held',
            $isAllowed ? 'next_page' : 'consent',
            'server',
            self::readOrderNumber($order)
        );
        if ($isAllowed) {
            self::setCookie(self::makeToken($order));
        }
    }

    /** Unguessable per-order token (HMAC). */
    public static function makeToken(WC_Order $order): string
    {
        $hash = hash_hmac('sha256', $order->get_id() . '|' . $order->get_order_key(), wp_salt('nonce'));

        return $order->get_id() . '.' . substr($hash, 0, 24);
    }

    /** The order of a token. Its digits alone: with what follows, `7.1e9…`, they would be another number. */
    public static function findOrder(string $token): ?WC_Order
    {
        $order = preg_match('/^\d{1,18}(?=\.)/', $token, $found) === 1 ? wc_get_order((int) $found[0]) : null;

        return $order instanceof WC_Order && hash_equals(self::makeToken($order), $token) ? $order : null;
    }

    /** @return list<string> Tokens for the page: of orders that wait for this visitor, and of the page's own. */
    public function collectTokens(): array
    {
        $orders = array_map('wc_get_order', $this->visitor->readOrders());
        $orders[] = self::findThankYouOrder();
        $tokens = [];
        foreach ($orders as $order) {
            $record = $order instanceof WC_Order ? $this->deliveries->read($order) : null;
            $states = array_column($record['entries'] ?? [], 'state');
            if ($order instanceof WC_Order && array_intersect($states, ['waiting', 'claimed']) !== []) {
                $tokens[] = self::makeToken($order);
            }
        }

        return array_values(array_unique($tokens));
    }

    /** WooCommerce hook `wc_ajax_islas_order_events`. */
    public function handleRequest(): void
    {
        $order = self::findOrder(self::readPosted('token'));
        if ($order === null) {
            // No error: a browser may still have the cookie of an order that is gone.
            wp_send_json(['state' => 'unknown']);
        }
        switch (self::readPosted('do')) {
            case 'claim':
                wp_send_json($this->claimEvents($order, self::readPosted('by')));
                // The answer has been sent.
            case 'sent':
                $this->resolveEvents($order, 'sent', self::readPosted('by'), '');
                break;
            case 'refused':
                $this->resolveEvents($order, 'refused', '', 'denied');
        }
        wp_send_json(['state' => 'done']);
    }

    /** @return array{state: string, events?: list<array{id: string, name: string, params: array<string, mixed>}>} */
    private function claimEvents(WC_Order $order, string $by): array
    {
        if (! OrderEvents::isPlaced($order)) {
            return ['state' => 'waiting'];
        }
        $names = $this->deliveries->claimEvents($order->get_id(), 'browser-' . $by, $by !== '');
        if ($names === null) {
            return ['state' => 'waiting'];
        }
        $events = $this->events->makeEvents($order, $names);
        if (count($events) < count($names)) {
            $this->log->addLine('purchase', 'refused', 'no_items', 'browser', self::readOrderNumber($order));
        }
        if ($events === []) {
            $this->deliveries->recordOutcome($order->get_id(), 'refused', 'browser-' . $by);
            $this->forgetOrder($order);
            return ['state' => 'done'];
        }
        /** @var list<array{id: string, name: string, params: array<string, mixed>}> $redacted */
        $redacted = Redaction::redactValue($events);

        return ['state' => 'claimed', 'events' => $redacted];
    }

    private function resolveEvents(WC_Order $order, string $state, string $by, string $reason): void
    {
        $names = $this->deliveries->recordOutcome($order->get_id(), $state, $by === '' ? '' : 'browser-' . $by);
        foreach ($names as $name) {
            $this->log->addLine(strtok($name, ':') ?: '', $state, $reason, 'browser', self::readOrderNumber($order));
        }
        $this->forgetOrder($order);
    }

    private function forgetOrder(WC_Order $order): void
    {
        $this->visitor->dropOrder($order->get_id(), $order->get_customer_id());
        if (isset($_COOKIE[self::COOKIE])) {
            self::setCookie('');
        }
    }

    /** The order whose thank-you page this is, if the address has its key. */
    private static function findThankYouOrder(): ?WC_Order
    {
        $id = get_query_var('order-received');
        $order = is_order_received_page() && is_numeric($id) ? wc_get_order((int) $id) : null;
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A page that is looked at.
        $key = isset($_GET['key']) && is_string($_GET['key']) ? sanitize_text_field(wp_unslash($_GET['key'])) : '';

        return $order instanceof WC_Order && hash_equals($order->get_order_key(), $key) ? $order : null;
    }

    private static function readOrderNumber(WC_Order $order): string
    {
        return '#' . $order->get_order_number();
    }

    private static function setCookie(string $value): void
    {
        if (! headers_sent()) {
            wc_setcookie(self::COOKIE, $value, $value === '' ? 1 : time() + self::DAYS * DAY_IN_SECONDS, is_ssl());
        }
    }

    private static function readPosted(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- A token is asked for, see above.
        return isset($_POST[$name]) && is_string($_POST[$name])
            // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
            ? sanitize_text_field(wp_unslash($_POST[$name]))
            : '';
    }
}

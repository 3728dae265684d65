<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Values;
use WC_Order;

/**
 * State of an order's events, stored with the order: the purchase and each refund is `waiting`, `claimed` by one
 * browser or by the server, `sent`, or `refused`. Claims are made under a lock, so that two tabs, two devices and the
 * server never deliver the same event; a claim that is not confirmed expires.
 *
 * @phpstan-type Entry array{state: string, at: int, by: string}
 * @phpstan-type Book array{consent: string, client: string, visit: string, placed: int, entries: array<string, Entry>}
 */
final class DeliveryLog
{
    public const META = '_islas_analytics';
    public const PURCHASE = 'purchase';

    /** Seconds in which a delivery must be confirmed. */
    public const LEASE = 600;

    public function startDelivery(WC_Order $order, string $consent, string $client, string $visit): void
    {
        if ($this->read($order) !== null) {
            return;
        }
        $this->writeEntries($order, [
            'consent' => $consent,
            'client' => $client,
            'visit' => $visit,
            'placed' => time(),
            'entries' => [self::PURCHASE => self::makeEntry('waiting', '')],
        ]);
    }

    /** @return Book|null Null for an order without events. */
    public function read(WC_Order $order): ?array
    {
        $log = $order->get_meta(self::META);
        if (! is_array($log) || ! is_array($log['entries'] ?? null)) {
            return null;
        }
        $entries = [];
        foreach ($log['entries'] as $name => $entry) {
            $entry = is_array($entry) ? $entry : [];
            $entries[(string) $name] = [
                'state' => Values::text($entry['state'] ?? ''),
                'at' => is_int($entry['at'] ?? null) ? $entry['at'] : 0,
                'by' => Values::text($entry['by'] ?? ''),
            ];
        }

        return [
            'consent' => Values::text($log['consent'] ?? ''),
            'client' => Values::text($log['client'] ?? ''),
            'visit' => Values::text($log['visit'] ?? ''),
            'placed' => is_int($log['placed'] ?? null) ? $log['placed'] : 0,
            'entries' => $entries,
        ];
    }

    /** A refund joins the purchase, which is delivered before it. */
    public function addRefund(int $order, int $refund): void
    {
        $this->changeState($order, static function (array $entries) use ($refund): array {
            $isRefused = ($entries[self::PURCHASE]['state'] ?? '') === 'refused';

            return $entries + ['refund:' . $refund => self::makeEntry($isRefused ? 'refused' : 'waiting', '')];
        });
    }

    public function dropRefund(int $order, int $refund): void
    {
        $this->changeState($order, static fn (array $entries) => array_filter(
            $entries,
            static fn (array $entry, string $name) => $name !== 'refund:' . $refund || $entry['state'] === 'sent',
            ARRAY_FILTER_USE_BOTH
        ));
    }

    /**
     * Takes what is to be delivered, the purchase first.
     *
     * @param string $by     The deliverer: a browser tab or the server.
     * @param bool   $isRetry Whether they may take up what they hold already: a page that was left before it was
     *                       delivered has lost it.
     * @return list<string>|null Null while another has it; empty when there is nothing left.
     */
    public function claimEvents(int $order, string $by, bool $isRetry = false): ?array
    {
        $claimed = [];
        $isHeld = false;
        $done = $this->changeState(
            $order,
            static function (array $entries) use ($by, $isRetry, &$claimed, &$isHeld): array {
                foreach ($entries as $name => $entry) {
                    $isOpen = $entry['state'] === 'waiting' || $entry['state'] === 'claimed';
                    $isMine = $isRetry && $entry['by'] === $by;
                    if ($entry['state'] === 'claimed' && ! $isMine && time() - $entry['at'] < self::LEASE) {
                        $isHeld = true;
                    } elseif ($isOpen) {
                        $claimed[] = $name;
                    }
                }
                if ($isHeld) {
                    return $entries;
                }
                foreach ($claimed as $name) {
                    $entries[$name] = self::makeEntry('claimed', $by);
                }

                return $entries;
            }
        );

        return ! $done || $isHeld ? null : $claimed;
    }

    /**
     * @param string $state `sent`, `refused`, or `waiting` again.
     * @param string $by    Only what this one has claimed; '' is whatever is not sent yet.
     * @return list<string> What has changed.
     */
    public function recordOutcome(int $order, string $state, string $by): array
    {
        $settled = [];
        $this->changeState($order, static function (array $entries) use ($state, $by, &$settled): array {
            foreach ($entries as $name => $entry) {
                $isOpen = $by === '' ? $entry['state'] === 'waiting' : $entry['state'] === 'claimed';
                $isMine = $isOpen && ($by === '' || $entry['by'] === $by);
                if ($isMine) {
                    $entries[$name] = self::makeEntry($state, $by);
                    $settled[] = $name;
                }
            }

            return $entries;
        });

        return $settled;
    }

    /** Without who it was; what was not sent is not sent any more. */
    public function anonymiseOrder(WC_Order $order): void
    {
        $log = $this->read($order);
        if ($log !== null) {
            foreach ($log['entries'] as $name => $entry) {
                $log['entries'][$name] = $entry['state'] === 'sent' ? $entry : self::makeEntry('refused', '');
            }
            $this->writeEntries($order, ['client' => '', 'visit' => ''] + $log);
        }
    }

    /** @param callable(array<string, Entry>): array<string, Entry> $change */
    private function changeState(int $id, callable $change): bool
    {
        $key = OrderLock::acquireLock($id);
        if ($key === '') {
            return false;
        }
        try {
            $order = wc_get_order($id);
            $log = $order instanceof WC_Order ? $this->readUncached($order) : null;
            if (! $order instanceof WC_Order || $log === null) {
                return false;
            }
            $entries = $change($log['entries']);
            if ($entries !== $log['entries']) {
                $this->writeEntries($order, array_merge($log, ['entries' => $entries]));
            }

            return true;
        } finally {
            OrderLock::releaseLock($id, $key);
        }
    }

    /** @return Book|null As it is stored now: an object cache may hold what it was before the lock. */
    private function readUncached(WC_Order $order): ?array
    {
        $order->read_meta_data(true);

        return $this->read($order);
    }

    /** @param Book $log */
    private function writeEntries(WC_Order $order, array $log): void
    {
        $order->update_meta_data(self::META, $log);
        $order->save_meta_data();
    }

    /** @return Entry */
    private static function makeEntry(string $state, string $by): array
    {
        return ['state' => $state, 'at' => time(), 'by' => $by];
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use WC_Session;

/**
 * Events that wait for this visitor's next page, in WooCommerce's session; orders of a customer also in the account,
 * for another device. Nothing is stored in the browser.
 *
 * @phpstan-import-type Batch from CartChanges
 */
final class Visitor
{
    public const USER_META = '_islas_analytics_orders';
    public const USER_BATCHES = '_islas_analytics_changes';
    private const BATCHES = 'islas_analytics_changes';
    private const ORDERS = 'islas_analytics_orders';
    /** A visitor who never sees a page again must not fill the session. */
    private const MOST = 20;

    /** @return list<string> What stands with an account. */
    public static function listMetaKeys(): array
    {
        return [self::USER_META, self::USER_BATCHES];
    }

    /** @param Batch $batch */
    public function storeBatch(array $batch): void
    {
        $session = self::findSession();
        if ($session !== null) {
            $session->set(
                self::BATCHES,
                array_slice(array_merge(self::readSessionList(self::BATCHES), [$batch]), -self::MOST)
            );
        }
    }

    /**
     * Of a user who is signing in: a visit without a cart has no session yet.
     *
     * @param Batch $batch
     */
    public function storeUserBatch(int $user, array $batch): void
    {
        $batches = array_merge(self::readUserBatches($user, self::USER_BATCHES), [$batch]);
        update_user_meta($user, self::USER_BATCHES, array_slice($batches, -self::MOST));
    }

    /** @return list<Batch> */
    public function readBatches(): array
    {
        /** @var list<Batch> $batches */
        $batches = array_merge(
            self::readUserBatches(get_current_user_id(), self::USER_BATCHES),
            self::readSessionList(self::BATCHES)
        );

        return $batches;
    }

    /** @return list<Batch> */
    public function takeBatches(): array
    {
        $batches = $this->readBatches();
        if (self::readSessionList(self::BATCHES) !== [] && self::findSession() !== null) {
            self::findSession()->set(self::BATCHES, null);
        }
        if (self::readUserBatches(get_current_user_id(), self::USER_BATCHES) !== []) {
            delete_user_meta(get_current_user_id(), self::USER_BATCHES);
        }

        return $batches;
    }

    public function storeOrder(int $order, int $customer): void
    {
        $session = self::findSession();
        if ($session !== null && ! is_admin()) {
            $session->set(self::ORDERS, self::addOrder(self::readSessionList(self::ORDERS), $order));
        }
        if ($customer > 0) {
            update_user_meta($customer, self::USER_META, self::addOrder(self::readUserBatches($customer), $order));
        }
    }

    public function dropOrder(int $order, int $customer): void
    {
        $session = self::findSession();
        if ($session !== null && in_array($order, self::readSessionList(self::ORDERS), true)) {
            $session->set(self::ORDERS, self::removeOrder(self::readSessionList(self::ORDERS), $order));
        }
        if ($customer > 0 && in_array($order, self::readUserBatches($customer), true)) {
            $left = self::removeOrder(self::readUserBatches($customer), $order);
            $left === []
                ? delete_user_meta($customer, self::USER_META)
                : update_user_meta($customer, self::USER_META, $left);
        }
    }

    /** @return list<int> */
    public function readOrders(): array
    {
        $orders = array_merge(self::readSessionList(self::ORDERS), self::readUserBatches(get_current_user_id()));

        return array_values(array_unique(array_filter($orders, 'is_int')));
    }

    /** Whether the next page is this visitor's alone. */
    public function hasPending(): bool
    {
        return $this->readBatches() !== [] || $this->readOrders() !== [];
    }

    /** @return list<mixed> */
    private static function readUserBatches(int $user, string $key = self::USER_META): array
    {
        $list = $user > 0 ? get_user_meta($user, $key, true) : [];

        return is_array($list) ? array_values($list) : [];
    }

    /** @return list<mixed> */
    private static function readSessionList(string $key): array
    {
        $list = self::findSession() === null ? [] : self::findSession()->get($key, []);

        return is_array($list) ? array_values($list) : [];
    }

    /**
     * @param list<mixed> $orders
     * @return list<mixed>
     */
    private static function addOrder(array $orders, int $order): array
    {
        return array_slice(array_merge(self::removeOrder($orders, $order), [$order]), -self::MOST);
    }

    /**
     * @param list<mixed> $orders
     * @return list<mixed>
     */
    private static function removeOrder(array $orders, int $order): array
    {
        return array_values(array_filter($orders, static fn ($other) => $other !== $order));
    }

    private static function findSession(): ?WC_Session
    {
        $session = function_exists('WC') ? WC()->session : null;

        return $session instanceof WC_Session ? $session : null;
    }
}

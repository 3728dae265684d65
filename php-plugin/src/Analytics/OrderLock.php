<?php

declare(strict_types=1);

namespace Islas\Analytics;

use wpdb;

/**
 * One process at a time may change an order's ledger: the database makes a row of one name once, as WordPress locks its
 * updates. A lock that a process left behind when it ended is taken after a while.
 */
final class OrderLock
{
    public const PREFIX = 'islas_analytics_lock_';

    /** Seconds after which a lock was left behind. */
    private const STALE = 30;
    /** Of a twentieth of a second each. */
    private const TRIES = 20;

    public static function take(int $order): bool
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $name = self::PREFIX . $order;
        for ($tries = 0; $tries < self::TRIES; $tries++) {
            // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; an analyser wants no null from it.
            $made = $wpdb->query((string) $wpdb->prepare(
                "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
                $wpdb->options,
                $name,
                (string) time()
            ));
            if ($made === 1) {
                return true;
            }
            $since = $wpdb->get_var($wpdb->prepare(
                'SELECT option_value FROM %i WHERE option_name = %s',
                $wpdb->options,
                $name
            ));
            if (is_numeric($since) && time() - (int) $since > self::STALE) {
                $wpdb->delete($wpdb->options, ['option_name' => $name, 'option_value' => (string) $since]);
            }
            usleep(50000);
        }

        return false;
    }

    public static function release(int $order): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $wpdb->delete($wpdb->options, ['option_name' => self::PREFIX . $order]);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use wpdb;

/**
 * Mutex per order by `INSERT IGNORE` into the options table, as WordPress locks its updates. A stale lock expires, and
 * its former owner can no longer release it.
 */
final class OrderLock
{
    public const PREFIX = 'islas_analytics_lock_';

    /** Seconds after which a lock was left behind. */
    private const STALE = 30;
    /** Of a twentieth of a second each. */
    private const TRIES = 20;

    /** @return string The key for `release()`; '' if the lock is still taken after the wait. */
    public static function acquire(int $order): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $name = self::PREFIX . $order;
        // No dot behind the time: with `.5e9…` the number would be another one.
        $key = time() . '-' . wp_generate_password(12, false);
        for ($tries = 0; $tries < self::TRIES; $tries++) {
            // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; an analyser wants no null from it.
            $made = $wpdb->query((string) $wpdb->prepare(
                "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
                $wpdb->options,
                $name,
                $key
            ));
            if ($made === 1) {
                return $key;
            }
            $since = $wpdb->get_var($wpdb->prepare(
                'SELECT option_value FROM %i WHERE option_name = %s',
                $wpdb->options,
                $name
            ));
            if (is_string($since) && time() - (int) $since > self::STALE) {
                self::release($order, $since);
            }
            usleep(50000);
        }

        return '';
    }

    public static function release(int $order, string $key): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $wpdb->delete($wpdb->options, ['option_name' => self::PREFIX . $order, 'option_value' => $key]);
    }
}

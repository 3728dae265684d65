<?php

declare(strict_types=1);

namespace Islas\Platform;

use wpdb;

/**
 * Mutex by `INSERT IGNORE` into the options table, as WordPress locks its updates. A stale lock expires, and its former
 * owner can no longer release it.
 */
final class Mutex
{
    /** Beginning of the names that have none of their own; the uninstaller deletes them. */
    public const PREFIX = 'islas_lock_';

    /**
     * @param string $name Of the option that is the lock.
     * @param int $stale Seconds after which a lock was left behind.
     * @param int $tries Of a twentieth of a second each.
     * @return string The key for `release()`; '' if the lock is still taken after the tries.
     */
    public static function acquire(string $name, int $stale = 30, int $tries = 20): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // No dot behind the time: with `.5e9…` the number would be another one.
        $key = time() . '-' . wp_generate_password(12, false);
        while (true) {
            $insert = $wpdb->prepare(
                "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
                $wpdb->options,
                $name,
                $key
            );
            // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, above.
            if ($insert !== null && $wpdb->query($insert) === 1) {
                return $key;
            }
            $since = $wpdb->get_var($wpdb->prepare(
                'SELECT option_value FROM %i WHERE option_name = %s',
                $wpdb->options,
                $name
            ));
            if (is_string($since) && time() - (int) $since > $stale) {
                self::release($name, $since);
                continue;
            }
            if (--$tries <= 0) {
                return '';
            }
            usleep(50000);
        }
    }

    /**
     * Changes an option while no other process does, on the basis of what is stored at that moment.
     *
     * @param string $option One that is loaded with all others.
     * @param callable(): void $change
     */
    public static function change(string $option, callable $change): void
    {
        $name = self::PREFIX . $option;
        $key = self::acquire($name);
        wp_cache_delete('alloptions', 'options');
        try {
            $change();
        } finally {
            self::release($name, $key);
        }
    }

    public static function release(string $name, string $key): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $wpdb->delete($wpdb->options, ['option_name' => $name, 'option_value' => $key]);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Mutex;

/**
 * Mutex per order.
 */
final class OrderLock
{
    public const PREFIX = 'islas_analytics_lock_';

    /** @return string The key for `release()`; '' if the lock is still taken after a second. */
    public static function acquireLock(int $order): string
    {
        return Mutex::acquire(self::PREFIX . $order);
    }

    public static function releaseLock(int $order, string $key): void
    {
        Mutex::release(self::PREFIX . $order, $key);
    }
}

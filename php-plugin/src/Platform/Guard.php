<?php

declare(strict_types=1);

namespace Islas\Platform;

use Throwable;

/**
 * Makes a region of a page or of the cart's answer. What other plugins filter into it may throw: the region is then
 * left out, and the rest is as without Islas. WooCommerce's log (source `islas`) has the error.
 */
final class Guard
{
    /**
     * @template T
     * @param string $region Name of the region in the log.
     * @param callable(): T $make
     * @param T $otherwise Returned if `$make` throws.
     * @return T
     */
    public static function run(string $region, callable $make, $otherwise)
    {
        $level = ob_get_level();
        try {
            return $make();
        } catch (Throwable $error) {
            while (ob_get_level() > $level && ob_end_clean()) {
                continue;
            }
            self::reportError($region, $error);

            return $otherwise;
        }
    }

    private static function reportError(string $region, Throwable $error): void
    {
        $place = $error->getFile() . ':' . $error->getLine();
        $message = "Islas left out: $region. " . get_class($error) . ": {$error->getMessage()} in $place";
        if (function_exists('wc_get_logger')) {
            wc_get_logger()->error($message, ['source' => 'islas']);
        }
    }
}

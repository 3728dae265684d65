<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Tests\WordPress\Site;
use RuntimeException;

/** Handles forms of the owner's screen, whose requests the double of WordPress ends with an exception. */
abstract class OwnerFormTestCase extends PluginTestCase
{
    protected function outcomeWith(string $action, callable $handler): string
    {
        Site::$capabilities = ['manage_woocommerce'];
        $_REQUEST['_wpnonce'] = wp_create_nonce($action);

        return self::outcome($handler);
    }

    /** Message of the exception that ends the request; empty if there is none. */
    protected static function outcome(callable $handler): string
    {
        try {
            $handler();
        } catch (RuntimeException $end) {
            return $end->getMessage();
        }

        return '';
    }
}

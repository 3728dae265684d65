<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * WooCommerce writes a visitor's whole session back at the end of a request that changed any part of it. An endpoint
 * that only reads must not: it would undo an add that another tab made meanwhile.
 */
final class ReadOnlySession
{
    /** Hook of an endpoint, before it answers. */
    public static function preventWrite(): void
    {
        /** @var object|null $session None where WooCommerce has not begun one. */
        $session = WC()->session;
        if (is_object($session)) {
            remove_action('shutdown', [$session, 'save_data'], 20);
        }
    }
}

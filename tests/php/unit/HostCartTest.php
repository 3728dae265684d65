<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Cart\HostCart;

/**
 * Other code fires WooCommerce's hooks of carts and orders too, where there is no session and with values that are no
 * order. What they are for is proved in a real shop (`shop/HostCartTest.php`).
 */
final class HostCartTest extends PluginTestCase
{
    /**
     * @dataProvider values
     * @param mixed $value
     */
    public function testHooksThatOtherCodeFiresDoNothingWithoutASessionAndAnOrder($value): void
    {
        HostCart::markSession();
        HostCart::noteCart($value);
        HostCart::emptyCart($value);

        self::assertNull(WC()->session);
    }

    /** @return array<string, array{mixed}> */
    public function values(): array
    {
        return ['nothing' => [null], 'an unknown order' => ['999999'], 'text' => ['x'], 'a list' => [[]], 'an object' => [$this]];
    }
}

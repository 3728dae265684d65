<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Module;
use Islas\Platform\Modules;
use Islas\Tests\WordPress\Site;

/**
 * Islas declares to WooCommerce the features it is compatible with.
 */
final class CompatibilityTest extends PluginTestCase
{
    public function testDeclaresCompatibilityWithOrderTablesAndCartAndCheckoutBlocks(): void
    {
        (new Modules('/plugins/islas/islas.php'))->get(Module::class)->declareCompatibility();

        self::assertSame([
            ['custom_order_tables', '/plugins/islas/islas.php', true],
            ['cart_checkout_blocks', '/plugins/islas/islas.php', true],
        ], Site::$compatibility);
    }
}

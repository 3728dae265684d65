<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Platform\Uninstall;
use Islas\Tests\WordPress\Site;

/**
 * Uninstalling reaches every site of a network, and its file does nothing else. What it deletes, and what it leaves, is
 * proved in a real shop (`tests/php/shop/UninstallTest.php`).
 */
final class UninstallTest extends PluginTestCase
{
    public function testUninstallCleansEverySiteOfANetworkAndRestoresTheCurrentSite(): void
    {
        Site::$blogs = [1, 2, 7];
        Site::$options = [1 => ['a' => 1], 2 => ['b' => 2, Settings::OPTION => []], 7 => [Settings::OPTION => []]];

        Uninstall::run();

        self::assertSame([1 => ['a' => 1], 2 => ['b' => 2], 7 => []], Site::$options);
        self::assertSame(1, Site::$blog);
    }

    public function testTheUninstallFileDoesNothingOutsideAnUninstallation(): void
    {
        self::assertFalse(defined('WP_UNINSTALL_PLUGIN'));
        update_option(Settings::OPTION, ['feature_cart' => false]);

        require self::PLUGIN . '/uninstall.php';

        self::assertSame(['feature_cart' => false], get_option(Settings::OPTION));
    }
}

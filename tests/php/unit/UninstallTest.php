<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Platform\Uninstall;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use Islas\Tests\WordPress\Site;

/**
 * Uninstalling deletes exactly what the plugin has written, on every site of a network.
 */
final class UninstallTest extends PluginTestCase
{
    public function testUninstallDeletesTheSettingsAndKeepsOptionsOfOtherPlugins(): void
    {
        update_option('woocommerce_cart_redirect_after_add', 'yes');
        $before = Site::$options;
        (new Settings())->change(['feature_cart' => false]);
        self::assertNotSame($before, Site::$options);

        Uninstall::run();

        self::assertSame($before, Site::$options);
    }

    public function testUninstallDeletesOverridesAndKeepsTheColoursOfTerms(): void
    {
        AttributeShapes::change(3, 'rounded');
        Site::$postMeta = [21 => [ProductAppearance::META => ['x'], '_sku' => 'a']];
        Site::$termMeta = [9 => [TermMeta::COLOR => '#c8443c']];

        Uninstall::run();

        self::assertSame([21 => ['_sku' => 'a']], Site::$postMeta);
        self::assertSame([9 => [TermMeta::COLOR => '#c8443c']], Site::$termMeta);
        self::assertFalse(get_option(AttributeShapes::OPTION));
    }

    public function testUninstallDeletesCachedAvailabilitiesAndKeepsOtherOptions(): void
    {
        Site::$options[1] = [
            'islas_availability_7' => 'x',
            'islas_availability_generation' => 'x',
            'islasxavailability_7' => 'x',
            '_transient_wc_count' => 3,
        ];

        Uninstall::run();

        self::assertSame(['islasxavailability_7', '_transient_wc_count'], array_keys(Site::$options[1]));
    }

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

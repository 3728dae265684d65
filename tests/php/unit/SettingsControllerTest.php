<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\SettingsController;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use WP_REST_Request;

/**
 * `islas/v1/settings` requires the capability to manage the shop, and accepts what the schema accepts.
 */
final class SettingsControllerTest extends PluginTestCase
{
    public function testEveryMethodOfTheSettingsRouteRequiresTheCapability(): void
    {
        (new SettingsController(new Settings()))->register();
        $routes = Site::$routes['islas/v1/settings'];

        self::assertSame(['GET', 'POST, PUT, PATCH'], array_column($routes, 'methods'));
        foreach (array_column($routes, 'permission_callback') as $allowed) {
            Site::$capabilities = ['edit_posts', 'manage_options'];
            self::assertFalse($allowed());
            Site::$capabilities = ['manage_woocommerce'];
            self::assertTrue($allowed());
        }
    }

    public function testWritingChangesOnlyTheNamedSettingsAndReadingReturnsAll(): void
    {
        $controller = new SettingsController(new Settings());
        $answer = $controller->write(new WP_REST_Request(['feature_cart' => false, 'siteurl' => 'https://bad.example']));

        self::assertSame(['feature_cart' => false] + (new Settings())->defaults(), ['feature_cart' => false] + $answer->data);
        self::assertFalse($controller->read()->data['feature_cart']);
        self::assertSame(array_keys(Settings::SCHEMA), array_keys($controller->read()->data));
        self::assertSame([Settings::OPTION], array_keys(Site::$options[1]));
    }

    public function testDeclaresEverySettingAsAnOptionalArgumentOfItsType(): void
    {
        $arguments = (new SettingsController(new Settings()))->arguments();

        self::assertSame(array_keys(Settings::SCHEMA), array_keys($arguments));
        foreach ($arguments as $key => $argument) {
            self::assertSame(gettype(Settings::SCHEMA[$key]['default']), $argument['type']);
            self::assertFalse($argument['required']);
            self::assertSame('rest_validate_request_arg', $argument['validate_callback']);
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Platform\Access;
use Islas\Platform\Activation;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\Trial;
use Islas\Platform\Uninstall;
use Islas\Platform\Updates;
use Islas\Swatches\AttributeShapes;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Availability;
use Islas\Welcome\FirstSettings;

/**
 * Activation writes the options that every page reads, keeps the owner's values, and uninstalling deletes them.
 */
final class ActivationTest extends PluginTestCase
{
    public function testActivationWritesEveryOptionWithItsDefaultAndUninstallingDeletesThem(): void
    {
        $before = (new Settings())->all();
        Activation::run();

        self::assertSame(
            [
                Settings::OPTION, KillSwitch::OPTION, Trial::OPTION, NoticeList::OPTION, Lists::OPTION,
                SeenCookies::OPTION, AttributeShapes::OPTION, Availability::GENERATION, FirstSettings::OPTION,
            ],
            array_keys(Site::$options[1])
        );
        self::assertSame($before, (new Settings())->all());
        Uninstall::run();
        self::assertSame([], Site::$options[1]);
    }

    public function testActivationKeepsSettingsThatTheOwnerHasChanged(): void
    {
        Site::$options[1][Settings::OPTION] = ['feature_cart' => false];
        Activation::run();
        Activation::completeOptions();

        self::assertSame(['feature_cart' => false], Site::$options[1][Settings::OPTION]);
    }

    public function testNetworkActivationLeavesTheOtherSitesToTheirOwnFirstRequest(): void
    {
        Site::$blogs = [1, 2];
        Activation::run();
        self::assertSame([1], array_keys(Site::$options));
        switch_to_blog(2);
        Site::$capabilities = [Access::CAPABILITY];
        (new Updates('1.0.0', []))->run();

        self::assertCount(10, Site::$options[2]);
        self::assertSame('1.0.0', Site::$options[2][Updates::OPTION]);
    }
}

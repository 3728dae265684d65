<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Platform\Activation;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\Trial;
use Islas\Platform\Uninstall;
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
        Activation::run(false);

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
        Activation::run(false);
        Activation::complete();

        self::assertSame(['feature_cart' => false], Site::$options[1][Settings::OPTION]);
    }

    public function testNetworkActivationWritesTheOptionsOnEverySite(): void
    {
        Site::$blogs = [1, 2];
        Activation::run(true);

        self::assertSame([1, 2], array_keys(Site::$options));
        self::assertCount(9, Site::$options[2]);
    }
}

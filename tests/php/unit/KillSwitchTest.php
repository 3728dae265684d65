<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Analytics\Module as Analytics;
use Islas\Analytics\StoppedDelivery;
use Islas\Features;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\SupportLink;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;

/**
 * The constant, the pause and the request parameter turn features off regardless of the settings; an invalid constant
 * is ignored and reported.
 *
 * @group php-version
 */
final class KillSwitchTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        unset($_GET[KillSwitch::PARAMETER]);
        parent::tearDown();
    }

    public function testTheConstantTrueTurnsAllFeaturesOff(): void
    {
        $switch = new KillSwitch(true);
        $features = new Features(new Settings(), $this->fullManifest(), $switch);

        self::assertSame([KillSwitch::BY_CONSTANT, []], [$switch->findReason(), $switch->listProblems()]);
        self::assertSame([], array_filter($features->all()));
        self::assertSame([], $features->listReplacedHandles());
        self::assertSame(Features::OFF_BY_KILL_SWITCH, $features->findReason('cart'));
        self::assertSame(Features::OFF_BY_SETTING, $features->findReason('analytics'));
    }

    /** @dataProvider lists */
    public function testAListTurnsItsFeaturesOffAndReportsUnknownNames(
        $constant,
        array $listed,
        array $ignored = []
    ): void {
        $switch = new KillSwitch($constant);
        $features = new Features(new Settings(), $this->fullManifest(), $switch);

        self::assertSame('', $switch->findReason());
        self::assertSame($listed, $switch->listStopped());
        foreach ($listed as $name) {
            self::assertFalse($features->isOn($name));
        }
        self::assertTrue($features->isOn('cart'));
        self::assertCount(count($ignored), $switch->listProblems());
        foreach ($ignored as $index => $name) {
            self::assertStringContainsString("“{$name}”", $switch->listProblems()[$index]);
        }
    }

    /** @return iterable<string, list<mixed>> */
    public function lists(): iterable
    {
        yield 'an array' => [['drawer', 'search'], ['drawer', 'search']];
        yield 'a text' => [' drawer,search , ', ['drawer', 'search']];
        yield 'names with hyphens and capitals' => ['Product-Add', ['product_add']];
        yield 'a feature twice' => ['drawer,drawer', ['drawer']];
        yield 'nothing' => ['', []];
        yield 'false' => [false, []];
        yield 'no constant' => [null, []];
        yield 'a name that is none' => ['drawer,<b>', ['drawer'], ['<b>']];
        yield 'the word true' => ['true', [], ['true']];
    }

    /** @dataProvider unreadable */
    public function testIgnoresAnInvalidConstantAndReportsIt($constant): void
    {
        $switch = new KillSwitch($constant);

        self::assertSame(['', []], [$switch->findReason(), $switch->listStopped()]);
        self::assertCount(1, $switch->listProblems());
    }

    /** @return iterable<string, list<mixed>> */
    public function unreadable(): iterable
    {
        yield 'a number' => [1];
        yield 'a list of numbers' => [['drawer', 3]];
        yield 'a list of lists' => [[['drawer']]];
    }

    public function testListingAFeatureAlsoTurnsOffTheFeaturesThatRequireIt(): void
    {
        $features = new Features(new Settings(), $this->fullManifest(), new KillSwitch('variations'));

        self::assertSame(Features::OFF_BY_REQUIRED, $features->findReason('swatches'));
    }

    public function testAPauseLastsUntilItIsResumed(): void
    {
        $switch = new KillSwitch();
        $switch->pause();
        self::assertSame(KillSwitch::BY_PAUSE, (new KillSwitch())->findReason());
        self::assertEqualsWithDelta(time(), $switch->readPauseTime(), 2);
        $switch->resume();

        self::assertSame('', (new KillSwitch())->findReason());
    }

    /** @dataProvider stored */
    public function testOnlyAPositiveStoredTimestampPausesIslas($value, bool $isPaused): void
    {
        Site::$options[1][KillSwitch::OPTION] = $value;

        self::assertSame($isPaused, (new KillSwitch())->stopsAll());
    }

    /** @return iterable<string, list<mixed>> */
    public function stored(): iterable
    {
        yield 'a time' => ['1764153600', true];
        yield 'nothing' => [false, false];
        yield 'zero' => ['0', false];
        yield 'a word' => ['yes', false];
        yield 'a list' => [[1], false];
        yield 'a negative number' => [-5, false];
    }

    public function testTheOwnersRequestWithTheParameterTurnsIslasOffOutsideTheAdmin(): void
    {
        Site::$cookieUser = 3;
        Site::$capabilities = ['manage_woocommerce'];
        self::assertFalse((new KillSwitch())->stopsAll());
        $_GET[KillSwitch::PARAMETER] = 'off';

        self::assertSame(KillSwitch::BY_REQUEST, (new KillSwitch())->findReason());
        Site::$admin = true;
        self::assertFalse((new KillSwitch())->stopsAll());
    }

    public function testIgnoresTheParameterFromOtherUsersAndWithOtherValues(): void
    {
        $_GET[KillSwitch::PARAMETER] = 'off';
        self::assertFalse((new KillSwitch())->stopsAll());
        Site::$cookieUser = 3;
        self::assertFalse((new KillSwitch())->stopsAll(), 'A customer may not turn Islas off.');
        Site::$capabilities = ['manage_woocommerce'];
        foreach (['on', 'OFF', '', 'off.', ['off']] as $value) {
            $_GET[KillSwitch::PARAMETER] = $value;
            self::assertFalse((new KillSwitch())->stopsAll());
        }
    }

    public function testASignedSupportLinkTurnsIslasOffForAnyVisitorUntilItExpires(): void
    {
        $value = SupportLink::makeValue();
        [, $expires, $key] = explode('.', $value);
        $_GET[KillSwitch::PARAMETER] = $value;
        self::assertSame(KillSwitch::BY_REQUEST, (new KillSwitch())->findReason());

        foreach (
            [
                'off.' . ((int) $expires + 1) . '.' . $key,
                'off.' . $expires . '.' . strrev($key),
                $value . '0',
                $value . "\n",
                'off.' . $expires . '.',
            ] as $forged
        ) {
            self::assertFalse(SupportLink::isValid($forged), $forged);
        }
        $past = (string) (time() - 1);
        self::assertFalse(SupportLink::isValid(
            'off.' . $past . '.' . hash_hmac('sha256', 'islas-off|1|' . $past, wp_salt('auth'))
        ));
        Site::$blog = 2;
        self::assertFalse(SupportLink::isValid($value), 'A link of one site is invalid on another site of the network.');
    }

    public function testOnlyAPageTurnedOffByItsRequestIsExcludedFromCaches(): void
    {
        (new KillSwitch())->keepFromCaches();
        (new KillSwitch(true))->keepFromCaches();
        self::assertSame(0, Site::$uncached);
        $_GET[KillSwitch::PARAMETER] = SupportLink::makeValue();
        (new KillSwitch())->keepFromCaches();

        self::assertSame(2, Site::$uncached);
    }

    public function testRegistersOnlyPermanentHooksWhileIslasIsPaused(): void
    {
        (new KillSwitch())->pause();
        Plugin::start(self::PLUGIN . '/islas.php');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $permanent = [['action', 'rest_api_init', [$plugin, 'registerOwner'], 1, 0]];
        foreach (Plugin::MODULES as $class) {
            array_push($permanent, ...$plugin->module($class)->permanentHooks());
        }
        $permanent = array_filter($permanent, static fn (array $row): bool => $row[0] !== 'shortcode');

        self::assertSame(array_column($permanent, 1), array_column(Site::$hooks, 1));
        self::assertNotContains('wp_enqueue_scripts', array_column(Site::$hooks, 1));
        self::assertContains('wp_privacy_personal_data_erasers', array_column(Site::$hooks, 1));
    }

    public function testReschedulesAPlannedDeliveryWhileTheKillSwitchTurnsAnalyticsOff(): void
    {
        $deliver = function (array $settings, ?KillSwitch $switch): void {
            Site::$options[1][Settings::OPTION] = $settings;
            (new StoppedDelivery(new Features(new Settings(), $this->fullManifest(), $switch)))->postponeDelivery(7, 1);
        };
        $deliver(['feature_analytics' => true], null);
        $deliver(['feature_analytics' => false], new KillSwitch(true));
        self::assertSame([], Site::$scheduled);
        $deliver(['feature_analytics' => true], new KillSwitch('analytics'));

        self::assertSame([[3600, Analytics::DELIVERY, [7, 1]]], Site::$scheduled);
    }
}

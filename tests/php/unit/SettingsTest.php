<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * Any stored or sent value becomes a full set of settings of the right types; a change keeps the other settings.
 *
 * @group php-version
 */
final class SettingsTest extends PluginTestCase
{
    /** @return list<mixed> */
    public static function hostileValues(): array
    {
        return [
            null, true, false, 0, 1, -5, 3.7, INF, NAN, PHP_INT_MAX, '', '0', '1', 'yes', 'no', 'TRUE', ' on ', '12',
            "\0", "a\r\nb", '<script>alert(1)</script>', '"><img src=x onerror=1>', "\xff\xfe", str_repeat('ñ', 5000),
            'a=1&b=2', '?x', '&&==', [], [[]], ['yes'], new \stdClass(), static fn () => 1, fopen('php://memory', 'r'),
        ];
    }

    public function testSanitisesAnyValueOfEverySettingToItsType(): void
    {
        $settings = new Settings();
        foreach (Settings::SCHEMA as $key => $row) {
            foreach (self::hostileValues() as $value) {
                $once = $settings->sanitise([$key => $value]);

                self::assertSame(array_keys(Settings::SCHEMA), array_keys($once));
                self::assertSame(gettype($row['default']), gettype($once[$key]), $key);
                self::assertSame($once, $settings->sanitise($once), $key);
                self::assertIsString(json_encode($once), $key);
            }
        }
    }

    public function testReadsTheDefaultsFromAMalformedStoredValue(): void
    {
        $settings = new Settings();
        foreach (self::hostileValues() as $value) {
            Site::$options[1][Settings::OPTION] = $value;

            self::assertSame($settings->listDefaults(), $settings->all());
        }
    }

    public function testDropsUnknownSettings(): void
    {
        self::assertArrayNotHasKey('admin', (new Settings())->sanitise(['admin' => true]));
    }

    public function testChangingASettingKeepsTheOthers(): void
    {
        $settings = new Settings();
        $settings->change(['feature_cart' => '0']);
        $settings->change(['please_wait_text' => ' Un <b>momento</b> ']);

        self::assertFalse($settings->flag('feature_cart'));
        self::assertSame('Un momento', $settings->text('please_wait_text'));
        self::assertTrue($settings->flag('feature_fragments'));
    }

    public function testReadsTheSettingsOncePerPageUntilTheyAreReset(): void
    {
        $settings = new Settings();
        $settings->memoize();
        self::assertTrue($settings->flag('feature_cart'));
        Site::$options[1][Settings::OPTION] = ['feature_cart' => false];
        self::assertTrue($settings->flag('feature_cart'));
        $settings->resetMemo();

        self::assertFalse($settings->flag('feature_cart'));
    }

    public function testTheOptionIsRegisteredWithItsSanitiserAndDefaults(): void
    {
        $settings = new Settings();
        $settings->register();
        $registered = Site::$registeredSettings['islas/islas_settings'];

        self::assertSame($settings->listDefaults(), $registered['default']);
        self::assertIsCallable($registered['sanitize_callback']);
        self::assertSame($settings->listDefaults(), ($registered['sanitize_callback'])('nonsense'));
    }

    public function testTheOptionIsSanitisedOncePerChange(): void
    {
        update_option(Settings::OPTION, ['please_wait_text' => 'Un momento']);
        $settings = new Settings();
        $settings->all();
        Site::$sanitised = 0;
        $settings->text('please_wait_text');
        $settings->flag('feature_cart');
        self::assertSame(0, Site::$sanitised);

        update_option(Settings::OPTION, ['please_wait_text' => 'Un segundo']);
        self::assertSame('Un segundo', $settings->text('please_wait_text'));
        self::assertGreaterThan(0, Site::$sanitised);
    }

    public function testAChoiceThatOnlyAnotherVersionKnowsStaysUntilTheOwnerChooses(): void
    {
        $saved = static fn (string $new, string $old) => Settings::keepUnknown(['jquery' => $new], ['jquery' => $old]);

        self::assertSame(['jquery' => 'later'], $saved('auto', 'later'));
        self::assertSame(['jquery' => 'keep'], $saved('keep', 'later'), 'chosen');
        self::assertSame(['jquery' => 'auto'], $saved('auto', 'keep'), 'known');
    }
}

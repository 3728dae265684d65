<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Analytics\Log;
use Islas\Analytics\Params;
use Islas\Analytics\Redaction;
use Islas\Analytics\SettingsCheck;
use Islas\Analytics\Target;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * Analytics settings are validated, with a message for each invalid one. Texts and the log contain no e-mail addresses.
 *
 * @group php-version
 */
final class AnalyticsTest extends PluginTestCase
{
    /** @return array<string, array{string, string}> */
    public static function texts(): array
    {
        return [
            'no address' => ['Taza Azahar, 12 €', 'Taza Azahar, 12 €'],
            'plain' => ['para clara@correo.example', 'para [email]'],
            'encoded' => ['/buscar/?q=clara%40correo.example&p=2', '/buscar/?q=[email]&p=2'],
            'encoded twice' => ['https://t.example/?q=clara%2540correo.example', 'https://t.example/?q=[email]'],
            'other alphabets' => ['peña@correo.españa', '[email]'],
            'in quotes' => ['"la clara"@correo.example', '[email]'],
            'an at sign that is no address' => ['Pack 2@3, /?s=2%403', 'Pack 2@3, /?s=2%403'],
            'two' => ['a@b.example,c@d.example', '[email],[email]'],
            'broken UTF-8' => ["taza \xff clara@correo.example", 'taza ? [email]'],
        ];
    }

    /** @dataProvider texts */
    public function testReplacesEMailAddressesInTextsAndArrays(string $text, string $left): void
    {
        self::assertSame($left, Redaction::redactText($text));
        self::assertSame(['a' => [$left, 1]], Redaction::redactValue(['a' => [$text, 1]]));
    }

    public function testTheLogKeepsTheNewest200EventsWithoutEMailAddresses(): void
    {
        $log = new Log();
        for ($n = 0; $n < 205; $n++) {
            $log->addLine('purchase', 'sent', '', 'browser', '#' . $n);
        }
        $log->addLine('search<b>', 'odd', 'clara@correo.example', 'debug', 'clara@correo.example');

        self::assertCount(200, $log->readLines());
        $newest = $log->readLines()[0];
        self::assertSame(['search', 'failed', '[email]'], [$newest['event'], $newest['outcome'], $newest['about']]);
        self::assertStringNotContainsString('@', (string) json_encode($log->readLines()));
        Site::$options[1][Log::OPTION] = ['x', 7, ['at' => 'soon']];
        self::assertSame([], $log->readLines());
    }

    /**
     * @group process
     * @runInSeparateProcess
     * @preserveGlobalState disabled
     */
    public function testWpCliWithoutAUserMayEnterAContainerAndAUserWithoutTheCapabilityMayNot(): void
    {
        self::assertTrue(SettingsCheck::isForbidden('GTM-ABC123', ''));
        define('WP_CLI', true);
        Site::$cookieUser = 0;
        self::assertFalse(SettingsCheck::isForbidden('GTM-ABC123', ''));
        Site::$cookieUser = 7;
        self::assertTrue(SettingsCheck::isForbidden('GTM-ABC123', ''));
        self::assertFalse(SettingsCheck::isForbidden('', 'GTM-ABC123'), 'No container runs no code.');
    }

    public function testReportsAnInvalidIdAndKeepsTheStoredOne(): void
    {
        Site::$capabilities[] = 'unfiltered_html';
        (new Settings())->change(['analytics_measurement_id' => 'G-OLD12345']);
        $checked = (new SettingsCheck())->checkSettings(array_merge((new Settings())->all(), [
            'feature_analytics' => true,
            'analytics_measurement_id' => 'UA-1234',
            'analytics_container_id' => ' gtm-abc123 ',
            'analytics_api_secret' => 'a b',
            'analytics_server' => true,
        ]));

        self::assertIsArray($checked);
        self::assertSame('G-OLD12345', $checked['analytics_measurement_id']);
        self::assertSame('GTM-ABC123', $checked['analytics_container_id']);
        self::assertSame('', $checked['analytics_api_secret']);
        self::assertSame(
            ['analytics_measurement_id', 'analytics_api_secret', 'analytics_server'],
            array_keys(Site::$settingsErrors)
        );
        self::assertSame('x', (new SettingsCheck())->checkSettings('x'));
    }

    public function testWarnsTheOwnerThatNothingIsSentWithoutAnId(): void
    {
        $errors = static function (array $given): array {
            Site::$settingsErrors = [];
            (new SettingsCheck())->checkSettings($given + ['feature_analytics' => true] + (new Settings())->listDefaults());

            return array_keys(Site::$settingsErrors);
        };
        self::assertSame(['analytics_none'], $errors([]));
        self::assertSame(['analytics_none'], $errors(['analytics_target' => 'datalayer']));
        self::assertSame([], $errors(['analytics_target' => 'datalayer', 'analytics_load_tag' => false]));
        self::assertSame([], $errors(['feature_analytics' => false]));
    }

    public function testAnalyticsTargetIsReadyWithItsOwnIdOrWhenAnotherPluginLoadsTheTag(): void
    {
        $ready = function (array $settings): bool {
            Site::$options[1][Settings::OPTION] = $settings;

            return (new Target(new Settings()))->isReady();
        };
        self::assertFalse($ready([]));
        self::assertFalse($ready(['analytics_measurement_id' => 'no']));
        self::assertTrue($ready(['analytics_measurement_id' => 'G-ABC12345']));
        self::assertFalse($ready(['analytics_measurement_id' => 'G-ABC12345', 'analytics_target' => 'datalayer']));
        self::assertTrue($ready(['analytics_load_tag' => false]));
    }

    public function testEventValueSumsPricesByQuantityAndCouponCodesAreJoinedByCommas(): void
    {
        $items = [['item_id' => '1', 'price' => 1.2345, 'quantity' => 3], ['item_id' => '2', 'quantity' => 2]];
        self::assertSame(
            ['currency' => 'USD', 'value' => 3.7, 'items' => $items],
            Params::fromItems($items, 'USD')
        );
        self::assertSame(['coupon' => 'a,b'], Params::makeCoupon(['a', 'b']));
        self::assertSame([], Params::makeCoupon([]));
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Bar\Appearance;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Consent\Log\LogController;
use Islas\Consent\Screen\GroupLabels;
use Islas\Consent\Signals;
use Islas\Platform\Manifest;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * The owner's consent screen: it has every setting with a label, lists are sanitised, and a draft is not stored.
 */
final class ConsentScreenTest extends PluginTestCase
{
    public function testTheScreenHasEveryConsentSettingOnceWithALabelAndItsChoices(): void
    {
        $placed = array_merge(...array_values(array_column(GroupLabels::groups(), 1)));
        $keys = array_keys(array_filter(
            Settings::SCHEMA,
            static fn (array $row) => $row['section'] === 'consent'
        ));

        self::assertEqualsCanonicalizing($keys, $placed);
        foreach (array_intersect_key(SettingLabels::all(), array_flip($keys)) as $key => $words) {
            self::assertNotSame('', $words[0], $key);
            self::assertSame(Settings::SCHEMA[$key]['choices'] ?? [], array_keys($words[2] ?? []), $key);
        }
    }

    public function testMergingTheFieldsOfAnotherScreenKeepsConsentSettings(): void
    {
        $settings = new Settings();
        $settings->change(['consent_text' => 'Mi texto', 'feature_cart' => false]);
        $saved = $settings->mergeChanges(['feature_cart' => '1']);

        self::assertSame(['Mi texto', true], [$saved['consent_text'], $saved['feature_cart']]);
    }

    public function testADraftOfSettingsIsReadableButNotStored(): void
    {
        $draft = Settings::draft(['consent_text' => 'Un borrador']);

        self::assertSame('Un borrador', $draft->text('consent_text'));
        self::assertSame('', (new Settings())->text('consent_text'));
        self::assertSame([], Site::$options);
    }

    public function testADraftOfListsIsReadableButNotStored(): void
    {
        $lists = new Lists();
        $lists->changeLists(['cookies' => [['name' => 'vieja']], 'providers' => ['meta']]);
        $draft = Lists::draft(['cookies' => [['name' => 'nueva', 'category' => 'statistics'], ['name' => 'a b']]]);

        self::assertSame(['nueva'], array_column($draft->cookies(), 'name'));
        self::assertSame(['meta'], $draft->providers());
        self::assertSame(['vieja'], array_column($lists->cookies(), 'name'));
    }

    public function testSignalsAreNeededOnlyWhenTheShopMayHaveTagsThatReadThem(): void
    {
        $needed = static function (array $changes, array $providers): bool {
            $settings = Settings::draft($changes);
            $lists = Lists::draft(['providers' => $providers]);

            return (new Signals($settings, new CookieList($lists), new Manifest('/nowhere'), '/nowhere/'))->areNeeded();
        };

        self::assertFalse($needed([], []), 'a shop without such tags');
        self::assertFalse($needed([], ['meta', 'youtube']));
        self::assertTrue($needed([], ['google-analytics']));
        self::assertTrue($needed([], ['microsoft-clarity']));
        self::assertFalse($needed(['consent_microsoft' => false], ['microsoft-clarity']), 'signals for Microsoft are off');
        self::assertTrue($needed(['feature_analytics' => true], []), 'analytics of Islas');
        self::assertTrue($needed(['consent_hold' => 'hooks'], []), 'Tags that are not blocked may be anywhere.');
        self::assertFalse($needed(['consent_hold' => 'off', 'consent_google' => false, 'consent_microsoft' => false], []));
    }

    public function testSanitisesAnyStoredValueToCompleteLists(): void
    {
        foreach ([null, 'x', 7, [], ['rules' => 'x'], ['rules' => [1, ['pattern' => []]], 'cookies' => [['name' => 'a b']]]] as $value) {
            self::assertSame(Lists::EMPTY, Lists::sanitise($value));
        }
        $given = [
            'rules' => [['kind' => 'magic', 'pattern' => ' chat.example ', 'category' => 'other', 'provider' => '<b>X</b>']],
            'cookies' => [['name' => 'mi_cookie', 'category' => 'statistics'], ['name' => '*']],
            'providers' => ['meta', 'nobody', []],
            'links' => [['text' => 'cookies', 'url' => 'https://tienda.example/'], ['text' => '', 'url' => 'x']],
        ];
        $lists = Lists::sanitise($given);

        self::assertSame(
            [['kind' => 'url', 'pattern' => 'chat.example', 'category' => 'marketing', 'provider' => 'X']],
            $lists['rules']
        );
        self::assertSame(['mi_cookie'], array_column($lists['cookies'], 'name'));
        self::assertSame(['meta'], $lists['providers']);
        self::assertCount(1, $lists['links']);
        self::assertSame($lists, Lists::sanitise($lists));
    }

    public function testAcceptsOnlyHexColoursForTheBar(): void
    {
        self::assertSame(['#aabbcc', '#12ab34', '', ''], array_map(
            [Appearance::class, 'colour'],
            ['#ABC', ' #12ab34 ', 'red', '#fff;background:url(//x)']
        ));
    }

    public function testTheCsvExportEscapesCellsThatWouldBeFormulas(): void
    {
        $csv = LogController::csv([['id' => '=1+1', 'time' => 'a"b', 'version' => "+x\n"]]);

        self::assertSame("id,time,version,choices,hash,previous\r\n\"'=1+1\",\"a\"\"b\",\"'+x\n\"\r\n", $csv);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Screen\Lint;
use Islas\Consent\Screen\Mend;
use Islas\Platform\Settings;

/**
 * What puts right a point of the check of the Spanish rules.
 */
final class ConsentMendTest extends PluginTestCase
{
    private const BROKEN = [
        'consent_show_decline' => false, 'cookies_bar_on_scroll' => 'yes', 'cookies_bar_on_page_redirect' => 'yes',
        'cookies_bar_on_close' => 'yes', 'consent_text' => 'Usamos cookies.', 'expire_time' => Lint::LONGEST + 1,
        'consent_hold' => 'off', 'consent_reopen' => 'hide', 'consent_log' => false,
    ];

    /** @return array<string, array{array<string, mixed>}> */
    public static function shops(): array
    {
        $shops = ['everything at once' => [self::BROKEN + ['consent_color' => '#ccc', 'consent_accept_background' => 'rojo']]];
        foreach (self::BROKEN as $key => $value) {
            $shops[$key] = [[$key => $value]];
        }
        foreach (['#777777', '#767676', '#000', '#fff', '#7f7f7f', '#ff0000', '#0073aa', 'rojo'] as $colour) {
            $shops["bar of $colour"] = [['consent_background' => $colour]];
            $shops["button to accept of $colour"] = [['consent_accept_background' => $colour, 'consent_accept_color' => '#888']];
            $shops["button to reject of $colour"] = [['consent_decline_background' => $colour, 'consent_decline_color' => $colour]];
        }

        return $shops;
    }

    /**
     * @dataProvider shops
     * @param array<string, mixed> $given
     */
    public function testAPressPutsItsPointRightBreaksNoOtherRuleAndTheLastPressLeavesNothing(array $given): void
    {
        for ($press = 0; ($findings = self::findings($given)) !== []; $press++) {
            self::assertLessThan(30, $press, 'It ends.');
            $finding = $findings[$press % count($findings)];
            $changes = Mend::changes($finding, Settings::draft($given));
            self::assertNotSame([], $changes, $finding['sentence']);
            $given = $changes + $given;
            $ids = array_map([Mend::class, 'id'], self::findings($given));

            self::assertNotContains(Mend::id($finding), $ids);
            self::assertSame([], array_diff($ids, array_map([Mend::class, 'id'], $findings)));
        }
        self::assertSame([], self::findings($given));
    }

    public function testPointsHaveDifferentIds(): void
    {
        $findings = self::findings(self::shops()['everything at once'][0]);
        $ids = array_map([Mend::class, 'id'], $findings);

        self::assertGreaterThan(10, count($ids));
        self::assertSame($ids, array_values(array_unique($ids)));
    }

    public function testAPointHasAChangeOrAPlaceOfTheScreenThatPutsItRight(): void
    {
        $settings = Settings::draft(['consent_text' => 'Usamos cookies.', 'consent_log' => false]);
        $findings = Lint::findings($settings, [], ['marketing'], [['name' => 'rara', 'purpose' => '']]);
        $mended = [];
        foreach ($findings as $finding) {
            $changes = Mend::changes($finding, $settings);
            $mended[Mend::id($finding)] = $changes === [] ? Mend::place($finding) : array_keys($changes);
        }
        ksort($mended);

        self::assertSame([
            'links-' => 'pages', 'proof-' => ['consent_log'], 'purpose-rara' => 'cookies', 'text-' => ['consent_text'],
        ], $mended);
    }

    /**
     * @param array<string, mixed> $given
     * @return list<array{code: string, about: string, level: 'error'|'warning', sentence: string}>
     */
    private static function findings(array $given): array
    {
        $links = [['text' => 'cookies', 'url' => 'https://tienda.example/cookies/']];

        return Lint::findings(Settings::draft($given), $links, ['marketing'], []);
    }
}

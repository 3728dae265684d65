<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\Necessary;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Consent\Start\ShopFindings;
use Islas\Consent\Start\StartReport;
use Islas\Consent\Start\StartState;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * What the guided start of consent finds on a shop, and the text that it proposes for that.
 */
final class ConsentFindingsTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$options[1]['active_plugins'] = ['wp-google-maps/wpGoogleMaps.php'];
        Site::$options[1][SeenCookies::OPTION] = ['at' => 1, 'cookies' => [
            ['name' => 'rara', 'day' => gmdate('Y-m-d')], ['name' => '_fbp', 'day' => gmdate('Y-m-d')],
        ]];
        Site::$options[1][AskedAddresses::OPTION] = [
            ['address' => 'cdn.example/a.js', 'provider' => '', 'day' => gmdate('Y-m-d')],
        ];
        StartState::change(['tags' => [
            ['address' => 'connect.facebook.net/es_ES/fbevents.js', 'provider' => 'meta', 'category' => 'marketing'],
            ['address' => 'static.hotjar.com/c/x.js', 'provider' => 'hotjar', 'category' => 'statistics'],
            ['address' => 'js.stripe.com/v3/', 'provider' => 'stripe', 'category' => ''],
            ['address' => 'cdn.example/a.js', 'provider' => '', 'category' => ''],
        ]]);
    }

    public function testListsEachProviderOnceWithAllPlacesWhereItWasFoundAndWhatNeedsConsentFirst(): void
    {
        $rows = self::findings()->all();
        $byName = array_column($rows, null, 'name');

        self::assertSame(count($rows), count($byName));
        self::assertSame(['pages', 'cookies in browsers'], $byName['Meta (Facebook, Instagram)']['where']);
        self::assertSame(['pages', 'requests of your visits'], $byName['cdn.example/a.js']['where']);
        self::assertSame(['plugins and settings'], $byName['Google Maps']['where']);
        self::assertSame(['', 'cookie'], [$byName['rara']['category'], $byName['rara']['kind']]);
        $needs = array_map(
            static fn (string $category): int => $category === 'necessary' ? 2 : ($category === '' ? 1 : 0),
            array_column($rows, 'category')
        );
        $sorted = $needs;
        sort($sorted);
        self::assertSame($sorted, $needs);
        self::assertSame([0, 1, 2], array_values(array_unique($needs)));
    }

    public function testSaysOfEachWhetherItNeedsConsentAndWhy(): void
    {
        $rows = array_map([StartReport::class, 'describeFound'], self::findings()->all());
        $unknown = array_filter($rows, static fn (array $row): bool => $row['needs'] === 'unknown');

        self::assertEqualsCanonicalizing(['cookie', 'address'], array_column($unknown, 'kind'));
        self::assertSame([''], array_values(array_unique(array_column($unknown, 'why'))));
        foreach (array_diff_key($rows, $unknown) as $row) {
            self::assertStringEndsWith('.', $row['why']);
            self::assertNotSame('', $row['category']);
        }
    }

    public function testTheBarSaysTheProposedTextOnceWhatWasFoundIsListed(): void
    {
        $findings = self::findings();
        $proposed = Labels::message($findings->purposes());
        $lists = new Lists();
        self::assertNotSame($proposed, Labels::message((new CookieList($lists))->categories()));
        $lists->changeLists(['providers' => $findings->unlisted()]);

        self::assertSame($proposed, Labels::message((new CookieList($lists))->categories()));
        self::assertSame([], self::findings()->unlisted());
    }

    public function testAnyStoredStateReadsAsAWholeOne(): void
    {
        $empty = ['finished' => false, 'page' => 0, 'day' => '', 'tags' => []];
        foreach ([null, 'x', 7, [], ['page' => '3', 'finished' => 1, 'tags' => ['x', ['address' => []]]], ['page' => -2]] as $stored) {
            Site::$options[1][StartState::OPTION] = $stored;
            self::assertSame($empty, StartState::all());
        }
    }

    private static function findings(): ShopFindings
    {
        $settings = new Settings();
        $lists = new Lists();
        $cookies = new CookieList($lists, $settings);
        $configuration = new Configuration($settings, $cookies, new Necessary($settings));

        return new ShopFindings(
            $cookies,
            new SeenCookies($configuration),
            new AskedAddresses(new Rules($lists), new Manifest('/nowhere'), '/nowhere/')
        );
    }
}

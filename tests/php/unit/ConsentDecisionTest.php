<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Assets;
use Islas\Consent\Choice;
use Islas\Consent\Decision;
use Islas\Consent\Names;
use Islas\Consent\Parts;
use Islas\Features;
use Islas\Page\SkipLink;
use Islas\Settings;
use Islas\Tests\WordPress\Site;

/**
 * What cookies say, what a choice writes, what the gate takes away: the rules of the specification, on the server.
 */
final class ConsentDecisionTest extends PluginTestCase
{
    private const NOW = 1795000000;
    private const DAY = 86400;
    private const LISTED = [
        ['name' => '_ga', 'category' => 'statistics'], ['name' => '_ga_*', 'category' => 'statistics'],
        ['name' => '_fbp', 'category' => 'marketing'],
    ];

    /** @return array<string, array{array<string, string>, string, list<string>}> Cookies, state, allowed categories. */
    public static function cookies(): array
    {
        $later = (string) (self::NOW + self::DAY);
        $proof = static fn (string $letters, string $version = 'v1') => "$version.1794000000.0123456789abcdef0123.$letters";
        $all = ['preferences', 'statistics', 'marketing'];

        return [
            'none' => [[], 'undecided', []],
            'accepted' => [['eu_cookies_bar' => $later, 'islas_consent' => $proof('psm')], 'accepted', $all],
            'accepted in EU Cookies Bar' => [['eu_cookies_bar' => $later, 'eu_cookies_bar_block' => ''], 'accepted', $all],
            'declined' => [
                ['eu_cookies_bar' => $later, 'eu_cookies_bar_decline' => '1', 'islas_consent' => $proof('psm')], 'declined', [],
            ],
            'saved' => [
                ['eu_cookies_bar' => $later, 'eu_cookies_bar_block' => '_ga,_ga_*', 'islas_consent' => $proof('m')],
                'saved', ['marketing'],
            ],
            'saved in EU Cookies Bar' => [
                ['eu_cookies_bar' => $later, 'eu_cookies_bar_block' => '_fbp'], 'saved', ['statistics'],
            ],
            'encoded twice' => [
                ['eu_cookies_bar' => $later, 'eu_cookies_bar_block' => '_ga%252C_fbp', 'islas_consent' => $proof('p')],
                'saved', ['preferences'],
            ],
            'of another version' => [['eu_cookies_bar' => $later, 'islas_consent' => $proof('psm', 'v0')], 'undecided', []],
            'past' => [['eu_cookies_bar' => (string) (self::NOW - 1), 'islas_consent' => $proof('psm')], 'undecided', []],
            'now' => [['eu_cookies_bar' => (string) self::NOW], 'undecided', []],
            'by a clock that is years ahead' => [
                ['eu_cookies_bar' => (string) (self::NOW + 900 * self::DAY)], 'undecided', [],
            ],
            'cut' => [['eu_cookies_bar' => '17950'], 'undecided', []],
            'no number' => [['eu_cookies_bar' => '1e99'], 'undecided', []],
            'too many digits' => [['eu_cookies_bar' => str_repeat('9', 40)], 'undecided', []],
            'a marker alone' => [['eu_cookies_bar_decline' => '1'], 'undecided', []],
        ];
    }

    /**
     * @dataProvider cookies
     * @param array<string, string> $cookies
     * @param list<string> $categories
     */
    public function testCookiesSay(array $cookies, string $state, array $categories): void
    {
        $decision = Decision::read($cookies, 'v1', self::LISTED, 180 * self::DAY, self::NOW);

        self::assertSame([$state, $categories], [$decision->state, $decision->categories]);
        self::assertTrue($decision->allows('necessary'));
    }

    public function testAnOwnerMayAskForLongerThanTwoYears(): void
    {
        $cookies = ['eu_cookies_bar' => (string) (self::NOW + 1000 * self::DAY)];

        self::assertSame('accepted', Decision::read($cookies, '', [], 1000 * self::DAY, self::NOW)->state);
    }

    public function testWhatIsWrittenReadsAsItWasMeant(): void
    {
        $consent = $this->consent();
        $version = $consent->configuration->version();
        foreach (['accept' => 'accepted', 'decline' => 'declined', 'withdraw' => 'undecided'] as $word => $state) {
            $choice = Choice::of($word, [], [], $consent->configuration, ['_ga' => 'x', 'PHPSESSID' => 'y']);
            $cookies = array_column($choice->cookies($version, '0123456789abcdef0123', time(), self::DAY), 1, 0);

            self::assertSame($state, $consent->configuration->decision($cookies)->state);
        }
    }

    public function testAPlainAcceptEmptiesTheListAndRemovesTheMarker(): void
    {
        $consent = $this->consent();
        $before = ['eu_cookies_bar_block' => '_ga', 'eu_cookies_bar_decline' => '1'];
        $cookies = array_column(
            Choice::of('accept', [], [], $consent->configuration, $before)->cookies('v', 'a', self::NOW, 10),
            null,
            0
        );

        self::assertSame(['eu_cookies_bar_block', '', self::NOW + 10], $cookies['eu_cookies_bar_block']);
        self::assertSame(0, $cookies['eu_cookies_bar_decline'][2]);
    }

    public function testARefusalBlocksAllButTheNecessaryOnes(): void
    {
        $consent = $this->consent();
        $names = ['_ga' => '', 'woocommerce_items_in_cart' => '', 'wp_woocommerce_session_9' => '', 'eu_cookies_bar' => ''];
        $blocked = Choice::of('decline', [], [], $consent->configuration, $names)->blocked;

        self::assertContains('_ga', $blocked);
        self::assertContains('sbjs_current', $blocked);
        self::assertSame([], array_filter($blocked, [$consent->configuration, 'isNecessary']));
    }

    public function testSavingBlocksWhatIsUntickedAlsoWhereAFamilyIs(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['google-analytics', 'meta']];
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
        $consent = $this->consent();
        $choice = Choice::of('save', ['_fbp', '_fbc', 'fr', 'datr'], ['marketing'], $consent->configuration, ['_ga_ABC' => '1', '_fbp' => '2']);

        self::assertContains('_ga_*', $choice->blocked);
        self::assertContains('_ga_ABC', $choice->blocked);
        self::assertNotContains('_fbp', $choice->blocked);
        self::assertSame(['marketing'], $choice->categories);
    }

    public function testACategoryIsKeptAsAllowedWhileNothingOfItIsRefused(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['meta']];
        $configuration = $this->consent()->configuration;
        $some = Choice::of('save', ['_fbp', 'sbjs_current'], ['marketing'], $configuration, []);
        self::assertSame([], $some->categories);
        $cookies = array_column($some->cookies($configuration->version(), '0', time(), 60), 1, 0);
        $decision = $configuration->decision($cookies);
        self::assertSame(
            [false, true, false],
            [
                $decision->allows('marketing'),
                $decision->allowsPartOf('marketing', $configuration->listed()),
                $decision->allowsPartOf('preferences', $configuration->listed()),
            ]
        );
        $unticked = Choice::of('save', ['_fbp', '_fbc'], ['preferences'], $configuration, []);
        self::assertContains('_fbp', $unticked->blocked, 'of a category that is not ticked nothing is allowed');
    }

    public function testNothingMakesConsentsOwnCookiesUnnecessary(): void
    {
        add_filter('islas_consent_necessary', static fn () => []);
        $configuration = $this->consent()->configuration;
        $expression = '~' . $configuration->toArray('')['necessary'] . '~D';
        foreach (['eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent', 'islas_consent_embeds'] as $name) {
            self::assertTrue($configuration->isNecessary($name));
            self::assertSame(1, preg_match($expression, $name));
        }
    }

    public function testTheExpressionMeansTheNamesAndNothingElse(): void
    {
        $patterns = ['a.b(c', '[', 'x|y', '^', '$', '\\\\', 'q*r', '*', 'fam.*', 'fam[*', '{2}', 'a/b', 'ñu'];
        $expression = '~' . Names::expression($patterns) . '~D';
        foreach (array_merge($patterns, ['aXb(c', 'x', 'y', '', 'famX', 'fam.', 'fam.x', 'fam[[', "[\n", 'q', '22']) as $name) {
            self::assertSame(Names::matchesAny($patterns, $name), preg_match($expression, $name) === 1, $name);
        }
        self::assertSame(0, preg_match('~' . Names::expression([]) . '~', 'anything'));
    }

    public function testTheGateTakesWhatTheDecisionRefusesAndNothingElse(): void
    {
        $sent = [
            '_ga' => '1', 'wp_woocommerce_session_a' => '2', 'wordpress_logged_in_b' => '3', '__stripe_mid' => '4',
            'a.b' => '5', 'eu_cookies_bar_block' => '_ga',
        ];
        $later = ['eu_cookies_bar' => (string) (time() + 60)];

        self::assertSame([], $this->consent()->gate->unwanted($sent), 'undecided');
        self::assertSame(['_ga'], $this->consent()->gate->unwanted($sent + $later), 'saved');
        self::assertSame(
            ['_ga', 'a.b'],
            $this->consent()->gate->unwanted($sent + $later + ['eu_cookies_bar_decline' => '1']),
            'declined'
        );
        (new Settings())->change(['block_until_accept' => true]);
        self::assertSame(['_ga', 'a.b'], $this->consent()->gate->unwanted($sent), 'blocked until accepted');
        self::assertSame([], $this->consent()->gate->unwanted([]));
    }

    public function testNoSettingMakesTheCartUnnecessary(): void
    {
        (new Settings())->change(['strictly_necessary' => '', 'strictly_necessary_family' => '', 'block_until_accept' => true]);
        $names = [
            'woocommerce_items_in_cart', 'woocommerce_cart_hash', 'wp_woocommerce_session_1', 'wordpress_logged_in_1',
            'wordpress_sec_1', 'PHPSESSID', 'eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline',
            'islas_consent', 'islas_consent_embeds', '__stripe_mid', 'wp-settings-1', 'store_notice123',
        ];

        self::assertSame([], $this->consent()->gate->unwanted(array_fill_keys($names, 'x')));
    }

    public function testANameIsComparedAsItStands(): void
    {
        self::assertFalse(Names::matches('_g.', '_ga'));
        self::assertTrue(Names::matches('a+b(c', 'a+b(c'));
        self::assertTrue(Names::matches('_ga_*', '_ga_X'));
        self::assertFalse(Names::matches('*', 'anything'));
        self::assertSame(['a', 'b c'], Names::list(' a ,,b c,a'));
    }

    public function testAListFitsACookieAndReadsAgain(): void
    {
        $names = array_map(static fn (int $n) => "cookie_number_$n", range(1, 2000));
        $joined = Names::joined(array_merge(['a,b', 'c d', 'e;f', 'ñ'], $names));

        self::assertLessThanOrEqual(4000, strlen($joined));
        self::assertSame(array_slice($names, 0, count(Names::list($joined))), Names::list($joined));
    }

    public function testAnotherTextOrListAsksAgainAndAColourDoesNot(): void
    {
        $before = $this->consent()->configuration->version();
        (new Settings())->change(['consent_background' => '#123456']);
        self::assertSame($before, $this->consent()->configuration->version());
        (new Settings())->change(['consent_text' => 'Otro texto']);
        $after = $this->consent()->configuration->version();
        self::assertNotSame($before, $after);
        $this->consent()->lists->change(['providers' => ['meta']]);
        self::assertNotSame($after, $this->consent()->configuration->version());
    }

    /** @group process */
    public function testTheGoldenIsWhatAFreshShopSends(): void
    {
        $script = escapeshellarg(dirname(self::PLUGIN) . '/tests/contract/consent.php');
        exec(escapeshellarg(PHP_BINARY) . ' ' . $script . ' --print', $lines);
        $golden = (string) file_get_contents(dirname(self::PLUGIN) . '/tests/contract/golden/consent.json');

        self::assertSame(json_decode($golden, true), json_decode(implode("\n", $lines), true));
    }

    private function consent(): Parts
    {
        $settings = new Settings();
        $manifest = $this->fullManifest();
        $assets = new Assets($manifest, '/nowhere/', 'https://tienda.example/', new Features($settings, $manifest));

        return new Parts($settings, $manifest, $assets, new SkipLink($settings), '/nowhere');
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Choice;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Cookies\RequestCookies;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Decision;
use Islas\Consent\Known\ProviderTable;
use Islas\Consent\Module;
use Islas\Consent\Providers;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * Reading a decision from cookies, writing a choice, deleting cookies: the rules of the specification on the server.
 *
 * @group php-version
 */
final class ConsentDecisionTest extends PluginTestCase
{
    private const NOW = 1795000000;
    private const DAY = 86400;

    /** @return array<string, array{array<string, mixed>}> `tests/contract/consent-decisions.json`, for both sides. */
    public static function cases(): array
    {
        $json = (string) file_get_contents(dirname(self::PLUGIN) . '/tests/contract/consent-decisions.json');
        $cases = json_decode($json, true);

        return array_map(static fn (array $case) => [$case], array_column(is_array($cases) ? $cases : [], null, 'name'));
    }

    /**
     * @dataProvider cases
     * @param array<string, mixed> $case
     */
    public function testReadsADecisionAsTheBrowserDoes(array $case): void
    {
        $cookies = RequestCookies::parseHeader($case['cookies']);
        $decision = Decision::fromCookies($cookies, [$case['version'], ...$case['versions'] ?? []], $case['expire_time'], $case['now'], $case['gpc']);

        self::assertSame($case['expected'], [
            'status' => $decision->state, 'blocked' => $decision->blocked, 'categories' => $decision->categories,
            'id' => $decision->id, 'time' => $decision->time, 'version' => $decision->version, 'isGpc' => $decision->isGpc,
        ]);
        self::assertTrue($decision->allows('necessary'));
    }

    public function testReadsBackTheDecisionThatAChoiceWritesToCookies(): void
    {
        $consent = $this->consent();
        $version = $consent->configuration->version();
        foreach (['accept' => 'accepted', 'decline' => 'declined', 'withdraw' => 'undecided'] as $word => $state) {
            $choice = Choice::fromForm($word, [], [], $consent->configuration, ['_ga' => 'x', 'PHPSESSID' => 'y']);
            $cookies = array_column($choice->cookies($version, '0123456789abcdef0123', time(), self::DAY), 1, 0);

            self::assertSame($state, $consent->configuration->readDecision($cookies)->state);
        }
    }

    public function testAcceptEmptiesTheBlockListAndDeletesTheDeclineMarker(): void
    {
        $consent = $this->consent();
        $before = ['eu_cookies_bar_block' => '_ga', 'eu_cookies_bar_decline' => '1'];
        $cookies = array_column(
            Choice::fromForm('accept', [], [], $consent->configuration, $before)->cookies('v', 'a', self::NOW, 10),
            null,
            0
        );

        self::assertSame(['eu_cookies_bar_block', '', self::NOW + 10], $cookies['eu_cookies_bar_block']);
        self::assertSame(0, $cookies['eu_cookies_bar_decline'][2]);
    }

    public function testDeclineBlocksListedAndKnownOptionalCookiesButNotUnknownOrNecessaryOnes(): void
    {
        $consent = $this->consent();
        $names = [
            '_ga' => '', 'woocommerce_items_in_cart' => '', 'wp_woocommerce_session_9' => '', 'eu_cookies_bar' => '',
            'unknown' => '', 'trp_language' => '',
        ];
        $blocked = Choice::fromForm('decline', [], [], $consent->configuration, $names)->blocked;

        self::assertSame(range(0, count($blocked) - 1), array_keys($blocked));
        self::assertContains('_ga', $blocked);
        self::assertContains('sbjs_current', $blocked);
        self::assertNotContains('unknown', $blocked);
        self::assertSame([], array_filter($blocked, [$consent->configuration->cookies, 'isNecessary']));
    }

    /** @return array<string, array{string}> */
    public static function functionalNames(): array
    {
        $names = [
            'wmc_current_currency', 'wcml_client_currency', 'wcml_client_currency_language', 'wcpay_currency',
            'woocommerce_multicurrency_forced_currency', 'woocommerce_multicurrency_language', 'wcpbc',
            'aelia_cs_selected_currency', 'woocs_current_currency', 'yay_currency_widget', 'currency',
            'wp-wpml_current_language', '_icl_visitor_lang_js', 'pll_language', 'trp_language', 'wp_lang', 'googtrans',
            'qtrans_front_language', 'wglang', 'lang', 'age_gate', 'age_gate_failed', 'age-verified',
            'evav-age-verified', 'yith_wcwl_session_abc', 'yith_wcwl_products', 'tinv_wishlistkey', 'tinvwl_wishlists_data_counter',
            'woosw_key', 'woodmart_wishlist_count', 'AWSALB', 'AWSALBCORS', 'AWSELB', '__cflb', '__cf_bm', '__cfruid', 'GCLB',
            'ARRAffinity', 'ARRAffinitySameSite', 'BIGipServerpool', 'SERVERID', 'incap_ses_1_2', 'visid_incap_1', 'nlbi_1',
            '_lscache_vary', 'X-LSCACHE', 'wordpress_no_cache', 'wpSGCacheBypass', 'w3tc_logged_out', 'wfwaf-authcookie-1',
            'wp_woocommerce_session_abc', 'woocommerce_cart_hash', 'wordpress_logged_in_a', 'wordpress_sec_a',
            'wordpress_test_cookie', 'PHPSESSID', '__stripe_mid', '__stripe_sid', 'ppc_paypal', 'xoo-wsc', 'xoo_wsc_cart',
        ];

        return array_combine($names, array_map(static fn (string $name) => [$name], $names));
    }

    /** @dataProvider functionalNames */
    public function testNeverExpiresAKnownFunctionalCookie(string $name): void
    {
        $later = ['eu_cookies_bar' => (string) (time() + 60)];
        $configuration = $this->consent()->configuration;
        self::assertTrue($configuration->cookies->isNecessary($name), 'The server knows it as necessary.');
        self::assertSame(1, preg_match('/' . ProviderTable::LOOKS_FUNCTIONAL . '/iD', $name), 'The browser pattern matches it.');
        self::assertSame([], $this->consent()->cookieExpirer->findUnwanted([$name => 'x', 'eu_cookies_bar_decline' => '1'] + $later));
        (new Settings())->change(['block_until_accept' => true]);
        self::assertSame([], $this->consent()->cookieExpirer->findUnwanted([$name => 'x']));
    }

    public function testTheBrowsersPatternMatchesEveryKnownNecessaryCookie(): void
    {
        $names = [];
        foreach (Providers::all() as $row) {
            $names = array_merge($names, $row['category'] === 'necessary' ? array_keys($row['cookies']) : []);
        }
        $other = array_filter($names, static fn ($name) => preg_match(
            '/' . ProviderTable::LOOKS_FUNCTIONAL . '/iD',
            rtrim((string) $name, '*')
        ) !== 1);

        self::assertSame([], array_values($other));
    }

    public function testSaveBlocksUntickedCookiesAndTheFamilyMembersThatTheBrowserHas(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['google-analytics', 'meta']];
        update_option('woocommerce_feature_order_attribution_enabled', 'no');
        $consent = $this->consent();
        $choice = Choice::fromForm('save', ['_fbp', '_fbc', 'fr', 'datr'], ['marketing'], $consent->configuration, ['_ga_ABC' => '1', '_fbp' => '2']);

        self::assertContains('_ga_*', $choice->blocked);
        self::assertContains('_ga_ABC', $choice->blocked);
        self::assertNotContains('_fbp', $choice->blocked);
        self::assertSame(['marketing'], $choice->categories);
    }

    public function testSaveAllowsACategoryOnlyIfNoneOfItsCookiesIsRefused(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['meta']];
        $configuration = $this->consent()->configuration;
        $some = Choice::fromForm('save', ['_fbp', 'sbjs_current'], ['marketing'], $configuration, []);
        self::assertSame([], $some->categories);
        $cookies = array_column($some->cookies($configuration->version(), '0', time(), 60), 1, 0);
        $decision = $configuration->readDecision($cookies);
        self::assertSame(
            [false, true, false],
            [
                $decision->allows('marketing'),
                $decision->allowsPartOf('marketing', $configuration->cookies->listed()),
                $decision->allowsPartOf('preferences', $configuration->cookies->listed()),
            ]
        );
        $unticked = Choice::fromForm('save', ['_fbp', '_fbc'], ['preferences'], $configuration, []);
        self::assertContains('_fbp', $unticked->blocked, 'Ticked cookies of an unticked category are refused.');
    }

    public function testSavingAChoiceThatAllowsNothingIsARefusal(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['meta']];
        $configuration = $this->consent()->configuration;
        $word = static fn (array $names, array $categories): string =>
            Choice::fromForm('save', $names, $categories, $configuration, [])->decision;

        self::assertSame('decline', $word([], []));
        self::assertSame('decline', $word(['_fbp'], []), 'a cookie of a category that is not allowed');
        self::assertSame('save', $word(['_fbp'], ['marketing']), 'a part of a category');
    }

    public function testACookieThatNoListExplainsIsRefusedUnlessItsOwnBoxIsTicked(): void
    {
        Site::$options[1]['islas_consent'] = ['providers' => ['meta']];
        $configuration = $this->consent()->configuration;
        $shown = ['rara', '10'];
        $sent = array_fill_keys($shown, 'x');
        $choose = static fn (array $names, array $categories): Choice =>
            Choice::fromForm('save', $names, $categories, $configuration, $sent, $shown);

        self::assertNotContains('rara', $choose(['rara', '_fbp'], ['marketing'])->blocked);
        self::assertContains('10', $choose(['rara', '1e1'], ['marketing'])->blocked, 'Names are text, and no numbers.');
        self::assertSame('decline', $choose(['rara'], [])->decision, 'No category is allowed, not even in part.');
    }

    public function testAPageOfACacheMayHaveTheVersionOfNowOrAnEarlierOne(): void
    {
        $consent = $this->consent();
        $consent->recordVersion();
        $earlier = $consent->configuration->version();
        (new Settings())->change(['consent_text' => 'Otro']);
        $configuration = $this->consent()->configuration;
        $now = $configuration->version();

        self::assertNotSame($earlier, $now);
        self::assertSame(
            [true, true, false],
            array_map([$configuration, 'isKnownVersion'], [$now, $earlier, 'other'])
        );
    }

    public function testConsentCookiesStayNecessaryWhenAFilterRemovesAllNames(): void
    {
        add_filter('islas_consent_necessary', static fn () => []);
        $configuration = $this->consent()->configuration;
        $expression = '~' . $configuration->toArray('')['necessary'] . '~D';
        foreach (['eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent', 'islas_consent_embeds'] as $name) {
            self::assertTrue($configuration->cookies->isNecessary($name));
            self::assertSame(1, preg_match($expression, $name));
        }
    }

    public function testAFilterSaysWhichOtherNamesAreNecessary(): void
    {
        add_filter('islas_consent_necessary', static fn () => ['mine', '', 7]);
        $cookies = $this->consent()->configuration->cookies;
        self::assertSame([true, false], [$cookies->isNecessary('mine'), $cookies->isNecessary('__cflb')]);
    }

    public function testTheExpressionMatchesExactlyTheNamesThatThePatternsMatch(): void
    {
        $patterns = ['a.b(c', '[', 'x|y', '^', '$', '\\\\', 'q*r', '*', 'fam.*', 'fam[*', '{2}', 'a/b', 'ñu'];
        $expression = '~' . CookiePatterns::makeExpression($patterns) . '~D';
        foreach (array_merge($patterns, ['aXb(c', 'x', 'y', '', 'famX', 'fam.', 'fam.x', 'fam[[', "[\n", 'q', '22']) as $name) {
            self::assertSame(CookiePatterns::matchesAny($patterns, $name), preg_match($expression, $name) === 1, $name);
        }
        self::assertSame(0, preg_match('~' . CookiePatterns::makeExpression([]) . '~', 'anything'));
        self::assertSame(CookiePatterns::makeExpression(['a', 'b*']), CookiePatterns::makeExpression(['a', "x\ny", 'b*']));
    }

    public function testExpiresRefusedCookiesAndNoOthers(): void
    {
        $sent = [
            '_ga' => '1', 'wp_woocommerce_session_a' => '2', 'wordpress_logged_in_b' => '3', '__stripe_mid' => '4',
            'a.b' => '5', 'eu_cookies_bar_block' => '_ga',
        ];
        $later = ['eu_cookies_bar' => (string) (time() + 60)];

        self::assertSame([], $this->consent()->cookieExpirer->findUnwanted($sent), 'undecided');
        self::assertSame(['_ga'], $this->consent()->cookieExpirer->findUnwanted($sent + $later), 'saved');
        $declined = $later + ['eu_cookies_bar_decline' => '1'];
        self::assertSame(['_ga'], $this->consent()->cookieExpirer->findUnwanted($sent + $declined), 'declined: a.b is unknown');
        self::assertSame(
            ['a.b'],
            $this->consent()->cookieExpirer->findUnwanted(['a.b' => '5', 'eu_cookies_bar_block' => 'a.b'] + $declined),
            'declined: the visitor has refused it by name'
        );
        $_SERVER['HTTP_SEC_GPC'] = '1';
        self::assertSame(['_ga'], $this->consent()->cookieExpirer->findUnwanted($sent), 'Global Privacy Control');
        unset($_SERVER['HTTP_SEC_GPC']);
        (new Settings())->change(['block_until_accept' => true]);
        self::assertSame(['_ga', 'a.b'], $this->consent()->cookieExpirer->findUnwanted($sent), 'blocked until accepted');
        self::assertSame([], $this->consent()->cookieExpirer->findUnwanted([]));
    }

    public function testKeepsCartSessionAndConsentCookiesWhenTheNecessaryListsAreEmpty(): void
    {
        (new Settings())->change(['strictly_necessary' => '', 'strictly_necessary_family' => '', 'block_until_accept' => true]);
        $names = [
            'woocommerce_items_in_cart', 'woocommerce_cart_hash', 'wp_woocommerce_session_1', 'wordpress_logged_in_1',
            'wordpress_sec_1', 'PHPSESSID', 'eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline',
            'islas_consent', 'islas_consent_embeds', '__stripe_mid', 'wp-settings-1', 'store_notice123',
        ];

        self::assertSame([], $this->consent()->cookieExpirer->findUnwanted(array_fill_keys($names, 'x')));
    }

    public function testComparesCookieNamesLiterallyExceptForATrailingAsterisk(): void
    {
        self::assertFalse(CookiePatterns::matches('_g.', '_ga'));
        self::assertTrue(CookiePatterns::matches('a+b(c', 'a+b(c'));
        self::assertTrue(CookiePatterns::matches('_ga_*', '_ga_X'));
        self::assertFalse(CookiePatterns::matches('*', 'anything'));
        self::assertSame(['a', 'b c'], CookiePatterns::splitList(' a ,,b c,a'));
    }

    public function testShortensABlockListToTheSizeOfACookieAndReadsItBack(): void
    {
        $names = array_map(static fn (int $n) => "cookie_number_$n", range(1, 2000));
        $joined = CookiePatterns::joinNames(array_merge(['a,b', 'c d', 'e;f', 'ñ'], $names));

        self::assertLessThanOrEqual(4000, strlen($joined));
        self::assertSame(array_slice($names, 0, count(CookiePatterns::splitList($joined))), CookiePatterns::splitList($joined));
    }

    public function testVersionChangesWithTextsAndListsButNotWithColours(): void
    {
        $before = $this->consent()->configuration->version();
        (new Settings())->change(['consent_background' => '#123456']);
        self::assertSame($before, $this->consent()->configuration->version());
        (new Settings())->change(['consent_text' => 'Otro texto']);
        $after = $this->consent()->configuration->version();
        self::assertNotSame($before, $after);
        $this->consent()->lists->changeLists(['providers' => ['meta']]);
        self::assertNotSame($after, $this->consent()->configuration->version());
    }

    public function testADecisionHoldsAfterAChangeOfWordingAndUntilMoreIsAskedFor(): void
    {
        $cookies = function (): array {
            $choice = Choice::fromForm('accept', [], [], $this->consent()->configuration, []);

            return array_column($choice->cookies($this->consent()->configuration->version(), 'a', time(), self::DAY), 1, 0);
        };
        $state = fn (array $cookies): string => $this->consent()->configuration->readDecision($cookies)->state;
        $change = function (callable $change): void {
            $change();
            $this->consent()->recordVersion();
        };
        $this->consent()->recordVersion();
        $first = $cookies();
        $change(static fn () => (new Settings())->change(['consent_text' => 'Otro', 'consent_title' => 'Galletas']));
        $change(static fn () => (new Settings())->change(['consent_policy_text' => 'Otra vez']));
        self::assertSame('accepted', $state($first), 'The text, the title and the policy are wording.');

        $change(fn () => $this->consent()->lists->changeLists(['providers' => ['meta']]));
        self::assertSame('undecided', $state($first), 'A new provider.');
        $second = $cookies();
        $change(fn () => $this->consent()->lists->changeLists(['cookies' => [['name' => 'mine', 'category' => 'statistics']]]));
        self::assertSame('undecided', $state($second), 'A new cookie.');
        $third = $cookies();
        $change(fn () => $this->consent()->lists->changeLists(['cookies' => [['name' => 'mine', 'category' => 'marketing']]]));
        self::assertSame('undecided', $state($third), 'Another purpose for a cookie.');
        $fourth = $cookies();
        $change(fn () => $this->consent()->lists->changeLists(['cookies' => [], 'providers' => []]));
        self::assertSame(
            ['accepted', 'accepted', 'accepted', 'accepted'],
            array_map($state, [$first, $second, $third, $fourth]),
            'Less is asked for than each of them decided on.'
        );
    }

    public function testWhoRefusedIsNotAskedAgainForWhatIsNew(): void
    {
        $this->consent()->recordVersion();
        $choice = Choice::fromForm('decline', [], [], $this->consent()->configuration, []);
        $refused = array_column($choice->cookies($this->consent()->configuration->version(), 'a', time(), 60), 1, 0);
        $this->consent()->lists->changeLists(['providers' => ['meta']]);
        $this->consent()->recordVersion();

        $decision = $this->consent()->configuration->readDecision($refused);
        self::assertSame(['declined', false], [$decision->state, $decision->allows('marketing')]);
        self::assertSame(['_fbp'], $this->consent()->cookieExpirer->findUnwanted($refused + ['_fbp' => '1']), 'New, and refused too.');
        $refused['eu_cookies_bar'] = (string) (time() - 1);
        self::assertSame('undecided', $this->consent()->configuration->readDecision($refused)->state, 'After it has expired.');
    }

    public function testVersionDependsOnStoredOptionsAndNotOnFiltersOfThem(): void
    {
        Site::$options[1]['islas_settings'] = ['consent_text' => 'Texto'];
        Site::$options[1]['active_plugins'] = ['google-site-kit/google-site-kit.php'];
        $before = $this->consent()->configuration->version();
        add_filter('option_islas_settings', static fn () => ['consent_text' => 'Text']);
        add_filter('option_active_plugins', static fn () => []);
        self::assertSame($before, $this->consent()->configuration->version());
        Site::$options[1]['active_plugins'] = [];
        self::assertNotSame($before, $this->consent()->configuration->version(), 'The stored plugins have changed.');
    }

    public function testVersionChangesWithANewMarketingCookieButNotWithANecessaryOne(): void
    {
        $before = $this->consent()->configuration->version();
        (new Settings())->change(['strictly_necessary' => 'my_cookie', 'strictly_necessary_family' => 'my_']);
        $this->consent()->lists->changeLists(['cookies' => [['name' => 'mine', 'category' => 'necessary']]]);
        self::assertSame($before, $this->consent()->configuration->version());
        $this->consent()->lists->changeLists(['cookies' => [['name' => 'mine', 'category' => 'marketing']]]);
        self::assertNotSame($before, $this->consent()->configuration->version());
    }

    public function testListsTheCookiesOfIslasAnalyticsOnlyWhenItIsOnAndHasAnId(): void
    {
        $categories = fn (): array => $this->consent()->cookies->categories();
        (new Settings())->change(['feature_analytics' => true]);
        self::assertNotContains('statistics', $categories());
        (new Settings())->change(['analytics_measurement_id' => 'G-ABCD1234']);
        self::assertContains('statistics', $categories());
        self::assertContains('_ga', array_column($this->consent()->cookies->all(), 'name'));
        (new Settings())->change(['analytics_target' => 'datalayer', 'analytics_container_id' => 'GTM-ABCD123']);
        self::assertContains('google-tag-manager', $this->consent()->cookies->providers());
        (new Settings())->change(['feature_analytics' => false]);
        self::assertNotContains('statistics', $categories());
    }

    public function testTheListOfSeenCookiesHasALimitAndNoKnownNecessaryOnes(): void
    {
        $seen = $this->consent()->seenCookies;
        $add = static function (array $sent) use ($seen): void {
            $stored = Site::$options[1][SeenCookies::OPTION] ?? ['cookies' => []];
            Site::$options[1][SeenCookies::OPTION] = ['at' => 0] + $stored;
            $seen->addNames($sent);
        };
        $add(['real_one', 'trp_language', '_fbp']);
        self::assertSame(['real_one', '_fbp'], array_column($seen->all(), 'name'));
        for ($n = 0; $n < 30; $n++) {
            $add(array_map(static fn (int $i): string => "made{$n}up" . chr(97 + $i), range(0, 25)));
        }

        self::assertCount(60, $seen->all());
    }

    private function consent(): Module
    {
        $settings = new Settings();
        $manifest = $this->fullManifest();
        $assets = new Assets($manifest, 'https://tienda.example/', new Features($settings, $manifest));

        return modulesWith(['settings' => $settings, 'manifest' => $manifest, 'assets' => $assets])->get(Module::class);
    }
}

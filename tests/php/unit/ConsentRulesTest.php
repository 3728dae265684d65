<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Contrast;
use Islas\Consent\EuCookiesBar;
use Islas\Consent\Lint;
use Islas\Consent\Lists;
use Islas\Consent\OtherConsent;
use Islas\Consent\Providers;
use Islas\Consent\Rules;
use Islas\Consent\Words;
use Islas\Settings;
use Islas\Tests\WordPress\Site;

/**
 * What waits for which category, what the owner is warned of, and what is known of others.
 */
final class ConsentRulesTest extends PluginTestCase
{
    /** @return list<array{string, string|null}> Address and who is behind it, null where nothing waits. */
    public static function addresses(): array
    {
        return [
            ['https://www.googletagmanager.com/gtag/js?id=G-ABC', 'google-analytics'],
            ['https://www.googletagmanager.com/gtag/js?id=AW-1', 'google-ads'],
            ['https://www.googletagmanager.com/gtm.js?id=GTM-X', 'google-tag-manager'],
            ['//connect.facebook.net/es_ES/fbevents.js', 'meta'],
            ['https://www.youtube.com/embed/x', 'youtube'],
            ['https://www.youtube-nocookie.com/embed/x', 'youtube'],
            ['https://player.vimeo.com/video/1', 'vimeo'],
            ['https://www.google.com/maps/embed?pb=1', 'google-maps'],
            ['https://static.hotjar.com/c/hotjar-1.js', 'hotjar'],
            ['https://js.stripe.com/v3/', null],
            ['https://www.paypal.com/sdk/js?client-id=x', null],
            ['https://www.google.com/recaptcha/api.js', null],
            ['https://tienda.example/wp-includes/js/jquery/jquery.min.js', null],
            ['https://tienda.example/wp-content/plugins/woocommerce/assets/js/x.js', null],
            ['https://cdn.example/library.js', null],
            ['', null],
        ];
    }

    /** @dataProvider addresses */
    public function testAnAddressWaitsForWhoIsBehindIt(string $url, ?string $provider): void
    {
        $match = (new Rules(new Lists()))->ofUrl($url);

        self::assertSame($provider, $match === null ? null : $match['provider']);
        if ($match !== null) {
            self::assertSame(Providers::TABLE[(string) $provider]['category'], $match['category']);
        }
    }

    /** @return list<array{string, string}> */
    public static function rulesOfTheShopItself(): array
    {
        return [
            ['handle', 'jquery'], ['handle', 'wc-add-to-cart'], ['handle', 'wp-hooks'], ['handle', 'islas'],
            ['url', '/plugins/woocommerce/'], ['url', 'wp-includes'], ['url', 'https://tienda.example/'], ['url', '.js'],
            ['url', 'x.js'], ['url', '/plugins/islas/build/main'], ['inline', 'wc_add_to_cart_params'], ['inline', 'jQuery('],
        ];
    }

    /** @dataProvider rulesOfTheShopItself */
    public function testARuleThatWouldHoldTheShopItselfIsRefusedInWordsAndDoesNothing(string $kind, string $pattern): void
    {
        $rule = ['kind' => $kind, 'pattern' => $pattern, 'category' => 'marketing', 'provider' => 'X'];
        self::assertStringContainsString($pattern, Rules::refusal($rule));

        Site::$options[1][Lists::OPTION] = ['rules' => [$rule]];
        $rules = new Rules(new Lists());
        self::assertNull($rules->ofUrl('https://tienda.example/wp-content/plugins/woocommerce/x.js'));
        self::assertNull($rules->ofHandle($pattern));
        self::assertNull($rules->ofInline('var wc_add_to_cart_params = {}; jQuery(function(){})'));
    }

    public function testTheOwnersRuleComesBeforeWhatIsKnown(): void
    {
        Site::$options[1][Lists::OPTION] = ['rules' => [
            ['kind' => 'url', 'pattern' => 'chat.example/', 'category' => 'preferences', 'provider' => 'Mi chat'],
            ['kind' => 'handle', 'pattern' => 'tracker', 'category' => 'statistics', 'provider' => ''],
            ['kind' => 'url', 'pattern' => 'youtube.com/embed', 'category' => 'necessary', 'provider' => ''],
        ]];
        $rules = new Rules(new Lists());

        self::assertSame(['category' => 'preferences', 'provider' => 'mi-chat'], $rules->ofUrl('https://chat.example/w.js'));
        self::assertSame('statistics', $rules->ofHandle('tracker')['category'] ?? '');
        self::assertNull($rules->ofUrl('https://www.youtube.com/embed/x'));
    }

    /** @return list<array{string, bool}> A piece of a page, and whether anything in it may wait. */
    public static function pieces(): array
    {
        $tag = '//www.googletagmanager.com/gtag/js?id=G-ABC';
        $own = '<script id="islas-head">var a = "' . $tag . '"';

        return [
            ["<script src=\"$tag\"></script>", true],
            ["<p>$tag</p>", false],
            ["$own</script>", false],
            ["$own</script><SCRIPT SRC='$tag'></SCRIPT>", true],
            ["$own <!-- </script>", true],
            ["$own", true],
            ["<script type=\"application/ld+json\">{\"a\":\"$tag\"}</script>", false],
            ["<script class=\"x\" type=\"speculationrules\">\"$tag\"</script>", false],
            ["<script data-type=\"importmap\">\"$tag\"</script><iframe src=\"$tag\">", true],
            ["<iframe id=\"islas-a\" src=\"$tag\"></iframe>", true],
        ];
    }

    /** @dataProvider pieces */
    public function testOfAPageOnlyScriptsThatRunAndFramesAreLookedAt(string $piece, bool $mayWait): void
    {
        self::assertSame($mayWait, (new Rules(new Lists()))->concern($piece));
    }

    public function testEveryProviderIsWhole(): void
    {
        foreach (Providers::TABLE as $key => $row) {
            self::assertContains($row['category'], Words::CATEGORIES, $key);
            foreach ($row['cookies'] as $name => [$purpose]) {
                self::assertNotSame($purpose, Words::purpose($purpose), "$key $name");
            }
            foreach (array_merge($row['urls'], $row['inline']) as $part) {
                self::assertGreaterThan(3, strlen($part), $key);
                self::assertSame(strtolower($part), $part, $key);
            }
        }
        self::assertSame('google-analytics', Providers::ofCookie('_ga_ABC123')['provider'] ?? null);
        self::assertNull(Providers::ofCookie('nobody_knows'));
    }

    public function testAFreshShopBreaksNoRuleOfSpain(): void
    {
        self::assertSame([], Lint::findings(new Settings(), self::links(), ['marketing'], []));
    }

    /** @return array<string, array{array<string, mixed>, string}> Settings, and the finding they lead to. */
    public static function breaches(): array
    {
        return [
            'no button to reject' => [['consent_show_decline' => false], 'reject'],
            'a pale one' => [['consent_decline_background' => '#eeeeee', 'consent_decline_color' => '#1d2327'], 'prominence'],
            'unreadable' => [['consent_color' => '#aaaaaa'], 'contrast'],
            'scrolling' => [['cookies_bar_on_scroll' => 'yes'], 'implied'],
            'going on' => [['cookies_bar_on_page_redirect' => 'yes'], 'implied'],
            'closing' => [['cookies_bar_on_close' => 'yes'], 'implied'],
            'for too long' => [['expire_time' => Lint::LONGEST + 1], 'expiry'],
            'too short a text' => [['consent_text' => 'Usamos cookies.'], 'text'],
            'nothing held' => [['consent_hold' => 'off'], 'hold'],
        ];
    }

    /**
     * @dataProvider breaches
     * @param array<string, mixed> $changes
     */
    public function testABreachIsAnErrorInWords(array $changes, string $code): void
    {
        $findings = Lint::findings(Settings::draft($changes), self::links(), ['marketing'], []);
        $errors = array_filter($findings, static fn (array $finding) => $finding['level'] === 'error');

        self::assertContains($code, array_column($errors, 'code'));
        self::assertSame([], array_filter($findings, static fn (array $finding) => strlen($finding['sentence']) < 20));
    }

    public function testWithoutALinkToAPolicyTheInformationIsNotComplete(): void
    {
        self::assertContains('links', array_column(Lint::findings(new Settings(), [], [], []), 'code'));
    }

    public function testContrastIsThatOfWcag(): void
    {
        self::assertEqualsWithDelta(21, Contrast::between('#000000', '#ffffff'), 0.01);
        self::assertEqualsWithDelta(4.54, Contrast::between('#767676', '#ffffff'), 0.01);
    }

    public function testConsentIsOffBesideAnotherToolThatAsks(): void
    {
        $features = $this->features([]);
        self::assertTrue($features->on('consent'));
        foreach (['cookie-law-info/cookie-law-info.php', 'eu-cookies-bar/eu-cookies-bar.php'] as $file) {
            Site::$options[1]['active_plugins'] = ['woocommerce/woocommerce.php', $file];

            self::assertFalse($features->on('consent'), $file);
            self::assertSame([$file], array_keys(OtherConsent::active()));
        }
    }

    public function testTheSettingsOfEuCookiesBarAreTakenOver(): void
    {
        self::assertFalse(EuCookiesBar::isThere());
        Site::$options[1][EuCookiesBar::OPTION] = [
            'expire' => '90', 'strictly_necessary' => 'mine', 'cookies_bar_on_scroll' => 'yes', 'block_until_accept' => '1',
            'cookies_bar_position' => 'top', 'user_cookies_settings_bar_position' => 'right', 'cookies_bar_color' => '#fff',
        ];
        $settings = (new Settings())->change(EuCookiesBar::settings());

        self::assertSame(90 * 86400, $settings['expire_time']);
        self::assertSame(
            ['mine', 'yes', true, 'top', 'right', '#fff'],
            [
                $settings['strictly_necessary'], $settings['cookies_bar_on_scroll'], $settings['block_until_accept'],
                $settings['consent_position'], $settings['consent_reopen'], $settings['consent_color'],
            ]
        );
    }

    /** @return list<array{text: string, url: string}> */
    private static function links(): array
    {
        return [['text' => 'cookies', 'url' => 'https://tienda.example/cookies/']];
    }
}

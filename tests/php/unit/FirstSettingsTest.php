<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\Activation;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use Islas\Welcome\FirstSettings;
use Islas\Welcome\HomePage;
use Islas\Welcome\ShopCheck;

/**
 * A new shop gets every replacement at once, and an addition where no other tool does its job. Whatever the owner has
 * changed stays.
 */
final class FirstSettingsTest extends PluginTestCase
{
    public function testANewShopWithoutOtherToolsHasTheDefaults(): void
    {
        Activation::run();

        self::assertSame((new Settings())->listDefaults(), (new Settings())->all());
        self::assertFalse(FirstSettings::isSeen());
        self::assertSame([[0, 'islas_check', []]], Site::$scheduled);
    }

    public function testAnAdditionIsOffInANewShopWhereAPluginDoesItsJob(): void
    {
        Site::$options[1]['active_plugins'] = ['caddy/caddy.php', 'ajax-search-for-woocommerce/fibo.php'];
        Activation::run();

        self::assertSame(
            ['feature_drawer', 'feature_search'],
            array_keys(array_diff_assoc((new Settings())->listDefaults(), (new Settings())->all()))
        );
        self::assertSame('It stays, and this part of Islas is off.', $this->results()['drawer']);
    }

    public function testAShopThatHadIslasKeepsItsSettingsAndIsNotInvited(): void
    {
        Site::$options[1]['active_plugins'] = ['caddy/caddy.php'];
        Site::$options[1][Settings::OPTION] = ['feature_cart' => false];
        Activation::completeOptions();
        FirstSettings::adaptSettings();

        self::assertSame(['feature_cart' => false], Site::$options[1][Settings::OPTION]);
        self::assertTrue(FirstSettings::isSeen());
        self::assertSame([], Site::$scheduled);
        self::assertSame('You have switched this part of Islas on, too. Both work.', $this->results()['drawer']);
    }

    public function testTheCheckAfterActivationTurnsTheSearchOffBesideAHostedOne(): void
    {
        Activation::run();
        Site::$loopback = [200, '<script src="https://eu1-config.doofinder.com/2.x/a.js" async></script>'];
        FirstSettings::adaptSettings();

        self::assertFalse((new Settings())->flag('feature_search'));
        self::assertTrue((new Settings())->flag('feature_drawer'));
        self::assertCount(1, Site::$requested);
        self::assertStringContainsString('?islas=off.', Site::$requested[0], 'The page is read without Islas.');
        Site::$loopback = [200, ''];
        FirstSettings::adaptSettings();
        self::assertTrue((new Settings())->flag('feature_search'), 'An untouched shop follows what is there.');
    }

    public function testAShopThatTheOwnerHasChangedIsOnlyDescribed(): void
    {
        Activation::run();
        Site::$options[1]['active_plugins'] = ['caddy/caddy.php'];
        (new Settings())->change(['please_wait_text' => 'Ya va']);
        FirstSettings::adaptSettings();
        (new Settings())->change(['please_wait_text' => '']);
        FirstSettings::adaptSettings();

        self::assertTrue((new Settings())->flag('feature_drawer'));
    }

    /** @dataProvider pages */
    public function testReadsToolsFromTheScriptsOfTheHomePage(string $html, array $expected): void
    {
        $read = HomePage::readPage($html);

        self::assertSame($expected, [$read['consent'], $read['search'], $read['tag_manager']]);
    }

    public function testReadsScriptsOfAnyLength(): void
    {
        $long = '<script>' . str_repeat('a b ', (int) ini_get('pcre.backtrack_limit')) . '</script>';

        self::assertSame('Doofinder', HomePage::readPage($long . '<script src="https://cdn.doofinder.com/x.js"></script>')['search']);
    }

    /** @return iterable<string, array{string, array{string, string, bool}}> */
    public function pages(): iterable
    {
        yield 'nothing' => ['', ['', '', false]];
        yield 'CookieYes' => [
            '<script id="cookieyes" src="https://cdn-cookieyes.com/client_data/x/script.js"></script>',
            ['CookieYes', '', false],
        ];
        yield 'Cookiebot and a search' => [
            '<SCRIPT src="https://consent.cookiebot.com/uc.js"></SCRIPT><script>k("https://js.klevu.com/core.js")</script>',
            ['Cookiebot', 'Klevu', false],
        ];
        yield 'OneTrust' => ['<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js"></script>', ['OneTrust', '', false]];
        yield 'Tag Manager' => ["<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>", ['', '', true]];
        yield 'a text that speaks of them' => [
            '<p>cdn-cookieyes.com/ doofinder.com/ googletagmanager.com/gtm.js</p><a href="https://js.klevu.com/">x</a>',
            ['', '', false],
        ];
        yield 'a script without an end' => ['<script src="https://cdn.doofinder.com/x.js">', ['', '', false]];
    }

    public function testAHomePageThatCannotBeReadChangesNothingAndIsSaid(): void
    {
        Activation::run();
        foreach (['Timed <out>' => 'Timed <out>', '503' => [503, '<script src="https://x.doofinder.com/">']] as $why => $answer) {
            Site::$loopback = $answer;
            FirstSettings::adaptSettings();

            self::assertStringContainsString("({$why})", ShopCheck::describeHomePage());
        }
        self::assertSame((new Settings())->listDefaults(), (new Settings())->all());
    }

    /** @dataProvider stored */
    public function testWhatIsStoredMayHaveAnyShape($value): void
    {
        Site::$options[1][FirstSettings::OPTION] = $value;

        self::assertTrue(FirstSettings::isSeen());
        self::assertSame(HomePage::UNREAD, FirstSettings::readHomePage());
        FirstSettings::adaptSettings();
        self::assertArrayNotHasKey(Settings::OPTION, Site::$options[1]);
    }

    /** @return iterable<string, list<mixed>> */
    public function stored(): iterable
    {
        yield 'text' => ['x'];
        yield 'lists' => [['seen' => [], 'written' => [], 'home' => ['time' => 'x', 'problem' => [], 'search' => [1]]]];
        yield 'nothing' => [null];
    }

    public function testSaysWhatIsInTheShopAndWhatIslasDoesBesideIt(): void
    {
        Site::$options[1]['active_plugins'] = [
            'complianz-gdpr/complianz-gpdr.php', 'woo-variation-swatches/woo-variation-swatches.php',
            'litespeed-cache/litespeed-cache.php',
        ];
        $found = array_column($this->check()->listRows(), 'found', 'key');
        $results = $this->results();

        self::assertSame('Tienda 1.2, a classic theme', $found['theme']);
        self::assertSame(['LiteSpeed Cache', 'LiteSpeed Cache'], [$found['caches'], $found['optimisers']]);
        self::assertSame('Variation Swatches for WooCommerce', $found['swatches']);
        self::assertSame('Its swatches stay, and Islas prints none.', $results['swatches']);
        self::assertSame('Complianz', $found['consent']);
        self::assertSame('It keeps asking, and Islas shows no bar of its own.', $results['consent']);
        self::assertSame('None found', $found['search']);
        self::assertStringContainsString('(wc-add-to-cart)', $found['replaced']);
    }

    public function testNamesOptimisersThatTheOwnerHasToSetUp(): void
    {
        self::assertSame('Nothing to do.', $this->results()['optimisers']);

        Site::$options[1]['active_plugins'] = ['autoptimize/autoptimize.php', 'flying-scripts/flying-scripts.php'];
        self::assertSame(
            'Islas asks them to leave its scripts as they are.'
            . ' If the scripts of Islas are late, leave them out in the settings of Flying Scripts.',
            $this->results()['optimisers']
        );
    }

    public function testNamesTheBlocksThatThisWooCommerceHasInAnOlderForm(): void
    {
        self::assertSame('Nothing to do.', $this->results()['blocks'], 'no block is there');

        Site::$blocks = array_fill_keys(
            ['woocommerce/mini-cart', 'woocommerce/product-button', 'woocommerce/add-to-cart-with-options'],
            []
        );
        self::assertSame(
            'Mini-Cart (10.4), Product Button (10.4), Add to Cart + Options (10.9)',
            array_column($this->check()->listRows(), 'found', 'key')['blocks']
        );
        self::assertStringContainsString('They stay as they are.', $this->results()['blocks']);

        Site::$blocks['woocommerce/mini-cart'] = ['interactivity' => true];
        self::assertStringStartsWith('Add to Cart + Options (10.9). ', $this->check()->addHealthLines([])['blocks']['value']);

        Site::$blocks['woocommerce/dropdown'] = [];
        self::assertSame('Nothing to do.', $this->results()['blocks']);

        Site::$blocks = ['woocommerce/product-button' => []];
        self::assertStringStartsWith('Product Button (10.4). ', $this->check()->addHealthLines([])['blocks']['value']);
    }

    public function testTheCheckDescribesTheShopAsThoseSeeItWhoSeeIslas(): void
    {
        (new KillSwitch())->pause();

        self::assertStringContainsString('(wc-add-to-cart)', array_column($this->check()->listRows(), 'found', 'key')['replaced']);
    }

    private function check(): ShopCheck
    {
        $settings = new Settings();

        return new ShopCheck($settings, new Features($settings, $this->fullManifest(), new KillSwitch(null, null, true)));
    }

    /** @return array<string, string> */
    private function results(): array
    {
        return array_column($this->check()->listRows(), 'result', 'key');
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use _WP_Dependency;

/**
 * Muted handles print their data and no file, their dependants still run, and a feature that is off changes nothing.
 */
final class StockScriptsTest extends PluginTestCase
{
    private const JQUERY = ['/wp-includes/js/jquery/jquery.min.js', '/wp-includes/js/jquery/jquery-migrate.min.js'];
    private const CORE = ['jquery-core', 'jquery-migrate'];
    private const HANDLES = ['woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-add-to-cart-variation'];

    /** @return array<string, array{string}> Prefix of the library handles before and from WooCommerce 10.3. */
    public static function names(): array
    {
        return ['before 10.3' => [''], 'from 10.3' => ['wc-']];
    }

    /** @dataProvider names */
    public function testMutedHandlesPrintTheirDataAndNoFile(string $prefix): void
    {
        $libraries = [$prefix . 'jquery-blockui.js', $prefix . 'js-cookie.js', 'wp-util.js'];
        foreach (['auto' => [], 'keep' => array_merge(self::JQUERY, $libraries)] as $jquery => $files) {
            Site::reset();
            $this->registerStock($prefix);
            $this->stock(['jquery' => $jquery])->mute();
            Site::$scripts->queue = self::HANDLES;
            $printed = Site::$scripts->printPass();

            self::assertSame($files, $printed['files']);
            self::assertSame(
                array_map(static fn (string $handle) => $handle . '-data', self::HANDLES),
                $printed['data']
            );
        }
    }

    /** @return array<string, array{string, string, string}> */
    public static function attachments(): array
    {
        return [
            'code before a muted script' => ['wc-add-to-cart', 'before', 'run()'],
            'code after a muted script' => ['wc-cart-fragments', 'after', 'run()'],
            'code after jQuery' => ['jquery-core', 'after', 'window.$ = jQuery'],
            'code with the name of jQuery' => ['jquery', 'before', 'run()'],
        ];
    }

    /** @dataProvider attachments */
    public function testKeepsJQueryWhereInlineCodeIsAttached(string $handle, string $position, string $code): void
    {
        $this->registerStock('wc-');
        $stock = $this->stock();
        $stock->mute();
        Site::$scripts->registered[$handle]->extra[$position] = [false, $code];
        $stock->mute(); // WordPress prints in several passes; `mute` runs before each.
        Site::$scripts->queue = self::HANDLES;

        self::assertSame(self::JQUERY, Site::$scripts->printPass()['files']);
    }

    public function testKeepsJQueryWhereDataIsAttachedToIt(): void
    {
        $this->registerStock('wc-');
        Site::$scripts->registered['jquery']->extra['data'] = 'var ajax = {};';
        $this->stock()->mute();
        Site::$scripts->queue = self::HANDLES;

        self::assertSame(self::JQUERY, Site::$scripts->printPass()['files']);
    }

    public function testLoadsNoJQueryForInlineDataOfWooCommerceItself(): void
    {
        $this->registerStock('wc-');
        Site::$scripts->registered['wc-add-to-cart-variation']->extra['before'] = [
            false,
            '(window.wc_variation_gallery_defaults = window.wc_variation_gallery_defaults || {})[7] = "jQuery";',
        ];
        $this->stock()->mute();
        Site::$scripts->queue = self::HANDLES;

        self::assertSame([], Site::$scripts->printPass()['files']);
    }

    public function testKeepsJQueryThatAnotherHostServes(): void
    {
        $this->registerStock('wc-');
        Site::$scripts->registered['jquery-core']->src = 'https://code.example/jquery.min.js';
        $this->stock()->mute();
        Site::$scripts->queue = self::HANDLES;

        self::assertSame(
            ['https://code.example/jquery.min.js', self::JQUERY[1]],
            Site::$scripts->printPass()['files']
        );
    }

    public function testReportsMissingJQueryOnlyForMutedHandles(): void
    {
        $this->registerStock('wc-');
        $stock = $this->stock();
        self::assertFalse($stock->lacksJQuery(['wc-add-to-cart']));
        $stock->mute();
        self::assertFalse($stock->lacksJQuery([]));
        self::assertTrue($stock->lacksJQuery(['wc-add-to-cart']));
    }

    public function testAttachesScrollToNoticesOnceAndOnlyToDependantsOfTheWooCommerceScript(): void
    {
        $this->registerStock('wc-');
        $this->registerScript('wc-cart', ['jquery', 'woocommerce']);
        $this->registerScript('slider', ['jquery']);
        $stock = $this->stock();
        $stock->mute();
        $stock->mute();

        self::assertCount(1, Site::$scripts->registered['wc-cart']->extra['before']);
        self::assertStringContainsString('scroll_to_notices', Site::$scripts->registered['wc-cart']->extra['before'][0]);
        self::assertArrayNotHasKey('before', Site::$scripts->registered['slider']->extra);
        self::assertArrayNotHasKey('before', Site::$scripts->registered['woocommerce']->extra);
    }

    /** @dataProvider names */
    public function testLoadsTheLibrariesOfAMutedScriptBeforeItsDependants(string $prefix): void
    {
        $this->registerStock($prefix);
        $this->registerScript('wc-checkout', ['jquery', 'woocommerce']);
        $this->registerScript('gateway', ['wc-checkout']);
        $this->stock()->mute();
        Site::$scripts->queue = ['woocommerce', 'wc-add-to-cart', 'gateway'];

        $files = Site::$scripts->printPass()['files'];
        $libraries = array_merge(self::JQUERY, [$prefix . 'jquery-blockui.js', $prefix . 'js-cookie.js']);

        self::assertEqualsCanonicalizing($libraries, array_slice($files, 0, 4));
        self::assertSame(['wc-checkout.js', 'gateway.js'], array_slice($files, 4));
    }

    /** @dataProvider names */
    public function testWooCommercesOwnScriptsGetNoLibraryForCookies(string $prefix): void
    {
        $this->registerStock($prefix);
        foreach (['checkout' => ['woocommerce'], 'theme' => ['woocommerce', $prefix . 'js-cookie']] as $handle => $needs) {
            $address = "https://tienda.example/wp-content/plugins/woocommerce/assets/js/frontend/$handle.min.js";
            Site::$scripts->registered[$handle] = new _WP_Dependency($handle, $address, $needs);
        }
        $stock = $this->stock();
        $stock->mute();
        Site::$scripts->queue = ['woocommerce', 'checkout'];
        $stock->muteQueued();
        self::assertNotContains($prefix . 'js-cookie.js', Site::$scripts->printPass()['files']);
        self::assertSame([$prefix . 'js-cookie'], $stock->listMissing(['woocommerce', 'checkout', 'jquery', ...self::CORE, $prefix . 'jquery-blockui']));

        Site::$scripts->queue[] = 'theme';
        self::assertContains($prefix . 'js-cookie.js', Site::$scripts->printPass()['files'], 'It declares the library.');
    }

    /** @return array<string, array{callable(): void}> */
    public static function reasonsForCookies(): array
    {
        return [
            'a script of others has the place of the stock file' => [static function (): void {
                Site::$scripts->registered['wc-checkout']->src = '/wp-content/plugins/x/checkout.js';
            }],
            'code is attached to the library' => [static function (): void {
                Site::$scripts->registered['wc-js-cookie']->extra['after'] = [false, 'Cookies.set("a", "b")'];
            }],
            'another host has the library' => [static function (): void {
                Site::$scripts->registered['wc-js-cookie']->src = 'https://cdn.example/js.cookie.js';
            }],
            'the owner keeps jQuery' => [static function (): void {
                Site::$options[1][Settings::OPTION] = ['jquery' => 'keep'];
            }],
        ];
    }

    /**
     * @dataProvider reasonsForCookies
     * @param callable(): void $arrange
     */
    public function testTheCheckoutKeepsTheLibraryForCookiesWhere(callable $arrange): void
    {
        $this->registerStock('wc-');
        $this->registerScript('wc-checkout', ['jquery', 'woocommerce']);
        Site::$scripts->registered['wc-checkout']->src = '/wp-content/plugins/woocommerce/assets/js/frontend/checkout.js';
        $stock = $this->stock();
        $arrange();
        $stock->mute();
        Site::$scripts->queue = ['wc-checkout'];

        self::assertContains(Site::$scripts->registered['wc-js-cookie']->src, Site::$scripts->printPass()['files']);
    }

    public function testLoadsTheLibrariesOfAMutedScriptForADependantRegisteredAfterTheHead(): void
    {
        $this->registerStock('wc-');
        $stock = $this->stock();
        $stock->mute();
        Site::$scripts->queue = ['woocommerce', 'wc-add-to-cart'];
        self::assertSame([], Site::$scripts->printPass()['files']);

        $this->registerScript('late', ['wc-add-to-cart-variation']);
        Site::$scripts->queue[] = 'late';
        $stock->mute();

        self::assertSame(
            array_merge(self::JQUERY, ['wp-util.js', 'wc-jquery-blockui.js', 'late.js']),
            Site::$scripts->printPass()['files']
        );
    }

    /** @return array<string, array{callable(): void}> */
    public static function changes(): array
    {
        $script = static fn (string $handle, array $needs) => new _WP_Dependency($handle, $handle . '.js', $needs);

        return [
            'it begins to depend on one' => [static function (): void {
                Site::$scripts->registered['slider']->deps[] = 'woocommerce';
            }],
            'it is registered again' => [static function () use ($script): void {
                Site::$scripts->registered['slider'] = $script('slider', ['woocommerce']);
            }],
            'what it depends on is muted only now' => [static function () use ($script): void {
                Site::$scripts->registered['slider'] = $script('slider', ['wp-util', 'wp-embed']);
                Site::$scripts->registered['wp-embed'] = $script('wp-embed', ['jquery']);
            }],
        ];
    }

    /**
     * @dataProvider changes
     * @param callable(): void $change
     */
    public function testLoadsJQueryForAScriptWhoseDependenciesBecomeMutedLater(callable $change): void
    {
        $this->registerStock('wc-');
        $this->registerScript('slider', ['wp-util']);
        $stock = $this->stock();
        $stock->mute();
        $stock->mute();
        $change();
        $stock->mute();
        Site::$scripts->queue = ['slider'];

        self::assertSame(self::JQUERY, array_values(array_intersect(
            Site::$scripts->printPass()['files'],
            self::JQUERY
        )));
    }

    public function testLoadsJQueryForAScriptWhoseDependencyIsRegisteredLaterAndMuted(): void
    {
        $this->registerStock('wc-');
        $this->registerScript('slider', ['wp-embed']);
        $stock = $this->stock();
        $stock->mute();
        $this->registerScript('wp-embed', ['jquery']);
        $stock->mute();
        Site::$scripts->queue = ['slider'];

        self::assertSame(array_merge(self::JQUERY, ['slider.js']), Site::$scripts->printPass()['files']);
    }

    public function testMutingAttachesNoCodeToAStockScript(): void
    {
        $this->registerStock('wc-');
        $this->stock()->mute();

        self::assertSame(['data'], array_keys(Site::$scripts->registered['woocommerce']->extra));
    }

    public function testMutesAHandleAgainThatWasRegisteredAgain(): void
    {
        $this->registerStock('');
        $stock = $this->stock();
        $stock->mute();
        $this->registerScript('wc-cart-fragments', ['jquery', 'js-cookie']);
        $stock->mute();
        $stock->mute();

        self::assertFalse(Site::$scripts->registered['wc-cart-fragments']->src);
        self::assertSame([], Site::$scripts->registered['wc-cart-fragments']->deps);
    }

    public function testAFeatureThatIsOffLeavesItsStockScriptUnchanged(): void
    {
        foreach (
            [
                'page' => 'woocommerce',
                'cart' => 'wc-add-to-cart',
                'fragments' => 'wc-cart-fragments',
                'variations' => 'wc-add-to-cart-variation',
            ] as $feature => $handle
        ) {
            Site::reset();
            $this->registerStock('wc-');
            $before = clone Site::$scripts->registered[$handle];
            $this->stock(['feature_' . $feature => false])->mute();

            self::assertEquals($before, Site::$scripts->registered[$handle]);
            $silent = array_filter(Site::$scripts->registered, static fn (_WP_Dependency $one) => $one->src === false);
            self::assertCount(4, $silent); // The fourth is `jquery`, an alias without a file.
        }
    }

    public function testLeavesEveryScriptUnchangedWithoutABuild(): void
    {
        $this->registerStock('wc-');
        $before = unserialize(serialize(Site::$scripts->registered));
        $this->stock([], $this->manifest('{}'))->mute();

        self::assertEquals($before, Site::$scripts->registered);
    }

    public function testMutesNoScriptInTheAdmin(): void
    {
        $this->registerStock('wc-');
        Site::$admin = true;
        $this->stock()->mute();

        self::assertSame('woocommerce.js', Site::$scripts->registered['woocommerce']->src);
    }

    public function testRegistersNothingWhenTheStockHandlesAreMissing(): void
    {
        $this->stock()->mute();

        self::assertSame([], Site::$scripts->registered);
    }

    /** @param array<string, mixed> $settings */
    private function stock(array $settings = [], ?Manifest $manifest = null): StockScripts
    {
        return new StockScripts($this->features($settings, $manifest), new ShopJQuery(new Settings()));
    }

    private function registerStock(string $prefix): void
    {
        foreach (self::CORE as $i => $handle) {
            Site::$scripts->registered[$handle] = new _WP_Dependency($handle, self::JQUERY[$i], []);
        }
        Site::$scripts->registered['jquery'] = new _WP_Dependency('jquery', false, self::CORE);
        $this->registerScript('wp-util', []);
        $this->registerScript($prefix . 'jquery-blockui', ['jquery']);
        $this->registerScript($prefix . 'js-cookie', []);
        $this->registerScript('woocommerce', ['jquery', $prefix . 'jquery-blockui', $prefix . 'js-cookie']);
        $this->registerScript('wc-add-to-cart', ['jquery', $prefix . 'jquery-blockui']);
        $this->registerScript('wc-cart-fragments', ['jquery', $prefix . 'js-cookie']);
        $this->registerScript('wc-add-to-cart-variation', ['jquery', 'wp-util', $prefix . 'jquery-blockui']);
        foreach (self::HANDLES as $handle) {
            Site::$scripts->registered[$handle]->extra['data'] = $handle . '-data';
        }
    }

    /** @param list<string> $dependencies */
    private function registerScript(string $handle, array $dependencies): void
    {
        Site::$scripts->registered[$handle] = new _WP_Dependency($handle, $handle . '.js', $dependencies);
    }
}

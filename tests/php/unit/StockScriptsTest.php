<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\StockScripts;
use Islas\Tests\WordPress\Site;
use _WP_Dependency;

/**
 * Muted handles print their data and no file, nobody who depends on them is stranded, and off means untouched.
 */
final class StockScriptsTest extends PluginTestCase
{
    private const HANDLES = ['woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-add-to-cart-variation'];

    /** @return array<string, array{string}> Prefix of the library handles before and from WooCommerce 10.3. */
    public static function names(): array
    {
        return ['before 10.3' => [''], 'from 10.3' => ['wc-']];
    }

    /** @dataProvider names */
    public function testMutedHandlesPrintTheirDataAndNoFile(string $prefix): void
    {
        $this->registerStock($prefix);
        (new StockScripts($this->features()))->mute();
        Site::$scripts->queue = self::HANDLES;
        $printed = Site::$scripts->printPass();

        self::assertSame(['jquery.js'], $printed['files']);
        self::assertSame(array_map(static fn (string $handle) => $handle . '-data', self::HANDLES), $printed['data']);
    }

    /** @dataProvider names */
    public function testADependantFindsWhatItsMutedDependencyUsedToBring(string $prefix): void
    {
        $this->registerStock($prefix);
        $this->registerScript('wc-checkout', ['jquery', 'woocommerce']);
        $this->registerScript('gateway', ['wc-checkout']);
        (new StockScripts($this->features()))->mute();
        Site::$scripts->queue = ['woocommerce', 'wc-add-to-cart', 'gateway'];

        $files = Site::$scripts->printPass()['files'];
        $libraries = ['jquery.js', $prefix . 'jquery-blockui.js', $prefix . 'js-cookie.js'];

        self::assertEqualsCanonicalizing($libraries, array_slice($files, 0, 3));
        self::assertSame(['wc-checkout.js', 'gateway.js'], array_slice($files, 3));
    }

    public function testADependantRegisteredAfterTheHeadWasPrintedFindsThemToo(): void
    {
        $this->registerStock('wc-');
        $stock = new StockScripts($this->features());
        $stock->mute();
        Site::$scripts->queue = ['woocommerce', 'wc-add-to-cart'];
        self::assertSame(['jquery.js'], Site::$scripts->printPass()['files']);

        $this->registerScript('late', ['wc-add-to-cart-variation']);
        Site::$scripts->queue[] = 'late';
        $stock->mute();

        self::assertSame(
            ['wp-util.js', 'wc-jquery-blockui.js', 'late.js'],
            Site::$scripts->printPass()['files']
        );
    }

    public function testTheFunctionThatOthersCallStandsOnceWhereTheStockScriptStood(): void
    {
        $this->registerStock('wc-');
        $stock = new StockScripts($this->features());
        $stock->mute();
        $stock->mute();

        self::assertCount(1, Site::$scripts->registered['woocommerce']->extra['before']);
        self::assertStringContainsString('scroll_to_notices', Site::$scripts->registered['woocommerce']->extra['before'][0]);
        self::assertArrayNotHasKey('before', Site::$scripts->registered['wc-add-to-cart']->extra);
    }

    public function testAHandleRegisteredAgainBySomebodyIsMutedAgain(): void
    {
        $this->registerStock('');
        $stock = new StockScripts($this->features());
        $stock->mute();
        $this->registerScript('wc-cart-fragments', ['jquery', 'js-cookie']);
        $stock->mute();
        $stock->mute();

        self::assertFalse(Site::$scripts->registered['wc-cart-fragments']->src);
        self::assertSame(['jquery'], Site::$scripts->registered['wc-cart-fragments']->deps);
    }

    public function testAFeatureThatIsOffLeavesItsStockScriptAsItWas(): void
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
            (new StockScripts($this->features(['feature_' . $feature => false])))->mute();

            self::assertEquals($before, Site::$scripts->registered[$handle]);
            $silent = array_filter(Site::$scripts->registered, static fn (_WP_Dependency $one) => $one->src === false);
            self::assertCount(3, $silent);
        }
    }

    public function testWithoutABuildEveryScriptStaysAsItIs(): void
    {
        $this->registerStock('wc-');
        $before = unserialize(serialize(Site::$scripts->registered));
        (new StockScripts($this->features([], $this->manifest('{}'))))->mute();

        self::assertEquals($before, Site::$scripts->registered);
    }

    public function testTheAdminIsLeftAlone(): void
    {
        $this->registerStock('wc-');
        Site::$admin = true;
        (new StockScripts($this->features()))->mute();

        self::assertSame('woocommerce.js', Site::$scripts->registered['woocommerce']->src);
    }

    public function testAPageWithoutTheHandlesIsFine(): void
    {
        (new StockScripts($this->features()))->mute();

        self::assertSame([], Site::$scripts->registered);
    }

    private function registerStock(string $prefix): void
    {
        $this->registerScript('jquery', []);
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

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\JQuery\JQueryOnDemand;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use _WP_Dependency;

/**
 * The script that loads jQuery at its first use is printed once, only where a muted script would have loaded jQuery and
 * no other does, with the addresses that WordPress would print.
 */
final class JQueryOnDemandTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $jquery = '/wp-includes/js/jquery/';
        $this->register('jquery-core', $jquery . 'jquery.min.js', [])->ver = '3.7.1';
        $this->register('jquery-migrate', $jquery . 'jquery-migrate.min.js', []);
        $this->register('jquery', false, ['jquery-core', 'jquery-migrate']);
        $this->register('woocommerce', '/woocommerce.js', ['jquery']);
        Site::$scripts->queue = ['woocommerce'];
    }

    public function testPrintsTheAddressOfTheShopsJQuery(): void
    {
        $printed = $this->printed();

        self::assertSame([
            'https://tienda.example/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
            'https://tienda.example/wp-includes/js/jquery/jquery-migrate.min.js?ver=6.8.1',
        ], $this->urls($printed));
        self::assertStringContainsString('data-dollar="left"', $printed);
        self::assertStringContainsString('data-report="/?wc-ajax=islas_jquery"', $printed);
        self::assertStringEndsWith('window.islasJQuery?.()</script>', $printed);
    }

    public function testPrintsTheFilteredUrlOfAThemesOwnJQuery(): void
    {
        $this->register('jquery', '/wp-content/themes/x/jquery.js?a=1', [])->ver = '2';
        add_filter('script_loader_src', static fn (string $src, string $handle) => $src . '&' . $handle, 10, 2);
        $printed = $this->printed();

        self::assertSame(['https://tienda.example/wp-content/themes/x/jquery.js?a=1&ver=2&jquery'], $this->urls($printed));
        self::assertStringContainsString('data-dollar="taken"', $printed);
    }

    public function testPrintsMissingStockGlobalsWithTheirData(): void
    {
        $this->register('underscore', '/wp-includes/js/underscore.js', [])->ver = '1';
        $this->register('wp-util', '/wp-includes/js/wp-util.js', ['underscore', 'jquery'])->ver = '2';
        Site::$scripts->registered['wp-util']->extra['data'] = 'var _wpUtilSettings = {};';
        $this->register('wc-js-cookie', '/js.cookie.js', [])->ver = '3';
        $this->register('js-cookie', false, ['wc-js-cookie']);
        $this->register('woocommerce', '/woocommerce.js', ['jquery', 'js-cookie', 'wp-util']);

        self::assertSame([
            ['names' => ['Cookies'], 'run' => ['https://tienda.example/js.cookie.js?ver=3']],
            ['names' => ['_'], 'run' => ['https://tienda.example/wp-includes/js/underscore.js?ver=1']],
            [
                'names' => ['wp.template', 'wp.ajax'],
                'run' => ['var _wpUtilSettings = {};', 'https://tienda.example/wp-includes/js/wp-util.js?ver=2'],
            ],
        ], $this->globals($this->printed()));

        $this->register('woocommerce', '/woocommerce.js', ['jquery', 'js-cookie', 'wp-util']);
        $this->register('theme', '/theme.js', ['wc-js-cookie', 'jquery', 'underscore']);
        Site::$scripts->queue[] = 'theme';
        $printed = $this->printed();
        self::assertSame([['wp.template', 'wp.ajax']], array_column($this->globals($printed), 'names'));
        self::assertStringNotContainsString('data-urls', $printed);
    }

    public function testPrintsGlobalsOfFooterScriptsInTheFooter(): void
    {
        $this->register('wc-js-cookie', '/js.cookie.js', []);
        $this->register('wc-cart-fragments', '/fragments.js', ['jquery', 'wc-js-cookie']);
        $show = $this->onDemand();
        Site::output([$show, 'printStarter']);
        Site::$scripts->queue[] = 'wc-cart-fragments';

        $footer = Site::output([$show, 'printStarter']);
        self::assertStringContainsString('"islas:globals",{detail:[{"names":["Cookies"],', $footer);
        self::assertStringNotContainsString('run()', $footer);
        self::assertSame('', Site::output([$show, 'printStarter']));
    }

    public function testPrintsNoGlobalsWhenTheOwnerKeepsJQuery(): void
    {
        $show = $this->onDemand();
        Site::$options[1][Settings::OPTION] = ['jquery' => 'keep'];
        $this->register('wc-js-cookie', '/js.cookie.js', []);
        $this->register('woocommerce', '/woocommerce.js', ['jquery', 'wc-js-cookie']);

        self::assertSame('', Site::output([$show, 'printStarter']));
    }

    public function testPrintsTheOnDemandScriptOncePerPage(): void
    {
        $show = $this->onDemand();
        Site::output([$show, 'printStarter']);

        self::assertSame('', Site::output([$show, 'printStarter']));
    }

    public function testPrintsTheOnDemandScriptInTheFooterWhenAMutedScriptIsEnqueuedLate(): void
    {
        Site::$scripts->queue = [];
        $show = $this->onDemand();
        self::assertSame('', Site::output([$show, 'printStarter']));
        Site::$scripts->queue = ['woocommerce'];

        self::assertStringContainsString('islas-jquery', Site::output([$show, 'printStarter']));
    }

    public function testOnDemandModeFollowsChangesToJQueryDuringTheRequest(): void
    {
        $jquery = new ShopJQuery(new Settings());
        self::assertTrue($jquery->isOnDemand());
        Site::$scripts->registered['jquery-core']->extra['after'] = [false, 'window.mine = jQuery;'];
        self::assertFalse($jquery->isOnDemand());
        unset(Site::$scripts->registered['jquery-core']->extra['after']);
        self::assertTrue($jquery->isOnDemand());
        Site::$scripts->registered['jquery-migrate']->src = 'https://cdn.example/migrate.js';
        self::assertFalse($jquery->isOnDemand());
    }

    /** @return array<string, array{callable(self): void}> */
    public static function pagesWithout(): array
    {
        $register = static fn (string $handle, array $dependencies) => static function () use ($handle, $dependencies): void {
            Site::$scripts->registered[$handle] = new _WP_Dependency($handle, "/$handle.js", $dependencies);
            Site::$scripts->queue[] = $handle;
        };

        return [
            'a script that needs jQuery' => [$register('slider', ['jquery'])],
            'one that needs a muted script' => [$register('plugin', ['woocommerce'])],
            'one that needs the core alone' => [$register('old', ['jquery-core'])],
            'the setting keep' => [static fn () => Site::$options[1][Settings::OPTION] = ['jquery' => 'keep']],
            'no muted script' => [static fn () => Site::$scripts->queue = []],
            'no jQuery in the shop' => [static function (): void {
                unset(Site::$scripts->registered['jquery']);
            }],
            'an administration page' => [static fn () => Site::$admin = true],
            'the page feature off' => [static fn () => Site::$options[1][Settings::OPTION] = ['feature_page' => false]],
        ];
    }

    /** @dataProvider pagesWithout */
    public function testPrintsNoOnDemandScriptWhereJQueryStaysOrIsNotNeeded(callable $arrange): void
    {
        $show = $this->onDemand();
        $arrange();

        self::assertSame('', Site::output([$show, 'printStarter']));
    }

    /** @return list<array{mixed}> Unregistered handles; WordPress accepts any value as a dependency. */
    public static function unknownDependencies(): array
    {
        return [['nobody-registered-this'], [['jquery']], [null], [false], [7]];
    }

    /**
     * @dataProvider unknownDependencies
     * @param mixed $unknown
     */
    public function testAScriptWithAnUnknownDependencyDoesNotLoadJQuery($unknown): void
    {
        $this->register('broken', '/broken.js', ['jquery', $unknown]);
        Site::$scripts->queue[] = 'broken';

        self::assertStringContainsString('islas-jquery', $this->printed());
    }

    private function printed(): string
    {
        return Site::output([$this->onDemand(), 'printStarter']);
    }

    private function onDemand(): JQueryOnDemand
    {
        $features = $this->features();
        $jquery = new ShopJQuery(new Settings());
        $manifest = $this->manifest([Manifest::HEAD => ['file' => 'head.js']]);

        return new JQueryOnDemand(new StockScripts($features, $jquery), $jquery, $manifest);
    }

    /** @return mixed */
    private function urls(string $printed)
    {
        return $this->data('urls', $printed);
    }

    /** @return array<mixed> */
    private function globals(string $printed): array
    {
        return (array) $this->data('globals', $printed);
    }

    /** @return mixed */
    private function data(string $name, string $printed)
    {
        preg_match('/data-' . $name . '="([^"]*)"/', $printed, $found);

        return json_decode(htmlspecialchars_decode($found[1] ?? '', ENT_QUOTES), true);
    }

    /**
     * @param string|false $src
     * @param list<string> $dependencies
     */
    private function register(string $handle, $src, array $dependencies): _WP_Dependency
    {
        return Site::$scripts->registered[$handle] = new _WP_Dependency($handle, $src, $dependencies);
    }
}

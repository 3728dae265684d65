<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\CartPage\CartScripts;
use Islas\CartPage\StockCartLog;
use Islas\Fields\CountryData;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\DataFiles;
use Islas\Platform\Module as Platform;
use Islas\Platform\Settings;
use Islas\Plugin;
use WP_Scripts;

/**
 * The classic cart's page prints none of WooCommerce's scripts for it, unless other code on the page depends on one.
 */
final class CartScriptsTest extends ShopTestCase
{
    private const PATH = '/wp-content/plugins/woocommerce/assets/js/';
    private const STOCK = ['jquery-core', 'jquery-migrate', 'selectWoo', 'wc-country-select', 'wc-address-i18n', 'wc-cart'];

    private string $folder = '';

    /** @var array<string, mixed> The module data of the last page. */
    private array $data = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
        $this->later(static fn () => delete_option(StockCartLog::OPTION));
    }

    /**
     * @param callable(WP_Scripts): void|null $before What others do before Islas decides.
     * @param callable(WP_Scripts): void|null $after  What others do in the page's body.
     * @param array<string, mixed> $settings
     */
    private function page(?callable $before = null, ?callable $after = null, array $settings = []): WP_Scripts
    {
        /** @var WP_Scripts|null $wp_scripts */
        global $wp_scripts;
        $theirs = $wp_scripts;
        $wp_scripts = new WP_Scripts();
        $own = [
            'selectWoo' => ['selectWoo/selectWoo.full.min.js', ['jquery']],
            'wc-country-select' => ['frontend/country-select.min.js', ['jquery']],
            'wc-address-i18n' => ['frontend/address-i18n.min.js', ['jquery', 'wc-country-select']],
            'wc-cart' => ['frontend/cart.min.js', ['jquery', 'wc-country-select', 'wc-address-i18n']],
        ];
        foreach ($own as $handle => [$file, $dependencies]) {
            $wp_scripts->add($handle, self::PATH . $file, $dependencies, '1');
        }
        $wp_scripts->enqueue(['selectWoo', 'wc-cart']);
        $before === null || $before($wp_scripts);
        $this->decide($wp_scripts, $settings);
        $after === null || $after($wp_scripts);
        $page = $wp_scripts;
        $wp_scripts = $theirs;

        return $page;
    }

    /** @param array<string, mixed> $settings */
    private function decide(WP_Scripts $scripts, array $settings): void
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $changed = new Settings();
        $stored = get_option(Settings::OPTION);
        $this->filter('option_' . Settings::OPTION, static fn () => $settings + (array) $stored);
        $changed->resetMemo();
        $jquery = new ShopJQuery($changed);
        $stock = new StockScripts($plugin->module(Platform::class)->features, $jquery);
        $countries = new CountryData(new DataFiles());
        $cart = new CartScripts($stock, $jquery, $plugin->module(Platform::class)->assets, $countries);
        $cart->muteUnusedScripts();
        $stock->mute();
        // As WooCommerce does it for what is queued.
        $long = wp_json_encode(['ES' => array_fill(0, 400, 'Provincia')]);
        $data = [];
        $this->afterLook(static function () use ($countries, $long, &$data): void {
            $data = $countries->moveToFile(['countries' => $long], 'wc-country-select');
        });
        $data === false || $scripts->localize('wc-country-select', 'wc_country_select_params', $data);
        $this->data = $cart->toArray();
    }

    /** @return list<string> Handles with a file, in order. */
    private static function files(WP_Scripts $scripts): array
    {
        $scripts->all_deps($scripts->queue);

        return array_values(array_filter(
            $scripts->to_do,
            static fn (string $handle) => (bool) $scripts->registered[$handle]->src
        ));
    }

    public function testTheClassicCartPrintsNoneOfTheScriptsOfWooCommerceAndNoJQuery(): void
    {
        $page = $this->page();

        self::assertSame([], self::files($page));
        self::assertContains('wc-cart', $page->to_do, 'Its parameters are still printed.');
    }

    public function testTheStatesOfAllCountriesComeAsAFileWhenTheyAreNeeded(): void
    {
        $page = $this->page();
        $data = (string) $page->registered['wc-country-select']->extra['data'];

        self::assertFalse($this->data['hasStock']);
        self::assertIsString($this->data['countries']);
        self::assertStringContainsString('/islas-data-wc-country-select-', $this->data['countries']);
        self::assertStringNotContainsString('Provincia', $data);
        self::assertStringContainsString('"wc_country_select_params"', $data, 'Others get it at the first use.');
    }

    public function testWithoutAFileTheStatesStayInThePage(): void
    {
        $this->filter('islas_data_file', '__return_false');
        $page = $this->page();

        self::assertSame('', $this->data['countries']);
        self::assertStringContainsString('Provincia', (string) $page->registered['wc-country-select']->extra['data']);
    }

    public function testAScriptThatDependsOnTheCartKeepsIt(): void
    {
        $page = $this->page(static function (WP_Scripts $scripts): void {
            $scripts->add('theme-cart', '/theme.js', ['wc-cart']);
            $scripts->enqueue('theme-cart');
        });

        self::assertSame([], array_diff(array_merge(self::STOCK, ['theme-cart']), self::files($page)));
        self::assertStringContainsString('theme-cart', (new StockCartLog())->addHealthLines([])['stock_cart']['value']);
    }

    public function testAFileThatAPluginHasPutInThePlaceOfTheCartsStays(): void
    {
        $page = $this->page(static function (WP_Scripts $scripts): void {
            $scripts->registered['wc-cart']->src = '/wp-content/plugins/x/cart.js';
        });

        self::assertContains('wc-cart', self::files($page));
        self::assertStringContainsString('wc-cart (/wp-content/plugins/x/cart.js)', (new StockCartLog())->addHealthLines([])['stock_cart']['value']);
    }

    public function testAScriptThatNeedsTheCountriesKeepsThemAndTheLibrary(): void
    {
        $page = $this->page(static function (WP_Scripts $scripts): void {
            $scripts->add('gateway', '/gateway.js', ['wc-country-select']);
            $scripts->enqueue('gateway');
        });

        self::assertTrue($this->data['hasStock']);
        self::assertSame([], array_diff(['selectWoo', 'wc-country-select', 'gateway'], self::files($page)));
        self::assertNotContains('wc-cart', self::files($page));
    }

    public function testAScriptThatNeedsTheCountriesAndIsQueuedLaterGetsThem(): void
    {
        $page = $this->page(null, static function (WP_Scripts $scripts): void {
            $scripts->add('gateway', '/gateway.js', ['wc-country-select-stock']);
            $scripts->enqueue('gateway');
        });

        self::assertSame(['jquery-core', 'jquery-migrate', 'wc-country-select-stock', 'gateway'], self::files($page));
    }

    public function testWhereTheOwnerKeepsJQueryTheCountriesAndTheLibraryStay(): void
    {
        $page = $this->page(null, null, ['jquery' => 'keep']);

        self::assertSame([], array_diff(['jquery-core', 'selectWoo'], self::files($page)));
        self::assertNotContains('wc-cart', self::files($page));
    }
}

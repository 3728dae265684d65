<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Cart\BlockData;
use Islas\Tests\WordPress\Site;

/**
 * The data of a store of WooCommerce's blocks leaves a page on which nothing can read it, and no other page.
 *
 * @group php-version
 */
final class BlockDataTest extends PluginTestCase
{
    private const SHOP = 'https://tienda.example/wp-content/plugins';
    private const CORE = 'https://tienda.example/wp-includes/js/dist/script-modules';

    /** What a listing prints in which each button is a link. */
    private const LISTING = '<li data-wp-interactive="woocommerce/product-collection" '
        . 'data-wp-context=\'woocommerce/products::{"productId":7}\'></li>'
        . '<li data-wp-context="woocommerce/products::{}"></li><form class="woocommerce"></form>';

    private const START = '<!DOCTYPE html><html><head>';

    private const FLAGS = JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        | JSON_UNESCAPED_LINE_TERMINATORS;

    protected function setUp(): void
    {
        parent::setUp();
        Site::$did['wp_template_enhancement_output_buffer_started'] = 1;
    }

    /** @return array<string, mixed> */
    private static function data(): array
    {
        return [
            'config' => ['woocommerce' => ['currency' => ['symbol' => '€']]],
            'state' => [
                'woocommerce/products' => [
                    'products' => [7 => ['name' => '</script> "woocommerce":{ Ñandú', 'extensions' => (object) []]],
                    'productInContext' => (object) [],
                ],
                'core/router' => ['url' => 'https://tienda.example/?a=1&b=2'],
                'woocommerce' => ['cart' => ['items' => []], 'restUrl' => ''],
            ],
            'derivedStateClosures' => [
                'woocommerce/products' => ['state.productInContext.sku'],
                'core/query' => ['state.url'],
            ],
        ];
    }

    /** @param array<string, string> $imports */
    private static function scripts(array $imports = []): string
    {
        $imports += ['@wordpress/interactivity' => self::CORE . '/interactivity/index.min.js?ver=1'];

        return '<script type="importmap" id="wp-importmap">' . "\n"
            . json_encode(['imports' => $imports], self::FLAGS) . "\n</script>"
            . self::module(self::SHOP . '/woocommerce/assets/client/blocks/woocommerce/product-collection.js')
            . self::module('https://tienda.example/build/main.js')
            . '<script src="https://otra.example/classic.js"></script><script>theme("x")</script>'
            . '<script type="application/json" id="other">{"interactivity":1}</script>';
    }

    private static function module(string $src): string
    {
        return '<script type="module" src="' . $src . '" id="a-js-module"></script>';
    }

    /**
     * As WordPress prints it.
     *
     * @param mixed $data
     */
    private static function element($data): string
    {
        return '<script type="application/json" id="wp-script-module-data-@wordpress/interactivity">' . "\n"
            . json_encode($data, self::FLAGS) . "\n</script>";
    }

    /**
     * What is left of the data in a page with this markup before and behind it.
     *
     * @param array<string, mixed>|null $data
     * @return array<string, mixed>
     */
    private static function left(string $before, string $after = '', ?array $data = null): array
    {
        $page = self::page($before, $after, $data);
        self::assertStringStartsWith($before . '<script', $page);
        self::assertStringEndsWith('</script>' . $after, $page);
        $json = substr($page, strlen($before), strlen($page) - strlen($before) - strlen($after));
        self::assertSame(1, preg_match('~^<script [^>]+>\n(.*)\n</script>$~D', $json, $found));
        $left = json_decode($found[1], true);
        self::assertIsArray($left, 'JSON');

        return $left;
    }

    /** @param array<string, mixed>|null $data */
    private static function page(string $before, string $after = '', ?array $data = null): string
    {
        $blockData = new BlockData('https://tienda.example/build/');
        $page = Site::output(static function () use ($blockData, $before, $after, $data): void {
            echo self::START, $before, self::element($blockData->leaveOut($data ?? self::data())), $after;
        });
        $restored = $blockData->restore('<!-- of another filter -->' . $page, $page);
        self::assertStringStartsWith('<!-- of another filter -->' . self::START, $restored);

        return substr($restored, strlen('<!-- of another filter -->' . self::START));
    }

    public function testDataThatNothingOnThePageNamesIsGoneAndAllOtherDataStaysAsItIs(): void
    {
        $data = self::data();
        unset(
            $data['state']['woocommerce'],
            $data['state']['woocommerce/products'],
            $data['derivedStateClosures']['woocommerce/products']
        );

        self::assertSame(
            self::scripts() . self::LISTING . self::element($data) . '<footer></footer>',
            self::page(self::scripts() . self::LISTING, '<footer></footer>')
        );
    }

    public function testDataComesBackHoweverLongThePagesOtherDataIs(): void
    {
        $data = self::data();
        $data['state']['core/long'] = str_repeat('a b ', 600000);
        $reader = '<p data-wp-interactive="woocommerce/products"></p>';
        $page = self::page(self::scripts(), $reader, $data);
        unset($data['state']['woocommerce']);

        self::assertGreaterThan((int) ini_get('pcre.backtrack_limit'), strlen($page));
        self::assertStringContainsString('"woocommerce/products":{"products":{"7":', $page);
        self::assertEqualsCanonicalizing(array_keys($data['state']), array_keys(self::stateIn($page)));
    }

    /** @return array<string, mixed> */
    private static function stateIn(string $page): array
    {
        $at = (int) strpos($page, '{"config"');
        $data = json_decode(substr($page, $at, (int) strpos($page, "\n</script>", $at) - $at), true);
        self::assertIsArray($data, 'JSON');

        return $data['state'];
    }

    public function testWithoutDataOfOthersTheElementIsStillJson(): void
    {
        $state = ['woocommerce' => ['a' => 1], 'woocommerce/products' => ['b' => 2]];

        self::assertSame(['state' => []], self::left(self::scripts(), '', ['state' => $state]));
        $named = '<i data-wp-interactive="woocommerce/products"></i>';
        self::assertSame(
            ['state' => ['woocommerce/products' => ['b' => 2]]],
            self::left(self::scripts(), $named, ['state' => $state])
        );
        self::assertSame(
            ['state' => ['woocommerce' => ['a' => 1]]],
            self::left(self::scripts(), '<i data-wp-interactive="woocommerce"></i>', ['state' => $state])
        );
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function pagesThatReadAStore(): iterable
    {
        $products = ['woocommerce/products'];
        $cart = ['woocommerce'];
        $store = '@woocommerce/stores/woocommerce/';
        $file = self::SHOP . '/woocommerce/assets/client/blocks/' . $store;
        yield "the products' script" => [self::scripts([$store . 'products' => $file . 'products.js']), $products];
        yield "the cart's script" => [self::scripts([$store . 'cart' => $file . 'cart.js']), $cart];
        yield 'both' => [
            self::scripts([$store . 'cart' => $file . 'cart.js', $store . 'products' => $file . 'products.js']),
            ['woocommerce/products', 'woocommerce'],
        ];
        foreach ([
            'an element of the products' => ['<p data-wp-interactive="woocommerce/products"></p>', $products],
            'as JSON' => ['<p data-wp-interactive=\'{"namespace":"woocommerce\/products"}\'></p>', $products],
            'the cart as JSON' => ['<p data-wp-interactive=\'{ "namespace": "woocommerce" }\'></p>', $cart],
            'escaped' => ['<p data-wp-interactive="{&quot;namespace&quot;:&quot;woocommerce&quot;}"></p>', $cart],
            'without quotes' => ['<p data-wp-interactive=woocommerce></p>', $cart],
            'a script of a next page' => ['<script type="application/json">"@woocommerce\/stores\/woocommerce\/cart"</script>', $cart],
            'a text from them' => ['<p data-wp-text="woocommerce/products::state.productId"></p>', $products],
            'an element of the cart' => ['<p data-wp-interactive="woocommerce"></p>', $cart],
            'in single quotes' => ["<p data-wp-interactive='woocommerce'></p>", $cart],
            'a text from the cart' => ['<p data-wp-text="woocommerce::state.cart.items_count"></p>', $cart],
        ] as $name => [$html, $stores]) {
            yield $name => [self::scripts() . $html, $stores];
        }
    }

    /**
     * @dataProvider pagesThatReadAStore
     * @param list<string> $stores
     */
    public function testTheDataOfAStoreStaysWhereThePageNamesIt(string $html, array $stores): void
    {
        foreach ([self::left($html . self::LISTING), self::left(self::LISTING, $html)] as $left) {
            $kept = array_intersect_key(self::data()['state'], array_flip([...$stores, 'core/router']));
            ksort($left['state']);
            ksort($kept);
            self::assertSame(json_encode($kept), json_encode(self::objects($left['state'])));
        }
    }

    public function testTheClosuresOfAStoreStayWithItsData(): void
    {
        $left = self::left(self::scripts() . '<i data-wp-interactive="woocommerce/products"></i>');

        self::assertSame(self::data()['derivedStateClosures']['woocommerce/products'], $left['derivedStateClosures']['woocommerce/products']);
        self::assertSame(['core/query'], array_keys(self::left(self::scripts())['derivedStateClosures']));
    }

    /** @return iterable<string, array{string}> */
    public static function modulesOfOthers(): iterable
    {
        yield 'of a theme' => [self::module('https://tienda.example/wp-content/themes/una/view.js')];
        yield 'of a plugin whose name begins alike' => [self::module(self::SHOP . '/woocommerce-more/view.js')];
        yield 'of another site' => [self::module('https://otra.example/wp-includes/js/a.js')];
        yield 'without an address' => ['<script type="module" src=""></script>'];
        yield 'that waits for consent' => [
            '<script type="text/plain" data-islas-type="module" data-islas-src="https://otra.example/a.js"></script>',
        ];
        yield 'in the import map' => [self::scripts(['other' => '/wp-content/plugins/other/view.js'])];
        yield 'in another import map' => ['<script type="importmap">{"scopes":{}}</script>'];
        yield 'in the page' => ["<script type=module>import { store } from '@wordpress/interactivity'</script>"];
        yield 'that imports one' => ['<script type="module">import "https://otra.example/a.js"</script>'];
        yield 'imported by a classic script' => ['<script>import("@wordpress/interactivity").then(read)</script>'];
        yield 'in a tag that cannot be read' => ['<script type="module" title="a > b" src="/a.js"></script>'];
        yield 'in an element that is left open' => ['<script>'];
        yield 'the router for whole pages' => [
            self::module(self::CORE . '/interactivity-router/full-page.min.js'),
        ];
    }

    /** @dataProvider modulesOfOthers */
    public function testAllDataStaysWhereAModuleIsOnThePageThatMayReadIt(string $script): void
    {
        $data = self::data();
        $left = self::left(self::scripts() . self::LISTING, $script);

        self::assertEqualsCanonicalizing(array_keys($data['state']), array_keys($left['state']));
        self::assertSame(
            json_encode($data['state']['woocommerce/products']),
            json_encode(self::objects($left['state']['woocommerce/products']))
        );
    }

    public function testAllDataStaysWhereAClassicScriptImportsModules(): void
    {
        wp_scripts()->registered['other'] = (object) ['extra' => ['module_dependencies' => ['@wordpress/interactivity']]];
        self::assertSame(['core/router'], array_keys(self::left(self::scripts())['state']), 'is not printed');
        wp_scripts()->done[] = 'other';

        self::assertArrayHasKey('woocommerce/products', self::left(self::scripts())['state']);
    }

    public function testAShopCanKeepTheDataOfAStore(): void
    {
        add_filter(
            'islas_keep_block_data',
            static fn (bool $isKept, string $store): bool => $isKept || $store === 'woocommerce/products',
            10,
            2
        );

        self::assertEqualsCanonicalizing(
            ['core/router', 'woocommerce/products'],
            array_keys(self::left(self::scripts())['state'])
        );
    }

    public function testDataIsUnchangedWhereThePageIsNotAtHandOrHasNoneOfTheseStores(): void
    {
        $changed = static function (string $printed, $data) {
            $blockData = new BlockData('');
            Site::output(static function () use ($blockData, $printed, &$data): void {
                echo $printed;
                $data = $blockData->leaveOut($data);
            });
            self::assertSame('<p>', $blockData->restore('<p>', '<p>'));

            return $data;
        };
        self::assertNotEquals(self::data(), $changed(self::START, self::data()));
        self::assertEquals(self::data(), $changed('<footer>', self::data()), 'a buffer within the page');
        foreach ([[], null, 'x', ['state' => ['core/router' => []]], ['state' => 1]] as $other) {
            self::assertSame($other, $changed(self::START, $other));
        }
        Site::$did = [];
        self::assertEquals(self::data(), $changed(self::START, self::data()), 'no buffer of the page');
    }

    public function testAnythingButAPageIsUnchanged(): void
    {
        $blockData = new BlockData('');
        foreach (['', '<p>', null, 7] as $page) {
            self::assertSame($page, $blockData->restore($page, ''));
        }
    }

    /**
     * Empty lists as the objects that they were.
     *
     * @param array<mixed> $value
     * @return array<mixed>
     */
    private static function objects(array $value): array
    {
        foreach ($value as $key => $item) {
            $isObject = $item === [] && in_array($key, ['productInContext', 'extensions'], true);
            $value[$key] = $isObject ? (object) [] : (is_array($item) ? self::objects($item) : $item);
        }

        return $value;
    }
}

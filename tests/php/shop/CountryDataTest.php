<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Fields\CountryData;
use Islas\Platform\DataFiles;
use WC_Countries;
use WP_Scripts;

/**
 * Moves the data of all countries from the page into files with the same code. Other data of the scripts that read it
 * stays in the page.
 */
final class CountryDataTest extends ShopTestCase
{
    private const HANDLES = ['wc-country-select', 'wc-address-i18n'];

    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
        $this->option('woocommerce_allowed_countries', 'all');
    }

    /**
     * The scripts of a page, with the data that WooCommerce attaches to them.
     *
     * @param callable(WP_Scripts): void|null $prepare What others do before WooCommerce attaches the data.
     */
    private function page(bool $isMoved = true, ?callable $prepare = null): WP_Scripts
    {
        if (! $isMoved) {
            return self::localize(null, $prepare);
        }
        $scripts = null;
        $this->afterLook(static function () use (&$scripts, $prepare): void {
            $scripts = self::localize(new CountryData(new DataFiles()), $prepare);
        });
        self::assertInstanceOf(WP_Scripts::class, $scripts);

        return $scripts;
    }

    /** As WooCommerce does it twice in a page, with its filters. */
    private static function localize(?CountryData $countries, ?callable $prepare): WP_Scripts
    {
        /** @var WP_Scripts|null $wp_scripts */
        global $wp_scripts;
        $before = $wp_scripts;
        $wp_scripts = new WP_Scripts();
        foreach (self::HANDLES as $handle) {
            $wp_scripts->add($handle, '/wp-content/plugins/woocommerce/' . $handle . '.js', [], '1');
            $wp_scripts->add_data($handle, 'strategy', 'defer');
            $wp_scripts->enqueue($handle);
        }
        $prepare === null || $prepare($wp_scripts);
        $done = [];
        foreach (array_merge(self::HANDLES, self::HANDLES) as $handle) {
            $name = str_replace('-', '_', $handle) . '_params';
            $data = isset($done[$handle]) ? false : self::params($handle);
            $data = $data !== false && $countries !== null ? $countries->moveToFile($data, $handle) : $data;
            if ($data !== false) {
                $done[$handle] = true;
                $wp_scripts->localize($handle, $name, apply_filters($name, $data));
            }
        }
        $scripts = $wp_scripts;
        $wp_scripts = $before;

        return $scripts;
    }

    /** @return array<string, string> As `WC_Frontend_Scripts` has them. */
    private static function params(string $handle): array
    {
        $flags = JSON_HEX_TAG | JSON_UNESCAPED_SLASHES;
        $countries = WC()->countries;
        $states = array_merge($countries->get_allowed_country_states(), $countries->get_shipping_country_states());

        return $handle === 'wc-country-select'
            ? [
                'countries' => (string) wp_json_encode($states, $flags),
                'i18n_searching' => _x('Searching&hellip;', 'enhanced select', 'woocommerce'),
            ]
            : [
                'locale' => (string) wp_json_encode($countries->get_country_locale(), $flags),
                'locale_fields' => (string) wp_json_encode($countries->get_country_locale_field_selectors(), $flags),
                'i18n_required_text' => __('required', 'woocommerce'),
            ];
    }

    /** @return list<string> Code of the files, in order of their names. */
    private function files(): array
    {
        return array_map('file_get_contents', array_values((array) glob($this->folder . '/islas/*.js')));
    }

    /** @return array{string, array<mixed>} The global and its value; versions of WordPress escape slashes or not. */
    private static function decode(string $line): array
    {
        self::assertSame(1, preg_match('~^var (\w+) = (\{.*\});\s*$~sD', $line, $parts), $line);

        return [$parts[1], json_decode($parts[2], true, 512, JSON_THROW_ON_ERROR)];
    }

    /** @return list<string> Handles in the order in which the page prints them. */
    private static function order(WP_Scripts $scripts): array
    {
        $scripts->all_deps($scripts->queue);

        return array_values($scripts->to_do);
    }

    public function testTheFilesContainTheLinesThatWooCommercePrints(): void
    {
        $stock = $this->page(false);
        $scripts = $this->page();

        $lines = array_map(static fn ($handle) => $stock->registered[$handle]->extra['data'], array_reverse(self::HANDLES));
        self::assertSame(array_map([self::class, 'decode'], $lines), array_map([self::class, 'decode'], $this->files()));
        foreach (self::HANDLES as $handle) {
            self::assertFalse($scripts->get_data($handle, 'data'));
        }
    }

    public function testEachFileIsPrintedDirectlyBeforeItsScriptAndIsDeferredLikeIt(): void
    {
        $scripts = $this->page();

        self::assertSame([
            'islas-data-wc-country-select', 'wc-country-select', 'islas-data-wc-address-i18n', 'wc-address-i18n',
        ], self::order($scripts));
        ob_start();
        $scripts->do_items();
        // Older versions of WordPress write the attributes in another order.
        preg_match_all('~<script(?=[^>]* defer\b)[^>]* id="([\w-]+)"~', (string) ob_get_clean(), $deferred);
        self::assertSame([
            'islas-data-wc-country-select-js', 'wc-country-select-js',
            'islas-data-wc-address-i18n-js', 'wc-address-i18n-js',
        ], $deferred[1]);
    }

    public function testAFileIsNotDeferredIfItsScriptIsNot(): void
    {
        $scripts = $this->page(true, static function (WP_Scripts $scripts): void {
            // `query()` makes WordPress cache the queue's dependencies. Code after a deferred script makes it blocking.
            $scripts->query('wc-country-select', 'enqueued');
            $scripts->add_inline_script('wc-country-select', 'run()');
        });
        ob_start();
        $scripts->do_items();
        $html = (string) ob_get_clean();

        self::assertMatchesRegularExpression('~id="islas-data-wc-country-select-js"~', $html);
        self::assertDoesNotMatchRegularExpression('~<script(?=[^>]* defer\b)[^>]*wc-country-select-js"~', $html);
        self::assertLessThan(strpos($html, '"wc-country-select-js"'), strpos($html, '"islas-data-wc-country-select-js"'));
    }

    public function testOtherDataOfAScriptStaysInThePage(): void
    {
        $scripts = $this->page(true, static function (WP_Scripts $scripts): void {
            $scripts->localize('wc-country-select', 'other_params', ['nonce' => 'secret']);
        });

        self::assertStringContainsString('secret', $scripts->registered['wc-country-select']->extra['data']);
        self::assertStringNotContainsString('secret', implode('', $this->files()));
        self::assertCount(2, $this->files());
    }

    /** @return array<string, array{mixed}> What a filter makes of the data. */
    public static function hostileValues(): array
    {
        return [
            'a nonce as one more member' => [['nonce' => 'secret'] + self::large()],
            'a list as a member' => [['countries' => ['secret' => str_repeat('x', 9000)]]],
            'no members' => [[]],
            'a member without a name' => [['secret' . str_repeat('x', 9000)]],
            'a name that ends with a line break' => [["countries\n" => str_repeat('x', 9000)]],
        ];
    }

    /** @return array<string, string> */
    private static function large(): array
    {
        return ['countries' => str_repeat('x', 9000)];
    }

    /**
     * @param mixed $params
     * @dataProvider hostileValues
     */
    public function testDataThatMayBeAboutTheVisitorStaysInThePage($params): void
    {
        $this->filter('wc_country_select_params', static fn () => $params);
        $data = $this->page(false)->registered['wc-country-select']->extra['data'];

        self::assertSame($data, $this->page()->registered['wc-country-select']->extra['data']);
        self::assertCount(1, $this->files());
    }

    public function testEscapesMarkupInTheFilesWithTheData(): void
    {
        $text = '</script><script>alert(1)</script>' . str_repeat('x', 9000);
        $this->filter('wc_country_select_params', static fn () => ['countries' => $text]);
        $this->page();

        self::assertStringNotContainsString('</script', implode('', $this->files()));
        self::assertCount(2, $this->files());
    }

    public function testTheDataStaysInThePageIfInlineCodeBeforeTheScriptUsesIt(): void
    {
        $scripts = $this->page(true, static function (WP_Scripts $scripts): void {
            $scripts->add_inline_script('wc-country-select', 'wc_country_select_params.countries = "{}"', 'before');
        });

        self::assertStringContainsString('"countries"', $scripts->registered['wc-country-select']->extra['data']);
    }

    public function testTheDataStaysInThePageIfItIsSmallOrAFilterSaysSo(): void
    {
        $this->filter('wc_country_select_params', static fn () => ['countries' => '{}']);
        $this->filter('islas_data_file', static fn (bool $isWanted, string $handle) => $handle !== 'wc-address-i18n', 2);

        $scripts = $this->page();

        self::assertSame([], $this->files());
        self::assertSame(self::HANDLES, self::order($scripts));
    }

    public function testTheDataStaysInThePageIfTheFolderOfUploadsCannotBeUsed(): void
    {
        $stock = $this->page(false);
        foreach (
            [
                'a file in its place' => fn (array $dirs): array => ['basedir' => __FILE__] + $dirs,
                'an error' => fn (array $dirs): array => ['error' => 'full'] + $dirs,
                'a stream' => fn (array $dirs): array => ['basedir' => 'data://text/plain,'] + $dirs,
                'another host' => fn (array $dirs): array => ['baseurl' => 'https://cdn.example/uploads'] + $dirs,
                'no folder' => fn (array $dirs): array => ['basedir' => false] + $dirs,
            ] as $what => $uploads
        ) {
            add_filter('upload_dir', $uploads, 20);
            $scripts = $this->page();
            remove_filter('upload_dir', $uploads, 20);

            foreach (self::HANDLES as $handle) {
                self::assertEquals($stock->registered[$handle], $scripts->registered[$handle], $what);
            }
        }
    }

    public function testEachLanguageAndEachSiteHasItsOwnFiles(): void
    {
        if (__('Spain', 'woocommerce') !== 'España') {
            self::markTestSkipped('This WooCommerce does not find its language again once a test has changed it.');
        }
        // It keeps what it has read, before WooCommerce 9.9 the names of states too, in whatever language.
        WC()->countries = new WC_Countries();
        $this->page();
        switch_to_locale('en_US');
        $this->later('restore_previous_locale');
        WC()->countries = new WC_Countries();
        $this->later(static fn () => WC()->countries = new WC_Countries());
        $this->page();
        self::assertCount(4, $this->files());

        $this->filter('option_home', static fn (string $home): string => $home . '/otra');
        $this->page();
        self::assertCount(6, $this->files());
    }
}

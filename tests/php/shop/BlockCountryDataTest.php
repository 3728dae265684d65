<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Fields\BlockCountryData;
use Islas\Platform\DataFiles;
use WP_Scripts;

/**
 * Moves the data of all countries from the settings of blocks into a file; all other settings stay in the page.
 */
final class BlockCountryDataTest extends ShopTestCase
{
    private const MORE = 'wp.apiFetch.use( JSON.parse( decodeURIComponent( \'%7B%7D\' ) ) );';

    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
    }

    /**
     * Settings as a shop that sells everywhere has them.
     *
     * @return array<string, mixed>
     */
    private static function settings(): array
    {
        $states = array_map(
            static fn ($states) => ['allowBilling' => true, 'states' => $states, 'locale' => (object) []],
            WC()->countries->get_states()
        );

        return [
            'currentUserId' => 7,
            'countryData' => $states,
            'storeApiNonce' => '</script> & "secreto" ñ €',
            'countries' => WC()->countries->get_countries(),
            'empty' => [(object) [], [], 1.5, null],
        ];
    }

    /**
     * The script with the settings, after the move.
     *
     * @param string $before The inline code before it.
     */
    private function move(string $before, string $strategy = ''): WP_Scripts
    {
        /** @var WP_Scripts|null $wp_scripts */
        global $wp_scripts;
        $theirs = $wp_scripts;
        $wp_scripts = new WP_Scripts();
        $wp_scripts->remove('wc-settings');
        $wp_scripts->add('wc-settings', '/wc-settings.js', [], '1', 1);
        $wp_scripts->add_inline_script('wc-settings', 'first()', 'before');
        $wp_scripts->add_inline_script('wc-settings', $before, 'before');
        $strategy === '' || $wp_scripts->add_data('wc-settings', 'strategy', $strategy);
        $wp_scripts->enqueue('wc-settings');
        $this->afterLook(static fn () => (new BlockCountryData(new DataFiles()))->moveDataToFile());
        $scripts = $wp_scripts;
        $wp_scripts = $theirs;

        return $scripts;
    }

    /** @param mixed $settings As `AssetDataRegistry` prints them. */
    private static function code($settings): string
    {
        $data = rawurlencode((string) wp_json_encode($settings));

        return "var wcSettings = JSON.parse( decodeURIComponent( '" . esc_js($data) . "' ) );" . self::MORE;
    }

    /** @return list<string> Code of the files. */
    private function files(): array
    {
        return array_map('file_get_contents', (array) glob($this->folder . '/islas/*.js'));
    }

    public function testTheFileAndTheRemainingSettingsTogetherEqualTheSettingsOfWooCommerce(): void
    {
        $scripts = $this->move(self::code(self::settings()));
        [$file] = $this->files();
        $before = $scripts->registered['wc-settings']->extra['before'];
        $code = end($before);

        self::assertStringStartsWith('var islas_country_data = {', $file);
        $moved = json_decode(substr($file, strlen('var islas_country_data = '), -1));
        preg_match("/decodeURIComponent\( '([^']+)' \) \);(.*)$/sU", $code, $parts);
        $rest = json_decode(rawurldecode($parts[1]));
        $stock = json_decode((string) wp_json_encode(self::settings()));
        self::assertSame(['countryData', 'countries'], array_keys((array) $moved));
        self::assertSame(['currentUserId', 'storeApiNonce', 'empty'], array_keys((array) $rest));
        self::assertEquals($stock, (object) ((array) $rest + (array) $moved));
        self::assertStringEndsWith(') );Object.assign(wcSettings,window.islas_country_data);' . self::MORE, $code);
        self::assertContains('first()', $before);
    }

    public function testTheFileIsPrintedDirectlyBeforeTheSettings(): void
    {
        $scripts = $this->move(self::code(self::settings()));
        $scripts->all_deps($scripts->queue);

        self::assertSame(['islas-data-wc-settings', 'wc-settings'], array_values($scripts->to_do));
    }

    /** @return array<string, array{callable(): string}> */
    public static function others(): array
    {
        $settings = static fn (array $more): string => self::code($more + self::settings());

        return [
            'another form of the settings' => [static fn () => 'var wcSettings = ' . wp_json_encode(self::settings()) . ';'],
            'no JSON' => [static fn () => "var wcSettings = JSON.parse( decodeURIComponent( '%7B' ) );"],
            'a list' => [static fn () => self::code([1, 2])],
            'few countries' => [static fn () => $settings(['countryData' => ['ES' => []], 'countries' => ['ES' => 'España']])],
            'values of other types' => [static fn () => $settings(['countryData' => 'x', 'countries' => [1]])],
            'the name of the prototype' => [
                static fn () => $settings(['countryData' => ['__proto__' => str_repeat('x', 9000)], 'countries' => []]),
            ],
        ];
    }

    /**
     * @param callable(): string $code
     * @dataProvider others
     */
    public function testLeavesSettingsOfAnotherFormOrWithLittleDataUnchanged(callable $code): void
    {
        $before = $code();
        $scripts = $this->move($before);

        self::assertContains($before, $scripts->registered['wc-settings']->extra['before']);
        self::assertSame([], $this->files());
        self::assertSame([], $scripts->registered['wc-settings']->deps);
    }

    public function testWritesNoFileIfTheSettingsScriptIsDeferred(): void
    {
        $this->move(self::code(self::settings()), 'defer');
        self::assertSame([], $this->files());
    }

    public function testEscapesMarkupInTheFileWithTheData(): void
    {
        $settings = ['countries' => ['XX' => '<!--<script></script>'] + WC()->countries->get_countries()] + self::settings();
        $this->move(self::code($settings));

        self::assertStringNotContainsString('<', $this->files()[0]);
    }

    public function testTheParameterForDataInThePagePrintsItBesideUnchangedSettings(): void
    {
        $_GET['islas_data'] = 'page';
        $code = self::code(self::settings());
        $scripts = $this->move($code);

        self::assertSame([], $this->files());
        self::assertContains($code, $scripts->registered['wc-settings']->extra['before']);
        self::assertMatchesRegularExpression(
            '/^var islas_country_data = \{.+\};$/Dm',
            $scripts->registered['wc-settings']->extra['data']
        );
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Account\AccountScripts;
use Islas\Fields\PasswordMeter;
use Islas\Fields\SelectLibrary;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Module as Platform;
use Islas\Platform\Settings;
use Islas\Plugin;
use WP_Scripts;

/**
 * Scripts of the account load on demand, unless other code on the page depends on them.
 */
final class LateScriptsTest extends ShopTestCase
{
    private const PATH = '/wp-content/plugins/woocommerce/assets/js/';

    protected function setUp(): void
    {
        parent::setUp();
        $this->filter('woocommerce_is_account_page', '__return_true');
    }

    /**
     * Files that an account page prints.
     *
     * @param callable(WP_Scripts): void|null $before What others do before Islas decides.
     * @param callable(WP_Scripts): void|null $after  What others do in the page's body.
     * @param array<string, mixed> $settings
     * @return list<string> Handles with a file, in order.
     */
    private function printed(?callable $before = null, ?callable $after = null, array $settings = []): array
    {
        /** @var WP_Scripts|null $wp_scripts */
        global $wp_scripts;
        $theirs = $wp_scripts;
        $wp_scripts = new WP_Scripts();
        $own = [
            'selectWoo' => ['selectWoo/selectWoo.full.min.js', ['jquery']],
            'wc-password-strength-meter' => [
                'frontend/password-strength-meter.min.js', ['jquery', 'password-strength-meter'],
            ],
            'wc-account-i18n' => ['frontend/account-i18n.min.js', ['jquery']],
            'wc-country-select' => ['frontend/country-select.min.js', ['jquery']],
        ];
        foreach ($own as $handle => [$file, $dependencies]) {
            $wp_scripts->add($handle, self::PATH . $file, $dependencies, '1');
            $handle === 'wc-country-select' || $wp_scripts->enqueue($handle);
        }
        $before === null || $before($wp_scripts);
        $this->decide($settings);
        $after === null || $after($wp_scripts);
        $wp_scripts->all_deps($wp_scripts->queue);
        $printed = array_values(array_filter(
            $wp_scripts->to_do,
            static fn (string $handle) => (bool) $wp_scripts->registered[$handle]->src
        ));
        $wp_scripts = $theirs;

        return $printed;
    }

    /** @param array<string, mixed> $settings */
    private function decide(array $settings): void
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $platform = $plugin->module(Platform::class);
        $changed = new Settings();
        $stored = get_option(Settings::OPTION);
        $this->filter('option_' . Settings::OPTION, static fn () => $settings + (array) $stored);
        $changed->resetMemo();
        $jquery = new ShopJQuery($changed);
        $stock = new StockScripts($platform->features, $jquery);
        (new PasswordMeter($platform->manifest, $stock, $jquery))->loadOnDemand();
        (new AccountScripts($platform->manifest, $stock))->muteUnusedScript();
        (new SelectLibrary($platform->assets, $platform->manifest, $stock, $jquery))->loadOnDemand();
        $stock->mute();
    }

    public function testAnAccountPageOfAGuestPrintsNoAccountScriptsAndNoJQuery(): void
    {
        self::assertSame([], $this->printed());
    }

    public function testTheDataOfThePasswordMeterListsTheStockScriptsInOrder(): void
    {
        $data = '';
        $this->printed(null, static function (WP_Scripts $scripts) use (&$data): void {
            $data = (string) $scripts->get_data('wc-password-strength-meter', 'data');
        });

        self::assertMatchesRegularExpression('/^var _zxcvbnSettings = .+;\nvar islas_password_meter = \[.+\];$/D', $data);
        $scripts = json_decode(substr($data, strpos($data, '[['), -1), true);
        self::assertSame(
            ['jquery-core', 'jquery-migrate', 'wp-hooks', 'wp-i18n', 'password-strength-meter', 'wc-password-strength-meter'],
            array_column($scripts, 0)
        );
        self::assertStringContainsString('var pwsL10n = ', $scripts[4][1]);
        self::assertMatchesRegularExpression(
            '~^http.+/wp-admin/js/password-strength-meter(\.min)?\.js\?ver=~',
            $scripts[4][count($scripts[4]) - 1]
        );
        self::assertStringNotContainsString('zxcvbn.min', implode('', $scripts[5]));
    }

    /** @return array<string, array{callable(WP_Scripts): void, list<string>}> What needs a script, and the handles that stay. */
    public static function users(): array
    {
        $meter = ['password-strength-meter', 'wc-password-strength-meter'];

        return [
            'a script that depends on the meter' => [
                static fn (WP_Scripts $scripts) => $scripts->add('theirs', '/t.js', ['wc-password-strength-meter'])
                    && $scripts->enqueue('theirs'),
                $meter,
            ],
            "a script that depends on WordPress' meter function" => [
                static fn (WP_Scripts $scripts) => $scripts->add('theirs', '/t.js', ['password-strength-meter'])
                    && $scripts->enqueue('theirs'),
                $meter,
            ],
            'code that is attached to the meter' => [
                static fn (WP_Scripts $scripts) => $scripts->add_inline_script('wc-password-strength-meter', 'run()'),
                $meter,
            ],
            'another file in its place' => [
                static fn (WP_Scripts $scripts) => $scripts->registered['wc-password-strength-meter']->src = '/mine.js',
                $meter,
            ],
            "WordPress' meter function, enqueued directly" => [
                static fn (WP_Scripts $scripts) => $scripts->enqueue('password-strength-meter'),
                $meter,
            ],
            'a script that depends on selectWoo' => [
                static fn (WP_Scripts $scripts) => $scripts->add('theirs', '/t.js', ['selectWoo'])
                    && $scripts->enqueue('theirs'),
                ['selectWoo'],
            ],
            'code that is attached to selectWoo' => [
                static fn (WP_Scripts $scripts) => $scripts->add_inline_script('selectWoo', 'run()'),
                ['selectWoo'],
            ],
            'another file in the place of selectWoo' => [
                static fn (WP_Scripts $scripts) => $scripts->registered['selectWoo']->src = '/mine.js',
                ['selectWoo'],
            ],
            'code that is attached to the script for alerts' => [
                static fn (WP_Scripts $scripts) => $scripts->add_inline_script('wc-account-i18n', 'run()'),
                ['wc-account-i18n'],
            ],
        ];
    }

    /**
     * @param callable(WP_Scripts): void $need
     * @param list<string> $kept
     * @dataProvider users
     */
    public function testAScriptStaysInThePageIfOtherCodeDependsOnIt(callable $need, array $kept): void
    {
        $printed = $this->printed($need);

        self::assertSame($kept, array_values(array_intersect($kept, $printed)));
        self::assertContains('jquery-core', $printed);
    }

    public function testAFormWithSelectsOfCountriesPrintsTheirScriptWithoutSelectWoo(): void
    {
        $enqueue = static fn (WP_Scripts $scripts) => $scripts->enqueue('wc-country-select');
        $printed = ['jquery-core', 'jquery-migrate', 'wc-country-select'];
        self::assertSame($printed, $this->printed($enqueue), 'as the checkout queues it');
        set_query_var('edit-address', 'billing');
        $this->later(static fn () => set_query_var('edit-address', ''));
        self::assertSame($printed, $this->printed(null, $enqueue), 'as the form of an address queues it');
    }

    public function testPrintsSelectWooBeforeAScriptThatIsEnqueuedLaterAndNeedsIt(): void
    {
        $printed = $this->printed(null, static function (WP_Scripts $scripts): void {
            $scripts->enqueue('wc-country-select');
        });
        self::assertSame(['jquery-core', 'jquery-migrate', 'selectWoo-stock', 'wc-country-select'], $printed);
    }

    public function testTheSettingForJQueryOnEveryPageKeepsThePasswordMeterAndSelectWoo(): void
    {
        $printed = $this->printed(null, null, ['jquery' => 'keep']);

        self::assertSame(
            ['selectWoo', 'wc-password-strength-meter'],
            array_values(array_intersect(['selectWoo', 'wc-password-strength-meter'], $printed))
        );
    }
}

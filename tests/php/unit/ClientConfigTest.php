<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\ClientConfig;
use Islas\Platform\HeadFile;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Platform\Texts;
use Islas\Tests\WordPress\Site;

/**
 * The browser's configuration equals the golden file and is the same for every guest. Only signed-in customers get a
 * nonce.
 *
 * @group php-version
 */
final class ClientConfigTest extends PluginTestCase
{
    private const SOURCES = __DIR__ . '/../../../src/wordpress/';

    protected function setUp(): void
    {
        parent::setUp();
        WC()->cart->lines = [];
    }

    public function testPrintsOnlyValuesThatDifferFromTheBrowsersDefaults(): void
    {
        $printed = $this->clientConfig()->toArray();

        self::assertSame(['shop', 'rest', 'texts'], array_keys($printed));
        self::assertSame(['cart_url', 'cart_hash_key', 'fragment_name'], array_keys($printed['shop']));
        self::assertSame(['root'], array_keys($printed['rest']));

        $own = $this->clientConfig(['feature_social' => false, 'clear_on_reselect' => true])->toArray();
        self::assertSame(['social' => false], $own['features']);
        self::assertSame(['clear_on_reselect' => true], $own['swatches']);
    }

    public function testWithoutSwatchesNoLabelRepeatsTheChosenOptionOfASelect(): void
    {
        $config = $this->config(['feature_swatches' => false, 'show_variation_label' => true]);

        self::assertFalse($config['swatches']['show_variation_label']);
    }

    public function testPrintsOnlyTextsThatTheHeadFileDoesNotHave(): void
    {
        $texts = (new Texts(new Settings()))->listTexts();
        $manifest = $this->manifest([
            Manifest::HEAD_ENGLISH => ['file' => 'head.js', 'texts' => ['page' => $texts]],
        ]);

        self::assertArrayNotHasKey('texts', $this->clientConfig([], $manifest)->toArray());
        $own = $this->clientConfig(['please_wait_text' => 'Un momento...'], $manifest)->toArray();
        self::assertSame(['please_wait' => 'Un momento...'], $own['texts']);

        $without = $this->manifest([Manifest::HEAD_ENGLISH => ['file' => 'head.js']]);
        self::assertSame($texts, $this->clientConfig([], $without)->toArray()['texts'], 'The head file has no texts.');
    }

    public function testGuestsReceiveTheSameConfigurationWithoutANonce(): void
    {
        self::assertEquals($this->config(), $this->config());
        self::assertStringNotContainsString('nonce-of', (string) json_encode($this->config()));
    }

    public function testConfigurationOfASignedInCustomerDiffersFromTheGuestsOnlyByANonce(): void
    {
        $guest = $this->config();
        Site::$signedIn = true;
        $customer = $this->config();

        self::assertIsArray($customer['rest']);
        self::assertSame('nonce-of-wp_rest', $customer['rest']['nonce']);
        $customer['rest']['nonce'] = '';
        self::assertEquals($guest, $customer);
    }

    public function testShopValuesFollowThePageTheOptionsAndWooCommercesFilters(): void
    {
        Site::$cartPage = true;
        update_option('woocommerce_cart_redirect_after_add', 'yes');
        add_filter('woocommerce_add_to_cart_redirect', static fn (string $url) => $url . '?lang=es');
        add_filter('woocommerce_cart_hash_key', static fn () => 'own_hash_key');
        $shop = (array) $this->config()['shop'];

        self::assertTrue($shop['is_cart']);
        self::assertTrue($shop['cart_redirect_after_add']);
        self::assertSame('https://tienda.example/carrito/?lang=es', $shop['cart_url']);
        self::assertSame('own_hash_key', $shop['cart_hash_key']);
    }

    public function testConfigurationSetsHasCartWhenTheCartHasItems(): void
    {
        WC()->cart->lines = ['key' => ['quantity' => 1]];
        $shop = (array) $this->config()['shop'];
        WC()->cart->lines = [];

        self::assertTrue($shop['has_cart']);
    }

    public function testAppendsTheLocaleToTheStorageNameOfFragments(): void
    {
        $config = $this->clientConfig();

        $name = $config->nameFragments('wc_fragments_1');
        self::assertIsString($name);
        self::assertMatchesRegularExpression('/^wc_fragments_1_' . determine_locale() . '_[0-9a-f]{8}$/', $name);
        self::assertFalse($config->nameFragments(false));
    }

    public function testConfigurationHasTheOwnersFeaturesTextsAndSwatchQuery(): void
    {
        $config = $this->config([
            'feature_variations' => false,
            'please_wait_text' => 'Un momento...',
            'swatch_query' => 'lang=es&orden=1',
        ]);

        self::assertSame(false, ((array) $config['features'])['variations']);
        self::assertSame('Un momento...', ((array) $config['texts'])['please_wait']);
        self::assertSame('No products in the cart.', ((array) $config['texts'])['empty_cart']);
        self::assertSame(['lang' => 'es', 'orden' => '1'], ((array) $config['rest'])['swatch_query']);
    }

    public function testOmitsTheSelectorsOfTheSearchOverlayWhenSearchIsOff(): void
    {
        $overlays = (array) $this->config(['feature_search' => false])['overlays'];

        self::assertSame(['', ''], [$overlays['search_toggle'], $overlays['search_panel']]);
        self::assertSame('.social-toggle', $overlays['social_toggle']);
    }

    public function testServerTextsEqualTheEnglishSourcesInTheBrowserCode(): void
    {
        $sources = [];
        foreach ((array) glob(self::SOURCES . '*.ts') as $file) {
            $lists = '/(?:const (?:MESSAGES|SOURCES) = |textsFrom\()\{(.*?)\n\}/s';
            preg_match_all($lists, (string) file_get_contents((string) $file), $bodies);
            foreach ($bodies[1] as $body) {
                preg_match_all('/^\s*(\w+):\s*([\'"])(.*?)\2,$/ms', $body, $found);
                $texts = array_combine($found[1], $found[3]);
                self::assertSame([], array_intersect_key($sources, $texts), 'Two texts have the same key: ' . $file);
                $sources += $texts;
            }
        }
        self::assertNotSame([], $sources);

        self::assertEquals($sources, (new Texts(new Settings()))->listTexts());
    }

    /**
     * @param array<string, mixed> $settings
     * @return array<string, mixed>
     */
    private function config(array $settings = []): array
    {
        return $this->clientConfig($settings)->collectAll();
    }

    /** @param array<string, mixed> $settings */
    private function clientConfig(array $settings = [], ?Manifest $manifest = null): ClientConfig
    {
        $manifest ??= $this->fullManifest();
        $features = $this->features($settings);

        return new ClientConfig(new Settings(), $features, new Texts(new Settings()), new HeadFile($manifest));
    }
}

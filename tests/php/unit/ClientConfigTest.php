<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\ClientConfig;
use Islas\Platform\Settings;
use Islas\Platform\Texts;
use Islas\Tests\WordPress\Site;

/**
 * The browser's configuration equals the golden file, is the same for every visitor, and holds no nonce.
 */
final class ClientConfigTest extends PluginTestCase
{
    private const SOURCES = __DIR__ . '/../../../src/wordpress/';

    protected function setUp(): void
    {
        parent::setUp();
        WC()->cart->lines = [];
    }

    public function testAFreshShopSendsTheAgreedFile(): void
    {
        $golden = (string) file_get_contents(__DIR__ . '/../../contract/golden/settings.json');

        self::assertEquals(json_decode($golden), json_decode((string) json_encode($this->config())));
    }

    public function testEveryVisitorReceivesTheSameAndNoNonce(): void
    {
        self::assertEquals($this->config(), $this->config());
        self::assertStringNotContainsString('nonce-of', (string) json_encode($this->config()));
    }

    public function testAPersonWhoIsSignedInReceivesTheirNonceAndNothingElseDiffers(): void
    {
        $guest = $this->config();
        Site::$signedIn = true;
        $customer = $this->config();

        self::assertIsArray($customer['rest']);
        self::assertSame('nonce-of-wp_rest', $customer['rest']['nonce']);
        $customer['rest']['nonce'] = '';
        self::assertEquals($guest, $customer);
    }

    public function testThePageAndTheShopAnswerForThemselves(): void
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

    public function testClientConfigSaysWhetherTheVisitorHasACart(): void
    {
        WC()->cart->lines = ['key' => ['quantity' => 1]];
        $shop = (array) $this->config()['shop'];
        WC()->cart->lines = [];

        self::assertTrue($shop['has_cart']);
    }

    public function testStoredFragmentsAreNamedByTheirLanguage(): void
    {
        $config = new ClientConfig(new Settings(), $this->features([]), new Texts(new Settings()));

        self::assertSame('wc_fragments_1_' . determine_locale(), $config->nameFragments('wc_fragments_1'));
        self::assertFalse($config->nameFragments(false));
    }

    public function testTheOwnersSettingsReachTheBrowser(): void
    {
        $config = $this->config([
            'feature_variations' => false,
            'please_wait_text' => 'Un momento...',
            'swatch_query' => 'lang=es&orden=1',
        ]);

        self::assertSame(false, ((array) $config['features'])['variations']);
        self::assertSame('Un momento...', ((array) $config['texts'])['please_wait']);
        self::assertSame('No products in the cart.', ((array) $config['texts'])['empty_cart']);
        self::assertEquals((object) ['lang' => 'es', 'orden' => '1'], ((array) $config['rest'])['swatch_query']);
    }

    public function testLeavesTheThemesControlsAloneWhenTheOverlayIsOff(): void
    {
        $overlays = (array) $this->config(['feature_search' => false])['overlays'];

        self::assertSame(['', ''], [$overlays['search_toggle'], $overlays['search_panel']]);
        self::assertSame('.social-toggle', $overlays['social_toggle']);
    }

    public function testEveryTextOfTheBrowserIsSentWithTheSameSource(): void
    {
        $sources = [];
        foreach ((array) glob(self::SOURCES . '*.ts') as $file) {
            $lists = '/(?:const (?:MESSAGES|SOURCES) = |textsFrom\()\{(.*?)\n\}/s';
            preg_match_all($lists, (string) file_get_contents((string) $file), $bodies);
            foreach ($bodies[1] as $body) {
                preg_match_all('/^\s*(\w+):\s*([\'"])(.*?)\2,$/ms', $body, $found);
                $texts = array_combine($found[1], $found[3]);
                self::assertSame([], array_intersect_key($sources, $texts), 'two texts have one key: ' . $file);
                $sources += $texts;
            }
        }
        self::assertNotSame([], $sources);

        self::assertEquals($sources, (new Texts(new Settings()))->all());
    }

    /**
     * @param array<string, mixed> $settings
     * @return array<string, mixed>
     */
    private function config(array $settings = []): array
    {
        return (new ClientConfig(new Settings(), $this->features($settings), new Texts(new Settings())))->toArray();
    }
}

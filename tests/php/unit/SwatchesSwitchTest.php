<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Settings;
use Islas\Swatches\SwatchPluginDetector;
use Islas\Swatches\SwatchesSwitch;
use Islas\Tests\WordPress\Site;
use RuntimeException;

/**
 * A product has one set of swatches: another plugin's while it is active. One button replaces them by those of Islas.
 */
final class SwatchesSwitchTest extends PluginTestCase
{
    private const OTHER = 'woo-variation-swatches/woo-variation-swatches.php';

    protected function setUp(): void
    {
        parent::setUp();
        $_GET = $_REQUEST = [];
        Site::$screen = (object) ['id' => 'plugins'];
        Site::$capabilities = ['manage_woocommerce', 'deactivate_plugin'];
        Site::$options[1]['active_plugins'] = ['woocommerce/woocommerce.php', self::OTHER];
    }

    public function testTurnsOnlyTheSwatchesOffWhileAnotherSwatchPluginIsActive(): void
    {
        self::assertFalse($this->features()->isOn('swatches'));
        self::assertTrue($this->features()->isOn('variations'));

        Site::$options[1]['active_plugins'] = ['woocommerce/woocommerce.php', 'woo-variation-swatches.php'];
        self::assertTrue($this->features()->isOn('swatches'));
    }

    public function testDetectsANetworkWideSwatchPluginAndOffersNoButton(): void
    {
        Site::$blogs = [1, 2];
        Site::$options[1]['active_plugins'] = [];
        Site::$options[0]['active_sitewide_plugins'] = [self::OTHER => 1];

        self::assertSame([self::OTHER], array_keys(SwatchPluginDetector::findActive()));
        $notice = $this->notice();
        self::assertStringContainsString('deactivate it', $notice);
        self::assertStringNotContainsString('<button', $notice);
    }

    public function testOffersTheSwitchOnThePluginsScreenOnlyToUsersWhoMayDeactivatePlugins(): void
    {
        self::assertStringContainsString('Variation Swatches for WooCommerce is active', $this->notice());
        self::assertStringContainsString('Islas uses its colours', $this->notice());
        self::assertStringContainsString('name="action" value="islas_use_swatches"', $this->notice());
        self::assertStringContainsString('name="_wpnonce" value="nonce-of-islas_use_swatches"', $this->notice());

        Site::$capabilities = ['manage_woocommerce'];
        self::assertStringNotContainsString('<form', $this->notice());
        Site::$capabilities = [];
        self::assertSame('', $this->notice());
        Site::$capabilities = ['manage_woocommerce', 'deactivate_plugin'];
        Site::$screen = (object) ['id' => 'dashboard'];
        self::assertSame('', $this->notice());
    }

    public function testTheSwitchDeactivatesTheOtherPluginAndTakesOverItsSettings(): void
    {
        Site::$options[1]['woo_variation_swatches'] = [
            'shape_style' => 'rounded', 'clear_on_reselect' => 'yes', 'default_to_button' => 'no',
            'attribute_behavior' => 'unheard of', 'stock_label_display_threshold' => '3',
        ];
        (new Settings())->change(['feature_swatches' => false]);

        self::assertSame(
            'to https://tienda.example/wp-admin/admin.php?page=islas&islas-swatches=1',
            $this->press('nonce-of-islas_use_swatches')
        );
        self::assertSame(['woocommerce/woocommerce.php'], Site::$options[1]['active_plugins']);
        $settings = (new Settings())->all();
        self::assertSame(
            [true, 'rounded', true, false, 'blur', 3],
            [
                $settings['feature_swatches'], $settings['shape_style'], $settings['clear_on_reselect'],
                $settings['default_to_button'], $settings['attribute_behavior'], $settings['stock_label_threshold'],
            ]
        );
        $_GET['islas-swatches'] = '1';
        self::assertStringContainsString('notice-success', $this->notice());
    }

    public function testDoesNotOfferToShareDataOfPluginsThatStoreTheirOwn(): void
    {
        Site::$options[1]['active_plugins'] = ['wpc-variation-swatches/wpc-variation-swatches.php'];

        self::assertStringContainsString('deletes nothing', $this->notice());
        self::assertStringNotContainsString('its colours', $this->notice());
    }

    public function testRefusesTheSwitchWithoutCapabilityOrNonce(): void
    {
        self::assertSame('expired', $this->press('other'));
        Site::$capabilities = ['deactivate_plugin'];
        self::assertStringStartsWith('403 ', $this->press('nonce-of-islas_use_swatches'));
        Site::$capabilities = ['manage_woocommerce'];
        self::assertStringStartsWith('403 ', $this->press('nonce-of-islas_use_swatches'));
        self::assertContains(self::OTHER, Site::$options[1]['active_plugins']);
    }

    private function notice(): string
    {
        return Site::output([new SwatchesSwitch(new Settings()), 'printOffer']);
    }

    private function press(string $nonce): string
    {
        $_REQUEST['_wpnonce'] = $nonce;
        try {
            (new SwatchesSwitch(new Settings()))->switchSwatches();
        } catch (RuntimeException $end) {
            return $end->getMessage();
        }

        return '';
    }
}

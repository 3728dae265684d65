<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\PauseBox;
use Islas\Admin\SiteHealth;
use Islas\Features;
use Islas\Platform\KillSwitch;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * Site Health shows the facts that support needs, and describes problems.
 */
final class SiteHealthTest extends PluginTestCase
{
    public function testSiteHealthListsVersionsFeaturesSettingsAndMutedScripts(): void
    {
        add_filter('islas_site_health', static fn (array $lines) => $lines + ['more' => ['label' => 'x', 'value' => 'y']]);
        Site::$options[1][Settings::OPTION] = ['feature_cart' => false, 'skip_link' => 'never'];
        $sections = $this->health($this->fullManifest())->addSection(['wp-core' => []]);
        $values = array_column(array_map(null, array_keys($sections['islas']['fields']), $sections['islas']['fields']), 1, 0);

        self::assertSame(['wp-core', 'islas'], array_keys($sections));
        self::assertMatchesRegularExpression('/^\d+\.\d+\.\d+$/', $values['version']['value']);
        self::assertSame([false, true], [$values['feature_cart']['debug'], $values['feature_page']['debug']]);
        self::assertSame('never', $values['skip_link']['value']);
        self::assertSame(
            'wc-cart-fragments, woocommerce, wc-add-to-cart-variation, sourcebuster-js, wc-order-attribution, wp-embed',
            $values['muted']['value']
        );
        self::assertStringStartsWith(PHP_VERSION . ', 6.8.1, ', $values['platform']['value']);
        self::assertSame('y', $values['more']['value']);
    }

    public function testKeepsSiteHealthLinesOfOtherPlugins(): void
    {
        $theirs = ['islas' => ['label' => 'Islas', 'fields' => ['demand' => ['label' => 'a', 'value' => 'b']]]];
        $fields = $this->health($this->fullManifest())->addSection($theirs)['islas']['fields'];

        self::assertArrayHasKey('demand', $fields);
        self::assertArrayHasKey('version', $fields);
    }

    public function testSiteHealthIsGoodWithACompleteBuild(): void
    {
        $result = $this->health($this->fullManifest())->runTest();

        self::assertSame(['good', 'Islas is ready'], [$result['status'], $result['label']]);
    }

    public function testSiteHealthNamesAMissingBuildAndMissingFeatures(): void
    {
        $none = $this->health($this->manifest([]))->runTest();
        self::assertSame('recommended', $none['status']);
        self::assertStringContainsString('Install the plugin again', $none['description']);

        $core = $this->health($this->manifest([Manifest::ENTRY => ['file' => 'main.js']]))->runTest();
        self::assertStringContainsString('“Swatches” are missing', $core['description']);
        self::assertStringNotContainsString('mini-cart up to date', $core['description']);
    }

    public function testSiteHealthNamesAStoppedFeatureAndTheFeatureThatItRequires(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = ['feature_variations' => false];
        $result = $this->health($this->fullManifest())->runTest();

        self::assertSame('recommended', $result['status']);
        self::assertStringContainsString('“Swatches” is off', $result['description']);
        self::assertStringContainsString('“Variations of a product” is on', $result['description']);
    }

    public function testSiteHealthIsGoodWhileAnotherPluginProvidesTheSwatches(): void
    {
        Site::$options[1]['active_plugins'] = ['wpc-variation-swatches/wpc-variation-swatches.php'];

        self::assertSame('good', $this->health($this->fullManifest())->runTest()['status']);
    }

    public function testEscapesProblemsThatOtherPluginsAddToSiteHealth(): void
    {
        add_filter('islas_site_health_problems', static fn (array $problems) => [...$problems, 'One & <two>', 3]);
        $result = $this->health($this->fullManifest())->runTest();

        self::assertSame('<p>One &amp; &lt;two&gt;</p>', $result['description']);
    }

    public function testAddsItsTestToTheDirectTestsOfSiteHealth(): void
    {
        $tests = $this->health($this->fullManifest())->addTest(['direct' => ['php' => []], 'async' => []]);

        self::assertSame(['php', 'islas'], array_keys($tests['direct']));
        self::assertIsCallable($tests['direct']['islas']['test']);
    }

    private function health(Manifest $manifest): SiteHealth
    {
        $settings = new Settings();

        return new SiteHealth(
            $settings,
            new Features($settings, $manifest),
            $manifest,
            self::PLUGIN . '/islas.php',
            new PauseBox($settings, new KillSwitch())
        );
    }
}

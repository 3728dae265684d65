<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;

/**
 * A feature is on if the owner has switched it on and the build has its whole replacement.
 */
final class FeaturesTest extends PluginTestCase
{
    public function testEveryFeatureHasASwitchAndEverySwitchAFeature(): void
    {
        $switches = array_map(static fn (string $name) => 'feature_' . $name, array_keys(Features::TABLE));
        $settings = array_filter(Settings::SCHEMA, static fn (array $row) => $row['section'] === 'features');

        self::assertSame($switches, array_keys($settings));
    }

    public function testTheOwnersSwitchTurnsOffAFeatureAndThoseThatRequireIt(): void
    {
        foreach (array_keys(Features::TABLE) as $name) {
            // Some are off by default.
            $switches = array_filter(Settings::SCHEMA, static fn (array $row) => $row['section'] === 'features');
            $all = $this->features(['feature_' . $name => false] + array_fill_keys(array_keys($switches), true))->all();

            $requires = static fn (array $row) => in_array($name, $row['requires'] ?? [], true);
            $off = [$name => false] + array_fill_keys(array_keys(array_filter(Features::TABLE, $requires)), false);
            self::assertEquals($off, array_filter($all, static fn (bool $on) => ! $on));
        }
    }

    public function testAFeatureIsOffWhenOneThatItRequiresIsOff(): void
    {
        $features = $this->features(['feature_variations' => false]);

        self::assertFalse($features->isOn('swatches'));
        self::assertSame(['variations'], $features->listMissing('swatches'));
        self::assertNotContains('wc-add-to-cart-variation', $features->listReplacedHandles());
        self::assertSame([], $this->features()->listMissing('swatches'));
    }

    public function testAFeatureIsOffWhenTheBuildLacksAFileOfItsReplacement(): void
    {
        $features = $this->features([], $this->manifest(['src/main.ts' => ['file' => 'm.js']]));

        self::assertSame(
            ['cart', 'fragments', 'speculation', 'page', 'page_files', 'social'],
            array_keys(array_filter($features->all()))
        );
        self::assertSame(
            ['wc-add-to-cart', 'wc-cart-fragments', 'woocommerce'],
            $features->listReplacedHandles()
        );
        self::assertFalse($features->isOn('variations'));
    }

    public function testEveryFeatureIsOffWithoutABuild(): void
    {
        self::assertSame([], array_filter($this->features([], $this->manifest('{}'))->all()));
    }

    /** A feature whose replacement is bundled under another name would silently stay off. */
    public function testTheBuildManifestHasEveryReplacementThatExistsInTheSources(): void
    {
        $build = new Manifest(self::PLUGIN . '/build/manifest.json');
        if (! $build->has(Manifest::ENTRY)) {
            self::markTestSkipped('There is no build: npm run build makes one.');
        }
        foreach (array_merge(...array_values(array_column(Features::TABLE, 'sources'))) as $source) {
            if (is_file(self::PLUGIN . '/../' . $source)) {
                self::assertTrue($build->has($source), $source);
            }
        }
    }

    public function testAnUnknownFeatureIsOff(): void
    {
        self::assertFalse($this->features()->isOn('unknown'));
    }

    public function testFeaturesStayUnchangedWhileSettingsAreMemoized(): void
    {
        $settings = new Settings();
        $features = new Features($settings, $this->fullManifest());
        $settings->memoize();
        self::assertTrue($features->isOn('cart'));
        Site::$options[Site::$blog][Settings::OPTION] = ['feature_cart' => false];
        self::assertTrue($features->isOn('cart'));
        $settings->resetMemo();
        self::assertFalse($features->isOn('cart'));
        $settings->memoize();

        self::assertFalse($features->isOn('cart'), 'Values of the page before are not reused.');
    }

    /** Another plugin's swatches can be activated while the owner's screen is rendered. */
    public function testReadsFeaturesAgainWhileSettingsAreNotMemoized(): void
    {
        $features = $this->features();
        self::assertTrue($features->isOn('swatches'));
        Site::$options[Site::$blog]['active_plugins'] = ['woo-variation-swatches/woo-variation-swatches.php'];

        self::assertFalse($features->isOn('swatches'));
    }
}

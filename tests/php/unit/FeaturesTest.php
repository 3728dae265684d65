<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Settings;

/**
 * A feature is on when the owner wants it and the build holds its whole replacement.
 */
final class FeaturesTest extends PluginTestCase
{
    public function testEveryFeatureHasASwitchAndEverySwitchAFeature(): void
    {
        $switches = array_map(static fn (string $name) => 'feature_' . $name, array_keys(Features::TABLE));
        $settings = array_filter(Settings::SCHEMA, static fn (array $row) => $row['section'] === 'features');

        self::assertSame($switches, array_keys($settings));
    }

    public function testWithAFullBuildTheOwnersSwitchesDecide(): void
    {
        foreach (array_keys(Features::TABLE) as $name) {
            $all = $this->features(['feature_' . $name => false])->all();

            self::assertSame([$name => false], array_filter($all, static fn (bool $on) => ! $on));
        }
    }

    public function testAFeatureWithoutItsWholeReplacementIsOff(): void
    {
        $build = ['src/main.ts' => ['file' => 'm.js'], 'widgets/page/paint.ts' => ['file' => 'p.js']];
        $features = $this->features([], $this->manifest($build));

        self::assertSame(['cart', 'fragments'], array_keys(array_filter($features->all())));
        self::assertSame(['wc-add-to-cart', 'wc-cart-fragments'], $features->replacedHandles());
    }

    public function testWithoutABuildNothingIsOn(): void
    {
        self::assertSame([], array_filter($this->features([], $this->manifest('{}'))->all()));
    }

    public function testAnUnknownFeatureIsOff(): void
    {
        self::assertFalse($this->features()->on('unknown'));
    }
}

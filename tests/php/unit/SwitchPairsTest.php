<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Declarations;
use Islas\Tests\WordPress\Site;

/**
 * With any two features off, a stock script is muted only where its replacement runs, and markup is printed only where
 * its script runs, so that the shop can still sell.
 */
final class SwitchPairsTest extends PluginTestCase
{
    /** @return array<string, array{list<string>}> */
    public static function pairs(): array
    {
        $names = array_keys(Features::TABLE);
        $pairs = [];
        foreach ($names as $i => $one) {
            foreach (array_slice($names, $i) as $other) {
                $pairs["$one, $other"] = [array_values(array_unique([$one, $other]))];
            }
        }

        return $pairs;
    }

    /**
     * @param list<string> $off
     * @dataProvider pairs
     */
    public function testMutesAStockScriptExactlyWhereItsReplacementRuns(array $off): void
    {
        $features = $this->without($off);
        $on = array_filter($features->all());
        foreach ($off as $name) {
            self::assertArrayNotHasKey($name, $on);
        }
        foreach (array_keys($on) as $name) {
            self::assertSame([], $features->listMissing($name), "$name runs without what it requires");
        }
        foreach (Features::TABLE as $name => ['handles' => $handles]) {
            foreach ($handles as $handle) {
                self::assertSame(isset($on[$name]), in_array($handle, $features->listReplacedHandles(), true), $handle);
            }
        }
    }

    /**
     * @param list<string> $off
     * @dataProvider pairs
     */
    public function testLoadsTheVariationScriptExactlyWhereItsStockScriptIsMuted(array $off): void
    {
        $features = $this->without($off);
        $assets = new Assets($this->fullManifest(), '/build/', $features);
        $assets->enqueueProduct();
        $assets->enqueueProductAdd();
        $isMuted = in_array('wc-add-to-cart-variation', $features->listReplacedHandles(), true);
        $isPrinted = $features->isOn('swatches');

        self::assertSame($isMuted, isset(Site::$modules['islas-product']));
        self::assertTrue($isMuted || ! $isPrinted);
        $adds = isset(Site::$modules['islas-product']) || isset(Site::$modules['islas-product-add']);
        self::assertTrue($adds || ! $features->isOn('product_add'), 'No script adds the product without a page load.');
    }

    /** @param list<string> $off */
    private function without(array $off): Features
    {
        $switches = array_filter(array_keys(Declarations::SETTINGS), fn ($key) => strpos($key, 'feature_') === 0);
        $settings = array_fill_keys($switches, true);
        foreach ($off as $name) {
            $settings['feature_' . $name] = false;
        }

        return $this->features($settings);
    }
}

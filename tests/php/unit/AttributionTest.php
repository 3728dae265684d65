<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Attribution\OrderLines;
use Islas\Attribution\Record;
use Islas\Attribution\Tracking;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use _WP_Dependency;

/**
 * Pages load one attribution file where WooCommerce enqueues its own. The stock library is printed only if other code
 * uses it.
 */
final class AttributionTest extends PluginTestCase
{
    private const DATA = 'var wc_order_attribution = {"params":{}};';

    private const STOCK = ['sourcebuster-js', 'wc-order-attribution'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->script('sourcebuster-js', []);
        $this->script('wc-order-attribution', ['sourcebuster-js']);
        Site::$scripts->queue = self::STOCK;
        Site::$scripts->registered['wc-order-attribution']->extra['data'] = self::DATA;
    }

    public function testEnqueuesTheModuleAndQueuesCallsThatComeBeforeIt(): void
    {
        $this->tracking()->prepareScripts();

        self::assertSame([Assets::IDS[Manifest::ATTRIBUTION]], array_keys(Site::$modules));
        $code = (string) Site::$scripts->registered['wc-order-attribution']->extra['data'];
        self::assertStringContainsString('setOrderTracking', $code);
        self::assertStringEndsWith('("", {});', $code, 'No consent tool is active.');
    }

    public function testLeavesWooCommercesDataAloneAndAddsWhereTheModuleIsWhenTheConsentFeatureIsOn(): void
    {
        $this->tracking(['feature_consent' => true])->prepareScripts();

        self::assertSame([], Site::$modules);
        self::assertStringStartsWith(
            self::DATA . "\n",
            (string) Site::$scripts->registered['wc-order-attribution']->extra['data']
        );
        self::assertStringEndsWith(
            '("marketing", {"isLate":true,"file":"https://tienda.example/build/attribution.ts-h4sh.js"});',
            (string) Site::$scripts->registered['wc-order-attribution']->extra['data']
        );
    }

    public function testEnqueuesNoModuleWhereWooCommerceEnqueuesNoAttribution(): void
    {
        Site::$scripts->queue = [];
        $this->tracking()->prepareScripts();

        self::assertSame([], Site::$modules);
    }

    public function testKeepsTheTrackingFilterValueWithoutTheWpConsentApi(): void
    {
        self::assertFalse($this->tracking()->allowWithConsentApi(false));
        self::assertTrue($this->tracking()->allowWithConsentApi(true));
    }

    public function testPrintsNeitherStockFileWhenNothingElseUsesThem(): void
    {
        $this->stock()->mute();

        self::assertSame([], Site::$scripts->printPass()['files']);
    }

    public function testKeepsSourcebusterForScriptsThatDependOnIt(): void
    {
        $this->script('other', ['sourcebuster-js']);
        $this->stock()->mute();

        self::assertSame(['/sourcebuster-js.js'], Site::$scripts->printPass()['files']);
    }

    public function testKeepsSourcebusterForInlineCodeAttachedToIt(): void
    {
        Site::$scripts->registered['sourcebuster-js']->extra['after'] = [false, 'sbjs.init()'];
        $this->stock()->mute();

        self::assertSame(['/sourcebuster-js.js'], Site::$scripts->printPass()['files']);
    }

    public function testPrintsBothStockFilesWhenTheFeatureIsOff(): void
    {
        $this->stock(['feature_attribution' => false])->mute();

        self::assertSame(['/sourcebuster-js.js', '/wc-order-attribution.js'], Site::$scripts->printPass()['files']);
    }

    public function testReadsAnInvalidStoredRecordAsAnEmptyOne(): void
    {
        $empty = ['first' => [], 'last' => [], 'clicks' => []];
        foreach (['', '[deleted]', null, 7, ['first' => 'x', 'last' => [1, ['y']]], ['clicks' => null]] as $meta) {
            self::assertSame($empty, Record::readRecord($meta));
            self::assertSame([], OrderLines::listGroups(Record::readRecord($meta)));
        }
    }

    public function testARecordMergesTheClickIdsOfTheFirstAndTheCurrentLandingPage(): void
    {
        $record = Record::makeRecord([
            'first' => ['typ' => 'utm', 'src' => 'a'],
            'first_add' => ['ep' => 'https://tienda.example/?gclid=one&fbclid=two&x=3', 'fd' => '2026-11-20 10:00:00'],
            'current' => ['typ' => 'typein'],
            'current_add' => ['ep' => 'https://tienda.example/?gclid=<b>three&wbraid[]=4'],
        ]);

        self::assertSame(['gclid' => 'bthree', 'fbclid' => 'two'], $record['clicks']);
        self::assertSame(['Type', 'Source', 'Date (UTC)', 'Page'], array_column(OrderLines::listGroups($record)[0][1], 0));
    }

    /** @param array<string, mixed> $settings */
    private function tracking(array $settings = ['feature_consent' => false]): Tracking
    {
        $url = 'https://tienda.example/build/';
        $features = $this->features($settings);

        return new Tracking(new Assets($this->fullManifest(), $url, $features), $features);
    }

    /** @param array<string, mixed> $settings */
    private function stock(array $settings = []): StockScripts
    {
        return new StockScripts($this->features($settings), new ShopJQuery(new Settings()));
    }

    /** @param list<string> $dependencies */
    private function script(string $handle, array $dependencies): void
    {
        $script = new _WP_Dependency($handle, '/' . $handle . '.js', $dependencies);
        Site::$scripts->registered[$handle] = $script;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Welcome\MeasuredVisit;
use Islas\Welcome\TouchedScripts;

/**
 * What a page shows of optimisers: which script was delayed, deferred, combined or rewritten, and by whom.
 */
final class TouchedScriptsTest extends PluginTestCase
{
    /** @dataProvider pages */
    public function testNamesWhatAnOptimiserDidToAScript(string $tag, string $does, string $by): void
    {
        self::assertSame(
            [['script' => 'islas-head', 'does' => $does, 'by' => $by]],
            TouchedScripts::findTouched('<head>' . $tag . '</script></head>', ['islas-head'])
        );
    }

    /** @return array<string, array{string, string, string}> */
    public function pages(): array
    {
        $src = '/wp-content/plugins/islas/build/head.js';

        return [
            'LiteSpeed, delayed' => ["<script id=\"islas-head\" type=\"litespeed/javascript\" data-src=\"$src\">", 'delayed', 'LiteSpeed Cache'],
            'LiteSpeed, deferred' => ["<script id=\"islas-head\" src=\"$src\" defer data-deferred=\"1\">", 'deferred', 'LiteSpeed Cache'],
            'LiteSpeed, combined' => ['<script src="/wp-content/litespeed/js/0a1b.js?ver=2">', 'combined', 'LiteSpeed Cache'],
            'WP Rocket' => ["<script type=\"rocketlazyloadscript\" id='islas-head' data-rocket-src='$src'>", 'delayed', 'WP Rocket'],
            'Perfmatters' => ["<script type=\"pmdelayedscript\" src=\"$src\" id=islas-head>", 'delayed', 'Perfmatters'],
            'Flying Scripts' => ["<script data-type=\"lazy\" data-src=\"$src\" id=\"islas-head\">", 'delayed', 'Flying Scripts'],
            'Rocket Loader' => [
                "<script src=\"$src\" id=\"islas-head\" type=\"f2d1c0b9a8e7d6c5b4a39281-text/javascript\">",
                'delayed', 'Cloudflare Rocket Loader',
            ],
            'Autoptimize, combined' => ['<script defer src="/wp-content/cache/autoptimize/js/autoptimize_0a1b2c.js">', 'combined', 'Autoptimize'],
            'Autoptimize, a copy' => [
                '<script id="islas-head" src="/wp-content/cache/autoptimize/js/autoptimize_single_0a1b2c.js">',
                'rewritten', 'Autoptimize',
            ],
            'SiteGround' => ['<script src="/wp-content/uploads/siteground-optimizer-assets/siteground-optimizer-combined-js-0a.js">', 'combined', 'SiteGround Optimizer'],
            'W3 Total Cache' => ['<script src="/wp-content/cache/minify/0a1b2.js">', 'combined', 'W3 Total Cache'],
            'Jetpack Boost' => ['<script src="/_jb_static/??-eJy">', 'combined', 'Jetpack Boost'],
            'Hummingbird' => ['<script src="/wp-content/uploads/hummingbird-assets/0a1b.js">', 'combined', 'Hummingbird'],
            'a type that browsers do not run' => ["<script id=\"islas-head\" type=\"text/plain\" src=\"$src\">", 'delayed', ''],
            'deferred by somebody' => ["<script id=\"islas-head\" src=\"$src\" defer>", 'deferred', ''],
            'gone' => ['<script>', 'combined', ''],
        ];
    }

    public function testFindsNothingInAPageAsWordPressPrintsIt(): void
    {
        $page = '<script id="islas-head" src="/head.js" data-no-optimize="1"></script>'
            . '<script type="module" id="islas-js-module" src="/main.js"></script>'
            . '<script defer id="islas-late" src="/late.js"></script><script id="islas-head-2" type="x/y"></script>'
            . '<script src="/wp-content/cache/autoptimize/js/autoptimize_0a1b2c.js"></script>';

        self::assertSame([], TouchedScripts::findTouched($page, ['islas-head', 'islas-js-module', 'islas-late+defer']));
        self::assertSame([], TouchedScripts::findTouched($page, []));
        self::assertSame('', TouchedScripts::describeRows([]));
    }

    public function testAdvisesTheOwnerWhereScriptsOfIslasMayBeLate(): void
    {
        $rows = [
            ['script' => 'islas-head', 'does' => 'delayed', 'by' => 'LiteSpeed Cache'],
            ['script' => 'islas-head', 'does' => 'delayed', 'by' => 'LiteSpeed Cache'],
            ['script' => 'islas-js-module', 'does' => 'combined', 'by' => ''],
            ['script' => 'islas-head', 'does' => 'rewritten', 'by' => 'Autoptimize'],
            ['script' => 'jquery-core-js', 'does' => 'delayed', 'by' => 'Perfmatters'],
        ];
        $advice = TouchedScripts::giveAdvice($rows);

        self::assertCount(2, $advice, 'A copy is not late, and Islas waits for jQuery.');
        self::assertStringContainsString('LiteSpeed Cache changes scripts of Islas (islas-head)', $advice[0]);
        self::assertStringContainsString('Page Optimization', $advice[0]);
        self::assertStringContainsString('islas-js-module', $advice[1]);
        self::assertStringContainsString('jquery-core-js (Perfmatters)', TouchedScripts::describeRows($rows));
    }

    public function testReadsStoredRowsOfAnyShape(): void
    {
        foreach (['x', [1, [], ['does' => 'x'], ['does' => []]]] as $stored) {
            self::assertSame([], TouchedScripts::decodeRows($stored));
        }
        $row = ['script' => 'a', 'does' => 'delayed', 'by' => 'B'];
        self::assertSame([$row], TouchedScripts::decodeRows([$row + ['more' => 1]]));
        self::assertCount(30, TouchedScripts::decodeRows(array_fill(0, 99, $row)));
    }

    public function testAMeasuredPageNamesItsScriptsAtItsEnd(): void
    {
        $end = '<!-- islas-jquery: wc-cart --><!-- islas-queries: 2 -->';

        self::assertSame(
            ['islas-head', 'jquery-core-js+defer'],
            MeasuredVisit::readScripts('<html><!-- islas-scripts: islas-head jquery-core-js+defer -->' . $end)
        );
        self::assertSame(['wc-cart'], MeasuredVisit::readJQueryUsers('<html><!-- islas-scripts: islas-head -->' . $end));
        self::assertSame([], MeasuredVisit::readScripts('<html><!-- islas-scripts: x -->' . $end . '<p>'), 'Only at the end.');
        self::assertSame([], MeasuredVisit::readScripts($end));
    }
}

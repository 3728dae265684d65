<?php

declare(strict_types=1);

namespace Islas\Welcome;

/**
 * How a page shows that an optimiser has changed a script: an expression over the tag, what was done to the script, and
 * by whom. Data only.
 *
 * @phpstan-type Mark array{by: string, does: 'delayed'|'deferred'|'combined'|'rewritten', tag: string}
 */
final class OptimiserMarks
{
    /** @var list<Mark> */
    public const TABLE = [
        // Not run before the visitor touches the page.
        ['by' => 'LiteSpeed Cache', 'does' => 'delayed', 'tag' => '~\stype=["\']?litespeed/javascript~i'],
        ['by' => 'WP Rocket', 'does' => 'delayed', 'tag' => '~\stype=["\']?rocketlazyloadscript~i'],
        ['by' => 'Perfmatters', 'does' => 'delayed', 'tag' => '~\stype=["\']?pmdelayedscript~i'],
        ['by' => 'Flying Scripts', 'does' => 'delayed', 'tag' => '~\sdata-type=["\']?lazy\b~i'],
        ['by' => 'NitroPack', 'does' => 'delayed', 'tag' => '~\s(?:type=["\']?nitropack/|nitro-delay)~i'],
        [
            'by' => 'Cloudflare Rocket Loader', 'does' => 'delayed',
            'tag' => '~\stype=["\']?[0-9a-f]{16,40}-(?:text/javascript|application/javascript|module)?["\'\s>]~i',
        ],
        ['by' => 'PageSpeed', 'does' => 'delayed', 'tag' => '~\stype=["\']?text/psajs~i'],
        // Run when the page is parsed.
        ['by' => 'LiteSpeed Cache', 'does' => 'deferred', 'tag' => '~\sdata-deferred=["\']?1~i'],
        ['by' => 'WP Rocket', 'does' => 'deferred', 'tag' => '~\sdata-rocket-defer\b~i'],
        // One file with several scripts.
        ['by' => 'Autoptimize', 'does' => 'combined', 'tag' => '~/autoptimize_(?!single_)\w+\.js~i'],
        ['by' => 'LiteSpeed Cache', 'does' => 'combined', 'tag' => '~/litespeed/js/\w+\.js~i'],
        [
            'by' => 'SiteGround Optimizer', 'does' => 'combined',
            'tag' => '~/siteground-optimizer-combined-js|/siteground-optimizer-assets/siteground-optimizer-combined~i',
        ],
        ['by' => 'W3 Total Cache', 'does' => 'combined', 'tag' => '~/cache/minify/~i'],
        ['by' => 'Jetpack Boost', 'does' => 'combined', 'tag' => '~/_jb_static/|/boost-cache/static/~i'],
        ['by' => 'Hummingbird', 'does' => 'combined', 'tag' => '~/hummingbird-assets/~i'],
        ['by' => 'WP-Optimize', 'does' => 'combined', 'tag' => '~/wpo-minify/~i'],
        ['by' => 'WP Fastest Cache', 'does' => 'combined', 'tag' => '~/wpfc-minified/~i'],
        ['by' => 'Fast Velocity Minify', 'does' => 'combined', 'tag' => '~/cache/fvm/~i'],
        ['by' => 'Asset CleanUp', 'does' => 'combined', 'tag' => '~/cache/asset-cleanup/~i'],
        ['by' => 'Breeze', 'does' => 'combined', 'tag' => '~/breeze-minification/~i'],
        ['by' => 'Swift Performance', 'does' => 'combined', 'tag' => '~/cache/swift-performance/~i'],
        // A copy of the script.
        ['by' => 'Autoptimize', 'does' => 'rewritten', 'tag' => '~/autoptimize_single_\w+\.js~i'],
        ['by' => 'WP Rocket', 'does' => 'rewritten', 'tag' => '~/cache/min/|\sdata-minify=["\']?1~i'],
        ['by' => 'Perfmatters', 'does' => 'rewritten', 'tag' => '~/cache/perfmatters/~i'],
        ['by' => 'SiteGround Optimizer', 'does' => 'rewritten', 'tag' => '~/siteground-optimizer-assets/~i'],
        ['by' => 'PageSpeed', 'does' => 'rewritten', 'tag' => '~\.pagespeed\.~i'],
    ];

    /** Where the settings of an optimiser list scripts that it leaves alone, in its own words. */
    public const PLACES = [
        'LiteSpeed Cache' => 'Page Optimization → Tuning → JS Excludes, JS Deferred / Delayed Excludes',
        'WP Rocket' => 'File Optimization → Excluded JavaScript Files',
        'Perfmatters' => 'Assets → JavaScript → Excluded from Delay',
        'Flying Scripts' => 'Settings → Flying Scripts → Include Keywords',
        'NitroPack' => 'Advanced Settings → Exclude Resources',
        'Cloudflare Rocket Loader' => 'Speed → Optimization → Rocket Loader',
        'Autoptimize' => 'JS, CSS & HTML → Exclude scripts from Autoptimize',
        'SiteGround Optimizer' => 'Frontend → JavaScript',
        'W3 Total Cache' => 'Minify → Never minify the following JS files',
        'Jetpack Boost' => 'Concatenate JS → Exceptions',
        'Hummingbird' => 'Asset Optimization',
        'WP-Optimize' => 'Minify → Exclude scripts',
        'Fast Velocity Minify' => 'Settings → JS Exclude',
        'Asset CleanUp' => 'Settings → Optimize JavaScript',
    ];
}

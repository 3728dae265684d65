<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Empties the page caches of known plugins and hosts, by their public functions and actions, after an update, a pause
 * and a change of what pages print: once, at the end of the request. One that has no such function goes on showing the
 * pages that it has, which work.
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class PageCaches
{
    /** Functions and static methods that empty everything → the name that owners know. */
    private const CALLS = [
        'wp_cache_clear_cache' => 'WP Super Cache',
        'w3tc_pgcache_flush' => 'W3 Total Cache',
        'rocket_clean_domain' => 'WP Rocket',
        'wpfc_clear_all_cache' => 'WP Fastest Cache',
        'sg_cachepress_purge_cache' => 'SiteGround Speed Optimizer',
        'wpo_cache_flush' => 'WP-Optimize',
        'pantheon_wp_clear_edge_all' => 'Pantheon',
        'spinupwp_purge_site' => 'SpinupWP',
        'Swift_Performance_Cache::clear_all_cache' => 'Swift Performance',
        'WpeCommon::purge_varnish_cache' => 'WP Engine',
    ];

    /** Actions that empty everything → the name that owners know. */
    private const ACTIONS = [
        'litespeed_purge_all' => 'LiteSpeed Cache',
        'cache_enabler_clear_site_cache' => 'Cache Enabler',
        'wphb_clear_page_cache' => 'Hummingbird',
        'breeze_clear_all_cache' => 'Breeze',
        'rt_nginx_helper_purge_all' => 'Nginx Helper',
    ];

    private static bool $isAsked = false;

    /** @return list<HookRow> They empty the caches after a change of an option that pages are printed from. */
    public static function listHooks(string $option): array
    {
        return [
            ['action', 'add_option_' . $option, self::class, 'schedulePurge', 10, 0],
            ['action', 'update_option_' . $option, self::class, 'schedulePurge', 10, 0],
            ['action', 'delete_option_' . $option, self::class, 'schedulePurge', 10, 0],
        ];
    }

    /** WordPress hooks of changes; the plugins of the caches may not be loaded yet. */
    public static function schedulePurge(): void
    {
        if (! self::$isAsked) {
            self::$isAsked = true;
            HookTable::addRows([['action', 'shutdown', [self::class, 'purgeCaches'], 10, 0]]);
        }
    }

    /** WordPress hook `shutdown`. */
    public static function purgeCaches(): void
    {
        if (! self::$isAsked) {
            return;
        }
        self::$isAsked = false;
        foreach (array_keys(self::CALLS) as $purge) {
            if (is_callable($purge)) {
                Guard::run('emptying a page cache', static fn () => call_user_func($purge), null);
            }
        }
        foreach (array_keys(self::ACTIONS) as $action) {
            Guard::run('emptying a page cache', static fn () => do_action($action), null);
        }
    }

    /** Whether the shop has a page cache: a known one, or one that WordPress loads before plugins. */
    public static function isActive(): bool
    {
        return (defined('WP_CACHE') && (bool) constant('WP_CACHE')) || self::listNames() !== [];
    }

    /** @return array<string, string> */
    private static function listNames(): array
    {
        $isHeard = static fn (string $action): bool => has_action($action) !== false;

        return array_merge(
            array_filter(self::CALLS, 'is_callable', ARRAY_FILTER_USE_KEY),
            array_filter(self::ACTIONS, $isHeard, ARRAY_FILTER_USE_KEY)
        );
    }

    /** What the owner has to do about page caches, in one sentence. */
    public static function describeCaches(): string
    {
        $names = self::listNames();

        if ($names === []) {
            return __(
                'Empty the page cache after pausing, resuming, updating or changing Islas, if there is one.',
                'islas'
            );
        }

        return sprintf(
            /* translators: %s: names of plugins and hosts that keep pages */
            __(
                'After a change, an update or a pause Islas empties the page cache: %s. Empty others yourself.',
                'islas'
            ),
            implode(', ', $names)
        );
    }
}

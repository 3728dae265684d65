<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Empties the page caches of known plugins and hosts, by their public functions and actions, after an update, a pause
 * and a change of what pages print: once, at the end of the request. One that has no such function goes on showing the
 * pages that it has, which work.
 */
final class PageCaches
{
    /** WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, SiteGround, WP-Optimize, Pantheon, SpinupWP. */
    private const FUNCTIONS = [
        'wp_cache_clear_cache',
        'w3tc_pgcache_flush',
        'rocket_clean_domain',
        'wpfc_clear_all_cache',
        'sg_cachepress_purge_cache',
        'wpo_cache_flush',
        'pantheon_wp_clear_edge_all',
        'spinupwp_purge_site',
    ];

    /** LiteSpeed, Cache Enabler, Hummingbird, Breeze, Nginx Helper. */
    private const ACTIONS = [
        'litespeed_purge_all',
        'cache_enabler_clear_site_cache',
        'wphb_clear_page_cache',
        'breeze_clear_all_cache',
        'rt_nginx_helper_purge_all',
    ];

    private const METHODS = [
        ['Swift_Performance_Cache', 'clear_all_cache'],
        ['WpeCommon', 'purge_varnish_cache'],
    ];

    private static bool $isAsked = false;

    /** WordPress hooks of changes; the plugins of the caches may not be loaded yet. */
    public static function ask(): void
    {
        self::$isAsked = true;
    }

    /** WordPress hook `shutdown`. */
    public static function purge(): void
    {
        if (! self::$isAsked) {
            return;
        }
        self::$isAsked = false;
        foreach (array_merge(self::FUNCTIONS, self::METHODS) as $purge) {
            if (is_callable($purge)) {
                Guard::run('emptying a page cache', static fn () => call_user_func($purge), null);
            }
        }
        foreach (self::ACTIONS as $action) {
            Guard::run('emptying a page cache', static fn () => do_action($action), null);
        }
    }
}

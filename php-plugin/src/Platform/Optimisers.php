<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;

/**
 * Keeps optimiser plugins from delaying, deferring, combining or rewriting the scripts of Islas: what decides the first
 * paint and the consent bar must run where it stands, and what answers clicks must be there at the first one.
 *
 * Scripts carry the public attributes of LiteSpeed Cache, Autoptimize, WP Rocket, NitroPack, Jetpack Boost, PageSpeed
 * and Cloudflare; optimisers without an attribute are asked through their public filters.
 */
final class Optimisers
{
    /** Cloudflare reads its attribute only in front of `src`. */
    public const ATTRIBUTES = [
        'data-cfasync' => 'false',
        'data-no-optimize' => '1',
        'data-no-defer' => '1',
        'data-noptimize' => '1',
        'data-jetpack-boost' => 'ignore',
        'data-pagespeed-no-defer' => true,
        'nowprocket' => true,
        'nitro-exclude' => true,
    ];

    /** Filters over lists of parts of addresses or of inline code that are left as they are. */
    public const SCRIPT_LISTS = [
        'rocket_delay_js_exclusions',
        'rocket_exclude_defer_js',
        'rocket_exclude_js',
        'rocket_excluded_inline_js_content',
        'rocket_defer_inline_exclusions',
        'litespeed_optimize_js_excludes',
        'litespeed_optm_js_defer_exc',
        'litespeed_optm_gm_js_exc',
        'autoptimize_filter_js_exclude',
        'perfmatters_delay_js_exclusions',
        'perfmatters_defer_js_exclusions',
        'perfmatters_minify_js_exclusions',
        'sgo_javascript_combine_excluded_inline_content',
        'sgo_javascript_combine_excluded_external_paths',
        'flying_press_exclude_from_delay:js',
        'flying_press_exclude_from_defer:js',
    ];

    /** The same over the handles and ids of scripts (SiteGround Optimizer). */
    public const HANDLE_LISTS = [
        'sgo_js_minify_exclude',
        'sgo_js_async_exclude',
        'sgo_javascript_combine_exclude',
        'sgo_javascript_combine_exclude_ids',
    ];

    /** The same over selectors whose rules stay although a page seems not to use them. */
    public const STYLE_LISTS = ['rocket_rucss_safelist', 'perfmatters_rucss_excluded_selectors'];

    /** Parts of the addresses, ids and code of what Islas prints. */
    private const SCRIPTS = [
        '/islas/build/', 'islas-head', 'islas-jquery', 'islas={', 'islas-consent-tags', 'islas?.run',
        DataFiles::PREFIX,
    ];

    private const SELECTORS = ['(.*)islas(.*)'];

    private Features $features;

    public function __construct(Features $features)
    {
        $this->features = $features;
    }

    /**
     * WordPress filters `wp_script_attributes` and `wp_inline_script_attributes`: marks the scripts of Islas, and the
     * data of the stock scripts that it stands in for, which it reads at once.
     *
     * @param mixed $attributes
     * @return mixed
     */
    public function markScript($attributes)
    {
        $id = is_array($attributes) ? $attributes['id'] ?? '' : '';
        if (! is_array($attributes) || ! is_string($id) || ($attributes['type'] ?? '') === 'application/json') {
            return $attributes;
        }
        $isRead = substr($id, -9) === '-js-extra'
            && in_array(substr($id, 0, -9), $this->features->listReplacedHandles(), true);

        return $isRead || strpos($id, 'islas') === 0 ? self::ATTRIBUTES + $attributes : $attributes;
    }

    /**
     * The filters of `SCRIPT_LISTS`.
     *
     * @param mixed $list
     * @return mixed
     */
    public function keepScripts($list)
    {
        $handles = $this->features->listReplacedHandles();
        $data = array_map(static fn (string $handle): string => $handle . '-js-extra', $handles);

        return self::extendList($list, array_merge(self::SCRIPTS, $data));
    }

    /**
     * The filters of `HANDLE_LISTS`.
     *
     * @param mixed $list
     * @return mixed
     */
    public function keepHandles($list)
    {
        $handles = array_values(Assets::IDS);
        $ids = array_map(static fn (string $handle): string => $handle . '-js-module', $handles);

        return self::extendList($list, array_merge([Assets::MODULE, Assets::MODULE . '-js-module'], $handles, $ids));
    }

    /**
     * The filters of `STYLE_LISTS`.
     *
     * @param mixed $list
     * @return mixed
     */
    public function keepStyles($list)
    {
        return self::extendList($list, self::SELECTORS);
    }

    /**
     * @param mixed        $list An array, or words with commas or line breaks between them; anything else is returned.
     * @param list<string> $more
     * @return mixed
     */
    private static function extendList($list, array $more)
    {
        if (is_array($list)) {
            // Autoptimize takes a map from part to flag too.
            return $list === [] || isset($list[0]) ? array_merge($list, $more) : $list + array_fill_keys($more, '');
        }
        if (! is_string($list)) {
            return $list;
        }
        $between = strpos($list, "\n") === false ? ',' : "\n";

        return implode($between, array_merge(trim($list) === '' ? [] : [$list], $more));
    }
}

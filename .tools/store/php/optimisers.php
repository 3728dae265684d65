<?php

/**
 * Plugin Name: Islas local shop: optimisers
 * Description: Sets LiteSpeed Cache and Autoptimize, where they are active, to delay and join all that they can.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$settings = [
    // Delay every script until the first touch; join style sheets, and load them late.
    'litespeed.conf.optm-js_defer' => 2,
    'litespeed.conf.optm-js_min' => 1,
    'litespeed.conf.optm-css_comb' => 1,
    'litespeed.conf.optm-css_comb_ext_inl' => 1,
    'litespeed.conf.optm-css_async' => 1,
    'litespeed.conf.cache' => 0,
    'litespeed.conf.debug' => 0,
    'autoptimize_js' => 'on',
    'autoptimize_js_aggregate' => 'on',
    'autoptimize_js_include_inline' => 'on',
    'autoptimize_css' => 'on',
    'autoptimize_css_aggregate' => 'on',
    'autoptimize_css_include_inline' => 'on',
    'autoptimize_css_defer' => 'on',
    'autoptimize_html' => 'on',
    'autoptimize_optimize_logged' => 'on',
    'autoptimize_optimize_checkout' => 'on',
    'autoptimize_cache_nogzip' => 'on',
];
foreach ($settings as $name => $value) {
    add_filter("pre_option_{$name}", static function () use ($value) {
        return $value;
    });
}

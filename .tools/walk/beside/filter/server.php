<?php

/**
 * Plugin Name: Islas walk: filter
 * Description: Puts a filter above the lists of products, as an owner does with its shortcode.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('woocommerce_before_shop_loop', static function (): void {
    echo do_shortcode(is_shop() ? '[wpf-filters id=1]' : '[wpf-filters id=2]');
}, 5);

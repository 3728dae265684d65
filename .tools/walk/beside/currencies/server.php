<?php

/**
 * Plugin Name: Islas walk: currencies
 * Description: Puts the list of currencies above lists and products, as an owner does with its shortcode.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('wp_body_open', static function (): void {
    echo do_shortcode('[woocs]');
});

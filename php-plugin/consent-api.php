<?php

/**
 * The functions of the WP Consent API that other plugins ask, for shops without that plugin. Loaded by `Consent\Api`.
 *
 * @package Islas
 */

declare(strict_types=1);

if (! defined('ABSPATH')) {
    exit;
}

if (! function_exists('wp_get_consent_type')) {
    /** `optin`, `optout` or ''. */
    function wp_get_consent_type(): string
    {
        $type = apply_filters('wp_get_consent_type', '');

        return is_string($type) ? $type : '';
    }
}

if (! function_exists('wp_has_consent')) {
    /**
     * @param mixed $category     `functional`, `preferences`, `statistics`, `statistics-anonymous` or `marketing`.
     * @param mixed $requested_by Plugin that asks.
     */
    function wp_has_consent($category, $requested_by = null): bool
    {
        return (bool) apply_filters('wp_has_consent', false, is_string($category) ? $category : '', $requested_by);
    }
}

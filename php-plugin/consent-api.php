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

if (! function_exists('wp_validate_consent_type')) {
    /**
     * @param mixed $consent_type
     * @return string|false
     */
    function wp_validate_consent_type($consent_type)
    {
        return in_array($consent_type, ['optin', 'optout'], true) ? $consent_type : false;
    }
}

if (! function_exists('wp_validate_consent_value')) {
    /**
     * @param mixed $value
     * @return string|false
     */
    function wp_validate_consent_value($value)
    {
        return in_array($value, ['allow', 'deny'], true) ? $value : false;
    }
}

if (! function_exists('wp_validate_consent_category')) {
    /**
     * @param mixed $category
     * @return string|false
     */
    function wp_validate_consent_category($category)
    {
        $known = ['functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing'];

        return in_array($category, $known, true) ? $category : false;
    }
}

if (! function_exists('wp_consent_api_cookie_expiration')) {
    /** Days that an answer lasts. */
    function wp_consent_api_cookie_expiration(): int
    {
        $days = apply_filters('wp_consent_api_cookie_expiration', 30);

        return is_numeric($days) ? (int) $days : 30;
    }
}

if (! function_exists('wp_has_consent')) {
    /**
     * @param mixed $category     `functional`, `preferences`, `statistics`, `statistics-anonymous` or `marketing`.
     * @param mixed $requested_by Plugin that asks.
     */
    function wp_has_consent($category, $requested_by = null): bool
    {
        $name = 'wp_consent_' . wp_validate_consent_category($category);
        // phpcs:ignore WordPress.Security -- Compared, and nothing else.
        $isAllowed = ($_COOKIE[$name] ?? '') === 'allow';

        return (bool) apply_filters('wp_has_consent', $isAllowed, is_string($category) ? $category : '', $requested_by);
    }
}

if (! function_exists('wp_set_consent')) {
    /**
     * Keeps another plugin's answer in the API's own cookie. Once the visitor has decided in the bar, that counts.
     *
     * @param mixed $category
     * @param mixed $value `allow` or `deny`.
     */
    function wp_set_consent($category, $value): void
    {
        $category = wp_validate_consent_category(apply_filters('wp_set_consent_type', $category));
        $value = wp_validate_consent_value(apply_filters('wp_set_consent_value', $value));
        if (is_string($category) && is_string($value) && ! headers_sent()) {
            $end = time() + wp_consent_api_cookie_expiration() * DAY_IN_SECONDS;
            setcookie('wp_consent_' . $category, $value, $end, '/', '', is_ssl());
        }
    }
}

if (! function_exists('consent_api_registered')) {
    /**
     * Whether a plugin says that it asks this API.
     *
     * @param mixed $plugin Its basename.
     */
    function consent_api_registered($plugin): bool
    {
        return is_string($plugin) && (bool) apply_filters('wp_consent_api_registered_' . $plugin, false);
    }
}

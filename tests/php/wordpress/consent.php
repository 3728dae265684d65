<?php

/**
 * Doubles of WordPress functions that only consent calls.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

defined('DAY_IN_SECONDS') || define('DAY_IN_SECONDS', 86400);

function wp_kses_post(string $html): string
{
    return $html;
}

function number_format_i18n(float $number, int $decimals = 0): string
{
    return number_format($number, $decimals);
}

function is_feed(): bool
{
    return false;
}

function is_customize_preview(): bool
{
    return false;
}

function wp_doing_cron(): bool
{
    return false;
}

function wp_doing_ajax(): bool
{
    return false;
}

/** @return list<WP_Post> */
function get_posts(array $query): array
{
    return [];
}

function get_stylesheet(): string
{
    return 'theme';
}

function get_theme_file_path(string $file): string
{
    return '/nowhere/' . $file;
}

function get_privacy_policy_url(): string
{
    return '';
}

<?php

/**
 * Doubles of the questions WordPress and WooCommerce answer about the page that is shown.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

function is_front_page(): bool
{
    return Site::$page === 'front';
}

function is_shop(): bool
{
    return Site::$page === 'shop';
}

function is_product_taxonomy(): bool
{
    return Site::$page === 'category';
}

function is_product(): bool
{
    return Site::$page === 'product';
}

function is_checkout(): bool
{
    return Site::$page === 'checkout';
}

function is_account_page(): bool
{
    return Site::$page === 'account';
}

function wp_timezone(): DateTimeZone
{
    return new DateTimeZone('Europe/Madrid');
}

/** @param mixed $value */
function wp_json_encode($value, int $flags = 0): string
{
    return (string) json_encode($value, $flags);
}

function wp_make_link_relative(string $url): string
{
    return (string) preg_replace('/^https?:\/\/[^\/]+/', '', $url);
}

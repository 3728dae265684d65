<?php

/**
 * Fills a fresh installation with the shop: settings, pages, catalogue, people, look.
 * Prints one line of words per step and, last, one line `FACTS {json}` with the ids a test may want.
 *
 * Run as: php seed.php DOCUMENT_ROOT VARIATIONS
 */

declare(strict_types=1);

namespace Islas\Store\Seed;

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
foreach ((array) glob(__DIR__ . '/seed/*.php') as $part) {
    require $part;
}

if (!function_exists('WC')) {
    fwrite(STDERR, "WooCommerce did not load: is its folder complete and its version made for this WordPress?\n");
    exit(1);
}

$say = static function (string $words): void {
    fwrite(STDOUT, $words . "\n");
};
wp_set_current_user(1);
wp_defer_term_counting(true);
set_time_limit(0);

global $wpdb;
$wpdb->query('START TRANSACTION');
$catalogue = json_decode((string) file_get_contents(__DIR__ . '/seed/catalogue.json'), true);

$say('Settings: Spanish, euros, prices with tax');
settings();
$pages = pages();
selling();
people($catalogue['customer']);

$say('Pictures and simple products');
$categories = categories($catalogue['categories']);
attributes($catalogue['attributes'], $catalogue['colours']);
$products = simpleProducts($catalogue['simple'], $categories);

$say('Variable, grouped and external products');
$products += variableProducts($catalogue['variable'], $categories, $catalogue['colours']);
$products += otherProducts($catalogue, $categories, $products);

$huge = (int) ($argv[2] ?? 0);
if ($huge > 0) {
    $say("One product with {$huge} variations");
    $products += hugeProduct($huge, $categories);
}

$say('Menu, widgets and front page');
look($pages, $categories);

wp_defer_term_counting(false);
$wpdb->query('COMMIT');
$say('FACTS ' . wp_json_encode(['products' => $products, 'pages' => $pages, 'categories' => $categories]));

<?php

/**
 * The last step of a seed, in a process of its own: only here are the new pages and permalinks known
 * from the start, so only here do flushed rewrite rules hold them.
 *
 * Run as: php finish.php DOCUMENT_ROOT
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST);
require $argv[1] . '/wp-load.php';

// What WooCommerce leaves for the owner's first visit, such as orders in their own tables.
if (get_option('woocommerce_newly_installed') === 'yes') {
    do_action('woocommerce_newly_installed');
    update_option('woocommerce_newly_installed', 'no');
}

flush_rewrite_rules(false);
wc_delete_product_transients();
wc_delete_shop_order_transients();

// What the seed queued for later would run during a measurement.
global $wpdb;
foreach (['actions', 'claims', 'logs'] as $table) {
    $wpdb->query("DELETE FROM {$wpdb->prefix}actionscheduler_{$table}");
}

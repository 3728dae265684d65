<?php

/**
 * Installs WordPress in Spanish into an empty database and marks WooCommerce and the theme active.
 * WooCommerce installs itself in the next process, with all of its hooks.
 * The administrator's password is `admin`: the shop listens on this machine only.
 *
 * Run as: php install.php DOCUMENT_ROOT THEME
 */

declare(strict_types=1);

[, $root, $stylesheet] = $argv;
$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('ISLAS_STORE_URL'), PHP_URL_HOST);
define('WP_INSTALLING', true);
require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

load_default_textdomain('es_ES');
wp_install('Azahar', 'admin', 'admin@azahar.example', false, '', 'admin', 'es_ES');

update_option('blogdescription', 'Cosas hechas despacio, cerca de la huerta');
update_option('template', $stylesheet);
update_option('stylesheet', $stylesheet);
update_option('active_plugins', ['woocommerce/woocommerce.php']);
update_option('uploads_use_yearmonth_folders', 0);
update_option('timezone_string', 'Europe/Madrid');
update_option('date_format', 'j \d\e F \d\e Y');
update_option('permalink_structure', '/%postname%/');
// Older versions of WooCommerce choose these words before they know the language.
update_option('woocommerce_permalinks', [
    'product_base' => 'producto',
    'category_base' => 'categoria-producto',
    'tag_base' => 'etiqueta-producto',
    'attribute_base' => '',
    'use_verbose_page_rules' => false,
]);
// Content made by the first installation is not part of the shop.
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $post) {
    wp_delete_post($post->ID, true);
}

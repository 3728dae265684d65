<?php

/** A page made with Elementor: a list of products, a link that adds, a product's own form, and WooCommerce's widgets. */

declare(strict_types=1);

$id = static fn (string $slug): int => get_page_by_path($slug, OBJECT, 'product')->ID;
$made = 0;
$widget = static function (string $type, array $settings) use (&$made): array {
    return [
        'id' => sprintf('walk%03d', ++$made),
        'elType' => 'widget',
        'widgetType' => $type,
        'settings' => $settings,
        'elements' => [],
    ];
};
$cup = $id('taza-azahar');
$shirt = $id('camiseta-basica');
$data = [[
    'id' => 'walk000',
    'elType' => 'container',
    'isInner' => false,
    'settings' => [],
    'elements' => [
        $widget('heading', ['title' => 'Hecho con Elementor']),
        $widget('shortcode', ['shortcode' => '[products limit="8" columns="4" orderby="title"]']),
        $widget('button', ['text' => 'Añadir la taza', 'link' => ['url' => "/?add-to-cart={$cup}"]]),
        $widget('shortcode', ['shortcode' => "[add_to_cart id=\"{$cup}\"]"]),
        $widget('shortcode', ['shortcode' => "[product_page id=\"{$shirt}\"]"]),
        $widget('wp-widget-woocommerce_products', ['wp' => ['title' => 'Productos', 'number' => 3]]),
        $widget('wp-widget-woocommerce_widget_cart', ['wp' => ['title' => 'Carrito']]),
    ],
]];
$page = wp_insert_post([
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_title' => 'Página de Elementor',
    'post_name' => 'elementor',
]);
update_post_meta($page, '_elementor_edit_mode', 'builder');
update_post_meta($page, '_elementor_template_type', 'wp-page');
update_post_meta($page, '_elementor_version', defined('ELEMENTOR_VERSION') ? ELEMENTOR_VERSION : '');
update_post_meta($page, '_elementor_data', wp_slash((string) wp_json_encode($data)));
update_option('elementor_onboarded', true);

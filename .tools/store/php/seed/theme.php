<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * Menu, widgets, colours and front page, for classic and block themes alike.
 *
 * @param array<string, int> $pages
 * @param array<string, int> $categories
 */
function look(array $pages, array $categories): void
{
    $links = [['Tienda', get_permalink($pages['shop']), []]];
    foreach ($categories as $slug => $id) {
        $links[0][2][] = [get_term($id)->name, (string) get_term_link($id), []];
    }
    $account = get_permalink($pages['myaccount']);
    $links[] = ['Nosotros', get_permalink($pages['nosotros']), []];
    $links[] = ['Carrito', get_permalink($pages['cart']), []];
    $links[] = ['Mi cuenta', $account, [
        ['Pedidos', wc_get_endpoint_url('orders', '', $account), []],
        ['Direcciones', wc_get_endpoint_url('edit-address', '', $account), []],
        ['Detalles de la cuenta', wc_get_endpoint_url('edit-account', '', $account), []],
    ]];
    classicMenu($links);
    wp_insert_post([
        'post_type' => 'wp_navigation',
        'post_status' => 'publish',
        'post_title' => 'Principal',
        'post_content' => navigation($links),
    ]);
    widgets();
    // What a switch of themes does: the grid the theme was drawn for.
    wc_reset_product_grid_settings();
    foreach (['accent' => '#8a4b12', 'button_background' => '#8a4b12', 'button_text' => '#ffffff'] as $part => $value) {
        set_theme_mod("storefront_{$part}_color", $value);
    }

    $front = page('inicio', 'Inicio', frontPage($pages));
    update_post_meta($front, '_wp_page_template', wp_is_block_theme() ? 'page-no-title' : 'template-fullwidth.php');
    update_option('show_on_front', 'page');
    update_option('page_on_front', $front);
}

/** @param array<int, array{0: string, 1: string, 2: array<int, mixed>}> $links title, address, links below */
function classicMenu(array $links): void
{
    $menu = wp_create_nav_menu('Principal');
    $add = static function (array $link, int $parent) use ($menu, &$add): void {
        $item = wp_update_nav_menu_item((int) $menu, 0, [
            'menu-item-title' => $link[0],
            // Relative to the shop, so that the same database serves on another port.
            'menu-item-url' => wp_make_link_relative($link[1]),
            'menu-item-status' => 'publish',
            'menu-item-parent-id' => $parent,
        ]);
        foreach ($link[2] as $below) {
            $add($below, (int) $item);
        }
    };
    foreach ($links as $link) {
        $add($link, 0);
    }
    // Themes name the place of their main menu as they like.
    $places = preg_grep('/^(primary|handheld|main|menu-1)/', array_keys(get_registered_nav_menus()));
    set_theme_mod('nav_menu_locations', array_fill_keys(array_merge(['primary', 'handheld'], $places ?: []), $menu));
}

/** @param array<int, array{0: string, 1: string, 2: array<int, mixed>}> $links */
function navigation(array $links): string
{
    return implode('', array_map(static function (array $link): string {
        $attributes = (string) wp_json_encode(
            ['label' => $link[0], 'url' => wp_make_link_relative($link[1]), 'kind' => 'custom'],
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        );

        return $link[2] === []
            ? "<!-- wp:navigation-link {$attributes} /-->"
            : "<!-- wp:navigation-submenu {$attributes} -->" . navigation($link[2]) . '<!-- /wp:navigation-submenu -->';
    }, $links));
}

/** The classic sidebar: the cart and the categories, as most shops with Storefront have them. */
function widgets(): void
{
    update_option('widget_woocommerce_widget_cart', [
        2 => ['title' => 'Carrito', 'hide_if_empty' => 0],
        '_multiwidget' => 1,
    ]);
    update_option('widget_woocommerce_product_categories', [2 => [
        'title' => 'Categorías',
        'orderby' => 'order',
        'hierarchical' => 1,
        'count' => 0,
        'dropdown' => 0,
        'hide_empty' => 0,
    ], '_multiwidget' => 1]);
    update_option('sidebars_widgets', [
        'wp_inactive_widgets' => [],
        'sidebar-1' => ['woocommerce_widget_cart-2', 'woocommerce_product_categories-2'],
        'array_version' => 3,
    ]);
}

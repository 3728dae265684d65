<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * WooCommerce's own pages, classic cart and checkout, under the Spanish addresses the shop is known by.
 *
 * @return array<string, int> page ids by WooCommerce's names (`shop`, `cart`, `checkout`, `myaccount`) and by slug
 */
function pages(): array
{
    $pages = [
        'shop' => ['tienda', 'Tienda', ''],
        'cart' => ['carrito', 'Carrito', shortcode('woocommerce_cart')],
        'checkout' => ['finalizar-compra', 'Finalizar compra', shortcode('woocommerce_checkout')],
        'myaccount' => ['mi-cuenta', 'Mi cuenta', shortcode('woocommerce_my_account')],
    ];
    $ids = [];
    foreach ($pages as $name => [$slug, $title, $content]) {
        $ids[$name] = page($slug, $title, $content, (int) get_option("woocommerce_{$name}_page_id"));
        update_option("woocommerce_{$name}_page_id", $ids[$name]);
    }
    $ids['politica-de-cookies'] = page('politica-de-cookies', 'Política de cookies', paragraph(
        'Esta tienda de demostración solo usa las cookies que necesita para recordar tu carrito.'
    ));
    $ids['nosotros'] = page('nosotros', 'Nosotros', paragraph(
        'Somos un taller pequeño en una isla grande. Todo lo que ves se hace a mano y sin prisa.'
    ));

    return $ids;
}

/** Creates a published page, or rewrites the one with the given id, and gives its id. */
function page(string $slug, string $title, string $content, int $id = 0): int
{
    $page = [
        'ID' => get_post($id) !== null ? $id : 0,
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_name' => $slug,
        'post_title' => $title,
        'post_content' => $content,
        'comment_status' => 'closed',
    ];

    return (int) wp_insert_post($page);
}

function paragraph(string $text): string
{
    return "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
}

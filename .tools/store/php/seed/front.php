<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * The front page: classic product lists, which any theme shows; in a block theme, which has no sidebar, the classic
 * cart widget and the Mini-Cart block too.
 *
 * @param array<string, int> $pages
 */
function frontPage(array $pages): string
{
    $shop = wp_make_link_relative((string) get_permalink($pages['shop']));
    $button = '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button">'
        . "<a class=\"wp-block-button__link wp-element-button\" href=\"{$shop}\">Ver la tienda</a>"
        . '</div><!-- /wp:button --></div><!-- /wp:buttons -->';
    $cart = ['idBase' => 'woocommerce_widget_cart', 'instance' => instance(['title' => '', 'hide_if_empty' => 0])];
    $block = wp_is_block_theme();

    return wide(
        paragraph('Cerámica, despensa y ropa de algodón, hechas despacio cerca de la huerta.')
        . ($block ? '<!-- wp:woocommerce/mini-cart /-->' : '')
        . $button
        . heading('Recién salido del horno')
        . shortcode('products columns="4" limit="4" category="ceramica" orderby="menu_order"')
        . heading('De oferta')
        . shortcode('products columns="4" limit="4" on_sale="true" orderby="menu_order"')
        . heading('Por categorías')
        . shortcode('product_categories columns="4" parent="0" orderby="order"')
        . ($block ? heading('Tu carrito') . '<!-- wp:legacy-widget ' . wp_json_encode($cart) . ' /-->' : '')
    );
}

function heading(string $words): string
{
    return "<!-- wp:heading --><h2 class=\"wp-block-heading\">{$words}</h2><!-- /wp:heading -->";
}

function shortcode(string $words): string
{
    return "<!-- wp:shortcode -->[{$words}]<!-- /wp:shortcode -->";
}

function wide(string $blocks): string
{
    return '<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide">'
        . $blocks . '</div><!-- /wp:group -->';
}

/**
 * Settings of a classic widget, signed as the block asks for.
 *
 * @param array<string, int|string> $settings
 * @return array{encoded: string, hash: string}
 */
function instance(array $settings): array
{
    $serialized = serialize($settings);

    return ['encoded' => base64_encode($serialized), 'hash' => wp_hash($serialized)];
}

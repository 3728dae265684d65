<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * @param array<int, array<string, mixed>> $rows
 * @return array<string, int> term ids by slug
 */
function categories(array $rows): array
{
    $ids = [];
    foreach ($rows as $order => $row) {
        $term = wp_insert_term($row['name'], 'product_cat', ['slug' => $row['slug'], 'description' => $row['about']]);
        $ids[$row['slug']] = (int) $term['term_id'];
        $picture = picture("categoria-{$row['slug']}", $row['picture'][0], hue($row['picture'][1]), $row['name']);
        update_term_meta($ids[$row['slug']], 'thumbnail_id', $picture);
        update_term_meta($ids[$row['slug']], 'order', $order);
    }

    return $ids;
}

/**
 * What every kind of product shares.
 *
 * @param array<string, mixed> $row
 * @param array<string, int> $categories
 */
function describe(\WC_Product $product, array $row, array $categories, string $sku): void
{
    static $order = 0;
    $product->set_name($row['name']);
    $product->set_slug(sanitize_title($row['name']));
    $product->set_sku($sku);
    $product->set_description($row['about'] . ' Se prepara en el taller y sale en uno o dos días laborables.');
    $product->set_short_description($row['about']);
    $product->set_category_ids([$categories[$row['category']]]);
    $product->set_menu_order($order++);
    $product->set_reviews_allowed(true);
    $product->set_image_id(
        picture(sanitize_title($row['name']), $row['picture'][0], hue($row['picture'][1]), $row['name'])
    );
}

/**
 * More pictures of a product, wide and tall ones among them; the second has a caption.
 *
 * @param array<string, mixed> $row
 * @return array<int, int>
 */
function views(array $row): array
{
    $ids = [];
    foreach ($row['views'] ?? [] as $index => $shape) {
        [$width, $height] = [[SIDE, SIDE], [SIDE, 400], [400, SIDE]][$index % 3];
        $name = sanitize_title($row['name']) . '-' . ($index + 2);
        $title = "{$row['name']}, vista " . ($index + 2);
        $ids[] = picture($name, $shape, hue($row['picture'][1]), $title, $width, $height);
    }
    if ($ids !== []) {
        wp_update_post(['ID' => $ids[0], 'post_excerpt' => 'De lado, con el asa & el pico.']);
    }

    return $ids;
}

/**
 * @param array<int, array<string, mixed>> $rows
 * @param array<string, int> $categories
 * @return array<string, int> product ids by slug
 */
function simpleProducts(array $rows, array $categories): array
{
    $ids = [];
    foreach ($rows as $index => $row) {
        $product = new \WC_Product_Simple();
        describe($product, $row, $categories, sprintf('AZ-%03d', $index + 1));
        $product->set_regular_price(euros($row['regular'] ?? $row['cents']));
        if (isset($row['regular'])) {
            $product->set_sale_price(euros($row['cents']));
        }
        if ($row['stock'] !== null) {
            $product->set_manage_stock(true);
            $product->set_stock_quantity($row['stock']);
        }
        $product->set_sold_individually(!empty($row['individually']));
        $product->set_gallery_image_ids(views($row));
        $ids[$product->get_slug()] = $product->save();
    }
    // Of one that few carts hold: pages with a cart show them too.
    $spice = wc_get_product($ids['pimenton-dulce']);
    $spice->set_cross_sell_ids([$ids['almendra-tostada'], $ids['aceite-temprano'], $ids['vinagre-de-jerez']]);
    $spice->save();
    review($ids['taza-azahar'], 5, 'Bonita de verdad, y no quema los dedos.');
    review($ids['taza-azahar'], 4, 'Llegó bien embalada.');
    review($ids['miel-de-azahar'], 5, 'Sabe a primavera.');

    return $ids;
}

/**
 * The grouped and the external product.
 *
 * @param array<string, mixed> $catalogue
 * @param array<string, int> $categories
 * @param array<string, int> $products ids by slug
 * @return array<string, int>
 */
function otherProducts(array $catalogue, array $categories, array $products): array
{
    $grouped = new \WC_Product_Grouped();
    describe($grouped, $catalogue['grouped'], $categories, 'AZ-SET');
    $grouped->set_children(array_map(static function (string $slug) use ($products): int {
        return $products[$slug];
    }, $catalogue['grouped']['children']));

    $external = new \WC_Product_External();
    describe($external, $catalogue['external'], $categories, 'AZ-EXT');
    $external->set_regular_price(euros($catalogue['external']['cents']));
    $external->set_product_url($catalogue['external']['url']);
    $external->set_button_text($catalogue['external']['words']);

    return [$grouped->get_slug() => $grouped->save(), $external->get_slug() => $external->save()];
}

function review(int $product, int $stars, string $words): void
{
    $id = wp_insert_comment([
        'comment_post_ID' => $product,
        'comment_author' => 'Lucía Vidal',
        'comment_author_email' => 'clienta@azahar.example',
        'comment_content' => $words,
        'comment_type' => 'review',
        'comment_approved' => 1,
    ]);
    update_comment_meta((int) $id, 'rating', $stars);
    \WC_Comments::clear_transients($product);
}

/** Cents as WooCommerce writes prices: "14.50". */
function euros(int $cents): string
{
    return number_format($cents / 100, 2, '.', '');
}

/** A calm colour of the given hue in degrees, as hex. */
function hue(int $degrees): string
{
    $channels = array_map(static function (int $shift) use ($degrees): int {
        $at = fmod($shift + $degrees / 30, 12);

        return (int) round(255 * (0.52 - 0.21 * max(-1, min($at - 3, 9 - $at, 1))));
    }, [0, 8, 4]);

    return sprintf('#%02x%02x%02x', ...$channels);
}

<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/** Rows written by one statement: large enough to be quick, small enough for any server's packet. */
const ROWS_AT_ONCE = 250;

/**
 * Writes variations straight into the tables WooCommerce reads (posts, meta, lookups), thousands in seconds.
 *
 * @param array<int, array<string, mixed>> $variations `values`, `cents`, `stock`, `picture?`, `gallery?`
 */
function writeVariations(\WC_Product_Variable $parent, array $variations): void
{
    global $wpdb;
    $id = 1 + (int) $wpdb->get_var("SELECT MAX(ID) FROM {$wpdb->posts}");
    [$posts, $meta, $prices, $attributes, $soldOut] = [[], [], [], [], []];
    $labels = [];
    foreach ($parent->get_attributes() as $attribute) {
        $labels[$attribute->get_name()] = wc_attribute_label($attribute->get_name());
    }
    foreach (array_values($variations) as $order => $variation) {
        $posts[] = variationPost($parent, $id, $order, $variation['values'], $labels);
        foreach (variationMeta($parent, $order, $variation) as $key => $value) {
            $meta[] = [$id, $key, $value];
        }
        $price = euros($variation['cents']);
        $status = $variation['stock'] === 0 ? 'outofstock' : 'instock';
        $sku = $parent->get_sku() . '-' . ($order + 1);
        $prices[] = [$id, $sku, 0, 0, $price, $price, 0, $variation['stock'], $status, 0, 0, 0, 'taxable', 'parent'];
        foreach ($variation['values'] as $name => $value) {
            if (taxonomy_exists($name) && $value !== '') {
                $term = termOf($name, $value)->term_id;
                $attributes[] = [$id, $parent->get_id(), $name, $term, 1, $status === 'instock' ? 1 : 0];
            }
        }
        if ($status === 'outofstock') {
            $soldOut[] = [$id, (int) termOf('product_visibility', 'outofstock')->term_taxonomy_id, 0];
        }
        $id++;
    }
    insertRows($wpdb->posts, POST_COLUMNS, $posts);
    insertRows($wpdb->postmeta, ['post_id', 'meta_key', 'meta_value'], $meta);
    insertRows("{$wpdb->prefix}wc_product_meta_lookup", PRICE_COLUMNS, $prices);
    insertRows("{$wpdb->prefix}wc_product_attributes_lookup", ATTRIBUTE_COLUMNS, $attributes);
    insertRows($wpdb->term_relationships, ['object_id', 'term_taxonomy_id', 'term_order'], $soldOut);
    wp_cache_flush();
}

const POST_COLUMNS = [
    'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_content',
    'post_excerpt', 'post_title', 'post_name', 'post_status', 'comment_status', 'ping_status', 'post_parent',
    'menu_order', 'post_type', 'guid', 'to_ping', 'pinged', 'post_content_filtered',
];
const PRICE_COLUMNS = [
    'product_id', 'sku', 'virtual', 'downloadable', 'min_price', 'max_price', 'onsale', 'stock_quantity',
    'stock_status', 'rating_count', 'average_rating', 'total_sales', 'tax_status', 'tax_class',
];
const ATTRIBUTE_COLUMNS = [
    'product_id', 'product_or_parent_id', 'taxonomy', 'term_id', 'is_variation_attribute', 'in_stock',
];

/**
 * @param array<string, string> $values
 * @param array<string, string> $labels
 * @return array<int, int|string>
 */
function variationPost(\WC_Product_Variable $parent, int $id, int $order, array $values, array $labels): array
{
    $summary = [];
    foreach (array_filter($values) as $name => $value) {
        $summary[$labels[$name]] = taxonomy_exists($name) ? termOf($name, $value)->name : $value;
    }
    $excerpt = implode(', ', array_map(static function (string $label, string $value): string {
        return "{$label}: {$value}";
    }, array_keys($summary), $summary));
    // WooCommerce names a variation after its values only while they are few.
    $title = $parent->get_name() . (count($summary) < 3 ? ' - ' . implode(', ', $summary) : '');
    $now = current_time('mysql');
    $utc = current_time('mysql', true);
    $guid = home_url("/?post_type=product_variation&p={$id}");

    return [$id, 1, $now, $utc, $now, $utc, '', $excerpt, $title, "{$parent->get_slug()}-{$id}", 'publish', 'closed',
        'closed', $parent->get_id(), $order + 1, 'product_variation', $guid, '', '', ''];
}

/**
 * @param array<string, mixed> $variation
 * @return array<string, string>
 */
function variationMeta(\WC_Product_Variable $parent, int $order, array $variation): array
{
    $meta = [
        '_sku' => $parent->get_sku() . '-' . ($order + 1),
        '_regular_price' => euros($variation['cents']),
        '_price' => euros($variation['cents']),
        '_tax_status' => 'taxable',
        '_tax_class' => 'parent',
        '_manage_stock' => $variation['stock'] === null ? 'no' : 'yes',
        '_stock' => (string) $variation['stock'],
        '_stock_status' => $variation['stock'] === 0 ? 'outofstock' : 'instock',
        '_backorders' => 'no',
        '_sold_individually' => 'no',
        '_virtual' => 'no',
        '_downloadable' => 'no',
        '_product_version' => WC_VERSION,
        'total_sales' => '0',
    ];
    foreach ($variation['values'] as $name => $value) {
        $meta['attribute_' . sanitize_title($name)] = $value;
    }
    if (isset($variation['picture'])) {
        $meta['_thumbnail_id'] = (string) $variation['picture'];
    }
    if (isset($variation['gallery'])) {
        $meta['_product_image_gallery'] = implode(',', $variation['gallery']);
    }

    return $meta;
}

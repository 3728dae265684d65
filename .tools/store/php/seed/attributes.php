<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * Shop-wide attributes with their terms, in the order given. Colours carry the hex value where swatch plugins look,
 * some of them two.
 *
 * @param array<string, array{name: string, type?: string, second?: array<string, string>, terms: array<string, string>}> $attributes
 * @param array<string, string> $colours hex by term slug
 */
function attributes(array $attributes, array $colours): void
{
    foreach ($attributes as $taxonomy => $attribute) {
        $id = wc_create_attribute([
            'name' => $attribute['name'],
            'slug' => substr($taxonomy, 3),
            'type' => 'select',
            'order_by' => 'menu_order',
        ]);
        setAttributeType((int) $id, $attribute['type'] ?? 'select');
        // Known to WooCommerce from the next request on; the rest of the seed needs it now.
        register_taxonomy($taxonomy, ['product'], ['hierarchical' => false]);
        $order = 0;
        foreach ($attribute['terms'] as $slug => $name) {
            $term = wp_insert_term($name, $taxonomy, ['slug' => (string) $slug]);
            update_term_meta((int) $term['term_id'], 'order', $order++);
            if (isset($colours[$slug])) {
                update_term_meta((int) $term['term_id'], 'product_attribute_color', $colours[$slug]);
            }
            if (isset($attribute['second'][$slug])) {
                update_term_meta((int) $term['term_id'], 'is_dual_color', 'yes');
                update_term_meta((int) $term['term_id'], 'secondary_color', $attribute['second'][$slug]);
            }
        }
    }
}

/** WooCommerce keeps only types that a plugin names, and the shop is seeded before any plugin of swatches is active. */
function setAttributeType(int $id, string $type): void
{
    global $wpdb;
    $wpdb->update("{$wpdb->prefix}woocommerce_attribute_taxonomies", ['attribute_type' => $type], ['attribute_id' => $id]);
    delete_transient('wc_attribute_taxonomies');
    wp_cache_flush();
}

/**
 * A product's attributes as WooCommerce wants them: shop-wide ones by term, its own ones by text.
 *
 * @param array<string, array<int, string>> $axes values by attribute
 * @return array<int, \WC_Product_Attribute>
 */
function productAttributes(array $axes): array
{
    $attributes = [];
    foreach ($axes as $name => $values) {
        $attribute = new \WC_Product_Attribute();
        $shopWide = taxonomy_exists($name);
        $attribute->set_id($shopWide ? wc_attribute_taxonomy_id_by_name($name) : 0);
        $attribute->set_name($name);
        $attribute->set_options($shopWide ? array_map(static function (string $slug) use ($name): int {
            return termOf($name, $slug)->term_id;
        }, $values) : $values);
        $attribute->set_position(count($attributes));
        $attribute->set_visible(true);
        $attribute->set_variation(true);
        $attributes[] = $attribute;
    }

    return $attributes;
}

function termOf(string $taxonomy, string $slug): \WP_Term
{
    static $known = [];

    return $known["{$taxonomy}/{$slug}"] = $known["{$taxonomy}/{$slug}"] ?? get_term_by('slug', $slug, $taxonomy);
}

/**
 * Every combination of the values, the last attribute turning fastest.
 *
 * @param array<string, array<int, string>> $axes
 * @return array<int, array<string, string>>
 */
function combinations(array $axes): array
{
    $all = [[]];
    foreach ($axes as $name => $values) {
        $longer = [];
        foreach ($all as $combination) {
            foreach ($values as $value) {
                $longer[] = $combination + [$name => $value];
            }
        }
        $all = $longer;
    }

    return $all;
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Settings;
use WC_Product_Variable;
use wpdb;

/**
 * Reads a product's variations from the tables, in two queries for any number of them: loading them one by one takes
 * a minute for 5,000 (contract 8.3). Lists what WooCommerce lists: published ones with a price, and not those it hides
 * because they are out of stock.
 *
 * @phpstan-import-type Row from Matrix
 */
final class VariationTable
{
    private const ATTRIBUTE = 'attribute_';

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    public function read(WC_Product_Variable $product): Matrix
    {
        $attributes = [];
        foreach ($product->get_variation_attributes() as $name => $values) {
            $attributes[self::ATTRIBUTE . sanitize_title((string) $name)] = Values::texts($values);
        }
        $fields = $this->fields($product->get_id());
        $rows = [];
        foreach ($this->ids($product->get_id()) as $id) {
            $row = $this->row($fields[$id] ?? [], $product);
            if ($row !== null) {
                $rows[] = $row;
            }
        }

        return new Matrix($attributes, $rows);
    }

    /**
     * @param array<string, string> $fields
     * @return Row|null
     */
    private function row(array $fields, WC_Product_Variable $product): ?array
    {
        $inStock = ($fields['_stock_status'] ?? 'instock') !== 'outofstock';
        $isPriced = ($fields['_price'] ?? '') !== '';
        if (! $isPriced || (! $inStock && get_option('woocommerce_hide_out_of_stock_items') === 'yes')) {
            return null;
        }
        $values = [];
        foreach ($fields as $key => $value) {
            if (strpos($key, self::ATTRIBUTE) === 0) {
                $values[$key] = $value;
            }
        }

        return [
            'values' => $values,
            'inStock' => $inStock,
            'purchasable' => true,
            'left' => $inStock ? $this->left($fields, $product) : null,
        ];
    }

    /**
     * The quantity left when it is limited and at or below the owner's threshold (Specification §4).
     *
     * @param array<string, string> $fields
     */
    private function left(array $fields, WC_Product_Variable $product): ?int
    {
        if (get_option('woocommerce_manage_stock') !== 'yes') {
            return null;
        }
        if (($fields['_manage_stock'] ?? 'no') === 'yes') {
            $isLimited = ($fields['_backorders'] ?? 'no') === 'no';
            $quantity = (float) ($fields['_stock'] ?? 0);
        } else {
            $isLimited = $product->get_manage_stock() && ! $product->backorders_allowed();
            $quantity = (float) $product->get_stock_quantity();
        }

        return $isLimited && $quantity > 0 && $quantity <= $this->settings->count('stock_label_threshold')
            ? (int) floor($quantity)
            : null;
    }

    /** @return list<int> In matching order. */
    private function ids(int $product): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $ids = $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM %i
            WHERE post_parent = %d AND post_type = 'product_variation' AND post_status = 'publish'
            ORDER BY menu_order ASC, ID ASC",
            $wpdb->posts,
            $product
        ));

        return array_map('intval', Values::texts($ids));
    }

    /** @return array<int, array<string, string>> Variation id to its fields. */
    private function fields(int $product): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT meta.post_id, meta.meta_key, meta.meta_value
            FROM %i AS meta
            INNER JOIN %i AS posts ON posts.ID = meta.post_id
            WHERE posts.post_parent = %d AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'
            AND (meta.meta_key LIKE %s
                OR meta.meta_key IN ('_price', '_stock_status', '_stock', '_manage_stock', '_backorders'))",
            $wpdb->postmeta,
            $wpdb->posts,
            $product,
            $wpdb->esc_like(self::ATTRIBUTE) . '%'
        ), ARRAY_N);
        $fields = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            [$id, $key, $value] = Values::texts($row) + ['', '', ''];
            $fields[(int) $id][$key] = $value;
        }

        return $fields;
    }
}

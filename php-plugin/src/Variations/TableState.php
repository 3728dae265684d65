<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Values;
use wpdb;

/**
 * A checksum of everything in the tables that a snapshot is made of: the fields of a product's variations, in one query
 * for any number of products, and those of the product itself, which its page has loaded. A stored snapshot with
 * another checksum is outdated, whoever wrote to the tables, also while Islas was off.
 */
final class TableState
{
    /** Fields of the product itself. */
    private const OF_PRODUCT = [
        '_product_attributes', '_thumbnail_id', '_manage_stock', '_stock', '_backorders', '_low_stock_amount',
    ];

    /** Fields of variations and of the product. */
    public const KEYS = VariationRows::KEYS + [10 => '_product_attributes'];

    /** @var array<int, array<int, string>> Blog to product to the checksum of its variations. */
    private array $known = [];

    /** @param list<int> $products */
    public function primeStates(array $products): void
    {
        $blog = get_current_blog_id();
        $missing = array_values(array_diff($products, array_keys($this->known[$blog] ?? [])));
        if ($missing !== []) {
            $this->known[$blog] = self::readStates($missing) + ($this->known[$blog] ?? []);
        }
    }

    /** @return string '' where the database cannot tell. */
    public function computeChecksum(int $product): string
    {
        $this->primeStates([$product]);
        $ofVariations = $this->known[get_current_blog_id()][$product];

        return $ofVariations === '' ? '' : md5($ofVariations . serialize(self::readProduct($product)));
    }

    /**
     * @param list<int> $products
     * @return array<int, string>
     */
    private static function readStates(array $products): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $row = "CONCAT(posts.ID, '|', posts.menu_order, '|', COALESCE(meta.meta_key, ''), '|', "
            . "COALESCE(meta.meta_value, ''))";
        // SQLite has no CRC32, and MySQL cuts a GROUP_CONCAT.
        $sum = defined('DB_ENGINE') && DB_ENGINE === 'sqlite' ? "MD5(GROUP_CONCAT($row))" : "SUM(CRC32($row))";
        $places = implode(', ', array_fill(0, count($products), '%d'));
        $keys = implode(', ', array_fill(0, count(VariationRows::KEYS), '%s'));
        $query = "SELECT posts.post_parent, COUNT(*), $sum
            FROM %i AS posts
            LEFT JOIN %i AS meta ON meta.post_id = posts.ID AND (meta.meta_key LIKE %s OR meta.meta_key IN ($keys))
            WHERE posts.post_parent IN ($places)
            AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'
            GROUP BY posts.post_parent";
        $attribute = $wpdb->esc_like(VariationRows::ATTRIBUTE) . '%';
        $values = [$wpdb->posts, $wpdb->postmeta, $attribute, ...VariationRows::KEYS, ...$products];
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $rows = $wpdb->get_results($wpdb->prepare($query, ...$values), ARRAY_N);
        $isAnswered = is_array($rows) && $wpdb->last_error === '';
        $sums = array_fill_keys($products, $isAnswered ? 'none' : '');
        foreach ($isAnswered ? $rows : [] as $one) {
            [$product, $count, $sum] = Values::texts($one) + ['', '', ''];
            $sums[(int) $product] = $count . ' ' . $sum;
        }

        return $sums;
    }

    /** @return list<mixed> */
    private static function readProduct(int $product): array
    {
        $state = [];
        foreach (self::OF_PRODUCT as $key) {
            $state[] = $value = get_post_meta($product, $key, true);
            if ($key !== '_product_attributes') {
                continue;
            }
            foreach (array_keys(is_array($value) ? $value : []) as $taxonomy) {
                $terms = taxonomy_exists((string) $taxonomy) ? get_the_terms($product, (string) $taxonomy) : [];
                foreach (is_array($terms) ? $terms : [] as $term) {
                    $state[] = $term->slug;
                }
            }
        }

        return $state;
    }
}

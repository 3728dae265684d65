<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Values;
use wpdb;

/**
 * Reads the rows of a product's published variations, in two queries for any number of them: loading them one by one
 * takes a minute for 5,000 (contract 8.3). All products of a listing are read together.
 *
 * @phpstan-type Fields array<string, string>
 */
final class VariationRows
{
    /** Prefix of the fields that hold a variation's values. */
    public const ATTRIBUTE = 'attribute_';
    public const KEYS = [
        '_price',
        '_stock_status',
        '_stock',
        '_manage_stock',
        '_backorders',
        '_low_stock_amount',
        '_thumbnail_id',
    ];

    /** @var array<int, array<int, array<int, Fields>>> Blog to product to variation to its fields. */
    private array $known = [];

    /** Reads several products at once; each is then taken one time. */
    public function primeRows(int ...$products): void
    {
        $this->readRows(array_values(array_diff($products, array_keys($this->known[get_current_blog_id()] ?? []))));
    }

    /** @return array<int, Fields> Variation id to its fields, in matching order: menu order, then id. */
    public function takeRows(int $product): array
    {
        $blog = get_current_blog_id();
        if (! isset($this->known[$blog][$product])) {
            $this->readRows([$product]);
        }
        $rows = $this->known[$blog][$product] ?? [];
        unset($this->known[$blog][$product]);

        return $rows;
    }

    /** What was read ahead is no longer so. */
    public function forgetRows(): void
    {
        $this->known = [];
    }

    /** @param list<int> $products */
    private function readRows(array $products): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        if ($products === []) {
            return;
        }
        $known = array_fill_keys($products, []);
        $places = implode(', ', array_fill(0, count($products), '%d'));
        $parents = [];
        foreach (
            $this->fetchRows(
                "SELECT ID, post_parent FROM %i
                WHERE post_parent IN ($places) AND post_type = 'product_variation' AND post_status = 'publish'
                ORDER BY menu_order ASC, ID ASC",
                [$wpdb->posts, ...$products]
            ) as [$id, $parent]
        ) {
            $parents[(int) $id] = (int) $parent;
            $known[(int) $parent][(int) $id] = [];
        }
        $keys = implode(', ', array_fill(0, count(self::KEYS), '%s'));
        foreach (
            $this->fetchRows(
                "SELECT meta.post_id, meta.meta_key, meta.meta_value
                FROM %i AS meta
                INNER JOIN %i AS posts ON posts.ID = meta.post_id
                WHERE posts.post_parent IN ($places)
                AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'
                AND (meta.meta_key LIKE %s OR meta.meta_key IN ($keys))",
                [$wpdb->postmeta, $wpdb->posts, ...$products, $wpdb->esc_like(self::ATTRIBUTE) . '%', ...self::KEYS]
            ) as [$id, $key, $value]
        ) {
            if (isset($parents[(int) $id])) {
                $known[$parents[(int) $id]][(int) $id][$key] = $value;
            }
        }
        $blog = get_current_blog_id();
        $this->known[$blog] = $known + ($this->known[$blog] ?? []);
    }

    /**
     * @param literal-string $query
     * @param list<int|string> $values
     * @return list<array{string, string, string}>
     */
    private function fetchRows(string $query, array $values): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $rows = $wpdb->get_results($wpdb->prepare($query, ...$values), ARRAY_N);

        return array_map(
            static fn ($row) => Values::texts($row) + ['', '', ''],
            is_array($rows) ? $rows : []
        );
    }
}

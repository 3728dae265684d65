<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use wpdb;

/**
 * The options of shop-wide attributes that have meta of a swatch plugin: three queries for every 500 of them.
 */
final class SwatchTerms
{
    private const BATCH = 500;

    /**
     * @param list<string> $keys Of meta.
     * @return iterable<int, array<string, string>> Id of a term → its values that are not empty, by key.
     */
    public static function readTerms(array $keys): iterable
    {
        $after = 0;
        do {
            $ids = self::readIds($keys, $after);
            _prime_term_caches($ids);
            foreach ($ids as $id) {
                yield $id => self::readValues($id, $keys);
                $after = $id;
            }
        } while (count($ids) === self::BATCH);
    }

    /**
     * @param list<string> $keys
     * @return array<string, int> How many options have a value, by key.
     */
    public static function countTerms(array $keys): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $rows = $wpdb->get_results(self::prepareQuery(
            'SELECT m.meta_key AS name, COUNT(*) AS number FROM %i m INNER JOIN %i t ON t.term_id = m.term_id',
            $keys,
            'GROUP BY m.meta_key'
        ), ARRAY_A);
        // phpcs:enable
        $counts = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            $counts[Stored::readText($row['name'] ?? '')] = (int) Stored::readText($row['number'] ?? '');
        }

        return $counts;
    }

    /**
     * @param list<string> $keys
     * @return list<int>
     */
    private static function readIds(array $keys, int $after): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $ids = $wpdb->get_col(self::prepareQuery(
            'SELECT DISTINCT m.term_id FROM %i m INNER JOIN %i t ON t.term_id = m.term_id',
            $keys,
            'AND m.term_id > %d ORDER BY m.term_id LIMIT %d',
            $after,
            self::BATCH
        ));
        // phpcs:enable

        return array_map('intval', $ids);
    }

    /**
     * @param literal-string $select With two places for tables.
     * @param list<string> $keys
     * @param literal-string $end
     */
    private static function prepareQuery(string $select, array $keys, string $end, int ...$numbers): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $places = '%s' . str_repeat(', %s', count($keys) - 1);

        // phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        return (string) $wpdb->prepare(
            $select . ' WHERE m.meta_key IN (' . $places . ") AND m.meta_value <> '' AND t.taxonomy LIKE %s " . $end,
            array_merge(
                [$wpdb->termmeta, $wpdb->term_taxonomy],
                $keys,
                [$wpdb->esc_like('pa_') . '%'],
                $numbers
            )
        );
        // phpcs:enable
    }

    /**
     * @param list<string> $keys
     * @return array<string, string>
     */
    private static function readValues(int $term, array $keys): array
    {
        $meta = get_term_meta($term);
        $values = [];
        foreach ($keys as $key) {
            $value = Stored::readText(Stored::findAt($meta, $key, '0'));
            if ($value !== '') {
                $values[$key] = $value;
            }
        }

        return $values;
    }
}

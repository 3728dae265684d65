<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * Inserts many rows with few statements. `null` is written as NULL.
 *
 * @param array<int, string> $columns
 * @param array<int, array<int, int|string|null>> $rows
 * @throws \RuntimeException with the database's own words
 */
function insertRows(string $table, array $columns, array $rows): void
{
    global $wpdb;
    foreach (array_chunk($rows, ROWS_AT_ONCE) as $chunk) {
        $values = implode(',', array_map(static function (array $row): string {
            return '(' . implode(',', array_map(__NAMESPACE__ . '\literal', $row)) . ')';
        }, $chunk));
        if ($wpdb->query("INSERT INTO {$table} (`" . implode('`,`', $columns) . "`) VALUES {$values}") === false) {
            throw new \RuntimeException("Could not write to {$table}: {$wpdb->last_error}");
        }
    }
}

/** @param int|string|null $value */
function literal($value): string
{
    if ($value === null) {
        return 'NULL';
    }

    return is_int($value) ? (string) $value : "'" . esc_sql($value) . "'";
}

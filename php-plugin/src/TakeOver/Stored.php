<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use wpdb;

/**
 * Reads what other plugins stored, of any shape. Objects in it are never created.
 */
final class Stored
{
    /**
     * A list from an option, from a serialised text or from JSON.
     *
     * @param mixed $value
     * @return array<mixed>
     */
    public static function readList($value): array
    {
        if (is_string($value) && is_serialized($value)) {
            $value = @unserialize(trim($value), ['allowed_classes' => false]);
        } elseif (is_string($value) && $value !== '' && ($value[0] === '{' || $value[0] === '[')) {
            $value = json_decode($value, true, 32);
        }

        return is_array($value) ? $value : [];
    }

    /**
     * A value inside of lists.
     *
     * @param mixed $value
     * @return mixed Null where the path leads nowhere.
     */
    public static function findAt($value, string ...$path)
    {
        foreach ($path as $key) {
            $value = is_array($value) ? $value[$key] ?? null : null;
        }

        return $value;
    }

    /** @param mixed $value */
    public static function readText($value): string
    {
        return is_scalar($value) && ! is_bool($value) ? trim((string) $value) : '';
    }

    /**
     * Rows of a table of another plugin, by its name without the prefix of the site.
     *
     * @return list<array<string, string>> None where there is no such table; values that are no text are ''.
     */
    public static function readRows(string $table, int $most): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $name = $wpdb->prefix . $table;
        if ($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($name))) === null) {
            return [];
        }
        $rows = [];
        $found = $wpdb->get_results($wpdb->prepare('SELECT * FROM %i ORDER BY 1 LIMIT %d', $name, $most), ARRAY_A);
        foreach (is_array($found) ? $found : [] as $row) {
            $texts = [];
            foreach ($row as $column => $value) {
                $texts[(string) $column] = self::readText($value);
            }
            $rows[] = $texts;
        }

        return $rows;
    }
}

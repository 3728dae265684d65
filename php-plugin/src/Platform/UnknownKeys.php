<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Keeps what a newer version has stored and this one does not know, when the option is written: after a rollback the
 * owner saves what a screen shows, and the newer version finds its own again.
 */
final class UnknownKeys
{
    /**
     * Rows of a list: an unchanged one stays as it is stored, a changed one keeps its unknown columns, and one that
     * this version cannot read stays behind the others.
     *
     * @param array<mixed> $new In the form of this version.
     * @param mixed $old As stored.
     * @param callable(mixed): mixed $clean A stored row in the form of this version, null where it cannot be read.
     * @param string $identity Column that tells rows apart; '' where they are texts.
     * @return list<mixed>
     */
    public static function keepInRows(array $new, $old, callable $clean, string $identity): array
    {
        $stored = array_values(is_array($old) ? $old : []);
        $known = array_map($clean, $stored);
        $rows = [];
        foreach (array_values($new) as $row) {
            $place = array_search($row, $known, true);
            if (is_array($row) && $place === false) {
                $place = array_search($row[$identity] ?? null, array_column($known, $identity), true);
                $place = $place === false ? false : array_keys(array_filter($known, 'is_array'))[$place];
                $unknown = $place === false || ! is_array($stored[$place]) || ! is_array($known[$place])
                    ? []
                    : array_diff_key($stored[$place], $known[$place]);
                $rows[] = $row + $unknown;
            } else {
                $rows[] = $place === false ? $row : $stored[$place];
            }
            if ($place !== false) {
                $known[$place] = false;
            }
        }

        return array_merge($rows, array_values(array_intersect_key($stored, array_filter(
            $known,
            static fn ($row): bool => $row === null
        ))));
    }

    /**
     * @param array<mixed> $new
     * @param mixed $old
     * @param array<mixed> $known By the keys that this version has.
     * @return array<mixed>
     */
    public static function keepInTable(array $new, $old, array $known): array
    {
        return $new + array_diff_key(is_array($old) ? $old : [], $known);
    }
}

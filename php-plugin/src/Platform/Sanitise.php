<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Total sanitisers: any value in, a value of the right type out, and the same again when applied twice.
 *
 * @phpstan-import-type Row from Declarations
 */
final class Sanitise
{
    /** Characters a text setting may have. */
    public const LONGEST_TEXT = 1000;

    /**
     * A setting by its row of the schema.
     *
     * @param Row $row
     * @param mixed $value
     * @return bool|int|string
     */
    public static function sanitiseSetting(array $row, $value)
    {
        switch ($row['type']) {
            case 'boolean':
                return self::sanitiseBoolean($value, (bool) $row['default']);
            case 'count':
                return self::sanitiseCount($value, (int) $row['default'], $row['min'] ?? 0, $row['max'] ?? PHP_INT_MAX);
            case 'choice':
                return self::sanitiseChoice($value, (string) $row['default'], $row['choices'] ?? []);
            case 'query':
                return self::sanitiseQuery($value, (string) $row['default']);
            default:
                return self::sanitiseText($value, (string) $row['default']);
        }
    }

    /** @param mixed $value */
    public static function sanitiseBoolean($value, bool $default): bool
    {
        if (is_bool($value)) {
            return $value;
        }
        $word = is_scalar($value) && ! self::isNoNumber($value) ? strtolower(trim((string) $value)) : null;
        if (in_array($word, ['1', 'yes', 'true', 'on'], true)) {
            return true;
        }

        return in_array($word, ['0', 'no', 'false', 'off', ''], true) ? false : $default;
    }

    /**
     * One line of plain text: `sanitize_text_field` writes a lone `<` as an entity, which would be read as it stands.
     *
     * @param mixed $value
     */
    public static function sanitiseText($value, string $default): string
    {
        if ((! is_string($value) && ! is_int($value) && ! is_float($value)) || self::isNoNumber($value)) {
            return $default;
        }

        $text = (string) $value;
        // Most texts of the settings, on every page.
        if ($text === '') {
            return '';
        }
        do {
            $before = $text;
            $text = PlainText::ofName(sanitize_text_field($before));
        } while ($text !== $before);

        return trim(mb_substr($text, 0, self::LONGEST_TEXT));
    }

    /**
     * A whole number within the bounds, both included; outside it is the nearer bound.
     *
     * @param mixed $value
     */
    public static function sanitiseCount($value, int $default, int $min, int $max): int
    {
        if (is_bool($value) || ! is_numeric($value) || ! is_finite((float) $value)) {
            return $default;
        }

        return (int) max($min, min($max, (float) $value));
    }

    /**
     * @param mixed $value
     * @param list<string> $choices
     */
    public static function sanitiseChoice($value, string $default, array $choices): string
    {
        return is_string($value) && in_array($value, $choices, true) ? $value : $default;
    }

    /**
     * A query string such as `per_page=20&order=asc`; what is not a pair of plain name and text is dropped.
     *
     * @param mixed $value
     */
    public static function sanitiseQuery($value, string $default): string
    {
        return is_string($value) ? http_build_query(self::parsePairs($value), '', '&', PHP_QUERY_RFC3986) : $default;
    }

    /** @return array<string, string> */
    public static function parsePairs(string $query): array
    {
        $pairs = [];
        foreach (explode('&', ltrim(trim($query), '?')) as $pair) {
            [$name, $text] = array_pad(explode('=', $pair, 2), 2, '');
            $name = rawurldecode($name);
            if (preg_match('/^[a-z0-9_-]{1,64}(\[[a-z0-9_-]*\])?$/i', $name) === 1) {
                $pairs[$name] = self::sanitiseText(rawurldecode(str_replace('+', ' ', $text)), '');
            }
        }

        return $pairs;
    }

    /**
     * PHP 8.5 warns of making a text of it.
     *
     * @param mixed $value
     */
    private static function isNoNumber($value): bool
    {
        return is_float($value) && is_nan($value);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Says in words why a value is not one of a setting. `Sanitise` turns any value into a valid one without a word; files
 * and commands are refused instead.
 *
 * @phpstan-import-type Row from Declarations
 */
final class SettingCheck
{
    /**
     * @param Row $row
     * @param mixed $value
     * @return string One sentence, '' for a valid value.
     */
    public static function findProblem(string $key, array $row, $value): string
    {
        if (self::isTyped($row, $value) && Sanitise::sanitiseSetting($row, $value) === $value) {
            return '';
        }

        return self::describeProblem($key, $row);
    }

    /**
     * What a text means as a value of this setting; the text itself where it means none.
     *
     * @param Row $row
     * @return bool|int|string
     */
    public static function parseText(array $row, string $text)
    {
        if ($row['type'] === 'boolean') {
            $yes = Sanitise::sanitiseBoolean($text, false);

            return $yes === Sanitise::sanitiseBoolean($text, true) && trim($text) !== '' ? $yes : $text;
        }

        return $row['type'] === 'count' && preg_match('/^\d{1,15}$/D', $text) === 1 ? (int) $text : $text;
    }

    public static function describeUnknown(string $key): string
    {
        /* translators: %s: what is given as the name of a setting */
        return sprintf(__('Islas has no setting “%s”.', 'islas'), mb_substr($key, 0, 60));
    }

    /**
     * @param Row $row
     * @param mixed $value
     */
    private static function isTyped(array $row, $value): bool
    {
        switch ($row['type']) {
            case 'boolean':
                return is_bool($value);
            case 'count':
                return is_int($value);
            default:
                return is_string($value);
        }
    }

    /** @param Row $row */
    private static function describeProblem(string $key, array $row): string
    {
        switch ($row['type']) {
            case 'boolean':
                /* translators: %s: key of a setting */
                return sprintf(__('“%s” must be true or false.', 'islas'), $key);
            case 'count':
                /* translators: 1: key of a setting, 2: smallest number, 3: largest number */
                $sentence = __('“%1$s” must be a whole number from %2$s to %3$s.', 'islas');
                return sprintf($sentence, $key, (string) ($row['min'] ?? 0), (string) ($row['max'] ?? PHP_INT_MAX));
            case 'choice':
                /* translators: 1: key of a setting, 2: list of words */
                $sentence = __('“%1$s” must be one of these: %2$s.', 'islas');
                return sprintf($sentence, $key, implode(', ', $row['choices'] ?? []));
            case 'query':
                /* translators: %s: key of a setting */
                return sprintf(__('“%s” must be a query such as per_page=20&order=asc.', 'islas'), $key);
            default:
                /* translators: 1: key of a setting, 2: number of characters */
                $sentence = __('“%1$s” must be one line of text without markup, of at most %2$d characters.', 'islas');
                return sprintf($sentence, $key, Sanitise::LONGEST_TEXT);
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Converts untyped values of WordPress to texts: options of an attribute, rows of a table. PHP makes an integer of an
 * array's key that looks like one, so names and values that were keys (`2024`) come as integers.
 */
final class Values
{
    /**
     * @param mixed $values
     * @return list<string> Every scalar, in order; anything else is left out.
     */
    public static function texts($values): array
    {
        $texts = [];
        foreach (is_array($values) ? $values : [] as $value) {
            if (is_scalar($value)) {
                $texts[] = (string) $value;
            }
        }

        return $texts;
    }

    /** @param mixed $value */
    public static function text($value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}

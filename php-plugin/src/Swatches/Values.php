<?php

declare(strict_types=1);

namespace Islas\Swatches;

/**
 * Texts out of what WordPress gives as anything: options of an attribute, rows of a table.
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
}

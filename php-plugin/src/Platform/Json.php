<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * JSON that is there whatever the value holds: bytes that are no UTF-8 are replaced, and what cannot be written is
 * `null`.
 */
final class Json
{
    /** @param mixed $value */
    public static function encode($value, int $flags = 0): string
    {
        $json = wp_json_encode($value, $flags | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR);

        return is_string($json) ? $json : 'null';
    }
}

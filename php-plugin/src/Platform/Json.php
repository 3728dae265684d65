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

    /**
     * Code for a script element: calls a function with these values.
     *
     * @param string $function Code of a function's declaration, as in `InlineScripts`.
     * @param mixed  ...$arguments
     */
    public static function call(string $function, ...$arguments): string
    {
        $encode = static fn ($argument): string => self::encode($argument, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES);

        return "($function)(" . implode(', ', array_map($encode, $arguments)) . ');';
    }
}

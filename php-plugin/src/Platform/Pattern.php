<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Regular expressions that lose no text: where PHP gives up on an expression, by its limits or on bytes that are no
 * UTF-8, the text stays as it was. Where something must not be missed, such an error counts as a match.
 */
final class Pattern
{
    /**
     * @param string|array<string> $pattern Several are applied one after another.
     * @param string|array<string> $replacement
     */
    public static function replace($pattern, $replacement, string $text, int $limit = -1): string
    {
        return self::attemptReplace(
            static fn (string $text): ?string => preg_replace($pattern, $replacement, $text, $limit),
            $text
        );
    }

    /** @param callable(array<string>): string $replacement */
    public static function replaceBy(string $pattern, callable $replacement, string $text, int $limit = -1): string
    {
        return self::attemptReplace(
            static fn (string $text): ?string => preg_replace_callback($pattern, $replacement, $text, $limit),
            $text
        );
    }

    /** @return list<string> Parts that are not empty; the whole text where it cannot be divided. */
    public static function splitText(string $pattern, string $text): array
    {
        $parts = preg_split($pattern, $text, -1, PREG_SPLIT_NO_EMPTY);
        if ($parts === false && preg_last_error() === PREG_BAD_UTF8_ERROR) {
            $parts = preg_split($pattern, self::makeReadable($text), -1, PREG_SPLIT_NO_EMPTY);
        }

        return $parts === false ? [$text] : $parts;
    }

    /** Whether a text matches, or PHP cannot tell. */
    public static function mayMatch(string $pattern, string $text): bool
    {
        return preg_match($pattern, $text) !== 0;
    }

    /**
     * All matches, as `preg_match_all()` gives them.
     *
     * @param int $flags Such as PREG_SET_ORDER.
     * @return array<mixed>|null Null where PHP cannot tell: whoever looks for something has to take it as found.
     */
    public static function findMatches(string $pattern, string $text, int $flags = PREG_PATTERN_ORDER): ?array
    {
        return preg_match_all($pattern, $text, $found, $flags) === false ? null : $found;
    }

    /** @param callable(string): ?string $replace */
    private static function attemptReplace(callable $replace, string $text): string
    {
        $replaced = $replace($text);
        if ($replaced === null && preg_last_error() === PREG_BAD_UTF8_ERROR) {
            $replaced = $replace(self::makeReadable($text));
        }

        return $replaced ?? $text;
    }

    /** Without the bytes that are no UTF-8. */
    private static function makeReadable(string $text): string
    {
        return htmlspecialchars_decode(htmlspecialchars($text, ENT_QUOTES | ENT_IGNORE, 'UTF-8'), ENT_QUOTES);
    }
}

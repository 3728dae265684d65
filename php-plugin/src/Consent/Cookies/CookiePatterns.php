<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

/**
 * Names of cookies as the specification has them: lists separated by commas, and prefixes of families. A name may hold
 * anything a browser sends; names are compared literally, except for a `*` at the end.
 */
final class CookiePatterns
{
    /** More than a cookie twice encoded holds. */
    private const LONGEST = 16384;

    /** Ends each name while all are escaped at once, which costs a twentieth of one after the other. */
    private const END = "\n";

    /** Room for the names in a cookie of 4096 bytes, with its own name. */
    private const MOST = 4000;

    /** @return list<string> Without doubles and empty ones. */
    public static function splitList(string $names): array
    {
        $found = [];
        foreach (explode(',', substr($names, 0, self::LONGEST)) as $name) {
            $name = trim($name);
            if ($name !== '' && ! in_array($name, $found, true)) {
                $found[] = $name;
            }
        }

        return $found;
    }

    /** @param string $pattern A name, or the beginning of names with a `*` at its end. */
    public static function matches(string $pattern, string $name): bool
    {
        if (substr($pattern, -1) !== '*' || $pattern === '*') {
            return $pattern === $name;
        }
        $prefix = substr($pattern, 0, -1);

        return strncmp($name, $prefix, strlen($prefix)) === 0;
    }

    /**
     * The patterns without those that another one means already.
     *
     * @param list<string> $patterns
     * @return list<string>
     */
    public static function removeRedundant(array $patterns): array
    {
        $patterns = array_values(array_unique($patterns));
        $prefixes = [];
        foreach ($patterns as $pattern) {
            if (substr($pattern, -1) === '*' && $pattern !== '*') {
                $prefixes[$pattern] = substr($pattern, 0, -1);
            }
        }
        $kept = [];
        foreach ($patterns as $pattern) {
            foreach ($prefixes as $other => $prefix) {
                // Keys that are numbers are none of these: each ends with a star.
                if (strncmp($pattern, $prefix, strlen($prefix)) === 0 && $other !== $pattern) {
                    continue 2;
                }
            }
            $kept[] = $pattern;
        }

        return $kept;
    }

    /**
     * The same names as the source of one regular expression, which reads the same in PHP and in a browser.
     *
     * @param list<string> $patterns
     */
    public static function makeExpression(array $patterns): string
    {
        $patterns = array_unique($patterns);
        if ($patterns === []) {
            return '(?!)';
        }
        $text = self::END . implode(self::END, $patterns) . self::END;
        // A list may have such a name, but no cookie.
        if (substr_count($text, self::END) !== count($patterns) + 1) {
            $isName = static fn (string $pattern): bool => strpos($pattern, self::END) === false;

            return self::makeExpression(array_values(array_filter($patterns, $isName)));
        }
        // What is special outside of a class, and no more: a browser may refuse to have another escaped.
        $escaped = addcslashes($text, '\\^$.*+?()[]{}|/');
        // A star alone begins no family.
        $alternatives = str_replace(
            [self::END . '\*' . self::END, '\*' . self::END, self::END],
            [self::END . '\*$|', '|', '$|'],
            $escaped
        );

        return '^(?:' . substr($alternatives, 2, -1) . ')';
    }

    /** @param list<string> $patterns */
    public static function matchesAny(array $patterns, string $name): bool
    {
        foreach ($patterns as $pattern) {
            if (self::matches($pattern, $name)) {
                return true;
            }
        }

        return false;
    }

    /**
     * A listed name may be a beginning itself, and so may a blocked one.
     *
     * @param list<string> $blocked
     */
    public static function isBlocked(array $blocked, string $name): bool
    {
        foreach ($blocked as $entry) {
            if (self::matches($entry, $name) || self::matches($name, $entry)) {
                return true;
            }
        }

        return false;
    }

    /**
     * As many as a cookie holds, joined; a name that could not be read again is left out.
     *
     * @param list<string> $names
     */
    public static function joinNames(array $names): string
    {
        $joined = '';
        foreach ($names as $name) {
            $next = $joined === '' ? $name : $joined . ',' . $name;
            if (preg_match('/^[!-+\--:<-~]+$/D', $name) === 1 && strlen($next) <= self::MOST) {
                $joined = $next;
            }
        }

        return $joined;
    }
}

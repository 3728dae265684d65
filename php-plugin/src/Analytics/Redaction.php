<?php

declare(strict_types=1);

namespace Islas\Analytics;

/**
 * Removes e-mail addresses (`2@3` is none), plain or percent-encoded any number of times; in doubt it removes too much.
 * `widgets/analytics/redact.ts` does the same in the browser.
 */
final class Redaction
{
    public const MARK = '[email]';

    private const AT = '(?:[@＠]|%(?:25)*40)';
    /** What no part of a mail address holds, but in quotes. */
    private const NOT = '[^\s<>()\[\],;:\\\\"';
    /** A domain has a top level of letters, or says itself in another way: encoded, or as a number in brackets. */
    private const DOMAIN = '/[%[]|(?:\.|。|．|｡)(?:[\p{L}\p{M}]{2}|xn--)/iu';

    /**
     * @param mixed $value Texts are redacted wherever they stand in it.
     * @return mixed
     */
    public static function redactValue($value)
    {
        if (is_array($value)) {
            return array_map([self::class, 'redactValue'], $value);
        }

        return is_string($value) ? self::redactText($value) : $value;
    }

    public static function redactText(string $text): string
    {
        $text = mb_check_encoding($text, 'UTF-8') ? $text : mb_scrub($text, 'UTF-8');
        if (preg_match('/' . self::AT . '/u', $text) !== 1) {
            return $text;
        }
        // In an address of a page these divide its parts; in other texts an e-mail address may hold them.
        $dividers = preg_match('~^(https?:)?/|^\?~i', $text) === 1 ? '/?&=#' : '';
        $address = '(?:"[^"]*"|' . self::NOT . '@＠' . $dividers . ']*)' . self::AT
            . '(?:\[[^\]]*\]|' . self::NOT . '/?&=#]+)';

        // What could not be decoded completely is dropped.
        return preg_replace_callback('~' . $address . '~u', [self::class, 'markAddress'], $text) ?? self::MARK;
    }

    /** @param array<string> $found */
    private static function markAddress(array $found): string
    {
        $parts = (array) preg_split('/' . self::AT . '/u', $found[0]);

        return preg_match(self::DOMAIN, (string) end($parts)) === 1 ? self::MARK : $found[0];
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

/**
 * E-mail addresses never leave: written plainly, or percent-encoded however often; when in doubt too much goes. The
 * browser's twin is `src/domain/analytics-redact.ts`.
 */
final class Redaction
{
    public const MARK = '[email]';

    private const AT = '(?:[@＠]|%(?:25)*40)';
    /** What no part of a mail address holds, but in quotes. */
    private const NOT = '[^\s<>()\[\],;:\\\\"';

    /**
     * @param mixed $value Texts are redacted wherever they stand in it.
     * @return mixed
     */
    public static function of($value)
    {
        if (is_array($value)) {
            return array_map([self::class, 'of'], $value);
        }

        return is_string($value) ? self::text($value) : $value;
    }

    public static function text(string $text): string
    {
        $text = mb_check_encoding($text, 'UTF-8') ? $text : mb_scrub($text, 'UTF-8');
        if (preg_match('/' . self::AT . '/u', $text) !== 1) {
            return $text;
        }
        // In an address of a page these divide its parts; in other texts an e-mail address may hold them.
        $dividers = preg_match('~^(https?:)?/|^\?~i', $text) === 1 ? '/?&=#' : '';
        $address = '(?:"[^"]*"|' . self::NOT . '@＠' . $dividers . ']*)' . self::AT
            . '(?:\[[^\]]*\]|' . self::NOT . '/?&=#]+)';

        return (string) preg_replace('~' . $address . '~u', self::MARK, $text);
    }
}

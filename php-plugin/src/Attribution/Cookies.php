<?php

declare(strict_types=1);

namespace Islas\Attribution;

/**
 * The attribution cookies of this request (contract 5.5), as `widgets/attribution/traffic-source.ts` and the stock
 * library write them. A visitor can send any value: what is read is cut and sanitised. `Touches` is a cookie without
 * `sbjs_` → an alias in it → its value.
 *
 * @phpstan-type Touches array<string, array<string, string>>
 */
final class Cookies
{
    private const ALIASES = [
        'current' => ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'],
        'current_add' => ['fd', 'ep', 'rf'],
        'first' => ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'],
        'first_add' => ['fd', 'ep', 'rf'],
        'session' => ['pgs'],
        'udata' => ['vst', 'uag'],
    ];

    private const ADDRESSES = ['ep', 'rf'];

    private const LONGEST = 1000;

    /** @return Touches Empty without the cookie that says where the visitor came from. */
    public static function readTouches(): array
    {
        $touches = [];
        foreach (self::ALIASES as $name => $aliases) {
            $parts = self::splitParts(self::readContent('sbjs_' . $name));
            foreach (array_intersect_key($parts, array_flip($aliases)) as $alias => $value) {
                // As an address it would be one: http://(none).
                $clean = $value === '(none)' ? '' : self::cleanValue($alias, $value);
                if ($clean !== '') {
                    $touches[$name][$alias] = $clean;
                }
            }
        }

        return isset($touches['current']['typ']) ? $touches : [];
    }

    private static function readContent(string $name): string
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- In clean(), value by value.
        $content = isset($_COOKIE[$name]) && is_string($_COOKIE[$name]) ? wp_unslash($_COOKIE[$name]) : '';
        // PHP reads a plus sign as a space; nothing but base64 holds one.
        $base64 = str_replace(' ', '+', $content);
        if (preg_match('~^[A-Za-z0-9+/]+$~', $base64) === 1) {
            $decoded = base64_decode($base64, true);

            return is_string($decoded) ? rawurldecode($decoded) : $content;
        }

        return $content;
    }

    /** @return array<string, string> */
    private static function splitParts(string $content): array
    {
        $parts = [];
        foreach ($content === '' ? [] : explode('|||', $content) as $part) {
            [$alias, $value] = explode('=', $part, 2) + ['', ''];
            $parts[$alias] = $value;
        }

        return $parts;
    }

    private static function cleanValue(string $alias, string $value): string
    {
        if (in_array($alias, self::ADDRESSES, true)) {
            return esc_url_raw(substr($value, 0, self::LONGEST), ['http', 'https', 'android-app']);
        }

        return mb_substr(sanitize_text_field(rawurldecode($value)), 0, self::LONGEST);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Values of `?islas=` that turn Islas off for one request of a visitor who is not signed in: signed with the site's
 * secret key and valid for a day. They allow nothing else.
 */
final class SupportLink
{
    /** Seconds for which a link is valid. */
    public const LIFETIME = 86400;

    private const PATTERN = '/^off\.(\d{10})\.([0-9a-f]{64})$/D';

    /** A new value, which expires after `LIFETIME`. */
    public static function value(): string
    {
        $expires = (string) (time() + self::LIFETIME);

        return 'off.' . $expires . '.' . self::sign($expires);
    }

    public static function isValid(string $value): bool
    {
        return preg_match(self::PATTERN, $value, $found) === 1
            && (int) $found[1] > time()
            && hash_equals(self::sign($found[1]), $found[2]);
    }

    private static function sign(string $expires): string
    {
        $signed = implode('|', ['islas-off', (string) get_current_blog_id(), $expires]);

        return hash_hmac('sha256', $signed, wp_salt('auth'));
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Values of `?islas=` that turn Islas off for one request of a visitor who is not signed in: signed with the site's
 * secret key and valid for an hour, until the owner ends all of them or changes the settings. They allow nothing else.
 */
final class SupportLink
{
    /** Changes when the owner ends all links. */
    public const OPTION = 'islas_support_links';

    /** Seconds for which a link is valid: without Islas the shop asks nobody for consent. */
    public const LIFETIME = 3600;

    private const PATTERN = '/^off\.(\d{10})\.([0-9a-f]{64})$/D';

    /** A new value. */
    public static function makeValue(int $seconds = self::LIFETIME): string
    {
        $expires = (string) (time() + $seconds);

        return 'off.' . $expires . '.' . self::signValue($expires);
    }

    /** Ends all values. */
    public static function revoke(): void
    {
        update_option(self::OPTION, bin2hex(random_bytes(8)), false);
    }

    public static function isValid(string $value): bool
    {
        return preg_match(self::PATTERN, $value, $found) === 1
            && (int) $found[1] > time()
            && hash_equals(self::signValue($found[1]), $found[2]);
    }

    private static function signValue(string $expires): string
    {
        $settings = md5(Json::encode(get_option(Settings::OPTION)));
        $generation = Values::text(get_option(self::OPTION));
        $signed = implode('|', ['islas-off', (string) get_current_blog_id(), $expires, $generation, $settings]);

        return hash_hmac('sha256', $signed, wp_salt('auth'));
    }
}

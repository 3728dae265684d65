<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Values of the query variable that opens a draft: signed with the site's secret key for one user and one draft, and
 * valid for a day. The draft itself expires earlier.
 */
final class PreviewLink
{
    private const LIFETIME = 86400;
    private const PATTERN = '/^([0-9a-f]{20})\.(\d{10})\.([0-9a-f]{64})$/D';

    public static function makeValue(int $user, string $id): string
    {
        $expires = (string) (time() + self::LIFETIME);

        return $id . '.' . $expires . '.' . self::signDraft($user, $id, $expires);
    }

    /** @return string The draft's id, '' where this value does not open one for this user. */
    public static function findDraft(string $value, int $user): string
    {
        $isValid = preg_match(self::PATTERN, $value, $found) === 1
            && $user > 0
            && (int) $found[2] > time()
            && hash_equals(self::signDraft($user, $found[1], $found[2]), $found[3]);

        return $isValid ? $found[1] : '';
    }

    private static function signDraft(int $user, string $id, string $expires): string
    {
        $signed = implode('|', ['islas-preview', (string) get_current_blog_id(), (string) $user, $id, $expires]);

        return hash_hmac('sha256', $signed, wp_salt('auth'));
    }
}

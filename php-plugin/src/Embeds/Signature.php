<?php

declare(strict_types=1);

namespace Islas\Embeds;

/**
 * HMAC of a frame's address, so that visitors can request the frame of a page and no other. It is the same for every
 * visitor and does not expire, so that pages may be cached.
 */
final class Signature
{
    /** @param 'url'|'id' $kind */
    public static function signFrame(string $kind, string $value): string
    {
        return substr(hash_hmac('sha256', $kind . ':' . $value, wp_salt('nonce') . 'islas_embed'), 0, 32);
    }

    /** @param 'url'|'id' $kind */
    public static function isSignatureOf(string $kind, string $value, string $given): bool
    {
        return hash_equals(self::signFrame($kind, $value), $given);
    }
}

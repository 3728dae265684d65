<?php

declare(strict_types=1);

namespace Islas\Embeds;

/**
 * What a page gives its visitors to ask for the frame it announced, and for no other. It holds for every visitor and
 * does not expire, so it survives in page caches; only the shop can make one.
 */
final class Signature
{
    /** @param 'url'|'id' $kind */
    public static function forFrame(string $kind, string $value): string
    {
        return substr(hash_hmac('sha256', $kind . ':' . $value, wp_salt('nonce') . 'islas_embed'), 0, 32);
    }

    /** @param 'url'|'id' $kind */
    public static function isFor(string $kind, string $value, string $given): bool
    {
        return hash_equals(self::forFrame($kind, $value), $given);
    }
}

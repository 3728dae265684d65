<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Same-origin check by `Sec-Fetch-Site`, `Origin` or `Referer`. Cached pages carry no nonce; browsers set these
 * headers, and pages of other sites cannot forge them.
 */
final class SameOrigin
{
    /** Whether a browser sent the request from a page of this site. False without any of the headers. */
    public static function isConfirmed(): bool
    {
        return self::readVerdict() === true;
    }

    /**
     * Whether a browser sent the request from a page of another site. False without any of the headers: such a request
     * comes from a program, which has no visitor's cookies.
     */
    public static function isDenied(): bool
    {
        return self::readVerdict() === false;
    }

    /** @return bool|null Null without any of the headers. */
    private static function readVerdict(): ?bool
    {
        $site = self::readHeader('HTTP_SEC_FETCH_SITE');
        if ($site !== '' && $site !== 'none') {
            return $site === 'same-origin';
        }
        $from = self::readHeader('HTTP_ORIGIN');
        $from = $from === '' || $from === 'null' ? self::readHeader('HTTP_REFERER') ?: $from : $from;
        if ($from === '') {
            return null;
        }
        $origin = wp_parse_url($from);
        $origin = is_array($origin) ? $origin : [];
        $host = ($origin['host'] ?? '') . (isset($origin['port']) ? ':' . $origin['port'] : '');

        return $host !== '' && strcasecmp($host, self::readHeader('HTTP_HOST')) === 0;
    }

    private static function readHeader(string $name): string
    {
        return isset($_SERVER[$name]) && is_string($_SERVER[$name])
            ? sanitize_text_field(wp_unslash($_SERVER[$name]))
            : '';
    }
}

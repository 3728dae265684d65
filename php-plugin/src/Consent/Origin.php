<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * Same-origin check by `Sec-Fetch-Site`, `Origin` or `Referer`. Cached pages carry no nonce; browsers set these
 * headers, and pages of other sites cannot forge them.
 */
final class Origin
{
    public static function isOwn(): bool
    {
        $site = self::header('HTTP_SEC_FETCH_SITE');
        if ($site !== '') {
            return $site === 'same-origin';
        }
        $from = self::header('HTTP_ORIGIN');
        $from = $from === '' || $from === 'null' ? self::header('HTTP_REFERER') : $from;
        $origin = wp_parse_url($from);
        $origin = is_array($origin) ? $origin : [];
        $host = ($origin['host'] ?? '') . (isset($origin['port']) ? ':' . $origin['port'] : '');

        return $host !== '' && strcasecmp($host, self::header('HTTP_HOST')) === 0;
    }

    private static function header(string $name): string
    {
        return isset($_SERVER[$name]) && is_string($_SERVER[$name])
            ? sanitize_text_field(wp_unslash($_SERVER[$name]))
            : '';
    }
}

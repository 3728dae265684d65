<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * Whether a request comes from a page of this shop. Its pages may stand in a cache, so they carry no nonce; a browser
 * says itself where a request comes from, and no page of another site can make it say otherwise.
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

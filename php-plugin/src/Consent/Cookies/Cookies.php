<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Platform\Pattern;

/**
 * Writes and expires cookies as the browser's side does. Names and values are raw: PHP's own function would encode
 * them, and would delete what is kept empty.
 */
final class Cookies
{
    /** Visible signs without comma, semicolon and equals sign. */
    private const NAME = '/^[!-+\--:<>-~]+$/D';

    /** @param int $until Seconds since 1970; in the past expires it. */
    public static function write(string $name, string $value, int $until, string $path): void
    {
        $isSafe = preg_match(self::NAME, $name) === 1 && preg_match('/[;\s\x00-\x1f]/', $value) !== 1;
        if (headers_sent() || ! $isSafe) {
            return;
        }
        header(sprintf(
            'Set-Cookie: %s=%s; Expires=%s; Max-Age=%d; Path=%s%s; SameSite=Lax',
            $name,
            $value,
            gmdate('D, d M Y H:i:s', $until) . ' GMT',
            max(0, $until - time()),
            $path,
            is_ssl() ? '; Secure' : ''
        ), false);
    }

    /**
     * The headers that expire a cookie: host-only, of the host and each domain above, on `/` and the path.
     *
     * @return list<string>
     */
    public static function makeExpirations(string $name, string $path, string $host): array
    {
        $headers = [];
        foreach (preg_match(self::NAME, $name) === 1 ? array_unique(['/', $path]) : [] as $where) {
            foreach (self::listDomains($host) as $domain) {
                $place = $where . ($domain === '' ? '' : '; Domain=' . $domain);
                $headers[] = "Set-Cookie: $name=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; Path=$place";
            }
        }

        return $headers;
    }

    /** @return list<string> '' is host-only. */
    public static function listDomains(string $host): array
    {
        $host = strtolower(Pattern::replace('/:\d+$/', '', $host));
        $domains = [''];
        if (preg_match('/^[a-z0-9.-]+$/D', $host) !== 1 || preg_match('/^[\d.]+$/D', $host) === 1) {
            return $domains;
        }
        $parts = explode('.', $host);
        while (count($parts) > 1) {
            $domains[] = implode('.', $parts);
            array_shift($parts);
        }

        return $domains;
    }
}

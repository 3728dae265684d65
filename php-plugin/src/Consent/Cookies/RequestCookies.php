<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

/**
 * The cookies of this request as the browser sent them: PHP's own list writes other names for some and decodes values.
 */
final class RequestCookies
{
    /** More than browsers keep for a site. */
    private const MOST = 400;

    /** @return array<string, string> Raw values by name; the first of a name counts, as in browsers. */
    public static function readCookies(): array
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared and counted as it stands, never printed.
        $header = isset($_SERVER['HTTP_COOKIE']) && is_string($_SERVER['HTTP_COOKIE']) ? $_SERVER['HTTP_COOKIE'] : '';

        return self::parseHeader($header);
    }

    /** @return array<string, string> As `all()`, of a header's value. */
    public static function parseHeader(string $header): array
    {
        $cookies = [];
        foreach (array_slice(explode(';', $header), 0, self::MOST) as $pair) {
            [$name, $value] = array_pad(explode('=', $pair, 2), 2, '');
            $name = trim($name);
            if ($name !== '' && ! isset($cookies[$name])) {
                $cookies[$name] = trim($value);
            }
        }

        return $cookies;
    }
}

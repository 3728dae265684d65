<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\ShopAddress;

/**
 * The scripts that the shop itself needs. No rule can block them.
 */
final class OwnScripts
{
    /** Beginnings of handles that make the shop work. */
    private const OWN_HANDLES = [
        'islas', 'jquery', 'wc-', 'woocommerce', 'wp-', 'react', 'lodash', 'regenerator', 'selectWoo', 'js-cookie',
        'storefront', 'comment-reply', 'hoverintent', 'zxcvbn', 'password-strength', 'utils', 'flexslider', 'zoom',
        'photoswipe', 'moment', 'underscore', 'backbone', 'heartbeat', 'sourcebuster',
    ];

    /** Folders whose scripts make the shop work. */
    private const OWN_PATHS = ['/wp-includes/', '/wp-admin/', '/plugins/woocommerce/', '/plugins/islas/', '/themes/'];

    /** @var array{string, string}|null The address of this site's home, and the host in it. */
    private static ?array $home = null;

    public static function isHandle(string $handle): bool
    {
        foreach (self::OWN_HANDLES as $beginning) {
            if (stripos($handle, $beginning) === 0) {
                return true;
            }
        }

        return false;
    }

    public static function isAddress(string $url): bool
    {
        foreach (self::OWN_PATHS as $path) {
            if (strpos($url, $path) !== false) {
                return self::isOfShop($url);
            }
        }

        return false;
    }

    /** Whether a file is one of this site. */
    public static function isOfShop(string $url): bool
    {
        $home = ShopAddress::findHome();
        // A page asks for each of its scripts several times, and most addresses begin with the home's.
        if ($url === '' || ($home !== '' && strpos($url, $home . '/') === 0)) {
            return $url !== '';
        }
        $host = (string) wp_parse_url($url, PHP_URL_HOST);
        if ($host === '') {
            return true;
        }
        if (self::$home === null || self::$home[0] !== $home) {
            self::$home = [$home, (string) wp_parse_url($home, PHP_URL_HOST)];
        }

        return strcasecmp($host, self::$home[1]) === 0;
    }

    /** Whether a pattern would meet the addresses of the shop's scripts. */
    public static function isMatchedBy(string $pattern): bool
    {
        $home = home_url('/');
        foreach (self::OWN_PATHS as $path) {
            $inContent = $home . 'wp-content' . $path . 'x/x.min.js?ver=1';
            $inCore = $home . ltrim($path, '/') . 'x.js';
            if (stripos($inContent . "\n" . $inCore, $pattern) !== false || stripos($pattern, $path) !== false) {
                return true;
            }
        }

        return false;
    }
}

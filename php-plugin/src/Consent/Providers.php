<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Known\ProviderTable;
use Islas\Consent\Known\Tools;

/**
 * Data about other companies' tags: how their scripts and frames are recognised, which category they need, which
 * cookies they leave. The rows stand in `widgets/consent/providers.json`, from which `npm run features` makes
 * `Known\ProviderTable`. `urls` are parts of an address, `inline` calls in a script's text that set a tag up, both in
 * small letters and as `ProviderNotation` reads them; `plugins` are folders of plugins that print the tag; a cookie's
 * name may end in `*`. `days` 0 is until the browser is closed, -1 is kept in the browser's storage. Matches of a
 * provider of the category `necessary` are not blocked.
 *
 * @phpstan-type Provider array{
 *     name: string, company: string, category: string, policy: string, urls: list<string>, inline: list<string>,
 *     plugins: list<string>, cookies: array<string, array{string, int}>
 * }
 */
final class Providers
{
    /** Names of cookies that this shop and its platform need for any visitor. @var array<string, array{string, int}> */
    public const OWN = [
        'eu_cookies_bar' => ['consent', 180], 'eu_cookies_bar_block' => ['consent', 180],
        'eu_cookies_bar_decline' => ['consent', 180], 'islas_consent*' => ['consent', 180],
        'wp_consent_*' => ['consent', 180],
        'woocommerce_cart_hash' => ['cart', 0], 'woocommerce_items_in_cart' => ['cart', 0],
        'wp_woocommerce_session_*' => ['cart', 2],
        'store_notice*' => ['notices', 0], 'islas_notice*' => ['notices', 365],
        'wordpress_test_cookie' => ['test', 0], 'wordpress_logged_in_*' => ['login', 14],
        'wordpress_sec_*' => ['login', 14], 'wp-settings-*' => ['choices', 365],
        'wp_lang' => ['choices', 0], 'wp-postpass_*' => ['login', 10], 'PHPSESSID' => ['session', 0],
    ];

    /** @var array<string, Provider>|null */
    private static ?array $all = null;

    /** @var array<string, list<array{provider: string, pattern: string, purpose: string, days: int}>> By first letter. */
    private static array $cookies = [];

    /** @return array<string, Provider> What is known, by key. */
    public static function all(): array
    {
        return self::$all ??= self::rows(ProviderTable::ROWS) + self::rows(Tools::TABLE);
    }

    /**
     * For the analyser, which does not follow each row of a table this large.
     *
     * @param array<string, Provider> $table
     * @return array<string, Provider>
     */
    private static function rows(array $table): array
    {
        return $table;
    }

    /** Whether it is a cookie of this shop and its platform. */
    public static function isOwn(string $name): bool
    {
        return CookiePatterns::matchesAny(array_keys(self::OWN), $name);
    }

    /** @return list<string> The cookies of all known providers that are not necessary. */
    public static function listOptionalNames(): array
    {
        $names = [];
        foreach (self::all() as $row) {
            $names = array_merge($names, $row['category'] === 'necessary' ? [] : array_keys($row['cookies']));
        }

        return array_values(array_unique(array_map('strval', $names)));
    }

    /**
     * The provider whose cookie this is, with its row; '' for the shop's own.
     *
     * @return array{provider: string, pattern: string, purpose: string, days: int}|null Null for an unknown name.
     */
    public static function findByCookie(string $name): ?array
    {
        // Most names begin with another letter, and some pages look for many of them.
        $first = (string) substr($name, 0, 1);
        foreach (self::$cookies[$first] ??= self::listCookies($first) as $cookie) {
            if (CookiePatterns::matches($cookie['pattern'], $name)) {
                return $cookie;
            }
        }

        return null;
    }

    /** @return list<array{provider: string, pattern: string, purpose: string, days: int}> */
    private static function listCookies(string $first): array
    {
        $cookies = [];
        foreach (['' => ['cookies' => self::OWN]] + self::all() as $provider => $row) {
            foreach ($row['cookies'] as $pattern => $about) {
                if (((string) $pattern)[0] === $first) {
                    $cookies[] = [
                        'provider' => $provider, 'pattern' => (string) $pattern,
                        'purpose' => $about[0], 'days' => $about[1],
                    ];
                }
            }
        }

        return $cookies;
    }
}

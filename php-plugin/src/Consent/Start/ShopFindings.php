<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Labels;
use Islas\Consent\Providers;

/**
 * What is on this shop, from all that Islas knows of it: active plugins and settings, its pages as they were last
 * read, cookies that browsers have sent, requests of the owner's visits. One row for each provider, and for whatever
 * is of no known one.
 *
 * @phpstan-type Row array{name: string, where: list<string>, category: string, kind: 'provider'|'cookie'|'address'}
 */
final class ShopFindings
{
    /** Of things of other sites that no list explains. */
    public const UNKNOWN = '';

    private CookieList $cookies;
    private SeenCookies $seen;
    private AskedAddresses $asked;

    public function __construct(CookieList $cookies, SeenCookies $seen, AskedAddresses $asked)
    {
        $this->cookies = $cookies;
        $this->seen = $seen;
        $this->asked = $asked;
    }

    /** @return list<Row> Those that need consent first, then the unknown, then the necessary. */
    public function all(): array
    {
        $rows = [];
        foreach ($this->cookies->providers() as $provider) {
            $where = __('plugins and settings', 'islas');
            self::add($rows, $provider, $provider, 'provider', $where, self::UNKNOWN);
        }
        foreach (StartState::all()['tags'] as $tag) {
            self::add($rows, $tag['provider'], $tag['address'], 'address', __('pages', 'islas'), $tag['category']);
        }
        foreach ($this->seen->all() as $cookie) {
            $where = __('cookies in browsers', 'islas');
            self::add($rows, $cookie['provider'], $cookie['name'], 'cookie', $where, self::UNKNOWN);
        }
        foreach ($this->asked->all() as $row) {
            $where = __('requests of your visits', 'islas');
            self::add($rows, $row['provider'], $row['address'], 'address', $where, self::UNKNOWN);
        }
        usort($rows, static function (array $one, array $other): int {
            return self::rank($one['category']) <=> self::rank($other['category']);
        });

        return $rows;
    }

    /**
     * @param array<string, Row> $rows
     * @param 'provider'|'cookie'|'address' $kind Of what has no known provider.
     */
    private static function add(
        array &$rows,
        string $provider,
        string $own,
        string $kind,
        string $where,
        string $category
    ): void {
        $known = Providers::all()[$provider] ?? null;
        $key = $known === null ? "$kind $own" : $provider;
        $row = $rows[$key] ?? [
            'name' => $known === null ? $own : CookieList::providerName($provider),
            'where' => [],
            'category' => $known['category'] ?? $category,
            'kind' => $known === null ? $kind : 'provider',
        ];
        $row['where'] = array_values(array_unique(array_merge($row['where'], [$where])));
        $rows[$key] = $row;
    }

    /** @return list<string> Optional purposes of what was found, in the order of the choices. */
    public function purposes(): array
    {
        $optional = array_slice(Labels::CATEGORIES, 1);
        $used = array_merge($this->cookies->categories(), array_column($this->all(), 'category'));

        return array_values(array_intersect($optional, $used));
    }

    /** @return list<string> Keys of known providers that were found and are not in the shop's lists. */
    public function unlisted(): array
    {
        $found = array_merge(
            array_column(StartState::all()['tags'], 'provider'),
            array_column($this->seen->all(), 'provider'),
            array_column($this->asked->all(), 'provider')
        );
        $known = array_intersect(array_keys(Providers::all()), $found);

        return array_values(array_diff($known, $this->cookies->providers()));
    }

    private static function rank(string $category): int
    {
        return $category === 'necessary' ? 2 : ($category === self::UNKNOWN ? 1 : 0);
    }
}

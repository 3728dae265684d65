<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Configuration;
use Islas\Consent\Providers;
use Islas\Platform\Pattern;

/**
 * Cookies that the browsers of those who run the shop sent while they browsed it, and that no list names: names without
 * what could identify a person, and the day they were last seen. Browsers send what any script of the page has written,
 * so no scan and no external service is needed. Visitors' browsers are not asked: they could send any name, and a
 * visit writes nothing of the shop's.
 *
 * @phpstan-type Seen array{name: string, provider: string, day: string}
 */
final class SeenCookies
{
    public const OPTION = 'islas_consent_seen';

    private const MOST = 60;
    private const LONGEST = 80;
    /** Seconds between two that are stored. */
    private const PAUSE = 60;
    /** Days after which one that is not seen any more is left out. */
    private const MEMORY = 60;

    private Configuration $configuration;

    public function __construct(Configuration $configuration)
    {
        $this->configuration = $configuration;
    }

    /** @return list<Seen> That no list names today. */
    public function all(): array
    {
        $seen = [];
        foreach (self::decodeRows(get_option(self::OPTION)) as $cookie) {
            if (! $this->isListed($cookie['name'])) {
                $known = Providers::findByCookie($cookie['name']);
                $seen[] = ['provider' => $known === null ? '' : $known['provider']] + $cookie;
            }
        }

        return $seen;
    }

    /**
     * @param list<string> $names What the browser sent.
     * @return bool Whether something was written.
     */
    public function addNames(array $names): bool
    {
        $stored = get_option(self::OPTION);
        $at = is_array($stored) && is_int($stored['at'] ?? null) ? $stored['at'] : 0;
        if (time() - $at < self::PAUSE) {
            return false;
        }
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $before = array_column(
            array_filter(self::decodeRows($stored), static fn (array $cookie): bool => $cookie['day'] >= $oldest),
            null,
            'name'
        );
        $cookies = $before;
        foreach ($this->findUnlisted($names) as $name) {
            $isRecent = ($cookies[$name]['day'] ?? '') > gmdate('Y-m-d', time() - 7 * DAY_IN_SECONDS);
            if (! $isRecent) {
                unset($cookies[$name]);
                $cookies[$name] = ['name' => $name, 'provider' => '', 'day' => gmdate('Y-m-d')];
            }
        }
        if ($cookies === $before) {
            return false;
        }
        $cookies = array_slice(array_values($cookies), -self::MOST);

        return update_option(self::OPTION, ['at' => time(), 'cookies' => $cookies], false);
    }

    /**
     * @param list<string> $names
     * @return list<string> Those that no list has, without what tells people apart.
     */
    private function findUnlisted(array $names): array
    {
        $found = array_map([self::class, 'anonymiseName'], $names);

        return array_values(array_unique(array_filter(
            $found,
            fn (string $name): bool => $name !== '' && ! $this->isListed($name)
        )));
    }

    private function isListed(string $name): bool
    {
        // Most visitors have no others, and the lists need not be read for these.
        if (Providers::isOwn($name) || $this->configuration->cookies->isNecessary($name)) {
            return true;
        }
        foreach ($this->configuration->cookies->listed() as $cookie) {
            if (CookiePatterns::matches($cookie['name'], $name)) {
                return true;
            }
        }

        return false;
    }

    /** Numbers and hashes in a name are one visitor's, or one account's: they end it. */
    private static function anonymiseName(string $name): string
    {
        if (preg_match('/^[!-+\--:<-~]+$/D', $name) !== 1) {
            return '';
        }
        $known = Providers::findByCookie($name);
        if ($known !== null && $known['provider'] !== '') {
            return $known['pattern'];
        }
        $plain = Pattern::replace('/([0-9a-f]{8,}|\d{4,}|[^\s@]+@).*$/i', '*', $name);

        return strlen($plain) < 2 ? '' : substr($plain, 0, self::LONGEST);
    }

    /**
     * @param mixed $value
     * @return list<Seen>
     */
    private static function decodeRows($value): array
    {
        $cookies = [];
        $rows = is_array($value) && is_array($value['cookies'] ?? null) ? $value['cookies'] : [];
        foreach (array_slice($rows, 0, self::MOST) as $row) {
            if (is_array($row) && is_string($row['name'] ?? null) && is_string($row['day'] ?? null)) {
                $cookies[] = ['name' => $row['name'], 'provider' => '', 'day' => $row['day']];
            }
        }

        return $cookies;
    }
}

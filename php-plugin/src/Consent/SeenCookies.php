<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Settings;

/**
 * Cookies that browsers sent and no list names, for the owner: names without what may tell people apart, the day they
 * were last seen, nothing else. A browser sends what any script of the page has written, so nothing is scanned and
 * nobody else is asked.
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

    private Settings $settings;
    private Configuration $configuration;

    public function __construct(Settings $settings, Configuration $configuration)
    {
        $this->settings = $settings;
        $this->configuration = $configuration;
    }

    /** @return list<Seen> That no list names today. */
    public function all(): array
    {
        $seen = [];
        foreach (self::decode(get_option(self::OPTION))['cookies'] as $cookie) {
            if (! $this->isListed($cookie['name'])) {
                $known = Providers::ofCookie($cookie['name']);
                $seen[] = ['provider' => $known === null ? '' : $known['provider']] + $cookie;
            }
        }

        return $seen;
    }

    /** WordPress hook `shutdown`: after the visitor's page. */
    public function notice(): void
    {
        // Who runs the shop has cookies that no visitor gets.
        if ($this->settings->flag('consent_seen') && ! is_admin() && ! current_user_can('edit_posts')) {
            $this->add(array_map('strval', array_keys(RequestCookies::all())));
        }
    }

    /**
     * @param list<string> $names
     * @return bool Whether something was written.
     */
    public function add(array $names): bool
    {
        $new = [];
        foreach ($names as $name) {
            $name = self::withoutPeople($name);
            if ($name !== '' && ! $this->isListed($name)) {
                $new[] = $name;
            }
        }
        if ($new === []) {
            return false;
        }
        ['at' => $at, 'cookies' => $stored] = self::decode(get_option(self::OPTION));
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $today = gmdate('Y-m-d');
        $cookies = [];
        foreach ($stored as $cookie) {
            if ($cookie['day'] >= $oldest) {
                $cookies[$cookie['name']] = $cookie;
            }
        }
        $before = $cookies;
        foreach (array_unique($new) as $name) {
            $isRecent = isset($cookies[$name]) && $cookies[$name]['day'] > gmdate('Y-m-d', time() - 7 * DAY_IN_SECONDS);
            if (! $isRecent && (isset($cookies[$name]) || count($cookies) < self::MOST)) {
                $cookies[$name] = ['name' => $name, 'provider' => '', 'day' => $today];
            }
        }
        if ($cookies === $before || time() - $at < self::PAUSE) {
            return false;
        }

        return update_option(self::OPTION, ['at' => time(), 'cookies' => array_values($cookies)], true);
    }

    private function isListed(string $name): bool
    {
        if ($this->configuration->cookies->isNecessary($name)) {
            return true;
        }
        foreach ($this->configuration->cookies->listed() as $cookie) {
            if (Names::matches($cookie['name'], $name)) {
                return true;
            }
        }

        return false;
    }

    /** Numbers and hashes in a name are one visitor's, or one account's: they end it. */
    private static function withoutPeople(string $name): string
    {
        if (preg_match('/^[!-+\--:<-~]+$/D', $name) !== 1) {
            return '';
        }
        $known = Providers::ofCookie($name);
        if ($known !== null && $known['provider'] !== '') {
            return $known['pattern'];
        }
        $plain = (string) preg_replace('/([0-9a-f]{8,}|\d{4,}|[^\s@]+@).*$/i', '*', $name);

        return strlen($plain) < 2 ? '' : substr($plain, 0, self::LONGEST);
    }

    /**
     * @param mixed $value
     * @return array{at: int, cookies: list<Seen>}
     */
    private static function decode($value): array
    {
        $cookies = [];
        $rows = is_array($value) && is_array($value['cookies'] ?? null) ? $value['cookies'] : [];
        foreach (array_slice($rows, 0, self::MOST) as $row) {
            if (is_array($row) && is_string($row['name'] ?? null) && is_string($row['day'] ?? null)) {
                $cookies[] = ['name' => $row['name'], 'provider' => '', 'day' => $row['day']];
            }
        }

        return ['at' => is_array($value) && is_int($value['at'] ?? null) ? $value['at'] : 0, 'cookies' => $cookies];
    }
}

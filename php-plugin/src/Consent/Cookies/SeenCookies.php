<?php

declare(strict_types=1);

namespace Islas\Consent\Cookies;

use Islas\Consent\Configuration;
use Islas\Consent\Providers;
use Islas\Platform\Pattern;
use Islas\Platform\Settings;

/**
 * Cookies that browsers sent and no list names, for the owner: names without what could identify a person, and the day
 * they were last seen. Browsers send what any script of the page has written, so no scan and no external service is
 * needed. Visitors can send any name, so names sent only by them are limited in number.
 *
 * @phpstan-type Seen array{name: string, provider: string, day: string, isTrusted: bool}
 */
final class SeenCookies
{
    public const OPTION = 'islas_consent_seen';

    private const MOST = 60;
    /** Names that only browsers of visitors without an account have sent, in all and of one request. */
    private const MOST_OF_STRANGERS = 15;
    private const MOST_AT_ONCE = 5;
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
        foreach (self::decode(get_option(self::OPTION)) as $cookie) {
            if (! $this->isListed($cookie['name'])) {
                $known = Providers::ofCookie($cookie['name']);
                $seen[] = ['provider' => $known === null ? '' : $known['provider']] + $cookie;
            }
        }

        return $seen;
    }

    /** WordPress hook `shutdown`: after the visitor's page. */
    public function record(): void
    {
        // The owner's browser has cookies that visitors do not get.
        if (! $this->settings->flag('consent_seen') || is_admin()) {
            return;
        }
        $names = array_map('strval', array_keys(RequestCookies::all()));
        $trusted = is_user_logged_in() ? $names : self::set();
        if ($names + $trusted !== [] && ! current_user_can('edit_posts')) {
            $this->add($names, $trusted);
        }
    }

    /** @return list<string> The cookies that this very answer sets: no visitor can make them up. */
    private static function set(): array
    {
        $names = [];
        foreach (headers_list() as $header) {
            if (preg_match('/^set-cookie:\s*([^=;\s]+)=[^;]/i', $header, $found) === 1) {
                $names[] = $found[1];
            }
        }

        return $names;
    }

    /**
     * @param list<string> $names What the browser sent.
     * @param list<string> $trusted Names that no stranger has made up.
     * @return bool Whether something was written.
     */
    public function add(array $names, array $trusted = []): bool
    {
        $stored = get_option(self::OPTION);
        $at = is_array($stored) && is_int($stored['at'] ?? null) ? $stored['at'] : 0;
        // Nearly every page, before the lists are read.
        if (time() - $at < self::PAUSE) {
            return false;
        }
        $new = array_fill_keys($this->unlisted($trusted), true);
        $new += array_fill_keys(array_slice($this->unlisted($names), 0, self::MOST_AT_ONCE), false);
        if ($new === []) {
            return false;
        }
        $stored = self::decode($stored);
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $before = array_column(
            array_filter($stored, static fn (array $cookie): bool => $cookie['day'] >= $oldest),
            null,
            'name'
        );
        $cookies = $before;
        foreach ($new as $name => $isTrusted) {
            $name = (string) $name;
            $known = $cookies[$name] ?? null;
            $isRecent = $known !== null && $known['day'] > gmdate('Y-m-d', time() - 7 * DAY_IN_SECONDS);
            if ($isRecent && ($known['isTrusted'] || ! $isTrusted)) {
                continue;
            }
            unset($cookies[$name]);
            $cookies[$name] = [
                'name' => $name, 'provider' => '', 'day' => gmdate('Y-m-d'),
                'isTrusted' => $isTrusted || ($known['isTrusted'] ?? false),
            ];
        }
        $cookies = self::limit($cookies);
        if ($cookies === $before) {
            return false;
        }

        return update_option(self::OPTION, ['at' => time(), 'cookies' => array_values($cookies)], true);
    }

    /**
     * The oldest go, first those of strangers.
     *
     * @param array<string, Seen> $cookies By name.
     * @return array<string, Seen>
     */
    private static function limit(array $cookies): array
    {
        $strangers = array_filter($cookies, static fn (array $cookie): bool => ! $cookie['isTrusted']);
        $most = min(self::MOST_OF_STRANGERS, max(0, self::MOST - count($cookies) + count($strangers)));
        $gone = array_slice($strangers, 0, max(0, count($strangers) - $most), true);

        return array_slice(array_diff_key($cookies, $gone), -self::MOST, null, true);
    }

    /**
     * @param list<string> $names
     * @return list<string> Those that no list has, without what tells people apart.
     */
    private function unlisted(array $names): array
    {
        $found = array_map([self::class, 'anonymise'], $names);

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
    private static function anonymise(string $name): string
    {
        if (preg_match('/^[!-+\--:<-~]+$/D', $name) !== 1) {
            return '';
        }
        $known = Providers::ofCookie($name);
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
    private static function decode($value): array
    {
        $cookies = [];
        $rows = is_array($value) && is_array($value['cookies'] ?? null) ? $value['cookies'] : [];
        foreach (array_slice($rows, 0, self::MOST) as $row) {
            if (is_array($row) && is_string($row['name'] ?? null) && is_string($row['day'] ?? null)) {
                $cookies[] = [
                    'name' => $row['name'], 'provider' => '', 'day' => $row['day'],
                    'isTrusted' => ($row['isTrusted'] ?? false) === true,
                ];
            }
        }

        return $cookies;
    }
}

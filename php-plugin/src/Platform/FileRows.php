<?php

declare(strict_types=1);

namespace Islas\Platform;

use wpdb;

/**
 * What the files in uploads hold, a row for each in the table of options: a file is a copy of its row. Which files
 * pages may name is one small option that WordPress loads with all others.
 *
 * What is known: kind → name → hash → when it was last on a page.
 *
 * @phpstan-type Row array{kind: string, name: string, code: string, seen: int}
 * @phpstan-type Known array<string, array<string, array<string, int>>>
 * @phpstan-type State array{known: Known, looked: int, asked: int, problem: string}
 */
final class FileRows
{
    public const OPTION = 'islas_files';

    /** Beginning of the name of every row, which ends with the hash. */
    public const ROW = 'islas_file_';

    private const HASH = '/^[0-9a-f]{20}$/D';

    /** Days from the last page with it until a file is deleted: page caches keep pages for less. */
    public const KEPT = 40;
    /** Files of one name that are kept, the latest ones. */
    private const MOST = 6;
    /** Days that a row is kept without its file: an old page asks for it at an address of the shop. */
    private const KEPT_ROW = 400;
    private const MOST_ROWS = 60;

    /** @return State */
    public static function readState(): array
    {
        $stored = get_option(self::OPTION);
        $state = is_array($stored) ? $stored : [];

        return [
            'known' => self::decodeState($state['known'] ?? null),
            'looked' => self::parseNumber($state['looked'] ?? 0),
            'asked' => self::parseNumber($state['asked'] ?? 0),
            'problem' => Values::text($state['problem'] ?? ''),
        ];
    }

    /**
     * @param mixed $stored
     * @return Known
     */
    private static function decodeState($stored): array
    {
        $known = [];
        foreach (is_array($stored) ? $stored : [] as $kind => $names) {
            foreach (is_array($names) ? $names : [] as $name => $hashes) {
                foreach (is_array($hashes) ? $hashes : [] as $hash => $seen) {
                    $known[(string) $kind][(string) $name][(string) $hash] = self::parseNumber($seen);
                }
            }
        }

        return $known;
    }

    /** @param mixed $value */
    private static function parseNumber($value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }

    /** @param array<string, mixed> $changes Parts of the state. */
    public static function changeState(array $changes): void
    {
        // Another process may have changed it since this one read it.
        wp_cache_delete(self::OPTION, 'options');
        wp_cache_delete('alloptions', 'options');
        update_option(self::OPTION, $changes + self::readState(), true);
    }

    /** @return Known */
    public static function readKnown(): array
    {
        return self::readState()['known'];
    }

    /** @return array<string, string> Name of a file → its hash. */
    public static function listFiles(): array
    {
        $files = [];
        foreach (self::readKnown() as $kind => $names) {
            foreach ($names as $name => $hashes) {
                foreach (array_keys($hashes) as $hash) {
                    $files[DataFiles::makeFileName($kind, (string) $name, (string) $hash)] = (string) $hash;
                }
            }
        }

        return $files;
    }

    /** By what a page would print, at this address of the site. MD5, because a page hashes some 30 kB. */
    public static function computeHash(string $kind, string $name, string $code): string
    {
        return substr(md5(implode("\n", [$kind, $name, Values::text(get_option('home')), $code])), 0, 20);
    }

    /**
     * Past the caches of options, which would remember each name that a stranger asks for.
     *
     * @return Row|null
     */
    public static function readRow(string $hash): ?array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $value = preg_match(self::HASH, $hash) !== 1 ? null : $wpdb->get_var($wpdb->prepare(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $wpdb->options,
            self::ROW . $hash
        ));
        $row = is_string($value) ? json_decode($value, true) : null;

        return is_array($row) && is_string($row['code'] ?? null) ? [
            'kind' => Values::text($row['kind'] ?? ''),
            'name' => Values::text($row['name'] ?? ''),
            'code' => $row['code'],
            'seen' => self::parseNumber($row['seen'] ?? 0),
        ] : null;
    }

    /** @return Row|null The style sheet of this name that was last on a page. */
    public static function findNewestStyle(string $name): ?array
    {
        $hashes = self::readKnown()[DataFiles::STYLE][$name] ?? [];
        arsort($hashes);

        return $hashes === [] ? null : self::readRow((string) array_key_first($hashes));
    }

    /**
     * Stores what pages have now, and forgets what they had long ago.
     *
     * @param array<string, array<string, list<string>>> $found Kind → name → what pages printed.
     */
    public static function storeRows(array $found, int $now): void
    {
        $known = self::readKnown();
        foreach ($found as $kind => $names) {
            foreach ($names as $name => $codes) {
                foreach ($codes as $code) {
                    $hash = self::computeHash($kind, (string) $name, $code);
                    $row = [
                        'kind' => $kind,
                        'name' => (string) $name,
                        'code' => $kind === DataFiles::STYLE ? self::addHost($code) : $code,
                        'seen' => $now,
                    ];
                    if (self::writeRow($hash, $row)) {
                        $known[$kind][$name][$hash] = $now;
                    }
                }
            }
        }
        foreach ($known as $kind => $names) {
            foreach ($names as $name => $hashes) {
                arsort($hashes);
                $isKept = static fn (int $seen): bool => $now - $seen <= self::KEPT * DAY_IN_SECONDS;
                $known[$kind][$name] = array_slice(array_filter($hashes, $isKept), 0, self::MOST, true);
            }
            $known[$kind] = array_filter($known[$kind]);
        }
        self::changeState(['known' => array_filter($known)]);
        self::deleteOld($now);
    }

    /** @param Row $row */
    private static function writeRow(string $hash, array $row): bool
    {
        $stored = self::readRow($hash);
        $value = Json::encode($row);
        // The time need not be exact: most looks write nothing.
        if ($stored === null || $row['seen'] - $stored['seen'] > WEEK_IN_SECONDS) {
            return update_option(self::ROW . $hash, $value, false);
        }

        return true;
    }

    /**
     * Addresses that begin at the root of the site, with its host: where a CDN serves the file, its root is another
     * one.
     */
    private static function addHost(string $css): string
    {
        $home = wp_parse_url(Values::text(get_option('home')));
        $host = is_array($home) && isset($home['host'])
            ? '//' . $home['host'] . (isset($home['port']) ? ':' . $home['port'] : '')
            : '';

        return Pattern::replace('~(url\(\s*+["\']?+\s*+)/(?!/)~i', '${1}' . $host . '/', $css);
    }

    private static function deleteOld(int $now): void
    {
        $known = array_flip(self::listFiles());
        $times = [];
        foreach (array_diff(self::listHashes(), array_keys($known)) as $hash) {
            $times[$hash] = self::readRow($hash)['seen'] ?? 0;
        }
        arsort($times);
        $place = count($known);
        foreach ($times as $hash => $seen) {
            if (++$place > self::MOST_ROWS || $now - $seen > self::KEPT_ROW * DAY_IN_SECONDS) {
                delete_option(self::ROW . $hash);
            }
        }
    }

    /** @return list<string> Of all rows. */
    private static function listHashes(): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $names = Values::texts($wpdb->get_col($wpdb->prepare(
            'SELECT option_name FROM %i WHERE option_name LIKE %s',
            $wpdb->options,
            $wpdb->esc_like(self::ROW) . '%'
        )));

        return array_map(static fn (string $name): string => substr($name, strlen(self::ROW)), $names);
    }
}

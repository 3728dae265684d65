<?php

declare(strict_types=1);

namespace Islas\Consent;

use wpdb;

/**
 * The proof of decisions, in a table of its own: an anonymous id, the time, the version of the texts, the choices; no
 * address, no agent, no page. Each row carries the hash of the one before it, so that none can be changed or put in
 * between unseen. An id can be erased without breaking the chain: the hash covers the digest of the id.
 *
 * @phpstan-type Record array{
 *     id: string, time: string, version: string, choices: string, hash: string, previous: string
 * }
 */
final class Log
{
    public const TABLE = 'islas_consents';
    public const READY = 'islas_consents_table';
    public const USER_META = 'islas_consent_ids';

    private const FIRST = '0000000000000000000000000000000000000000000000000000000000000000';
    private const SCHEMA = '1';
    private const TRIES = 8;

    public static function table(): string
    {
        return self::database()->prefix . self::TABLE;
    }

    /** Makes the table where it is missing. */
    public static function prepare(): void
    {
        if (get_option(self::READY) === self::SCHEMA) {
            return;
        }
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $table = self::table();
        $collation = self::database()->get_charset_collate();
        // The same row before two others is refused by the key: the chain cannot fork.
        dbDelta("CREATE TABLE $table (
            number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            id varchar(40) NOT NULL DEFAULT '',
            digest char(64) NOT NULL,
            time datetime NOT NULL,
            version varchar(20) NOT NULL,
            choices text NOT NULL,
            hash char(64) NOT NULL,
            previous char(64) NOT NULL,
            PRIMARY KEY  (number),
            UNIQUE KEY previous (previous),
            KEY id (id),
            KEY time (time)
        ) $collation;");
        update_option(self::READY, self::SCHEMA, false);
    }

    /**
     * @param array<string, string> $choices
     * @return bool Whether it was written.
     */
    public function add(string $id, string $version, array $choices): bool
    {
        self::prepare();
        $database = self::database();
        $row = [
            'id' => $id,
            'digest' => hash('sha256', $id),
            'time' => gmdate('Y-m-d H:i:s'),
            'version' => $version,
            'choices' => (string) wp_json_encode($choices),
        ];
        $quiet = $database->suppress_errors(true);
        $isWritten = false;
        for ($try = 0; $try < self::TRIES && ! $isWritten; $try++) {
            $last = $database->get_var(
                $database->prepare('SELECT hash FROM %i ORDER BY number DESC LIMIT 1', self::table())
            );
            $row['previous'] = is_string($last) ? $last : self::FIRST;
            $row['hash'] = self::hash($row);
            $isWritten = $database->insert(self::table(), $row) === 1;
        }
        $database->suppress_errors($quiet);

        return $isWritten;
    }

    /**
     * The last ones first.
     *
     * @return list<Record>
     */
    public function read(int $count, int $offset = 0): array
    {
        if (get_option(self::READY) !== self::SCHEMA) {
            return [];
        }
        $database = self::database();

        return self::records($database->get_results($database->prepare(
            'SELECT id, time, version, choices, hash, previous FROM %i ORDER BY number DESC LIMIT %d OFFSET %d',
            self::table(),
            $count,
            $offset
        ), ARRAY_A));
    }

    /**
     * @param list<string> $ids
     * @return list<Record>
     */
    public function ofIds(array $ids): array
    {
        $records = [];
        $database = self::database();
        foreach (get_option(self::READY) === self::SCHEMA ? $ids : [] as $id) {
            $records = array_merge($records, self::records($database->get_results($database->prepare(
                'SELECT id, time, version, choices, hash, previous FROM %i WHERE id = %s ORDER BY number',
                self::table(),
                $id
            ), ARRAY_A)));
        }

        return $records;
    }

    public function count(): int
    {
        $database = self::database();

        return get_option(self::READY) === self::SCHEMA
            ? (int) $database->get_var($database->prepare('SELECT COUNT(*) FROM %i', self::table()))
            : 0;
    }

    /**
     * Whether each row's hash is right and follows from the one before it. The first row that is kept follows from one
     * whose time is over.
     *
     * @return int The number of the first row that is not right, 0 when all are.
     */
    public function firstBroken(): int
    {
        if (get_option(self::READY) !== self::SCHEMA) {
            return 0;
        }
        $database = self::database();
        $number = 0;
        $hash = null;
        do {
            $rows = (array) $database->get_results($database->prepare(
                'SELECT * FROM %i WHERE number > %d ORDER BY number LIMIT 500',
                self::table(),
                $number
            ), ARRAY_A);
            foreach ($rows as $row) {
                $row = self::texts($row);
                $number = (int) $row['number'];
                $isOwnId = $row['id'] === '' || hash('sha256', $row['id']) === $row['digest'];
                if (! $isOwnId || self::hash($row) !== $row['hash'] || ($hash !== null && $row['previous'] !== $hash)) {
                    return $number;
                }
                $hash = $row['hash'];
            }
        } while (count($rows) === 500);

        return 0;
    }

    /**
     * Forgets whose rows these are; the rows stay, without an id.
     *
     * @param list<string> $ids
     */
    public function erase(array $ids): int
    {
        $erased = 0;
        foreach (get_option(self::READY) === self::SCHEMA ? $ids : [] as $id) {
            $erased += $id === '' ? 0 : (int) self::database()->update(self::table(), ['id' => ''], ['id' => $id]);
        }

        return $erased;
    }

    /** Deletes what is older, but for the last row, from which the next follows. */
    public function prune(int $days): int
    {
        if (get_option(self::READY) !== self::SCHEMA) {
            return 0;
        }
        $database = self::database();
        $last = (int) $database->get_var($database->prepare('SELECT MAX(number) FROM %i', self::table()));

        return (int) $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE time < %s AND number < %d',
            self::table(),
            gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS),
            $last
        ));
    }

    public static function drop(): void
    {
        if (get_option(self::READY) === false) {
            return;
        }
        $database = self::database();
        $database->query((string) $database->prepare('DROP TABLE IF EXISTS %i', self::table()));
        delete_option(self::READY);
    }

    /** @param array<string, string> $row */
    public static function hash(array $row): string
    {
        return hash('sha256', implode("\n", [
            $row['previous'], $row['digest'], $row['time'], $row['version'], $row['choices'],
        ]));
    }

    /**
     * @param mixed $rows
     * @return list<Record>
     */
    private static function records($rows): array
    {
        $records = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            $row = self::texts($row);
            $records[] = [
                'id' => $row['id'],
                'time' => str_replace(' ', 'T', $row['time']) . 'Z',
                'version' => $row['version'],
                'choices' => $row['choices'],
                'hash' => $row['hash'],
                'previous' => $row['previous'],
            ];
        }

        return $records;
    }

    /**
     * @param mixed $row
     * @return array{number: string, id: string, digest: string, time: string, version: string, choices: string,
     *     hash: string, previous: string}
     */
    private static function texts($row): array
    {
        $row = (array) $row;
        $text = static fn (string $key): string => is_scalar($row[$key] ?? null) ? (string) $row[$key] : '';

        return [
            'number' => $text('number'), 'id' => $text('id'), 'digest' => $text('digest'), 'time' => $text('time'),
            'version' => $text('version'), 'choices' => $text('choices'), 'hash' => $text('hash'),
            'previous' => $text('previous'),
        ];
    }

    private static function database(): wpdb
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $wpdb;
    }
}

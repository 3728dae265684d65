<?php

declare(strict_types=1);

namespace Islas\Consent;

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
    public const USER_META = 'islas_consent_ids';

    private const FIRST = '0000000000000000000000000000000000000000000000000000000000000000';
    private const TRIES = 8;

    /**
     * @param array<string, string> $choices
     * @return bool Whether it was written.
     */
    public function add(string $id, string $version, array $choices): bool
    {
        LogTable::prepare();
        $database = LogTable::database();
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
                $database->prepare('SELECT hash FROM %i ORDER BY number DESC LIMIT 1', LogTable::name())
            );
            $row['previous'] = is_string($last) ? $last : self::FIRST;
            $row['hash'] = self::hash($row);
            $isWritten = $database->insert(LogTable::name(), $row) === 1;
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
        if (! LogTable::isThere()) {
            return [];
        }
        $database = LogTable::database();

        return self::records($database->get_results($database->prepare(
            'SELECT id, time, version, choices, hash, previous FROM %i ORDER BY number DESC LIMIT %d OFFSET %d',
            LogTable::name(),
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
        $database = LogTable::database();
        foreach (LogTable::isThere() ? $ids : [] as $id) {
            $records = array_merge($records, self::records($database->get_results($database->prepare(
                'SELECT id, time, version, choices, hash, previous FROM %i WHERE id = %s ORDER BY number',
                LogTable::name(),
                $id
            ), ARRAY_A)));
        }

        return $records;
    }

    public function count(): int
    {
        $database = LogTable::database();

        return LogTable::isThere()
            ? (int) $database->get_var($database->prepare('SELECT COUNT(*) FROM %i', LogTable::name()))
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
        if (! LogTable::isThere()) {
            return 0;
        }
        $database = LogTable::database();
        $number = 0;
        $hash = null;
        do {
            $rows = (array) $database->get_results($database->prepare(
                'SELECT * FROM %i WHERE number > %d ORDER BY number LIMIT 500',
                LogTable::name(),
                $number
            ), ARRAY_A);
            foreach ($rows as $row) {
                $row = LogTable::texts($row);
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
        foreach (LogTable::isThere() ? $ids : [] as $id) {
            $change = $id === '' ? 0 : LogTable::database()->update(LogTable::name(), ['id' => ''], ['id' => $id]);
            $erased += (int) $change;
        }

        return $erased;
    }

    /** Deletes what is older, but for the last row, from which the next follows. */
    public function prune(int $days): int
    {
        if (! LogTable::isThere()) {
            return 0;
        }
        $database = LogTable::database();
        $last = (int) $database->get_var($database->prepare('SELECT MAX(number) FROM %i', LogTable::name()));

        return (int) $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE time < %s AND number < %d',
            LogTable::name(),
            gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS),
            $last
        ));
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
            $row = LogTable::texts($row);
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
}

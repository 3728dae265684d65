<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use Islas\Platform\Json;

/**
 * The proof of decisions, in a database table: an anonymous id, the time, the version of the texts, the choices; no
 * address, no agent, no page. Each row has the hash of the one before it (`LogChain`), so that changed and inserted
 * rows are detected. An id can be erased without breaking the chain: the hash covers the digest of the id.
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

    /** Decisions of one visitor that are written in `WINDOW` seconds. */
    private const MOST = 20;
    private const WINDOW = 600;

    /**
     * @param array<string, string> $choices
     * @return bool Whether it was written.
     */
    public function add(string $id, string $version, array $choices): bool
    {
        $row = [
            'id' => $id,
            'digest' => hash('sha256', $id),
            'time' => gmdate('Y-m-d H:i:s'),
            'version' => $version,
            'choices' => Json::encode($choices),
        ];
        if (! LogTable::prepare()) {
            return false;
        }

        if ($this->insert($row)) {
            return true;
        }
        // A table that is gone, as after a move of the site, is made again.
        LogTable::exists();

        return LogTable::prepare() && $this->insert($row);
    }

    /** Whether a visitor has not had more decisions written than a person takes in that time. */
    public function hasRoomFor(string $id): bool
    {
        if (! LogTable::isThere()) {
            return true;
        }
        $database = LogTable::database();

        return (int) $database->get_var($database->prepare(
            'SELECT COUNT(*) FROM %i WHERE id = %s AND time > %s',
            LogTable::name(),
            $id,
            gmdate('Y-m-d H:i:s', time() - self::WINDOW)
        )) < self::MOST;
    }

    /**
     * @param array<string, string> $row
     * @phpstan-impure
     */
    private function insert(array $row): bool
    {
        $database = LogTable::database();
        $quiet = $database->suppress_errors(true);
        $isWritten = false;
        for ($try = 0; $try < self::TRIES && ! $isWritten; $try++) {
            $last = $database->get_var(
                $database->prepare('SELECT hash FROM %i ORDER BY number DESC LIMIT 1', LogTable::name())
            );
            $row['previous'] = is_string($last) ? $last : self::FIRST;
            $row['hash'] = LogChain::hash($row);
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
     * The last ones first.
     *
     * @param int $before Only rows before this one.
     * @return array<int, Record> By the number of the row.
     */
    public function find(LogFilter $filter, int $count, int $before = PHP_INT_MAX): array
    {
        if (! LogTable::isThere()) {
            return [];
        }
        $database = LogTable::database();
        $rows = (array) $database->get_results($filter->id === '' ? $database->prepare(
            'SELECT * FROM %i WHERE time >= %s AND time <= %s AND number < %d ORDER BY number DESC LIMIT %d',
            LogTable::name(),
            $filter->from,
            $filter->to,
            $before,
            $count
        ) : $database->prepare(
            'SELECT * FROM %i
                WHERE id = %s AND time >= %s AND time <= %s AND number < %d ORDER BY number DESC LIMIT %d',
            LogTable::name(),
            $filter->id,
            $filter->from,
            $filter->to,
            $before,
            $count
        ), ARRAY_A);
        $found = [];
        foreach (self::records($rows) as $i => $record) {
            $found[(int) LogTable::texts($rows[$i] ?? [])['number']] = $record;
        }

        return $found;
    }

    public function countOf(LogFilter $filter): int
    {
        if (! LogTable::isThere()) {
            return 0;
        }
        $database = LogTable::database();

        return (int) $database->get_var($filter->id === '' ? $database->prepare(
            'SELECT COUNT(*) FROM %i WHERE time >= %s AND time <= %s',
            LogTable::name(),
            $filter->from,
            $filter->to
        ) : $database->prepare(
            'SELECT COUNT(*) FROM %i WHERE id = %s AND time >= %s AND time <= %s',
            LogTable::name(),
            $filter->id,
            $filter->from,
            $filter->to
        ));
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

        return (int) $database->query((string) $database->prepare(
            'DELETE FROM %i WHERE time < %s AND number < %d',
            LogTable::name(),
            gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS),
            LogTable::numberAtEnd()
        ));
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

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

    /** Tries beside other decisions that come at the same moment, and beside a database that refuses. */
    private const TRIES = 60;
    private const FAILURES = 3;

    /** Rows that are deleted at once, so that no statement holds the table for long. */
    private const PIECE = 5000;

    /**
     * @param array<string, string> $choices
     * @return bool Whether it was written.
     */
    public function addDecision(string $id, string $version, array $choices): bool
    {
        $row = [
            'id' => $id,
            'digest' => hash('sha256', $id),
            'time' => gmdate('Y-m-d H:i:s'),
            'version' => $version,
            'choices' => Json::encode($choices),
        ];
        if (! LogTable::createIfMissing()) {
            return false;
        }

        if ($this->insertRow($row)) {
            return true;
        }
        // A table that is gone, as after a move of the site, is made again.
        LogTable::exists();

        return LogTable::createIfMissing() && $this->insertRow($row);
    }

    /**
     * Whether this is what the log says of a visitor last, since the decision was taken.
     *
     * @param array<string, string> $choices
     */
    public function endsWith(string $id, string $version, array $choices, int $time): bool
    {
        if (! LogTable::isReady()) {
            return false;
        }
        $database = LogTable::getDatabase();
        $row = LogTable::toTexts($database->get_row($database->prepare(
            'SELECT * FROM %i WHERE id = %s ORDER BY number DESC LIMIT 1',
            LogTable::getName(),
            $id
        ), ARRAY_A));

        // The time is that of a browser's clock.
        return $row['version'] === $version && $row['choices'] === Json::encode($choices)
            && (int) strtotime($row['time'] . ' UTC') > $time - DAY_IN_SECONDS;
    }

    /**
     * @param array<string, string> $row
     * @phpstan-impure
     */
    private function insertRow(array $row): bool
    {
        $database = LogTable::getDatabase();
        $quiet = $database->suppress_errors(true);
        [$row['key_id'], $key] = LogKeys::findCurrent();
        $isWritten = false;
        $failures = 0;
        for ($try = 0; $try < self::TRIES && $failures < self::FAILURES && ! $isWritten; $try++) {
            $last = $database->get_var(
                $database->prepare('SELECT hash FROM %i ORDER BY number DESC LIMIT 1', LogTable::getName())
            );
            $previous = is_string($last) ? $last : self::FIRST;
            if ($try > 0) {
                // Behind the same row again: it was not another decision that came first.
                $failures += $row['previous'] === $previous ? 1 : 0;
                usleep(random_int(1000, 20000));
            }
            $row['previous'] = $previous;
            $row['hash'] = LogChain::signRow($row, $key);
            $isWritten = $database->insert(LogTable::getName(), $row) === 1;
        }
        $database->suppress_errors($quiet);

        return $isWritten;
    }

    /**
     * The last ones first.
     *
     * @return list<Record>
     */
    public function readPage(int $count, int $offset = 0): array
    {
        if (! LogTable::isReady()) {
            return [];
        }
        $database = LogTable::getDatabase();

        return self::decodeRecords($database->get_results($database->prepare(
            'SELECT id, time, version, choices, hash, previous FROM %i ORDER BY number DESC LIMIT %d OFFSET %d',
            LogTable::getName(),
            $count,
            $offset
        ), ARRAY_A));
    }

    /**
     * A page of rows in the order in which they were written, or against it.
     *
     * @param int $beyond Only rows beyond this one in that order; 0 for all.
     * @return array<int, Record> By the number of the row.
     */
    public function find(LogFilter $filter, int $count, int $beyond = 0, bool $isOldestFirst = false): array
    {
        if (! LogTable::isReady()) {
            return [];
        }
        $database = LogTable::getDatabase();
        $last = $isOldestFirst || $beyond === 0 ? PHP_INT_MAX : $beyond - 1;
        $first = $isOldestFirst ? $beyond + 1 : 0;
        $end = $isOldestFirst ? 'ORDER BY number ASC LIMIT %d' : 'ORDER BY number DESC LIMIT %d';
        $rows = (array) $database->get_results($filter->id === '' ? $database->prepare(
            'SELECT * FROM %i WHERE time >= %s AND time <= %s AND number BETWEEN %d AND %d ' . $end,
            LogTable::getName(),
            $filter->from,
            $filter->to,
            $first,
            $last,
            $count
        ) : $database->prepare(
            'SELECT * FROM %i WHERE id = %s AND time >= %s AND time <= %s AND number BETWEEN %d AND %d ' . $end,
            LogTable::getName(),
            $filter->id,
            $filter->from,
            $filter->to,
            $first,
            $last,
            $count
        ), ARRAY_A);
        $found = [];
        foreach (self::decodeRecords($rows) as $i => $record) {
            $found[(int) LogTable::toTexts($rows[$i] ?? [])['number']] = $record;
        }

        return $found;
    }

    public function countOf(LogFilter $filter): int
    {
        if (! LogTable::isReady()) {
            return 0;
        }
        $database = LogTable::getDatabase();

        return (int) $database->get_var($filter->id === '' ? $database->prepare(
            'SELECT COUNT(*) FROM %i WHERE time >= %s AND time <= %s',
            LogTable::getName(),
            $filter->from,
            $filter->to
        ) : $database->prepare(
            'SELECT COUNT(*) FROM %i WHERE id = %s AND time >= %s AND time <= %s',
            LogTable::getName(),
            $filter->id,
            $filter->from,
            $filter->to
        ));
    }

    /**
     * @param list<string> $ids
     * @return list<Record>
     */
    public function readIds(array $ids): array
    {
        $records = [];
        $database = LogTable::getDatabase();
        foreach (LogTable::isReady() ? $ids : [] as $id) {
            $records = array_merge($records, self::decodeRecords($database->get_results($database->prepare(
                'SELECT id, time, version, choices, hash, previous FROM %i WHERE id = %s ORDER BY number',
                LogTable::getName(),
                $id
            ), ARRAY_A)));
        }

        return $records;
    }

    public function count(): int
    {
        $database = LogTable::getDatabase();

        return LogTable::isReady()
            ? (int) $database->get_var($database->prepare('SELECT COUNT(*) FROM %i', LogTable::getName()))
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
        foreach (LogTable::isReady() ? $ids : [] as $id) {
            $change = $id === '' ? 0 : LogTable::getDatabase()->update(
                LogTable::getName(),
                ['id' => ''],
                ['id' => $id]
            );
            $erased += (int) $change;
        }

        return $erased;
    }

    /**
     * Deletes what is older, piece by piece, but for the last row, from which the next follows.
     *
     * @param int $seconds After which no other piece is begun.
     */
    public function prune(int $days, int $seconds = PHP_INT_MAX): int
    {
        if (! LogTable::isReady()) {
            return 0;
        }
        $database = LogTable::getDatabase();
        $before = gmdate('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS);
        $last = (int) $database->get_var($database->prepare(
            'SELECT number FROM %i WHERE time < %s ORDER BY time DESC, number DESC LIMIT 1',
            LogTable::getName(),
            $before
        ));
        $last = min($last, LogTable::numberAtEnd() - 1);
        $started = time();
        $deleted = 0;
        for (
            $from = LogTable::findFirstNumber();
            $from <= $last && time() - $started <= $seconds;
            $from += self::PIECE
        ) {
            $deleted += (int) $database->query((string) $database->prepare(
                'DELETE FROM %i WHERE number >= %d AND number < %d AND number <= %d AND time < %s',
                LogTable::getName(),
                $from,
                $from + self::PIECE,
                $last,
                $before
            ));
        }

        return $deleted;
    }

    /**
     * @param mixed $rows
     * @return list<Record>
     */
    private static function decodeRecords($rows): array
    {
        $records = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            $row = LogTable::toTexts($row);
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

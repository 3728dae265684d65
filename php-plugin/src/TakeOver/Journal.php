<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * What imports wrote and what stood there before, so that they can be undone, the last one first. An index option names
 * the imports; the entries stand in options of their own that no page loads. Any stored value reads as a journal.
 *
 * An entry is: target, id, key, value before and value written.
 *
 * @phpstan-type Entry array{string, int, string, mixed, mixed}
 * @phpstan-type Run array{id: int, source: string, time: int, isDone: bool, chunks: list<int>}
 */
final class Journal
{
    /** Index of the imports, and beginning of the names of their entries. */
    public const OPTION = 'islas_takeover_undo';
    public const CHUNK = 'islas_takeover_undo_';

    private const VERSION = 1;

    /** Imports that are kept. */
    private const MOST_RUNS = 5;

    private int $mostBytes;

    /** @param int $mostBytes Of all entries together. The oldest imports can no longer be undone beyond it. */
    public function __construct(int $mostBytes = 4194304)
    {
        $this->mostBytes = $mostBytes;
    }

    /** @return Run|null The import that an undo restores. */
    public function findLastRun(): ?array
    {
        $runs = $this->readRuns();

        return $runs === [] ? null : $runs[count($runs) - 1];
    }

    /**
     * Begins an import, or continues the last one of the same source where it stopped.
     *
     * @return int Id of the import.
     */
    public function startRun(string $source): int
    {
        $last = $this->findLastRun();
        if ($last !== null && $last['source'] === $source && ! $last['isDone']) {
            return $last['id'];
        }
        $runs = $this->readRuns();
        $id = $last === null ? 1 : $last['id'] + 1;
        $runs[] = ['id' => $id, 'source' => $source, 'time' => time(), 'isDone' => false, 'chunks' => []];
        while (count($runs) > self::MOST_RUNS) {
            $this->deleteChunks(array_shift($runs));
        }
        $this->storeRuns($runs);

        return $id;
    }

    /**
     * Keeps entries before they are written.
     *
     * @param list<Entry> $entries
     * @return bool False where the import has used the space up: nothing was kept.
     */
    public function appendEntries(int $id, array $entries): bool
    {
        $bytes = strlen(serialize($entries));
        $runs = $this->readRuns();
        while (count($runs) > 1 && $runs[0]['id'] !== $id && self::sumBytes($runs) + $bytes > $this->mostBytes) {
            $this->deleteChunks(array_shift($runs));
        }
        $index = count($runs) - 1;
        if ($index < 0 || $runs[$index]['id'] !== $id || self::sumBytes($runs) + $bytes > $this->mostBytes) {
            $this->storeRuns($runs);
            return false;
        }
        update_option(self::makeChunkName($id, count($runs[$index]['chunks'])), $entries, false);
        $runs[$index]['chunks'][] = $bytes;
        $this->storeRuns($runs);

        return true;
    }

    /** Ends an import; one that wrote nothing leaves no trace. */
    public function finishRun(int $id): void
    {
        $runs = $this->readRuns();
        foreach ($runs as $index => $run) {
            if ($run['id'] === $id) {
                $runs[$index]['isDone'] = true;
            }
        }
        $this->storeRuns(array_values(array_filter(
            $runs,
            static fn (array $run): bool => $run['id'] !== $id || $run['chunks'] !== []
        )));
    }

    /**
     * The newest entries of the last import, which stay until `drop`.
     *
     * @return list<Entry>|null Null where nothing is left to undo.
     */
    public function readNewestEntries(): ?array
    {
        $last = $this->findLastRun();
        if ($last === null || $last['chunks'] === []) {
            return null;
        }
        $stored = get_option(self::makeChunkName($last['id'], count($last['chunks']) - 1));
        $entries = [];
        foreach (is_array($stored) ? $stored : [] as $entry) {
            if (
                is_array($entry) && count($entry) === 5 && isset($entry[0], $entry[1], $entry[2], $entry[4])
                && is_string($entry[0]) && is_int($entry[1]) && is_string($entry[2])
            ) {
                $entries[] = [$entry[0], $entry[1], $entry[2], $entry[3], $entry[4]];
            }
        }

        return $entries;
    }

    /** Forgets what `newest` returned, and the import when that was its last part. */
    public function dropNewestEntries(): void
    {
        $runs = $this->readRuns();
        $last = array_pop($runs);
        if ($last === null) {
            return;
        }
        delete_option(self::makeChunkName($last['id'], count($last['chunks']) - 1));
        array_pop($last['chunks']);
        $last['isDone'] = true;
        $this->storeRuns($last['chunks'] === [] ? $runs : array_merge($runs, [$last]));
    }

    /** @return list<Run> */
    private function readRuns(): array
    {
        $index = get_option(self::OPTION);
        $isKnown = is_array($index) && ($index['version'] ?? 0) === self::VERSION && is_array($index['runs'] ?? null);
        $runs = [];
        foreach ($isKnown ? $index['runs'] : [] as $run) {
            $run = is_array($run) ? $run : [];
            if (is_int($run['id'] ?? null) && is_int($run['time'] ?? null) && is_string($run['source'] ?? null)) {
                $runs[] = [
                    'id' => $run['id'],
                    'source' => $run['source'],
                    'time' => $run['time'],
                    'isDone' => ($run['isDone'] ?? true) === true,
                    'chunks' => array_values(array_filter(
                        is_array($run['chunks'] ?? null) ? $run['chunks'] : [],
                        'is_int'
                    )),
                ];
            }
        }

        return array_slice($runs, -self::MOST_RUNS);
    }

    /** @param list<Run> $runs */
    private function storeRuns(array $runs): void
    {
        if ($runs === []) {
            delete_option(self::OPTION);
            return;
        }
        update_option(self::OPTION, ['version' => self::VERSION, 'runs' => $runs], false);
    }

    /** @param Run $run */
    private function deleteChunks(array $run): void
    {
        foreach (array_keys($run['chunks']) as $number) {
            delete_option(self::makeChunkName($run['id'], $number));
        }
    }

    /** @param list<Run> $runs */
    private static function sumBytes(array $runs): int
    {
        return (int) array_sum(array_merge(...array_column($runs, 'chunks')));
    }

    private static function makeChunkName(int $id, int $number): string
    {
        return self::CHUNK . $id . '_' . $number;
    }
}

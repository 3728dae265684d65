<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * Runs imports and undoes them. Nothing that the owner has set is overwritten. Every value is in the journal before it
 * is written. When the time is over the import stops after a batch, and the next one continues: what is written already
 * is recognised.
 *
 * @phpstan-import-type Entry from Journal
 */
final class Import
{
    /** Option that keeps two imports apart, with the time at which one began. */
    public const LOCK = 'islas_takeover_lock';

    private const BATCH = 200;

    /** Seconds after which an import that ended without a word no longer keeps others out. */
    private const STALE = 300;

    /** Values that a dry run lists. */
    private const MOST_LISTED = 100;

    /** @var array<string, Target> */
    private array $targets;
    private Journal $journal;

    /** @param array<string, Target> $targets By the constants of `Item`. */
    public function __construct(array $targets, Journal $journal)
    {
        $this->targets = $targets;
        $this->journal = $journal;
    }

    /** @param float $seconds 0 for no limit. */
    public function runImport(Source $source, float $seconds): Result
    {
        $result = new Result(Result::IMPORT, $source->getName());
        if (! self::acquireLock()) {
            $result->isBusy = true;
            return $result;
        }
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        $id = $this->journal->startRun($source->getSlug());
        $batch = [];
        foreach ($source->readItems() as $item) {
            $entry = $this->makeEntry($item, $result);
            if ($entry === null || ! $item instanceof Item) {
                continue;
            }
            $batch[$item->makePlace()] ??= [$entry, $item];
            if (count($batch) < self::BATCH) {
                continue;
            }
            $result->isFull = ! $this->writeEntry($id, $batch, $result);
            $batch = [];
            $result->isDone = ! $result->isFull && microtime(true) < $until;
            if (! $result->isDone) {
                break;
            }
        }
        if ($batch !== []) {
            $result->isFull = ! $this->writeEntry($id, $batch, $result);
            $result->isDone = ! $result->isFull;
        }
        // A full journal begins again with the next import.
        if ($result->isDone || $result->isFull) {
            $this->journal->finishRun($id);
        }
        delete_option(self::LOCK);

        return $result;
    }

    /** @param float $seconds 0 for no limit. */
    public function simulateImport(Source $source, float $seconds): Result
    {
        $result = new Result(Result::DRY_RUN, $source->getName());
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        $seen = [];
        foreach ($source->readItems() as $item) {
            $entry = $this->makeEntry($item, $result);
            if ($entry === null || ! $item instanceof Item || isset($seen[$item->makePlace()])) {
                continue;
            }
            $seen[$item->makePlace()] = true;
            $result->countWritten(Kinds::findKind($item));
            if (count($result->items) < self::MOST_LISTED) {
                $result->items[] = $item;
            }
            if (microtime(true) >= $until) {
                $result->isDone = false;
                break;
            }
        }

        return $result;
    }

    /**
     * Restores what stood there before the last import. A value that was changed since then stays.
     *
     * @param float $seconds 0 for no limit.
     * @return Result|null Null where there is nothing to undo.
     */
    public function undoImport(float $seconds): ?Result
    {
        $last = $this->journal->findLastRun();
        if ($last === null) {
            return null;
        }
        $result = new Result(Result::UNDO, $last['source']);
        if (! self::acquireLock()) {
            $result->isBusy = true;
            return $result;
        }
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        do {
            foreach (array_reverse($this->journal->readNewestEntries() ?? []) as $entry) {
                $this->restoreEntry($entry, $result);
            }
            $this->flushTargets();
            $this->journal->dropNewestEntries();
            $next = $this->journal->findLastRun();
            $isMore = $next !== null && $next['id'] === $last['id'];
            $result->isDone = ! $isMore;
        } while ($isMore && microtime(true) < $until);
        delete_option(self::LOCK);

        return $result;
    }

    /**
     * @param Item|Skip $item
     * @return Entry|null Null where nothing is to be written.
     */
    private function makeEntry($item, Result $result): ?array
    {
        if ($item instanceof Skip) {
            $result->countSkipped($item);
            return null;
        }
        $target = $this->targets[$item->target];
        $current = $target->readValue($item->id, $item->key);
        if ($current === $item->value) {
            return null;
        }
        if (! $item->isChosen && ! $target->isFree($item->id, $item->key, $current)) {
            $result->kept++;
            return null;
        }
        if (! $target->acceptsValue($item)) {
            $result->countSkipped(new Skip(Skip::REFUSED, Kinds::nameItem($item)));
            return null;
        }

        return [$item->target, $item->id, $item->key, $current, $item->value];
    }

    /**
     * @param array<string, array{Entry, Item}> $batch
     * @return bool False where the journal is full: nothing was written.
     */
    private function writeEntry(int $id, array $batch, Result $result): bool
    {
        if (! $this->journal->appendEntries($id, array_column(array_values($batch), 0))) {
            return false;
        }
        foreach ($batch as [, $item]) {
            $this->targets[$item->target]->writeValue($item->id, $item->key, $item->value);
            $result->countWritten(Kinds::findKind($item));
        }
        $this->flushTargets();

        return true;
    }

    /** @param Entry $entry */
    private function restoreEntry(array $entry, Result $result): void
    {
        [$name, $id, $key, $before, $after] = $entry;
        $target = $this->targets[$name] ?? null;
        if ($target === null || $target->readValue($id, $key) !== $after) {
            $result->kept++;
            return;
        }
        $isValue = is_array($before) || is_bool($before) || is_int($before) || is_string($before);
        $target->writeValue($id, $key, $isValue ? $before : null);
        $result->countWritten(Kinds::findKind(new Item($name, $id, $key, '')));
    }

    private function flushTargets(): void
    {
        foreach ($this->targets as $target) {
            $target->flushValues();
        }
    }

    private static function acquireLock(): bool
    {
        $since = get_option(self::LOCK);
        if (is_numeric($since) && (int) $since > time() - self::STALE) {
            return false;
        }
        delete_option(self::LOCK);

        return add_option(self::LOCK, time(), '', false);
    }
}

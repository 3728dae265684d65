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
    public function run(Source $source, float $seconds): Result
    {
        $result = new Result(Result::IMPORT, $source->name());
        if (! self::lock()) {
            $result->isBusy = true;
            return $result;
        }
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        $id = $this->journal->open($source->slug());
        $batch = [];
        foreach ($source->items() as $item) {
            $entry = $this->entry($item, $result);
            if ($entry === null || ! $item instanceof Item) {
                continue;
            }
            $batch[$item->place()] ??= [$entry, $item];
            if (count($batch) < self::BATCH) {
                continue;
            }
            $result->isFull = ! $this->write($id, $batch, $result);
            $batch = [];
            $result->isDone = ! $result->isFull && microtime(true) < $until;
            if (! $result->isDone) {
                break;
            }
        }
        if ($batch !== []) {
            $result->isFull = ! $this->write($id, $batch, $result);
            $result->isDone = ! $result->isFull;
        }
        // A full journal begins again with the next import.
        if ($result->isDone || $result->isFull) {
            $this->journal->close($id);
        }
        delete_option(self::LOCK);

        return $result;
    }

    /** @param float $seconds 0 for no limit. */
    public function dryRun(Source $source, float $seconds): Result
    {
        $result = new Result(Result::DRY_RUN, $source->name());
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        $seen = [];
        foreach ($source->items() as $item) {
            if ($this->entry($item, $result) === null || ! $item instanceof Item || isset($seen[$item->place()])) {
                continue;
            }
            $seen[$item->place()] = true;
            $result->count(Kinds::kindOf($item));
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
    public function undo(float $seconds): ?Result
    {
        $last = $this->journal->last();
        if ($last === null) {
            return null;
        }
        $result = new Result(Result::UNDO, $last['source']);
        if (! self::lock()) {
            $result->isBusy = true;
            return $result;
        }
        $until = $seconds > 0 ? microtime(true) + $seconds : INF;
        do {
            foreach (array_reverse($this->journal->newest() ?? []) as $entry) {
                $this->restore($entry, $result);
            }
            $this->flush();
            $this->journal->drop();
            $next = $this->journal->last();
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
    private function entry($item, Result $result): ?array
    {
        if ($item instanceof Skip) {
            $result->skip($item);
            return null;
        }
        $target = $this->targets[$item->target];
        $current = $target->read($item->id, $item->key);
        if ($current === $item->value) {
            return null;
        }
        if (! $item->isChosen && ! $target->isFree($item->id, $item->key, $current)) {
            $result->kept++;
            return null;
        }
        if (! $target->accepts($item)) {
            $result->skip(new Skip(Skip::REFUSED, Kinds::name($item)));
            return null;
        }

        return [$item->target, $item->id, $item->key, $current, $item->value];
    }

    /**
     * @param array<string, array{Entry, Item}> $batch
     * @return bool False where the journal is full: nothing was written.
     */
    private function write(int $id, array $batch, Result $result): bool
    {
        if (! $this->journal->append($id, array_column(array_values($batch), 0))) {
            return false;
        }
        foreach ($batch as [, $item]) {
            $this->targets[$item->target]->write($item->id, $item->key, $item->value);
            $result->count(Kinds::kindOf($item));
        }
        $this->flush();

        return true;
    }

    /** @param Entry $entry */
    private function restore(array $entry, Result $result): void
    {
        [$name, $id, $key, $before, $after] = $entry;
        $target = $this->targets[$name] ?? null;
        if ($target === null || $target->read($id, $key) !== $after) {
            $result->kept++;
            return;
        }
        $isValue = is_array($before) || is_bool($before) || is_int($before) || is_string($before);
        $target->write($id, $key, $isValue ? $before : null);
        $result->count(Kinds::kindOf(new Item($name, $id, $key, '')));
    }

    private function flush(): void
    {
        foreach ($this->targets as $target) {
            $target->flush();
        }
    }

    private static function lock(): bool
    {
        $since = get_option(self::LOCK);
        if (is_numeric($since) && (int) $since > time() - self::STALE) {
            return false;
        }
        delete_option(self::LOCK);

        return add_option(self::LOCK, time(), '', false);
    }
}

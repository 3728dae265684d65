<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * What an import, a dry run or an undo did, in numbers.
 */
final class Result
{
    public const IMPORT = 'import';
    public const DRY_RUN = 'dry-run';
    public const UNDO = 'undo';

    /** One of the constants. */
    public string $kind;

    /** Name of the plugin. */
    public string $name;

    /** @var array<string, int> Values that were written or restored, by kind (`Kinds`). */
    public array $written = [];

    /** Values that the owner has set himself, or changed since the import. */
    public int $kept = 0;

    /** @var array<string, array{int, list<string>}> By reason of a `Skip`: how many, and the first names. */
    public array $skipped = [];

    /** @var list<Item> The first ones of a dry run. */
    public array $items = [];

    /** False where the time was over before the end. */
    public bool $isDone = true;

    /** Another import is running. */
    public bool $isBusy = false;

    /** The journal has no space for more. */
    public bool $isFull = false;

    public function __construct(string $kind, string $name)
    {
        $this->kind = $kind;
        $this->name = $name;
    }

    public function countWritten(string $kind): void
    {
        $this->written[$kind] = ($this->written[$kind] ?? 0) + 1;
    }

    public function countSkipped(Skip $skip): void
    {
        [$count, $names] = $this->skipped[$skip->reason] ?? [0, []];
        if (count($names) < 3 && ! in_array($skip->about, $names, true)) {
            $names[] = $skip->about;
        }
        $this->skipped[$skip->reason] = [$count + 1, $names];
    }
}

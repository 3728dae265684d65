<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * A place where Islas keeps values. `null` stands for no value.
 */
interface Target
{
    /** @return array<mixed>|bool|int|string|null The value now, with those that are not flushed yet. */
    public function readValue(int $id, string $key);

    /**
     * Whether the owner has set nothing there.
     *
     * @param array<mixed>|bool|int|string|null $current What `read` returned.
     */
    public function isFree(int $id, string $key, $current): bool;

    /** Whether Islas stores this value as it is. */
    public function acceptsValue(Item $item): bool;

    /** @param array<mixed>|bool|int|string|null $value */
    public function writeValue(int $id, string $key, $value): void;

    /** Stores what `write` has collected. */
    public function flushValues(): void;
}

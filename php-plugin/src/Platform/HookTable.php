<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;

/**
 * Adds rows of hooks. A row is: kind, hook, callback, priority, number of arguments, and the switch of the feature
 * without which the row is left out, where that is not the module's.
 *
 * @phpstan-type HookRow array{0: 'action'|'filter', 1: string, 2: callable, 3: int, 4: int, 5?: string}
 */
final class HookTable
{
    /** Priority after callbacks that register and dequeue scripts. */
    public const LATE = 10000;

    /**
     * @param list<HookRow> $rows
     * @return list<HookRow> Without those whose feature is off.
     */
    public static function enabled(array $rows, Features $features): array
    {
        $kept = [];
        foreach ($rows as $row) {
            if (! isset($row[5]) || $features->on($row[5])) {
                $kept[] = $row;
            }
        }

        return $kept;
    }

    /** @param list<HookRow> $rows */
    public static function add(array $rows): void
    {
        foreach ($rows as [$kind, $hook, $callback, $priority, $arguments]) {
            $add = $kind === 'action' ? 'add_action' : 'add_filter';
            $add($hook, $callback, $priority, $arguments);
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;

/**
 * Adds the hooks of modules. A row of a module's table is: kind, hook, service, method, priority, number of arguments,
 * and in `ownerHooks()` the switch of the feature without which it is left out. The service is one of the module's,
 * by name, and is made when the hook fires. A class stands for its static method, and the module's own class for a
 * method of the module. A shortcode is a row too, with its name for the hook; it has no priority.
 *
 * @phpstan-type HookRow array{
 *     0: 'action'|'filter'|'shortcode', 1: non-empty-string, 2: string, 3: string, 4: int, 5: int, 6?: string
 * }
 * @phpstan-type CallbackRow array{'action'|'filter', string, callable, int, int}
 */
final class HookTable
{
    /** Priority after callbacks that register and dequeue scripts. */
    public const LATE = 10000;

    /**
     * @param list<HookRow> $rows
     * @return list<HookRow> Without those whose feature is off.
     */
    public static function selectEnabled(array $rows, Features $features): array
    {
        $kept = [];
        foreach ($rows as $row) {
            if (! isset($row[6]) || $features->isOn($row[6])) {
                $kept[] = $row;
            }
        }

        return $kept;
    }

    /** @param list<HookRow> $rows */
    public static function registerRows(BaseModule $module, array $rows): void
    {
        foreach ($rows as [$kind, $hook, $service, $method, $priority, $arguments]) {
            $callback = $module->callback($service, $method);
            if ($kind === 'shortcode') {
                add_shortcode($hook, $callback);
            } else {
                self::addRow($kind, $hook, $callback, $priority, $arguments);
            }
        }
    }

    /** @param list<CallbackRow> $rows Hooks that an object adds while it works. */
    public static function addRows(array $rows): void
    {
        foreach ($rows as [$kind, $hook, $callback, $priority, $arguments]) {
            self::addRow($kind, $hook, $callback, $priority, $arguments);
        }
    }

    /** @param callable $callback A declared type would have PHP look for each method, and load classes. */
    private static function addRow(string $kind, string $hook, $callback, int $priority, int $arguments): void
    {
        $add = $kind === 'action' ? 'add_action' : 'add_filter';
        $add($hook, $callback, $priority, $arguments);
    }
}

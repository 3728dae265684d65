<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Analytics\ServerDelivery;
use Islas\Welcome\FirstSettings;

/**
 * Unschedules the plugin's actions: without the plugin they would fail in the shop's list of scheduled actions.
 */
final class Deactivation
{
    /** @var list<string> Hooks that Islas plans. */
    public const HOOKS = [ServerDelivery::ACTION, FirstSettings::ACTION];
    /** Group of Action Scheduler. */
    public const GROUP = 'islas';

    /** @param bool $everywhere On every site of a network. */
    public static function run(bool $everywhere): void
    {
        if (! $everywhere || ! is_multisite()) {
            self::site();
            return;
        }
        foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $id) {
            switch_to_blog((int) $id);
            self::site();
            restore_current_blog();
        }
    }

    /** Of the current site. */
    public static function site(): void
    {
        if (function_exists('as_unschedule_all_actions')) {
            // By group alone: with a hook too, Action Scheduler looks for actions without arguments.
            as_unschedule_all_actions('', [], self::GROUP);
        }
        array_map('wp_unschedule_hook', self::HOOKS);
    }
}

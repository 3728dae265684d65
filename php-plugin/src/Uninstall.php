<?php

declare(strict_types=1);

namespace Islas;

/**
 * Deletes what the plugin wrote, on every site of a network, and nothing else.
 */
final class Uninstall
{
    /** @var list<string> */
    public const OPTIONS = [Settings::OPTION];

    public static function run(): void
    {
        if (! is_multisite()) {
            self::site();
            return;
        }
        foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $id) {
            switch_to_blog((int) $id);
            self::site();
            restore_current_blog();
        }
    }

    private static function site(): void
    {
        foreach (self::OPTIONS as $option) {
            delete_option($option);
        }
    }
}

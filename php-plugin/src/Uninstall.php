<?php

declare(strict_types=1);

namespace Islas;

use Islas\Embed\Frames;
use Islas\Notices\NoticeList;
use Islas\Swatches\Availability;
use wpdb;

/**
 * Deletes what the plugin wrote, on every site of a network, and nothing else.
 */
final class Uninstall
{
    /** @var list<string> */
    public const OPTIONS = [Settings::OPTION, NoticeList::OPTION];

    /** @var list<string> Beginnings of transient names. */
    public const TRANSIENTS = [Availability::TRANSIENT, Frames::TRANSIENT];

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
        foreach (self::TRANSIENTS as $prefix) {
            self::transients($prefix);
        }
    }

    /** Those kept in the table; an object cache drops its own within a day. */
    private static function transients(string $prefix): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $names = $wpdb->get_col($wpdb->prepare(
            'SELECT option_name FROM %i WHERE option_name LIKE %s',
            $wpdb->options,
            $wpdb->esc_like('_transient_' . $prefix) . '%'
        ));
        foreach ($names as $name) {
            delete_transient(substr((string) $name, strlen('_transient_')));
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Analytics\Module as Analytics;
use Islas\Welcome\Module as Welcome;
use wpdb;

/**
 * Unschedules the plugin's actions: without the plugin they would fail in the shop's list of scheduled actions.
 */
final class Deactivation
{
    /** @var list<string> Hooks that Islas plans. */
    public const HOOKS = [Analytics::DELIVERY, Welcome::FIRST_CHECK, FileLook::ACTION];
    /** Group of Action Scheduler. */
    public const GROUP = 'islas';

    /** Seconds for the sites of a network: what is left does nothing without the plugin. */
    private const SECONDS = 10;

    /** @param bool $everywhere On every site of a network. */
    public static function run(bool $everywhere): void
    {
        $until = microtime(true) + self::SECONDS;
        foreach ($everywhere ? Sites::listSites() : [get_current_blog_id()] as $id) {
            Sites::runOn($id, [self::class, 'unscheduleActions']);
            if (microtime(true) > $until) {
                return;
            }
        }
    }

    /** Of the current site, also where WooCommerce is off and its Action Scheduler with it. */
    public static function unscheduleActions(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $actions = $wpdb->prefix . 'actionscheduler_actions';
        if ($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($actions))) !== null) {
            // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; an analyser wants no null from it.
            $wpdb->query($wpdb->prepare(
                "DELETE FROM %i WHERE status = 'pending' AND group_id IN (SELECT group_id FROM %i WHERE slug = %s)",
                $actions,
                $wpdb->prefix . 'actionscheduler_groups',
                self::GROUP
            ) ?? '');
        }
        array_map('wp_unschedule_hook', self::HOOKS);
    }
}

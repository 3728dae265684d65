<?php

declare(strict_types=1);

namespace Islas;

use Islas\Admin\SettingsScreen;
use Islas\Rest\SettingsController;

/**
 * Every action and filter of the plugin, one row each: kind, hook, what runs, priority, arguments taken.
 *
 * @phpstan-type HookRow array{'action'|'filter', string, callable, int, int}
 */
final class Hooks
{
    /** After everybody who registers and dequeues scripts. */
    private const LATE = 10000;

    /** @return list<HookRow> */
    public static function rows(
        string $basename,
        Translations $translations,
        Compatibility $compatibility,
        Settings $settings,
        SettingsScreen $screen,
        SettingsController $rest,
        ClientConfig $config,
        Assets $assets,
        StockScripts $stock
    ): array {
        return [
            ['action', 'init', [$translations, 'register'], 0, 0],
            ['filter', 'load_textdomain_mofile', [$translations, 'substitute'], 10, 2],
            ['action', 'before_woocommerce_init', [$compatibility, 'declare'], 10, 0],
            ['action', 'init', [$settings, 'register'], 10, 0],
            ['filter', 'option_page_capability_' . Settings::GROUP, [$screen, 'capability'], 10, 0],
            ['action', 'admin_menu', [$screen, 'register'], 60, 0],
            ['filter', 'plugin_action_links_' . $basename, [$screen, 'addLink'], 10, 1],
            ['action', 'rest_api_init', [$rest, 'register'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$assets, 'enqueue'], 20, 0],
            ['action', 'wp_head', [$assets, 'printPreloads'], 2, 0],
            ['filter', 'script_module_data_' . Assets::MODULE, [$config, 'toArray'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$stock, 'mute'], self::LATE, 0],
            ['action', 'wp_print_scripts', [$stock, 'mute'], 1, 0],
            ['action', 'wp_print_footer_scripts', [$stock, 'mute'], 1, 0],
        ];
    }

    /** @param list<HookRow> $rows */
    public static function register(array $rows): void
    {
        foreach ($rows as [$kind, $hook, $callback, $priority, $arguments]) {
            if ($kind === 'action') {
                add_action($hook, $callback, $priority, $arguments);
            } else {
                add_filter($hook, $callback, $priority, $arguments);
            }
        }
    }
}

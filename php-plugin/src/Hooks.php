<?php

declare(strict_types=1);

namespace Islas;

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
    public static function rows(Plugin $plugin): array
    {
        return [
            ['action', 'init', [$plugin->translations, 'register'], 0, 0],
            ['filter', 'load_textdomain_mofile', [$plugin->translations, 'substitute'], 10, 2],
            ['action', 'before_woocommerce_init', [$plugin->compatibility, 'declare'], 10, 0],
            ['action', 'init', [$plugin->settings, 'register'], 10, 0],
            ['filter', 'option_page_capability_' . Settings::GROUP, [$plugin->screen, 'capability'], 10, 0],
            ['action', 'admin_menu', [$plugin->screen, 'register'], 60, 0],
            ['filter', 'plugin_action_links_' . $plugin->basename, [$plugin->screen, 'addLink'], 10, 1],
            ['action', 'rest_api_init', [$plugin->rest, 'register'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$plugin->assets, 'enqueue'], 20, 0],
            ['action', 'wp_head', [$plugin->assets, 'printHead'], 2, 0],
            ['filter', 'script_module_data_' . Assets::MODULE, [$plugin->config, 'toArray'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$plugin->stock, 'mute'], self::LATE, 0],
            ['action', 'wp_print_scripts', [$plugin->stock, 'mute'], 1, 0],
            ['action', 'wp_print_footer_scripts', [$plugin->stock, 'mute'], 1, 0],
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

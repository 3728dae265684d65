<?php

declare(strict_types=1);

use WordPress\Plugin_Check\Checker\Abstract_Check_Runner;

/**
 * Runs all checks on the active Islas with the shop's other plugins active. WP-CLI's runner deactivates every other
 * plugin for checks of pages, and without WooCommerce Islas prints nothing.
 */
final class ShopRunner extends Abstract_Check_Runner
{
    public static function is_plugin_check(): bool
    {
        return true;
    }

    protected function get_plugin_param(): string
    {
        return 'islas/islas.php';
    }

    /** @return list<string> None: all of them. */
    protected function get_check_slugs_param(): array
    {
        return [];
    }

    /** @return list<string> */
    protected function get_check_exclude_slugs_param(): array
    {
        return [];
    }

    protected function get_include_experimental_param(): bool
    {
        return true;
    }

    /** @return list<string> None: all of them. */
    protected function get_categories_param(): array
    {
        return [];
    }

    protected function get_slug_param(): string
    {
        return 'islas';
    }

    protected function get_mode_param(): string
    {
        return 'new';
    }
}

<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Plugin;
use Islas\Tests\WordPress\Site;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * The list of hooks is complete, exact and short enough to read aloud.
 */
final class HooksTest extends PluginTestCase
{
    public function testThePluginHooksExactlyThis(): void
    {
        Plugin::start('/plugins/islas/islas.php');

        self::assertSame([
            'action init 0 Islas\Translations::register 0',
            'filter load_textdomain_mofile 10 Islas\Translations::substitute 2',
            'action before_woocommerce_init 10 Islas\Compatibility::declare 0',
            'action init 10 Islas\Settings::register 0',
            'filter option_page_capability_islas 10 Islas\Admin\SettingsScreen::capability 0',
            'action admin_menu 60 Islas\Admin\SettingsScreen::register 0',
            'filter plugin_action_links_islas/islas.php 10 Islas\Admin\SettingsScreen::addLink 1',
            'action rest_api_init 10 Islas\Rest\SettingsController::register 0',
            'action wp_enqueue_scripts 20 Islas\Assets::enqueue 0',
            'action wp_head 2 Islas\Assets::printHead 0',
            'filter script_module_data_islas 10 Islas\ClientConfig::toArray 0',
            'action wp_enqueue_scripts 10000 Islas\StockScripts::mute 0',
            'action wp_print_scripts 1 Islas\StockScripts::mute 0',
            'action wp_print_footer_scripts 1 Islas\StockScripts::mute 0',
        ], array_map([self::class, 'line'], Site::$hooks));
    }

    /** Moving somebody else's handler is no hook of the plugin's own. */
    public function testHooksAreAddedInOneFile(): void
    {
        $adding = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::PLUGIN . '/src')) as $file) {
            if ($file->getExtension() === 'php' && preg_match(
                '/\badd_(action|filter)\s*\([^;]*(\$this|self::class|static\b|function\b)/',
                (string) file_get_contents($file->getPathname())
            ) === 1) {
                $adding[] = $file->getFilename();
            }
        }

        self::assertSame([], $adding);
        self::assertStringContainsString('add_action($hook', (string) file_get_contents(self::PLUGIN . '/src/Hooks.php'));
    }

    public function testStartingWritesNothing(): void
    {
        Plugin::start('/plugins/islas/islas.php');

        self::assertSame([], Site::$options);
    }

    /** @param array{string, string, callable, int, int} $row */
    private static function line(array $row): string
    {
        [$kind, $hook, $callback, $priority, $arguments] = $row;
        self::assertIsArray($callback);
        self::assertIsObject($callback[0]);

        return "$kind $hook $priority " . get_class($callback[0]) . '::' . $callback[1] . ' ' . $arguments;
    }
}

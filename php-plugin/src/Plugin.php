<?php

declare(strict_types=1);

namespace Islas;

use Islas\Admin\SettingsScreen;
use Islas\Rest\SettingsController;

/**
 * The composition root: builds every object once. Building has no side effect; the hooks have.
 */
final class Plugin
{
    /** @param string $file Absolute path of the plugin's main file. */
    public static function start(string $file): void
    {
        $settings = new Settings();
        $manifest = new Manifest(dirname($file) . '/build/manifest.json');
        $features = new Features($settings, $manifest);
        $assets = new Assets($manifest, plugins_url('build/', $file));
        $translations = new Translations(dirname($file) . '/languages');
        $viewTexts = new ViewTexts($translations);

        Hooks::register(Hooks::rows(
            plugin_basename($file),
            $translations,
            new Compatibility($file),
            $settings,
            new SettingsScreen($settings, $manifest),
            new SettingsController($settings),
            new ClientConfig($settings, $features, new Texts($settings), $viewTexts, $assets),
            $assets,
            new StockScripts($features)
        ));
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Islas\Features;
use Islas\ModuleList;

/**
 * Services that several features use, and the plugin's own hooks: settings, languages, files, head and skip link.
 *
 * @property-read Manifest $manifest
 * @property-read Translations $translations
 * @property-read Settings $settings
 * @property-read Trial $trial
 * @property-read KillSwitch $killSwitch
 * @property-read Drafts $drafts
 * @property-read PreviewRequest $preview
 * @property-read SettingsFile $settingsFile
 * @property-read SettingsImport $settingsImport
 * @property-read Features $features
 * @property-read Assets $assets
 * @property-read Texts $texts
 * @property-read HeadFile $headFile
 * @property-read ClientConfig $config
 * @property-read Optimisers $optimisers
 * @property-read FormAssets $formAssets
 * @property-read SkipLink $skipLink
 * @property-read Updates $updates
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    /** Absolute path of the plugin's main file. */
    public function file(): string
    {
        return $this->modules->file;
    }

    /** Absolute path of the plugin, without a slash at its end. */
    public function directory(): string
    {
        return dirname($this->modules->file);
    }

    /** Absolute path of the built files, with a slash at its end. */
    public function build(): string
    {
        return $this->directory() . '/build/';
    }

    /** Address of the built files, with a slash at its end. */
    public function buildUrl(): string
    {
        return plugins_url('build/', $this->modules->file);
    }

    /** Name by which WordPress lists the plugin. */
    public function basename(): string
    {
        return plugin_basename($this->modules->file);
    }

    /** WooCommerce hook `before_woocommerce_init`: its features that Islas is compatible with. */
    public function declareCompatibility(): void
    {
        if (class_exists(FeaturesUtil::class)) {
            FeaturesUtil::declare_compatibility('custom_order_tables', $this->file(), true);
            FeaturesUtil::declare_compatibility('cart_checkout_blocks', $this->file(), true);
        }
    }

    public function permanentHooks(): array
    {
        return [
            ['filter', 'lang_dir_for_domain', 'translations', 'locate', 10, 2],
            ['filter', 'load_textdomain_mofile', 'translations', 'substituteFile', 10, 2],
            ['action', 'before_woocommerce_init', self::class, 'declareCompatibility', 10, 0],
            ['action', 'init', 'settings', 'register', 10, 0],
            ['action', 'template_redirect', 'settings', 'memoize', -10001, 0],
            ['filter', 'pre_update_option_' . Settings::OPTION, Settings::class, 'keepUnknown', 10, 2],
            ['action', 'update_option_' . Settings::OPTION, 'settings', 'resetMemo', 10, 0],
            ['action', 'add_option_' . Settings::OPTION, 'settings', 'resetMemo', 10, 0],
            ['action', 'delete_option_' . Settings::OPTION, 'settings', 'resetMemo', 10, 0],
            ['action', 'switch_blog', 'settings', 'resetMemo', 10, 0],
            ['action', 'send_headers', 'killSwitch', 'keepFromCaches', 10, 0],
            ['action', 'islas_updated', PageCaches::class, 'schedulePurge', 10, 0],
            ...$this->backgroundHooks(),
            // Pages that caches keep ask there while Islas is off, too.
            ...(DataFiles::isFileAsked() ? [['action', 'setup_theme', FileEndpoint::class, 'serveFile', 0, 0]] : []),
        ];
    }

    /** @return list<HookRow> None on a visitor's page. */
    private function backgroundHooks(): array
    {
        return self::isInBackground()
            ? [
                ['action', 'wp_loaded', 'updates', 'run', 10, 0],
                ['action', FileLook::ACTION, FileLook::class, 'lookAtPages', 10, 0],
            ]
            : [];
    }

    /** Whether the request is the owner's or a program's, and no visitor's page. */
    private static function isInBackground(): bool
    {
        return is_admin() || wp_doing_cron() || (defined('WP_CLI') && WP_CLI);
    }

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'assets', 'enqueueMain', 20, 0],
            ['action', 'wp_enqueue_scripts', self::class, 'enqueueForProduct', 20, 0],
            ['action', 'woocommerce_before_add_to_cart_form', 'formAssets', 'enqueueForForm', 10, 0],
            ['action', 'woocommerce_before_variations_form', 'formAssets', 'enqueueForVariations', 10, 0],
            ['filter', 'render_block_woocommerce/add-to-cart-with-options', 'formAssets', 'noteBlock', 10, 1],
            ['action', 'wp_head', 'assets', 'enqueueByScripts', 1, 0],
            // Where consent has not printed it behind its configuration.
            ['action', 'wp_head', 'assets', 'printHead', -9999, 0],
            ['action', 'wp_head', 'assets', 'printPreloads', 9, 0],
            ['action', 'wp_footer', 'assets', 'enqueueByScripts', 1, 0],
            ['filter', 'script_module_data_' . Assets::MODULE, 'config', 'toArray', 10, 0],
            ['filter', 'wp_script_attributes', 'optimisers', 'markScript', 10, 1],
            ['filter', 'wp_inline_script_attributes', 'optimisers', 'markScript', 10, 1],
            ...$this->optimiserHooks(),

            ['action', 'wp_body_open', NoScriptClass::class, 'replaceFirst', -1, 0],
            ['action', 'wp_body_open', 'skipLink', 'printLink', 0, 0],
            ['action', 'woocommerce_before_main_content', 'skipLink', 'markContent', 11, 0],
            ['action', 'loop_start', 'skipLink', 'markLoop', 10, 1],
            ['action', 'wp_footer', 'skipLink', 'printLateLink', 1, 0],
            ['action', 'storefront_header', 'skipLink', 'printThemeLinks', 4, 0],
            ['filter', 'gettext_' . get_template(), 'skipLink', 'translateLink', 10, 2],

            // Behind what features print there.
            ['action', 'wp_head', ContentPolicy::class, 'printSheet', PHP_INT_MAX, 0],
            ['action', 'wp_body_open', ContentPolicy::class, 'printSheet', HookTable::LATE, 0],
            ['action', 'woocommerce_after_variations_form', ContentPolicy::class, 'printSheet', HookTable::LATE, 0],
            ['action', 'woocommerce_after_shop_loop_item', ContentPolicy::class, 'printSheet', HookTable::LATE, 0],
            ['action', 'wp_footer', ContentPolicy::class, 'printSheet', HookTable::LATE, 0],
            ...$this->fileHooks(),
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function enqueueForProduct(): void
    {
        if (is_product()) {
            $this->formAssets->enqueueForPage();
        }
    }

    /** @return list<HookRow> None on a visitor's page. */
    private function fileHooks(): array
    {
        if (self::isInBackground()) {
            return [
                ['action', 'wp_loaded', FileLook::class, 'restoreFiles', 11, 0],
                ['action', 'islas_updated', FileLook::class, 'requestLook', 10, 0],
            ];
        }

        return SignedVisit::isAsked(SignedVisit::LOOK) ? [
            ...SignedVisit::listHooks(),
            ['action', 'shutdown', FileCandidates::class, 'printCandidates', 10, 0],
        ] : [];
    }

    public function ownerHooks(): array
    {
        $rows = [
            ['filter', 'islas_site_health_problems', FileHealth::class, 'addHealthProblems', 10, 1],
            ...PageCaches::listHooks(Settings::OPTION),
            ...PageCaches::listHooks(KillSwitch::OPTION),
            ...PageCaches::listHooks(Trial::OPTION),
        ];
        foreach (FileLook::SOURCES as $hook) {
            $rows[] = ['action', $hook, FileLook::class, 'requestLook', 10, 0];
        }

        return $rows;
    }

    /**
     * Optimiser plugins have filters for the scripts and style sheets that they leave alone.
     *
     * @return list<HookRow>
     */
    private function optimiserHooks(): array
    {
        $rows = [];
        foreach (
            [
                'keepScripts' => Optimisers::SCRIPT_LISTS,
                'keepHandles' => Optimisers::HANDLE_LISTS,
                'keepStyles' => Optimisers::STYLE_LISTS,
            ] as $method => $filters
        ) {
            foreach ($filters as $filter) {
                $rows[] = ['filter', $filter, 'optimisers', $method, 10, 1];
            }
        }

        return $rows;
    }

    protected function manifest(): Manifest
    {
        return new Manifest($this->build() . 'manifest.json');
    }

    protected function translations(): Translations
    {
        return new Translations($this->directory() . '/languages');
    }

    protected function settings(): Settings
    {
        return new Settings();
    }

    protected function killSwitch(): KillSwitch
    {
        $constant = defined(KillSwitch::CONSTANT) ? constant(KillSwitch::CONSTANT) : null;

        return new KillSwitch($constant, $this->trial, $this->preview->isOn());
    }

    protected function trial(): Trial
    {
        return new Trial();
    }

    protected function drafts(): Drafts
    {
        return new Drafts();
    }

    protected function preview(): PreviewRequest
    {
        return new PreviewRequest();
    }

    protected function settingsFile(): SettingsFile
    {
        $modules = array_map(fn (string $class): BaseModule => $this->modules->get($class), ModuleList::CLASSES);
        $lists = array_map(static fn (BaseModule $module): array => $module->ownerLists(), $modules);

        return new SettingsFile($this->settings, array_merge(...$lists), $this->file(), $modules);
    }

    protected function settingsImport(): SettingsImport
    {
        return new SettingsImport($this->settingsFile);
    }

    protected function features(): Features
    {
        return new Features($this->settings, $this->manifest, $this->killSwitch);
    }

    protected function assets(): Assets
    {
        return new Assets($this->manifest, $this->buildUrl(), $this->features);
    }

    protected function texts(): Texts
    {
        return new Texts($this->settings);
    }

    protected function headFile(): HeadFile
    {
        return new HeadFile($this->manifest);
    }

    protected function config(): ClientConfig
    {
        return new ClientConfig($this->settings, $this->features, $this->texts, $this->headFile);
    }

    protected function optimisers(): Optimisers
    {
        return new Optimisers($this->features);
    }

    protected function updates(): Updates
    {
        $migrations = [];
        foreach (ModuleList::CLASSES as $class) {
            foreach ($this->modules->get($class)->migrations() as $version => $steps) {
                $migrations[$version] = array_merge($migrations[$version] ?? [], $steps);
            }
        }

        return new Updates(PluginVersion::readVersion($this->file()), $migrations);
    }

    protected function formAssets(): FormAssets
    {
        return new FormAssets($this->assets);
    }

    protected function skipLink(): SkipLink
    {
        return new SkipLink($this->settings);
    }
}

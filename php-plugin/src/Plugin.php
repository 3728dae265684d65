<?php

declare(strict_types=1);

namespace Islas;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Module as Platform;
use Islas\Platform\Modules;
use Islas\Platform\PageOptions;
use Islas\Platform\Terminal;

/**
 * Starts the modules that are on.
 */
final class Plugin
{
    /** @var list<class-string<BaseModule>> Generated from `src/features.json`. */
    public const MODULES = ModuleList::CLASSES;

    private static ?self $instance = null;

    private Modules $modules;
    private bool $isOwnerRegistered = false;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(string $file)
    {
        $this->modules = new Modules($file);
    }

    /** @param string $file Absolute path of the plugin's main file. */
    public static function start(string $file): void
    {
        self::$instance = new self($file);
        self::$instance->register();
        $isTerminal = defined('WP_CLI') && WP_CLI;
        if (is_admin() || $isTerminal) {
            self::$instance->registerOwner();
        }
        if ($isTerminal && Terminal::isThere()) {
            self::$instance->registerCommands();
        }
    }

    /** @return self|null Null before `plugins_loaded`, and where the site lacks what Islas needs. */
    public static function instance(): ?self
    {
        return self::$instance;
    }

    /**
     * The callback that Islas has added to a hook, for `remove_action()` and `remove_filter()`: the same at each call.
     * Where Islas does not run, or has no such module or method, a callback that is on no hook.
     *
     * @param string $folder Folder of `php-plugin/src` with the `Module.php` that lists the hook.
     * @param string $service The row's third value, a service or a class.
     * @param string $method The row's fourth value.
     * @return callable
     */
    public static function hook(string $folder, string $service, string $method)
    {
        $class = __NAMESPACE__ . '\\' . str_replace('/', '\\', $folder) . '\\Module';
        if (self::$instance === null || ! in_array($class, self::MODULES, true)) {
            return static function (): void {
            };
        }

        return self::$instance->module($class)->callback($service, $method);
    }

    /**
     * @template T of BaseModule
     * @param class-string<T> $class
     * @return T
     */
    public function module(string $class): BaseModule
    {
        return $this->modules->get($class);
    }

    /** Adds the hooks of the modules that are on, and the permanent ones of all; only those while all of Islas is off. */
    private function register(): void
    {
        HookTable::addRows([['action', 'rest_api_init', [$this, 'registerOwner'], 1, 0]]);
        $platform = $this->module(Platform::class);
        $platform->preview->startPreview();
        $isStopped = $platform->killSwitch->stopsAll();
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The endpoints have checks of their own.
        $isAjax = isset($_GET['wc-ajax']) || wp_doing_ajax();
        if (! $isStopped) {
            PageOptions::primeOptions();
        }
        // No other code runs in between, which could filter them.
        $platform->settings->memoize();
        foreach (ModuleList::OF_PAGES as $class) {
            $module = $this->modules->get($class);
            HookTable::registerRows($module, $module->permanentHooks());
            if ($isStopped) {
                continue;
            }
            HookTable::registerRows($module, $module->storefrontHooks());
            if ($module::FEATURE === '' || $platform->features->isOn($module::FEATURE)) {
                HookTable::registerRows($module, $module->hooks());
                HookTable::registerRows($module, $isAjax ? $module->ajaxHooks() : []);
            }
        }
        $platform->settings->resetMemo();
    }

    private function registerCommands(): void
    {
        foreach (self::MODULES as $class) {
            foreach ($this->modules->get($class)->commands() as $name => $command) {
                Terminal::register($name, $command);
            }
        }
    }

    /** WordPress hook `rest_api_init` too, before other callbacks register routes. */
    public function registerOwner(): void
    {
        if (! $this->isOwnerRegistered) {
            $this->isOwnerRegistered = true;
            $features = $this->module(Platform::class)->features;
            foreach (self::MODULES as $class) {
                $module = $this->modules->get($class);
                HookTable::registerRows($module, HookTable::selectEnabled($module->ownerHooks(), $features));
            }
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

use Error;

/**
 * What a feature consists of on the server: its services, each created at its first use, and its hooks. A
 * subclass declares a service as a protected method of the service's name, and as a property in its doc comment.
 *
 * @phpstan-type OwnerList array{option: string, sanitise: callable(mixed): array<mixed>, local: list<string>}
 *
 * @phpstan-import-type HookRow from HookTable
 */
abstract class BaseModule
{
    /** The switch that turns the feature on; '' for a part that is always on. */
    public const FEATURE = '';

    protected Modules $modules;

    /** @var array<string, object> */
    private array $services = [];

    /** @var array<string, LazyHook> */
    private array $lazyHooks = [];

    final public function __construct(Modules $modules)
    {
        $this->modules = $modules;
    }

    /**
     * Hooks of the feature, added while it is on.
     *
     * @return list<HookRow>
     */
    abstract public function hooks(): array;

    /**
     * Hooks that are added while the feature or all of Islas is off, too: what it has stored is exported, erased and
     * kept current.
     *
     * @return list<HookRow>
     */
    public function permanentHooks(): array
    {
        return [];
    }

    /**
     * Hooks of the storefront that are added while the feature is off, too, as long as any of Islas runs.
     *
     * @return list<HookRow>
     */
    public function storefrontHooks(): array
    {
        return [];
    }

    /**
     * Hooks of `wc-ajax` and `admin-ajax.php` requests, added there while the feature is on.
     *
     * @return list<HookRow>
     */
    public function ajaxHooks(): array
    {
        return [];
    }

    /**
     * Hooks of the dashboard, `admin-ajax.php` and REST requests, added there while the feature or all of Islas is off,
     * too: rows may name a switch.
     *
     * @return list<HookRow>
     */
    public function ownerHooks(): array
    {
        return [];
    }

    /**
     * Options of the feature that the owner exports and imports with the settings, by their name in the file. `local`
     * names parts that belong to this site and are in no file.
     *
     * @return array<string, OwnerList>
     */
    public function ownerLists(): array
    {
        return [];
    }

    /**
     * What brings the feature's stored data to the form of a version, once after an update. A step may run twice.
     *
     * @return array<string, list<callable(): void>> By the version that reads the new form.
     */
    public function migrations(): array
    {
        return [];
    }

    /**
     * Why settings of a file or a command must not be stored, one sentence each.
     *
     * @param array<mixed> $given What the file or the command has of them.
     * @param Settings $draft All settings with what is given.
     * @return list<string>
     */
    public function refuseSettings(array $given, Settings $draft): array
    {
        return [];
    }

    /**
     * WP-CLI commands of the feature, by their name after `wp islas`.
     *
     * @return array<string, object|callable> An object with a method per subcommand, or one callable.
     */
    public function commands(): array
    {
        return [];
    }

    /**
     * The callback of a row of the hook table, the same at each call, so that it can be removed. A declared type of its
     * result would load the class of a static method.
     *
     * @param string $service Name of a service, or a class: the module's own, or one with a static method.
     * @return callable
     */
    final public function callback(string $service, string $method)
    {
        if (strpos($service, '\\') === false) {
            // A method, and no object to be called: plugins that list hooks know functions, closures and methods.
            return [$this->lazyHooks["$service::$method"] ??= new LazyHook($this, $service, $method), 'call'];
        }
        /** @var callable $callback */
        $callback = [$service === static::class ? $this : $service, $method];

        return $callback;
    }

    final public function __get(string $name): object
    {
        return $this->services[$name] ??= $this->make($name);
    }

    private function make(string $name): object
    {
        $service = $this->__isset($name) ? $this->$name() : null;
        if (! is_object($service)) {
            throw new Error(esc_html(static::class . ' has no service ' . $name));
        }

        return $service;
    }

    final public function __isset(string $name): bool
    {
        return method_exists($this, $name) && ! method_exists(self::class, $name);
    }

    /** Services that several features use. */
    final protected function platform(): Module
    {
        return $this->modules->get(Module::class);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The plugin's modules, each made at its first use.
 */
final class Modules
{
    /** Absolute path of the plugin's main file. */
    public string $file;

    /** @var array<class-string, BaseModule> */
    private array $modules = [];

    public function __construct(string $file)
    {
        $this->file = $file;
    }

    /**
     * @template T of BaseModule
     * @param class-string<T> $class
     * @return T
     */
    public function get(string $class): BaseModule
    {
        /** @var T $module */
        $module = $this->modules[$class] ??= new $class($this);

        return $module;
    }
}

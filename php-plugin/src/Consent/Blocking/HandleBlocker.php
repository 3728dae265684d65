<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

/**
 * Blocks what WordPress prints of a handle together with its file, and every handle that depends on it. The shop's own
 * handles are never blocked. Inline code of a local file is blocked with that file only: what it inserts is blocked in
 * the page.
 *
 * @phpstan-import-type Match from Rules
 */
final class HandleBlocker
{
    /** The end of an inline script's id, behind its handle. */
    private const BESIDE = '/-js(?:-(before|after|extra|translations))?$/D';

    private Rules $rules;
    private ModuleBlocker $modules;

    public function __construct(Rules $rules, ModuleBlocker $modules)
    {
        $this->rules = $rules;
        $this->modules = $modules;
    }

    /** @return Match|null */
    public function matchHandle(string $handle): ?array
    {
        $visited = [];

        return $this->findMatch($handle, $visited);
    }

    /**
     * What an inline script waits for that WordPress has printed beside a handle, by its id.
     *
     * @return Match|null
     */
    public function matchInline(string $id, string $code): ?array
    {
        if (preg_match(self::BESIDE, $id, $end) !== 1) {
            return $this->rules->matchInline($code);
        }
        $handle = (string) substr($id, 0, -strlen($end[0]));
        // Data is read by others too, and fetches nothing.
        if (($end[1] ?? '') === 'extra') {
            return null;
        }
        $match = $this->matchHandle($handle);

        return $match !== null || self::isOfTheShop($handle) || OwnScripts::isOfShop(self::findAddress($handle))
            ? $match
            : $this->rules->matchInline($code);
    }

    /**
     * @param array<string, true> $visited Handles already looked at; dependencies may be circular.
     * @return Match|null
     */
    private function findMatch(string $handle, array &$visited): ?array
    {
        if (isset($visited[$handle])) {
            return null;
        }
        $visited[$handle] = true;
        $match = $this->rules->matchHandle($handle);
        $match ??= $this->rules->matchUrl(self::findAddress($handle));
        if ($match !== null || self::isOfTheShop($handle)) {
            return $match;
        }
        foreach (self::listDependencies($handle) as $dependency) {
            $match = $this->findMatch($dependency, $visited);
            if ($match !== null) {
                return $match;
            }
        }
        foreach (self::listModules($handle) as $module) {
            $match ??= $this->modules->matchModule($module);
        }

        return $match;
    }

    private static function isOfTheShop(string $handle): bool
    {
        return OwnScripts::isHandle($handle) || OwnScripts::isAddress(self::findAddress($handle));
    }

    private static function findAddress(string $handle): string
    {
        $src = self::readRegistered($handle, 'src');

        return is_string($src) ? $src : '';
    }

    /** @return list<string> */
    private static function listDependencies(string $handle): array
    {
        $dependencies = self::readRegistered($handle, 'deps');

        return is_array($dependencies) ? array_values(array_filter($dependencies, 'is_string')) : [];
    }

    /** @return list<string> Modules that a classic script imports when it runs. */
    private static function listModules(string $handle): array
    {
        $extra = self::readRegistered($handle, 'extra');
        $modules = is_array($extra) ? $extra['module_dependencies'] ?? [] : [];
        $names = [];
        foreach (is_array($modules) ? $modules : [] as $module) {
            $name = is_array($module) ? $module['id'] ?? '' : $module;
            $names[] = is_string($name) ? $name : '';
        }

        return $names;
    }

    /** @return mixed Null for a handle that WordPress does not know. */
    private static function readRegistered(string $handle, string $property)
    {
        $script = wp_scripts()->registered[$handle] ?? null;

        return is_object($script) ? $script->$property ?? null : null;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use ReflectionException;
use ReflectionProperty;

/**
 * Blocks a module if it, or a module that it imports, needs consent: by address, by the page's import maps, and by
 * dependencies registered in WordPress. The shop's own modules are never blocked.
 *
 * @phpstan-import-type Match from Rules
 */
final class ModuleBlocker
{
    private Rules $rules;

    /** @var array<string, string> Addresses by the names that import maps give them. */
    private array $imports = [];

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    /** Reads the import maps of a page, or of a piece of one. */
    public function readImportMaps(string $html): void
    {
        foreach (self::findImportMaps($html) as $json) {
            $map = json_decode($json, true);
            $map = is_array($map) ? $map : [];
            $scopes = is_array($map['scopes'] ?? null) ? array_values($map['scopes']) : [];
            foreach (array_merge([$map['imports'] ?? null], $scopes) as $imports) {
                foreach (is_array($imports) ? $imports : [] as $name => $address) {
                    $this->imports[(string) $name] = is_string($address) ? $address : '';
                }
            }
        }
    }

    /** @return list<string> The text of each script element whose tag names the type. */
    private static function findImportMaps(string $html): array
    {
        $maps = [];
        $at = -1;
        while (($at = stripos($html, 'importmap', $at + 1)) !== false) {
            $open = strrpos($html, '<', $at - strlen($html));
            $start = strpos($html, '>', $at);
            $end = $start === false ? false : stripos($html, '</script', $start);
            if ($open !== false && $end !== false && strcasecmp((string) substr($html, $open, 7), '<script') === 0) {
                $maps[] = (string) substr($html, $start + 1, $end - $start - 1);
            }
        }

        return $maps;
    }

    /**
     * A module that WordPress knows by this name.
     *
     * @return Match|null
     */
    public function matchModule(string $id): ?array
    {
        $visited = [];

        return $this->findMatch($id, $visited);
    }

    /**
     * A module by the id of its element.
     *
     * @return Match|null
     */
    public function matchElement(string $id): ?array
    {
        return preg_match('~^(.+)-js-module(?:preload)?$~D', $id, $found) === 1 ? $this->matchModule($found[1]) : null;
    }

    /**
     * Code that imports modules which wait.
     *
     * @return Match|null
     */
    public function matchCode(string $code): ?array
    {
        foreach (ProviderNotation::findImports($code) as $name) {
            $match = $this->rules->matchUrl($this->resolveAddress($name)) ?? $this->matchModule($name);
            if ($match !== null) {
                return $match;
            }
        }

        return null;
    }

    private function resolveAddress(string $name): string
    {
        if (isset($this->imports[$name])) {
            return $this->imports[$name];
        }
        $longest = '';
        foreach (array_map('strval', array_keys($this->imports)) as $prefix) {
            $isLonger = substr($prefix, -1) === '/' && strlen($prefix) > strlen($longest);
            $longest = $isLonger && strpos($name, $prefix) === 0 ? $prefix : $longest;
        }

        return $longest === '' ? $name : $this->imports[$longest] . substr($name, strlen($longest));
    }

    /**
     * @param array<string, true> $visited Modules that were looked at already: modules may import each other.
     * @return Match|null
     */
    private function findMatch(string $id, array &$visited): ?array
    {
        $module = isset($visited[$id]) ? null : self::findRegistered($id);
        if ($module === null) {
            return null;
        }
        $visited[$id] = true;
        $address = is_string($module['src'] ?? null) ? $module['src'] : '';
        $match = $this->rules->matchHandle($id) ?? $this->rules->matchUrl($address);
        if ($match !== null || OwnScripts::isAddress($address)) {
            return $match;
        }
        $dependencies = is_array($module['dependencies'] ?? null) ? $module['dependencies'] : [];
        foreach ($dependencies as $dependency) {
            $name = is_array($dependency) ? $dependency['id'] ?? '' : $dependency;
            $match = is_string($name) ? $this->findMatch($name, $visited) : null;
            if ($match !== null) {
                return $match;
            }
        }

        return null;
    }

    /** @return array<mixed>|null */
    private static function findRegistered(string $id): ?array
    {
        if (! function_exists('wp_script_modules')) {
            return null;
        }
        $modules = wp_script_modules();
        // @phpstan-ignore-next-line function.alreadyNarrowedType -- Only of WordPress 7.0 and later.
        if (method_exists($modules, 'get_registered')) {
            $module = $modules->get_registered($id);

            return is_array($module) ? $module : null;
        }
        // Before WordPress 7.0 there is no other way to them.
        try {
            $all = new ReflectionProperty($modules, 'registered');
            $all->setAccessible(true);
            $modules = $all->getValue($modules);
        } catch (ReflectionException $error) {
            return null;
        }

        return is_array($modules) && is_array($modules[$id] ?? null) ? $modules[$id] : null;
    }
}

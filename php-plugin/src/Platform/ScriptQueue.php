<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_Scripts;

/**
 * Which handles a page prints by what is registered now. WordPress keeps its own answer (`wp_script_is()`) from before
 * dependencies were changed.
 */
final class ScriptQueue
{
    /** @return list<string> All that is queued with what it depends on, dependencies first. */
    public static function listPrinted(WP_Scripts $scripts): array
    {
        return self::listClosure($scripts, $scripts->queue);
    }

    /**
     * Scripts of this page that depend on one of these and are none of them.
     *
     * @param list<string> $handles
     * @return list<string>
     */
    public static function findUsers(WP_Scripts $scripts, array $handles): array
    {
        return array_values(array_filter(
            array_diff(self::listPrinted($scripts), $handles),
            static fn (string $user) => array_intersect($scripts->registered[$user]->deps, $handles) !== []
        ));
    }

    /** Whether a script has a file with this address and no inline code is attached to it. */
    public static function isPlain(WP_Scripts $scripts, string $handle, string $address): bool
    {
        $script = $scripts->registered[$handle] ?? null;
        if ($script === null || preg_match($address, (string) $script->src) !== 1) {
            return false;
        }
        // WordPress begins the list of inline code with `false`.
        $attached = array_merge((array) ($script->extra['before'] ?? []), (array) ($script->extra['after'] ?? []));

        return array_filter($attached) === [];
    }

    /**
     * These handles and all they depend on, dependencies first. One with an unknown dependency is not printed.
     *
     * @param array<string> $handles
     * @return list<string>
     */
    public static function listClosure(WP_Scripts $scripts, array $handles): array
    {
        $found = [];
        $known = [];
        foreach ($handles as $handle) {
            self::visitHandle($scripts, $handle, $found, $known);
        }

        return $found;
    }

    /**
     * @param list<string>        $found
     * @param array<string, bool> $known Whether a handle that was visited can be printed; a circle cannot hold us up.
     */
    private static function visitHandle(WP_Scripts $scripts, string $handle, array &$found, array &$known): bool
    {
        if (! isset($known[$handle])) {
            $known[$handle] = true;
            $script = $scripts->registered[$handle] ?? null;
            $dependencies = $script !== null ? array_values($script->deps) : [];
            $isPrinted = $script !== null && self::areRegistered($scripts, $dependencies);
            // As WordPress does it: those before the first that cannot be printed are printed.
            for ($i = 0; $isPrinted && $i < count($dependencies); $i++) {
                $isPrinted = self::visitHandle($scripts, $dependencies[$i], $found, $known);
            }
            $known[$handle] = $isPrinted;
            if ($isPrinted) {
                $found[] = $handle;
            }
        }

        return $known[$handle];
    }

    /** @param list<mixed> $handles As others gave them: WordPress checks nothing. */
    private static function areRegistered(WP_Scripts $scripts, array $handles): bool
    {
        foreach ($handles as $handle) {
            if (! is_string($handle) || ! isset($scripts->registered[$handle])) {
                return false;
            }
        }

        return true;
    }
}

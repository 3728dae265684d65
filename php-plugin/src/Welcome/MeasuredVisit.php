<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\LazyHook;
use Islas\Platform\Optimisers;
use Islas\Platform\Pattern;

/**
 * One request by the check, signed and valid for some minutes, in which the database queries of Islas are counted:
 * those that its code stands behind. The page also names the scripts for which it has jQuery, and those of Islas and
 * jQuery itself as WordPress prints them, before an optimiser changes them. No other request counts anything.
 */
final class MeasuredVisit
{
    /** Scripts that are named. */
    private const MOST = 20;

    /** Behind the name of a script that WordPress itself defers. */
    private const LATE = '+defer';

    private int $queries = 0;

    /** @var array<string, string> Names of scripts by their ids. */
    private array $scripts = [];

    /**
     * WordPress filter `query`.
     *
     * @param mixed $query
     * @return mixed
     */
    public function startCounting($query)
    {
        foreach ((array) wp_debug_backtrace_summary(self::class, 0, false) as $call) {
            // The hook that has called this method is in the trace of every query.
            if (strpos($call, 'Islas\\') === 0 && strpos($call, LazyHook::class) !== 0) {
                $this->queries++;
                break;
            }
        }

        return $query;
    }

    /**
     * WordPress filters `wp_script_attributes` and `wp_inline_script_attributes`, as the last one.
     *
     * @param mixed $attributes
     * @param mixed $code Of an inline script. An empty one is none: `ContentPolicy` reads its attributes only.
     * @return mixed
     */
    public function noteScript($attributes, $code = null)
    {
        $id = is_array($attributes) && is_string($attributes['id'] ?? null) ? $attributes['id'] : '';
        $isMarked = is_array($attributes) && array_diff_key(Optimisers::ATTRIBUTES, $attributes) === [];
        $isRelevant = $isMarked || $id === 'jquery-core-js';
        if ($code !== '' && $isRelevant && preg_match('/^[\w.-]{1,80}$/D', $id) === 1) {
            $isLate = ($attributes['defer'] ?? false) || ($attributes['async'] ?? false);
            $this->scripts[$id] = $id . ($isLate ? self::LATE : '');
        }

        return $attributes;
    }

    /** WordPress hook `shutdown`. */
    public function printReport(): void
    {
        printf('<!-- islas-scripts: %s -->', esc_html(implode(' ', $this->scripts)));
        printf('<!-- islas-jquery: %s -->', esc_html(implode(' ', self::listJQueryUsers())));
        printf('<!-- islas-queries: %d -->', (int) $this->queries);
    }

    /**
     * Handles of the scripts that this page printed and that name jQuery as a dependency.
     *
     * @return list<string>
     */
    private static function listJQueryUsers(): array
    {
        $scripts = wp_scripts();
        $users = [];
        foreach ($scripts->done as $handle) {
            $needed = isset($scripts->registered[$handle]) ? $scripts->registered[$handle]->deps : [];
            $isPart = strpos($handle, 'jquery-') === 0 || $handle === 'jquery';
            if (! $isPart && array_intersect($needed, ['jquery', 'jquery-core']) !== []) {
                $users[] = $handle;
            }
        }

        return $users;
    }

    /**
     * The scripts for which a measured page has jQuery.
     *
     * @return list<string> Handles of WordPress.
     */
    public static function readJQueryUsers(string $html): array
    {
        preg_match('/<!-- islas-jquery: ([\w. -]*) --><!-- islas-queries: \d{1,6} -->\s*$/D', $html, $found);

        return array_slice(Pattern::splitText('/ /', $found[1] ?? ''), 0, self::MOST);
    }

    /**
     * The scripts that an optimiser may have changed: ids, with `+defer` behind those that were printed deferred.
     *
     * @return list<string>
     */
    public static function readScripts(string $html): array
    {
        preg_match('/<!-- islas-scripts: ([\w.+ -]*) --><!-- islas-jquery: [^>]*--><!-- [^>]*-->\s*$/D', $html, $found);

        return array_slice(Pattern::splitText('/ /', $found[1] ?? ''), 0, self::MOST);
    }

    /** The queries of Islas in a measured page; null in any other page. */
    public static function readQueries(string $html): ?int
    {
        return preg_match('/<!-- islas-queries: (\d{1,6}) -->\s*$/D', $html, $found) === 1 ? (int) $found[1] : null;
    }
}

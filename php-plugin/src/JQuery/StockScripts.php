<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Features;
use Islas\Platform\InlineScripts;
use Islas\Platform\ScriptQueue;
use WP_Scripts;
use _WP_Dependency;

/**
 * Mutes the stock scripts that Islas replaces (architecture 2.9): the handle stays registered and enqueued without a
 * source, so WordPress still prints its data and inline scripts and still resolves dependencies on it.
 *
 * A muted handle loses its dependencies (jQuery, blockUI, js-cookie, wp-util). Other scripts that depend on it get them
 * as their own, so they work on every page that prints them. This needs no list of names: WooCommerce 10.3 renamed the
 * libraries and left the old names as aliases.
 *
 * jQuery stays a dependency if inline code is attached to the handle or to jQuery; all stay if jQuery cannot be loaded
 * on demand, or with the setting `jquery` at `keep`.
 */
final class StockScripts
{
    /**
     * The muted script on which carts, checkouts and gateways depend, because they call `$.scroll_to_notices`. That is
     * printed before each of them, so that it needs no file of Islas.
     */
    private const CALLED = 'woocommerce';

    /** WooCommerce's own that depend on it. They read no cookie: the library for that came with it, and is not theirs. */
    private const CALLERS = '~/assets/js/frontend/(add-payment-method|cart|checkout|lost-password)(\.min)?\.js$~D';
    private const COOKIES = ['js-cookie', 'wc-js-cookie'];

    private const JQUERY = ['jquery', 'jquery-core', 'jquery-migrate'];

    /** Inline code of WooCommerce's own that is data only: the images of a variable product's gallery. */
    private const DATA = '/^\s*\(window\.wc_variation_gallery_defaults = /';

    /** A muted library that others may use too: its file stays where they do. */
    private const LIBRARY = 'sourcebuster-js';
    private const LIBRARY_USER = 'wc-order-attribution';

    /** End of the handle of a copy. */
    public const COPY = '-stock';

    private Features $features;
    private ShopJQuery $jquery;

    /** @var list<string> Handles that are muted on this page alone. */
    private array $more = [];

    /** @var array<string, list<string>> Muted handle → the dependencies it had. */
    private array $muted = [];

    /** @var array<array<mixed>> Handle → its dependencies, of scripts that were seen to depend on no muted one. */
    private array $independent = [];

    public function __construct(Features $features, ShopJQuery $jquery)
    {
        $this->features = $features;
        $this->jquery = $jquery;
    }

    /** WordPress hook `wp_print_scripts`: any script that is registered may be printed. */
    public function mute(): void
    {
        if (! is_admin()) {
            $scripts = wp_scripts();
            $this->muteHandles($scripts);
            $this->provideForDependants($scripts, array_keys($scripts->registered));
        }
    }

    /**
     * Runs late on `wp_enqueue_scripts`, and again before head and footer are printed for what was registered or
     * attached since. Of the scripts that depend on muted ones, only those that the page prints get what they need.
     */
    public function muteQueued(): void
    {
        if (is_admin()) {
            return;
        }
        $scripts = wp_scripts();
        $this->muteHandles($scripts);
        do {
            // What a script gets may itself depend on a muted one.
            $isProvided = $this->provideForDependants($scripts, ScriptQueue::listPrinted($scripts));
        } while ($isProvided);
    }

    private function muteHandles(WP_Scripts $scripts): void
    {
        $isOnDemand = $this->jquery->isOnDemand();
        foreach (array_merge($this->features->listReplacedHandles(), $this->more) as $handle) {
            $this->muteHandle($scripts, $handle, $isOnDemand);
        }
    }

    /**
     * Mutes one more handle on this page. Libraries that the page printed beside it count as its dependencies: who
     * depends on it gets them.
     *
     * @param list<string> $libraries
     */
    public function muteWithLibraries(string $handle, array $libraries): void
    {
        $script = wp_scripts()->registered[$handle] ?? null;
        if ($script !== null) {
            $script->deps = self::keepHandles(array_merge($script->deps, $libraries));
            $this->more[] = $handle;
        }
    }

    /**
     * Registers a copy of a script that is about to be muted, for scripts that are queued later and depend on it.
     *
     * @return string The copy's handle.
     */
    public function registerCopy(string $handle): string
    {
        $scripts = wp_scripts();
        $copy = clone $scripts->registered[$handle];
        $copy->handle = $handle . self::COPY;
        $scripts->registered[$copy->handle] = $copy;

        return $copy->handle;
    }

    /**
     * Whether this page has a muted script that depended on jQuery.
     *
     * @param list<string> $printed Handles.
     */
    public function lacksJQuery(array $printed): bool
    {
        foreach (array_intersect_key($this->muted, array_flip($printed)) as $dependencies) {
            if (array_intersect($dependencies, self::JQUERY) !== []) {
                return true;
            }
        }

        return false;
    }

    /**
     * What stock would print on this page for the scripts that are muted, and nothing else prints.
     *
     * @param list<string> $printed Handles.
     * @return list<string>
     */
    public function listMissing(array $printed): array
    {
        $asked = array_merge([], ...array_values(array_intersect_key($this->muted, array_flip($printed))));
        $stock = ScriptQueue::listClosure(wp_scripts(), $asked);

        return array_values(array_diff($stock, $printed, array_keys($this->muted)));
    }

    /** @param bool $isOnDemand Whether jQuery may come at its first use. */
    private function muteHandle(WP_Scripts $scripts, string $handle, bool $isOnDemand): void
    {
        $script = $scripts->registered[$handle] ?? null;
        if ($script === null || ($handle === self::LIBRARY && $this->isUsedByOthers($scripts))) {
            return;
        }
        if ($script->src !== false || ! isset($this->muted[$handle])) {
            // Changed in place: registering it again would lose attached data and inline scripts.
            $script->src = false;
            $this->muted[$handle] = self::keepHandles($script->deps);
            $this->independent = [];
            $script->deps = [];
        }
        if (! $isOnDemand || $this->isExtended($script->extra)) {
            $kept = array_filter($this->muted[$handle], fn (string $library) => in_array($library, self::JQUERY, true)
                || (! $isOnDemand && ! $this->loadsOnDemand($scripts, $library)));
            $script->deps = self::keepHandles(array_merge($script->deps, $kept));
        }
    }

    /** Whether a library may come at its first use where jQuery is printed: its own file is of the shop's host. */
    private function loadsOnDemand(WP_Scripts $scripts, string $library): bool
    {
        $script = $scripts->registered[$library] ?? null;

        return ! $this->jquery->isKept() && ($script === null || $this->jquery->isOnHost($scripts, $library, $script));
    }

    private function isUsedByOthers(WP_Scripts $scripts): bool
    {
        $library = $scripts->registered[self::LIBRARY];
        if (isset($this->muted[self::LIBRARY])) {
            return false;
        }
        foreach ($scripts->registered as $handle => $script) {
            foreach ($script->deps as $dependency) {
                if ($dependency === self::LIBRARY && $handle !== self::LIBRARY_USER) {
                    return true;
                }
            }
        }

        return isset($library->extra['before']) || isset($library->extra['after']);
    }

    /** @param array<string, mixed> $extra Inline code attached to a muted handle, which may use jQuery. */
    private function isExtended(array $extra): bool
    {
        foreach (['before', 'after'] as $position) {
            foreach ((array) ($extra[$position] ?? []) as $code) {
                if (is_string($code) && trim($code) !== '' && preg_match(self::DATA, $code) !== 1) {
                    return true;
                }
            }
        }

        return false;
    }

    /**
     * @param array<string> $handles Of scripts that may depend on muted ones.
     * @return bool Whether one of them did.
     */
    private function provideForDependants(WP_Scripts $scripts, array $handles): bool
    {
        // A shop has some six hundred scripts: local variables are read faster.
        $registered = $scripts->registered;
        $muted = $this->muted;
        $independent = $this->independent;
        $isProvided = false;
        foreach ($handles as $handle) {
            $script = $registered[$handle];
            /** @var array<mixed> $dependencies As others gave them: WordPress checks nothing. */
            $dependencies = $script->deps;
            if (($independent[$handle] ?? null) === $dependencies || isset($muted[$handle])) {
                continue;
            }
            $independent[$handle] = $dependencies;
            foreach ($dependencies as $dependency) {
                if (is_string($dependency) && isset($muted[$dependency])) {
                    unset($independent[$handle]);
                    $isProvided = $this->provideLibraries($script, (string) $handle, $dependency) || $isProvided;
                }
            }
        }
        $this->independent = $independent;

        return $isProvided;
    }

    /** @return bool Whether the script did not have all of them. */
    private function provideLibraries(_WP_Dependency $script, string $handle, string $muted): bool
    {
        $had = $script->deps;
        $script->deps = self::keepHandles(array_merge($script->deps, $this->findLibraries($script, $muted)));
        $isProvided = $script->deps !== $had;
        $before = (array) ($script->extra['before'] ?? []);
        if ($muted === self::CALLED && ! in_array(InlineScripts::SCROLL_TO_NOTICES, $before, true)) {
            wp_add_inline_script($handle, InlineScripts::SCROLL_TO_NOTICES, 'before');
        }

        return $isProvided;
    }

    /** @return list<string> What a script may use that came with a muted one. */
    private function findLibraries(_WP_Dependency $script, string $muted): array
    {
        $libraries = $this->muted[$muted];
        if ($muted !== self::CALLED || preg_match(self::CALLERS, (string) $script->src) !== 1) {
            return $libraries;
        }

        $scripts = wp_scripts();

        return array_values(array_filter($libraries, fn (string $library) => ! in_array($library, self::COOKIES, true)
            || ! ScriptQueue::isPlain($scripts, $library, '~.~')
            || ! $this->loadsOnDemand($scripts, $library)));
    }

    /**
     * @param array<mixed> $names
     * @return list<string>
     */
    private static function keepHandles(array $names): array
    {
        return array_values(array_unique(array_filter($names, 'is_string')));
    }
}

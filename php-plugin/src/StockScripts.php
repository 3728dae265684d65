<?php

declare(strict_types=1);

namespace Islas;

use WP_Scripts;

/**
 * Mutes the stock scripts that Islas replaces (architecture 2.9): the handle stays registered and enqueued without a
 * source, so WordPress still prints its data and inline scripts and still satisfies whoever depends on it.
 *
 * A muted handle keeps jQuery and lets its other dependencies go (blockUI, js-cookie, wp-util). Scripts of others
 * that depend on it receive those dependencies themselves, so they find them on every page that prints them. This
 * needs no list of names: WooCommerce 10.3 renamed the libraries and left the old names as aliases.
 */
final class StockScripts
{
    /**
     * What other people's code calls on a muted script without asking: printed in its place.
     * `scroll_to_notices` stops 100 px above the notice, over 1000 ms, at once under reduced motion (Specification §9).
     */
    private const PROVIDED = [
        'woocommerce' => '(function(give){window.jQuery?give():addEventListener("DOMContentLoaded",give)})(function(){'
            . 'var $=window.jQuery;$&&!$.scroll_to_notices&&($.scroll_to_notices=function(notices){'
            . 'var notice=$(notices).first();'
            . 'var calm=matchMedia("(prefers-reduced-motion: reduce)").matches;'
            . 'notice.length&&$("html,body").animate({scrollTop:notice.offset().top-100},calm?0:1000)})});',
    ];

    private const KEPT = ['jquery', 'jquery-core', 'jquery-migrate'];

    private Features $features;

    /** @var array<string, list<string>> Muted handle → the dependencies it let go. */
    private array $released = [];

    public function __construct(Features $features)
    {
        $this->features = $features;
    }

    /**
     * Runs late on `wp_enqueue_scripts`, and again before head and footer are printed for what was registered since.
     */
    public function mute(): void
    {
        if (is_admin()) {
            return;
        }
        $scripts = wp_scripts();
        foreach ($this->features->replacedHandles() as $handle) {
            $this->muteHandle($scripts, $handle);
        }
        $this->provideForDependants($scripts);
    }

    private function muteHandle(WP_Scripts $scripts, string $handle): void
    {
        $script = $scripts->registered[$handle] ?? null;
        if ($script === null || ($script->src === false && isset($this->released[$handle]))) {
            return;
        }
        // Changed in place: registering anew would lose the data and inline scripts that others attached.
        $script->src = false;
        $this->released[$handle] = self::handles(array_diff($script->deps, self::KEPT));
        $script->deps = self::handles(array_intersect($script->deps, self::KEPT));
        if (isset(self::PROVIDED[$handle])) {
            wp_add_inline_script($handle, self::PROVIDED[$handle], 'before');
        }
    }

    private function provideForDependants(WP_Scripts $scripts): void
    {
        foreach ($scripts->registered as $handle => $script) {
            if (isset($this->released[$handle])) {
                continue;
            }
            foreach (array_intersect(array_keys($this->released), $script->deps) as $muted) {
                $script->deps = self::handles(array_merge($script->deps, $this->released[$muted]));
            }
        }
    }

    /**
     * @param array<mixed> $names
     * @return list<string>
     */
    private static function handles(array $names): array
    {
        return array_values(array_unique(array_filter($names, 'is_string')));
    }
}

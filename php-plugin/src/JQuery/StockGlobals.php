<?php

declare(strict_types=1);

namespace Islas\JQuery;

use WP_Scripts;

/**
 * Globals that come with dependencies of WooCommerce's scripts, and that other code uses without declaring them. If a
 * muted script would have loaded one, it is loaded at its first use, like jQuery.
 */
final class StockGlobals
{
    private const BLOCKING = [
        'jQuery.fn.block',
        'jQuery.fn.unblock',
        'jQuery.blockUI',
        'jQuery.unblockUI',
        'jQuery.growlUI',
    ];

    private const SLIDER = ['jQuery.fn.flexslider', 'jQuery.flexslider'];

    /** WooCommerce 10.3 gave its libraries other handles, and keeps the old ones as aliases without a file. */
    private const NAMES = [
        'js-cookie' => ['Cookies'],
        'wc-js-cookie' => ['Cookies'],
        'underscore' => ['_'],
        'wp-util' => ['wp.template', 'wp.ajax'],
        'jquery-blockui' => self::BLOCKING,
        'wc-jquery-blockui' => self::BLOCKING,
        'flexslider' => self::SLIDER,
        'wc-flexslider' => self::SLIDER,
        'zoom' => ['jQuery.fn.zoom'],
        'wc-zoom' => ['jQuery.fn.zoom'],
        'photoswipe' => ['PhotoSwipe'],
        'wc-photoswipe' => ['PhotoSwipe'],
        'photoswipe-ui-default' => ['PhotoSwipeUI_Default'],
        'wc-photoswipe-ui-default' => ['PhotoSwipeUI_Default'],
        'selectWoo-stock' => ['jQuery.fn.selectWoo', 'jQuery.fn.select2'],
    ];

    private ShopJQuery $jquery;

    public function __construct(ShopJQuery $jquery)
    {
        $this->jquery = $jquery;
    }

    /**
     * As `widgets/jquery/head/stock-globals.ts` reads it.
     *
     * @param list<string> $missing Handles that the page lacks.
     * @return list<array{names: list<string>, run: list<string>}>
     */
    public function findGlobals(array $missing): array
    {
        $scripts = wp_scripts();
        $found = [];
        foreach (array_intersect_key(self::NAMES, array_flip($missing)) as $handle => $names) {
            $run = $this->listFiles($scripts, $handle);
            if ($run !== []) {
                $found[] = ['names' => $names, 'run' => $run];
            }
        }

        return $found;
    }

    /** @return list<string> What WordPress would print for it, in its order; empty for an alias. */
    public function listFiles(WP_Scripts $scripts, string $handle): array
    {
        $script = $scripts->registered[$handle];
        $address = $script->src ? $this->jquery->findAddress($scripts, $handle, $script) : '';
        $pieces = [
            $script->extra['data'] ?? '',
            empty($script->textdomain) ? '' : $scripts->print_translations($handle, false),
            ...(array) ($script->extra['before'] ?? []),
            $address,
            ...(array) ($script->extra['after'] ?? []),
        ];

        return $address === '' ? [] : array_values(array_filter(
            $pieces,
            static fn ($piece) => is_string($piece) && trim($piece) !== ''
        ));
    }
}

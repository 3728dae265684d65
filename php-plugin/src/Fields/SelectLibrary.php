<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;

/**
 * The library that WooCommerce prints on every checkout and account page for its selects of countries and states comes
 * when a shopper approaches such a select (`widgets/fields/selects/`), or at its first use by other code, and its style
 * sheet with it. It stays in the page where another script depends on it or code is attached to it.
 */
final class SelectLibrary
{
    private const HANDLE = 'selectWoo';
    private const COUNTRIES = 'wc-country-select';

    /** How the address of the stock file ends. Another address means that a plugin has replaced the file. */
    private const FILE = '~/assets/js/selectWoo/selectWoo\.full(\.min)?\.js$~D';

    private Assets $assets;
    private Manifest $manifest;
    private StockScripts $stock;
    private ShopJQuery $jquery;

    public function __construct(Assets $assets, Manifest $manifest, StockScripts $stock, ShopJQuery $jquery)
    {
        $this->assets = $assets;
        $this->manifest = $manifest;
        $this->stock = $stock;
        $this->jquery = $jquery;
    }

    /** Of a page whose queue has the library. */
    public function loadOnDemand(): void
    {
        $scripts = wp_scripts();
        if (
            is_admin()
            || ! (is_account_page() || is_checkout())
            || ! $this->manifest->has(Manifest::SELECTS)
            || $this->jquery->isKept()
            || ! ScriptQueue::isPlain($scripts, self::HANDLE, self::FILE)
            || ScriptQueue::findUsers($scripts, [self::HANDLE]) !== []
        ) {
            return;
        }
        $copy = $this->stock->registerCopy(self::HANDLE);
        $this->stock->muteWithLibraries(self::HANDLE, [$copy]);
        (new SelectStyle())->postponeUntil($copy);
        // The form of an address queues its scripts while it is printed.
        $isForm = get_query_var('edit-address') !== '';
        if ($isForm || in_array(self::COUNTRIES, ScriptQueue::listPrinted($scripts), true)) {
            $this->assets->enqueueModule(Manifest::SELECTS);
        } elseif (isset($scripts->registered[self::COUNTRIES])) {
            // It uses the library without depending on it, and may be queued later.
            $scripts->registered[self::COUNTRIES]->deps[] = $copy;
        }
    }
}

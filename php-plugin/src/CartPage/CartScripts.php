<?php

declare(strict_types=1);

namespace Islas\CartPage;

use Islas\Fields\CountryData;
use Islas\Fields\SelectStyle;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;
use WP_Scripts;

/**
 * Decides whether the classic cart page is Islas', and takes WooCommerce's script off such a page with what came for
 * it: jQuery, the scripts for countries and the library for selects. All stay registered: who declares one gets it.
 * Where another script depends on WooCommerce's, or a plugin has replaced its file, it stays.
 */
final class CartScripts
{
    private const STOCK = 'wc-cart';
    private const LIBRARY = 'selectWoo';
    private const COUNTRIES = 'wc-country-select';
    private const ADDRESSES = 'wc-address-i18n';

    /** How the addresses of the stock files end. Another address means that a plugin has replaced the file. */
    private const FILES = [
        self::STOCK => '~/assets/js/frontend/cart(\.min)?\.js$~D',
        self::LIBRARY => '~/assets/js/selectWoo/selectWoo\.full(\.min)?\.js$~D',
        self::COUNTRIES => '~/assets/js/frontend/country-select(\.min)?\.js$~D',
        self::ADDRESSES => '~/assets/js/frontend/address-i18n(\.min)?\.js$~D',
    ];

    private StockScripts $stock;
    private ShopJQuery $jquery;
    private Assets $assets;
    private CountryData $countries;

    /** Whether WooCommerce's script for countries works on the page. */
    private bool $hasCountries = true;

    public function __construct(
        StockScripts $stock,
        ShopJQuery $jquery,
        Assets $assets,
        CountryData $countries
    ) {
        $this->stock = $stock;
        $this->jquery = $jquery;
        $this->assets = $assets;
        $this->countries = $countries;
    }

    /** Of a page whose queue has WooCommerce's script. */
    public function muteUnusedScripts(): void
    {
        $scripts = wp_scripts();
        if (is_admin()) {
            return;
        }
        $users = self::findUsers($scripts);
        (new StockCartLog())->noteUsers($users);
        if ($users !== []) {
            return;
        }
        $this->muteCountries($scripts);
        $this->muteLibrary($scripts);
        $this->stock->muteWithLibraries(self::STOCK, []);
        $this->assets->enqueueModule(Manifest::CART_PAGE);
    }

    /** @return list<string> Scripts that need WooCommerce's, and a file that is not WooCommerce's. */
    private static function findUsers(WP_Scripts $scripts): array
    {
        $source = (string) $scripts->registered[self::STOCK]->src;
        $replaced = preg_match(self::FILES[self::STOCK], $source) === 1 ? [] : [self::STOCK . ' (' . $source . ')'];

        return array_merge(ScriptQueue::findUsers($scripts, [self::STOCK]), $replaced);
    }

    /**
     * The scripts for countries came for the calculator. They stay queued without their files, so that their data is
     * printed: it is what `widgets/cart-page/country-data.ts` reads. A script that is queued later gets a copy.
     */
    private function muteCountries(WP_Scripts $scripts): void
    {
        $handles = [self::COUNTRIES, self::ADDRESSES];
        foreach ($handles as $handle) {
            if (! ScriptQueue::isPlain($scripts, $handle, self::FILES[$handle])) {
                return;
            }
        }
        if ($this->jquery->isKept() || ScriptQueue::findUsers($scripts, array_merge($handles, [self::STOCK])) !== []) {
            return;
        }
        foreach ($handles as $handle) {
            $this->stock->muteWithLibraries($handle, [$this->stock->registerCopy($handle)]);
            wp_enqueue_script($handle);
        }
        $this->hasCountries = false;
    }

    /** WooCommerce's scripts use the library without depending on it. */
    private function muteLibrary(WP_Scripts $scripts): void
    {
        if (
            ! $this->hasCountries
            && in_array(self::LIBRARY, $scripts->queue, true)
            && ScriptQueue::isPlain($scripts, self::LIBRARY, self::FILES[self::LIBRARY])
            && ScriptQueue::findUsers($scripts, [self::LIBRARY]) === []
        ) {
            $copy = $this->stock->registerCopy(self::LIBRARY);
            $this->stock->muteWithLibraries(self::LIBRARY, [$copy]);
            (new SelectStyle())->postponeUntil($copy);
        }
    }

    /**
     * The module data of `islas-cart-page`, as `widgets/cart-page/cart-page-data.ts` decodes it.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return [
            'countries' => $this->countries->findFileAddress(self::COUNTRIES),
            'addresses' => $this->countries->findFileAddress(self::ADDRESSES),
            'hasStock' => $this->hasCountries,
        ];
    }
}

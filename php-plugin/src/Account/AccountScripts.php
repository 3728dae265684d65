<?php

declare(strict_types=1);

namespace Islas\Account;

use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;
use WP_Scripts;

/**
 * Scripts that WooCommerce prints on every page of the account. The one that focuses an alert is replaced
 * (`widgets/account/focus-alert.ts`). The library for selects is printed where WooCommerce's script for selects of
 * countries is, and comes at its first use elsewhere. Both stay where another script depends on them or code is
 * attached to them.
 */
final class AccountScripts
{
    private const ALERT = 'wc-account-i18n';
    private const LIBRARY = 'selectWoo';
    private const SELECTS = 'wc-country-select';

    private const FILES = [
        self::ALERT => '~/assets/js/frontend/account-i18n(\.min)?\.js$~D',
        self::LIBRARY => '~/assets/js/selectWoo/selectWoo\.full(\.min)?\.js$~D',
    ];

    private Manifest $manifest;
    private StockScripts $stock;
    private ShopJQuery $jquery;

    public function __construct(Manifest $manifest, StockScripts $stock, ShopJQuery $jquery)
    {
        $this->manifest = $manifest;
        $this->stock = $stock;
        $this->jquery = $jquery;
    }

    /** WordPress hook `wp_enqueue_scripts`, after others have queued their scripts and before stock scripts are muted. */
    public function decide(): void
    {
        $scripts = wp_scripts();
        if (is_admin() || ! is_account_page() || ! $this->manifest->has(Manifest::FIELDS)) {
            return;
        }
        if ($this->isAlone($scripts, self::ALERT)) {
            $this->stock->muteAlso(self::ALERT, []);
        }
        // The form of an address queues its scripts while it is printed.
        $hasSelects = is_wc_endpoint_url('edit-address')
            || in_array(self::SELECTS, ScriptQueue::printed($scripts), true);
        if (! $hasSelects && ! $this->jquery->isKept() && $this->isAlone($scripts, self::LIBRARY)) {
            $copy = $this->stock->copy(self::LIBRARY);
            $this->stock->muteAlso(self::LIBRARY, [$copy]);
            // It uses the library without depending on it, and may be queued later.
            if (isset($scripts->registered[self::SELECTS])) {
                $scripts->registered[self::SELECTS]->deps[] = $copy;
            }
        }
    }

    /** Whether a stock script is queued, no other script depends on it, and no code is attached to it. */
    private function isAlone(WP_Scripts $scripts, string $handle): bool
    {
        return in_array($handle, $scripts->queue, true)
            && ScriptQueue::isPlain($scripts, $handle, self::FILES[$handle])
            && ScriptQueue::usersOf($scripts, [$handle]) === [];
    }
}

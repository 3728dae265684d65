<?php

declare(strict_types=1);

namespace Islas\Account;

use Islas\JQuery\StockScripts;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;

/**
 * The script of every account page that focuses an alert is replaced (`widgets/account/focus-alert.ts`). It stays where
 * another script depends on it or code is attached to it.
 */
final class AccountScripts
{
    private const ALERT = 'wc-account-i18n';

    private const FILE = '~/assets/js/frontend/account-i18n(\.min)?\.js$~D';

    private Manifest $manifest;
    private StockScripts $stock;

    public function __construct(Manifest $manifest, StockScripts $stock)
    {
        $this->manifest = $manifest;
        $this->stock = $stock;
    }

    /** Of a page whose queue has the script. */
    public function muteUnusedScript(): void
    {
        $scripts = wp_scripts();
        if (is_admin() || ! is_account_page() || ! $this->manifest->has(Manifest::FIELDS)) {
            return;
        }
        if (
            ScriptQueue::isPlain($scripts, self::ALERT, self::FILE)
            && ScriptQueue::findUsers($scripts, [self::ALERT]) === []
        ) {
            $this->stock->muteWithLibraries(self::ALERT, []);
        }
    }
}

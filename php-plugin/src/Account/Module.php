<?php

declare(strict_types=1);

namespace Islas\Account;

use Islas\JQuery\Module as JQuery;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The menu of the customer's account.
 *
 * @property-read AccountMenu $accountMenu
 * @property-read AccountScripts $accountScripts
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', self::class, 'replaceScripts', HookTable::LATE - 1, 0],
            ['filter', 'nav_menu_css_class', 'accountMenu', 'markSubmenus', 10, 2],
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`, after others have queued their scripts and before stock scripts are muted. */
    public function replaceScripts(): void
    {
        if (in_array('wc-account-i18n', wp_scripts()->queue, true)) {
            $this->accountScripts->muteUnusedScript();
        }
    }

    protected function accountMenu(): AccountMenu
    {
        return new AccountMenu();
    }

    protected function accountScripts(): AccountScripts
    {
        return new AccountScripts($this->platform()->manifest, $this->modules->get(JQuery::class)->stock);
    }
}

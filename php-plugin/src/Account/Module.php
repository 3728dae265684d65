<?php

declare(strict_types=1);

namespace Islas\Account;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The menu of the customer's account.
 *
 * @property-read AccountMenu $accountMenu
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function hooks(): array
    {
        return [
            ['filter', 'nav_menu_css_class', [$this->accountMenu, 'mark'], 10, 2],
        ];
    }

    protected function accountMenu(): AccountMenu
    {
        return new AccountMenu();
    }
}

<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * Form fields of the account and the checkout.
 *
 * @property-read PasswordDictionary $passwordDictionary
 * @property-read FieldHelp $fieldHelp
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function hooks(): array
    {
        return [
            ['action', 'wp_print_scripts', [$this->passwordDictionary, 'postpone'], 2, 0],
            ['action', 'wp_print_footer_scripts', [$this->passwordDictionary, 'postpone'], 1, 0],
            ['filter', 'woocommerce_form_field', [$this->fieldHelp, 'reveal'], 10, 1],
        ];
    }

    protected function passwordDictionary(): PasswordDictionary
    {
        return new PasswordDictionary();
    }

    protected function fieldHelp(): FieldHelp
    {
        return new FieldHelp();
    }
}

<?php

declare(strict_types=1);

namespace Islas\Fragments;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * WooCommerce keeps fragments in the browser, under a name of each language.
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'fragments';

    public function hooks(): array
    {
        return [
            ['filter', 'woocommerce_cart_fragment_name', [$this->platform()->config, 'nameFragments'], 10, 1],
        ];
    }
}

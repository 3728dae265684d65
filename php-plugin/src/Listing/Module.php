<?php

declare(strict_types=1);

namespace Islas\Listing;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * Lists of products.
 *
 * @property-read Ordering $ordering
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function hooks(): array
    {
        return [
            ['filter', 'woocommerce_catalog_orderby', 'ordering', 'awaitForm', 10, 1],
        ];
    }

    protected function ordering(): Ordering
    {
        return new Ordering();
    }
}

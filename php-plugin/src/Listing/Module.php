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
            ['action', 'woocommerce_before_template_part', 'ordering', 'startBuffer', 10, 1],
            ['action', 'woocommerce_after_template_part', 'ordering', 'endBuffer', 10, 1],
        ];
    }

    protected function ordering(): Ordering
    {
        return new Ordering();
    }
}

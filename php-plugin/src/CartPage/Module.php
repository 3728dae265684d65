<?php

declare(strict_types=1);

namespace Islas\CartPage;

use Islas\Fields\Module as Fields;
use Islas\JQuery\Module as JQuery;
use Islas\Platform\Assets;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Manifest;

/**
 * The classic cart page, where Islas stands in for WooCommerce's script.
 *
 * @property-read StockCartLog $record
 * @property-read CartScripts $cartScripts
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'cart_page';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', self::class, 'replaceScripts', HookTable::LATE - 1, 0],
            ['filter', 'script_module_data_' . Assets::IDS[Manifest::CART_PAGE], 'cartScripts', 'toArray', 10, 0],
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`, after others have queued their scripts and before stock scripts are muted. */
    public function replaceScripts(): void
    {
        if (in_array('wc-cart', wp_scripts()->queue, true)) {
            $this->cartScripts->muteUnusedScripts();
        }
    }

    public function ownerHooks(): array
    {
        return [['filter', 'islas_site_health', 'record', 'addHealthLines', 10, 1, self::FEATURE]];
    }

    protected function record(): StockCartLog
    {
        return new StockCartLog();
    }

    protected function cartScripts(): CartScripts
    {
        $jquery = $this->modules->get(JQuery::class);

        return new CartScripts(
            $jquery->stock,
            $jquery->shopJQuery,
            $this->platform()->assets,
            $this->modules->get(Fields::class)->countryData
        );
    }
}

<?php

declare(strict_types=1);

namespace Islas\Fragments;

use Islas\Platform\BaseModule;
use Islas\Platform\ClientConfig;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * WooCommerce keeps fragments in the browser, under a name of each language.
 *
 * @property-read ClientConfig $config
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'fragments';

    public function hooks(): array
    {
        return [
            ['filter', 'woocommerce_cart_fragment_name', 'config', 'nameFragments', 10, 1],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_get_refreshed_fragments', self::class, 'keepSession', 1, 0],
        ];
    }

    /**
     * WordPress hook `wc_ajax_get_refreshed_fragments`. The browser gives up a refresh when the shopper adds something;
     * the shop still answers it, and must not save the cart as it was before the add. Requests of others stay as they
     * are.
     */
    public function keepSession(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only reads.
        if (isset($_POST['islas_read'])) {
            ReadOnlySession::preventWrite();
        }
    }

    protected function config(): ClientConfig
    {
        return $this->platform()->config;
    }
}

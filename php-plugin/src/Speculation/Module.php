<?php

declare(strict_types=1);

namespace Islas\Speculation;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * Pages that browsers fetch ahead of a visit, by the rules that WordPress prints: none changes or counts anything,
 * and none is shown after a change as if it were new. That holds while the feature is off, too, because WordPress' own
 * rules stay then. The feature adds rules for the products of a listing and for the drawer's link to the cart.
 *
 * @property-read ShopRules $shopRules
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'speculation';

    /** Actions of WooCommerce and WordPress of a change of the cart or of who the visitor is. */
    private const CHANGES = [
        'woocommerce_add_to_cart',
        'woocommerce_cart_item_removed',
        'woocommerce_cart_item_restored',
        'woocommerce_after_cart_item_quantity_update',
        'woocommerce_applied_coupon',
        'woocommerce_removed_coupon',
        'woocommerce_cart_emptied',
        'wp_login',
        'wp_logout',
    ];

    public function storefrontHooks(): array
    {
        $rows = [
            ['filter', 'wp_speculation_rules_href_exclude_paths', SpeculationPaths::class, 'excludePaths', 10, 1],
        ];
        foreach (self::CHANGES as $action) {
            $rows[] = ['action', $action, FetchedPages::class, 'dropPages', 0, 0];
        }

        return [...$rows, ...(self::isFetchedAhead() ? [
            ['action', 'init', FetchAhead::class, 'refuseChange', -10000, 0],
            ['action', 'wp_loaded', ReadOnlySession::class, 'preventWrite', 0, 0],
            ['filter', 'woocommerce_set_cookie_enabled', FetchAhead::class, 'refuseCookie', 10, 2],
        ] : [])];
    }

    public function hooks(): array
    {
        return [
            ['action', 'wp_load_speculation_rules', 'shopRules', 'addRules', 10, 1],
        ];
    }

    protected function shopRules(): ShopRules
    {
        return new ShopRules($this->platform()->settings);
    }

    /** Whether the browser fetches this page ahead, before the visitor opens it. */
    private static function isFetchedAhead(): bool
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
        $purpose = $_SERVER['HTTP_SEC_PURPOSE'] ?? '';

        return is_string($purpose) && strpos($purpose, 'prefetch') === 0;
    }
}

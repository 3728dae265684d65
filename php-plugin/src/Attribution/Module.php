<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * Order attribution: where the customer of an order came from.
 *
 * @property-read Tracking $tracking
 * @property-read Visitor $visitor
 * @property-read OrderSource $source
 * @property-read OrderPrivacy $privacy
 * @property-read OrderBox $orderBox
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'attribution';

    public function permanentHooks(): array
    {
        return [
            ['filter', 'woocommerce_privacy_export_order_personal_data', 'privacy', 'exportOrder', 10, 2],
            ['filter', 'woocommerce_privacy_remove_order_personal_data_meta', 'privacy', 'eraseOrder', 10, 1],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'tracking', 'prepareScripts', 20, 0],
            ['filter', 'wc_order_attribution_allow_tracking', 'tracking', 'allowWithConsentApi', 11, 1],
            ['action', 'wp_loaded', 'visitor', 'rememberTouches', 30, 0],
            ['action', 'woocommerce_checkout_order_created', 'source', 'saveSource', 20, 1],
            ['action', 'woocommerce_store_api_checkout_order_processed', 'source', 'saveSource', 20, 1],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'add_meta_boxes', 'orderBox', 'addBox', 20, 2],
        ];
    }

    protected function tracking(): Tracking
    {
        $platform = $this->platform();

        return new Tracking($platform->assets, $platform->features);
    }

    protected function visitor(): Visitor
    {
        return new Visitor();
    }

    protected function source(): OrderSource
    {
        return new OrderSource($this->visitor);
    }

    protected function privacy(): OrderPrivacy
    {
        return new OrderPrivacy();
    }

    protected function orderBox(): OrderBox
    {
        return new OrderBox();
    }
}

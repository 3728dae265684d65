<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;
use Islas\Platform\Settings;
use Islas\Platform\Values;

/**
 * Events of the shop for the owner’s analytics: from pages, and of orders from the server.
 *
 * @property-read Items $items
 * @property-read Visitor $visitor
 * @property-read OrderEvents $orders
 * @property-read Target $target
 * @property-read Log $log
 * @property-read DeliveryLog $deliveries
 * @property-read PageLists $lists
 * @property-read PageEvents $events
 * @property-read CartChanges $changes
 * @property-read Purchases $purchases
 * @property-read ServerDelivery $delivery
 * @property-read StoppedDelivery $stoppedDelivery
 * @property-read PageData $page
 * @property-read BlockCart $blockCart
 * @property-read SettingsCheck $settingsCheck
 * @property-read LogScreen $logScreen
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'analytics';

    /** Action by which an order's event is sent later. */
    public const DELIVERY = 'islas_analytics_deliver';

    public function permanentHooks(): array
    {
        return [
            ['filter', 'woocommerce_privacy_export_order_personal_data', AnalyticsPrivacy::class, 'exportOrder', 10, 2],
            ['action', 'woocommerce_privacy_remove_order_personal_data', AnalyticsPrivacy::class, 'eraseOrder', 10, 1],
            [
                'filter',
                'woocommerce_privacy_export_customer_personal_data',
                AnalyticsPrivacy::class,
                'exportCustomer',
                10,
                2,
            ],
            [
                'filter',
                'woocommerce_privacy_erase_personal_data_customer',
                AnalyticsPrivacy::class,
                'eraseCustomer',
                10,
                2,
            ],
            ['action', self::DELIVERY, 'stoppedDelivery', 'postponeDelivery', 10, 2],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'page', 'enqueueScript', 30, 0],
            ['action', 'template_redirect', 'page', 'keepFromCaches', 10, 0],
            ['filter', 'script_module_data_' . PageData::MODULE, 'page', 'toArray', 10, 0],
            ['action', 'the_post', 'lists', 'collectProduct', 20, 1],
            ['filter', 'woocommerce_blocks_product_grid_item_html', 'lists', 'collectFromGrid', 10, 3],
            ['filter', 'render_block_data', 'lists', 'openList', 10, 1],
            ['filter', 'render_block_woocommerce/product-collection', 'lists', 'closeList', 20, 1],
            ['filter', 'render_block_core/query', 'lists', 'closeList', 20, 1],
            ['action', 'wp_footer', 'changes', 'printChanges', 5, 0],
            ['action', 'woocommerce_cart_loaded_from_session', 'changes', 'startTracking', 10, 1],
            ['action', 'woocommerce_add_to_cart', 'changes', 'markChanged', 10, 0],
            ['action', 'woocommerce_cart_item_removed', 'changes', 'markChanged', 10, 0],
            ['action', 'woocommerce_cart_item_restored', 'changes', 'markChanged', 10, 0],
            ['action', 'woocommerce_after_cart_item_quantity_update', 'changes', 'markChanged', 10, 0],
            ['filter', 'woocommerce_add_to_cart_fragments', 'changes', 'addFragment', 10, 1],
            ['action', 'shutdown', 'changes', 'storeChanges', 10, 0],
            ['action', 'woocommerce_blocks_loaded', 'blockCart', 'registerEndpointData', 10, 0],
            ['action', 'wp_login', 'events', 'noteLogin', 10, 2],
            ['action', 'woocommerce_created_customer', 'events', 'noteSignUp', 10, 1],
            ['action', 'woocommerce_checkout_order_created', 'purchases', 'startDelivery', 10, 1],
            ['action', 'woocommerce_store_api_checkout_order_processed', 'purchases', 'startDelivery', 10, 1],
            ['action', 'woocommerce_before_pay_action', 'purchases', 'startDelivery', 10, 1],
            ['action', 'woocommerce_order_status_changed', 'delivery', 'scheduleDelivery', 10, 1],
            ['action', 'woocommerce_order_refunded', 'delivery', 'addRefund', 10, 2],
            ['action', 'woocommerce_refund_deleted', 'delivery', 'dropRefund', 10, 2],
            ['action', self::DELIVERY, 'delivery', 'deliverEvents', 10, 2],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . Purchases::ENDPOINT, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wc_ajax_' . Purchases::ENDPOINT, 'purchases', 'handleRequest', 10, 0],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'sanitize_option_' . Settings::OPTION, 'settingsCheck', 'checkSettings', 20, 1],
            ['action', 'admin_menu', 'logScreen', 'registerPage', 61, 0, self::FEATURE],
            ['action', 'rest_api_init', 'logScreen', 'registerRoute', 10, 0, self::FEATURE],
            ['action', 'admin_post_islas_analytics_clear', 'logScreen', 'clearLog', 10, 0, self::FEATURE],
        ];
    }

    protected function items(): Items
    {
        return new Items();
    }

    protected function visitor(): Visitor
    {
        return new Visitor();
    }

    protected function orders(): OrderEvents
    {
        return new OrderEvents($this->items);
    }

    protected function target(): Target
    {
        return new Target($this->platform()->settings);
    }

    protected function log(): Log
    {
        return new Log();
    }

    protected function deliveries(): DeliveryLog
    {
        return new DeliveryLog();
    }

    protected function lists(): PageLists
    {
        return new PageLists($this->items);
    }

    protected function events(): PageEvents
    {
        return new PageEvents($this->items, $this->visitor);
    }

    protected function changes(): CartChanges
    {
        return new CartChanges($this->items, $this->visitor);
    }

    protected function purchases(): Purchases
    {
        return new Purchases($this->deliveries, $this->orders, $this->visitor, $this->target, $this->log);
    }

    protected function delivery(): ServerDelivery
    {
        return new ServerDelivery($this->deliveries, $this->orders, $this->visitor, $this->target, $this->log);
    }

    protected function stoppedDelivery(): StoppedDelivery
    {
        return new StoppedDelivery($this->platform()->features);
    }

    protected function page(): PageData
    {
        return new PageData(
            $this->platform()->assets,
            $this->target,
            $this->lists,
            $this->events,
            $this->purchases,
            $this->visitor
        );
    }

    protected function blockCart(): BlockCart
    {
        return new BlockCart($this->changes, $this->visitor);
    }

    public function refuseSettings(array $given, Settings $draft): array
    {
        $container = Values::text($given[SettingsCheck::CODE] ?? '');
        $stored = $this->platform()->settings->text(SettingsCheck::CODE);

        return SettingsCheck::isForbidden($container, $stored) ? [SettingsCheck::explainRefusal()] : [];
    }

    protected function settingsCheck(): SettingsCheck
    {
        return new SettingsCheck();
    }

    protected function logScreen(): LogScreen
    {
        return new LogScreen($this->log);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;

/**
 * The cart: buttons of listings, the mini-cart, the order of changes that several tabs make, and the carts of hosts on
 * another origin.
 *
 * @property-read BlockButton $blockButton
 * @property-read BlockData $blockData
 * @property-read CartQueue $queue
 * @property-read Destination $destination
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'cart';

    public function storefrontHooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', 'queue', 'enqueueForPage', 21, 0],
            ['action', 'wp_head', 'queue', 'enqueueForScripts', 1, 0],
            ['action', 'wp_footer', 'queue', 'enqueueForScripts', 1, 0],
            ['filter', 'render_block_woocommerce/cart', 'queue', 'enqueueForBlock', 10, 1],
            ['filter', 'render_block_woocommerce/checkout', 'queue', 'enqueueForBlock', 10, 1],
            ['filter', 'render_block_woocommerce/product-button', 'queue', 'enqueueForBlock', 20, 1],
            ['filter', 'render_block_woocommerce/add-to-cart-with-options', 'queue', 'enqueueForBlock', 10, 1],
            ['action', 'woocommerce_add_to_cart', HostCart::class, 'markSession', 10, 0],
            ['action', 'woocommerce_after_cart_item_quantity_update', HostCart::class, 'markSession', 10, 0],
            ['action', 'woocommerce_checkout_order_created', HostCart::class, 'noteCart', 10, 1],
            ['action', 'woocommerce_store_api_checkout_order_processed', HostCart::class, 'noteCart', 10, 1],
            ['action', 'woocommerce_order_status_changed', HostCart::class, 'emptyCart', 10, 1],
        ];
    }

    public function hooks(): array
    {
        return [
            ['action', 'woocommerce_widget_shopping_cart_buttons', CheckoutButton::class, 'replacePrinter', -1, 0],
            ['filter', 'render_block_woocommerce/product-button', 'blockButton', 'replaceButton', 10, 3],
            ['filter', 'render_block_core/html', 'blockData', 'noteMarkup', 10, 1],
            ['filter', 'wp_script_attributes', 'blockData', 'noteElement', 10, 1],
            ['filter', 'wp_inline_script_attributes', 'blockData', 'noteElement', 10, 2],
            ['action', 'wp_head', 'blockData', 'dequeueElements', 9, 0],
            ['action', 'wp_footer', 'blockData', 'dequeueElements', 9, 0],
            [
                'filter',
                'script_module_data_@wordpress/interactivity',
                'blockData',
                'removeUnreadData',
                HookTable::LATE,
                1,
            ],
            [
                'filter',
                'woocommerce_product_add_to_cart_success_message',
                SuccessMessage::class,
                'translateMessage',
                1,
                2,
            ],
            ['filter', 'woocommerce_loop_add_to_cart_args', SuccessMessage::class, 'addToButton', 10, 2],
            ['filter', 'woocommerce_add_to_cart_fragments', 'blockButton', 'addFragments', 20, 1],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'shutdown', 'destination', 'answerButton', 0, 0],
        ];
    }

    protected function blockButton(): BlockButton
    {
        return new BlockButton();
    }

    protected function blockData(): BlockData
    {
        return new BlockData(fn (): BlockButton => $this->blockButton);
    }

    protected function queue(): CartQueue
    {
        return new CartQueue($this->platform()->assets, $this->platform()->features);
    }

    protected function destination(): Destination
    {
        return new Destination();
    }
}

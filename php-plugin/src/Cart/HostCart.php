<?php

declare(strict_types=1);

namespace Islas\Cart;

use Automattic\WooCommerce\StoreApi\SessionHandler;
use WC_Order;
use WC_Session_Handler;

/**
 * The cart of a host on another origin, which is known by its `Cart-Token`. WooCommerce copies it into the session of
 * the shopper's checkout, and after the order empties the copy alone. The host's cart is emptied too, if it is still
 * the one that was copied.
 */
final class HostCart
{
    /** In the session of a token: changes with each add and quantity. The copy has it too. */
    public const MARK = 'islas_host_cart';

    /** Of an order that is not placed yet: the session that its cart was copied from, and the mark that was copied. */
    public const META = '_islas_host_cart';

    /** WooCommerce's key for the session that another one was copied from. */
    private const COPIED_FROM = 'previous_customer_id';

    /** Statuses of an order whose cart WooCommerce keeps (`wc_clear_cart_after_payment()`). */
    private const NOT_PLACED = ['pending', 'failed', 'cancelled', 'checkout-draft'];

    /** WooCommerce hooks `woocommerce_add_to_cart` and `woocommerce_after_cart_item_quantity_update`. */
    public static function markSession(): void
    {
        if (WC()->session instanceof SessionHandler) {
            WC()->session->set(self::MARK, wp_generate_uuid4());
        }
    }

    /**
     * WooCommerce hooks `woocommerce_checkout_order_created` and `woocommerce_store_api_checkout_order_processed`,
     * before the payment. The gateway may confirm that without the shopper.
     *
     * @param mixed $order
     */
    public static function noteCart($order): void
    {
        $session = WC()->session;
        if (! $session instanceof WC_Session_Handler || ! $order instanceof WC_Order) {
            return;
        }
        $host = $session->get(self::COPIED_FROM);
        $mark = $session->get(self::MARK);
        if (is_string($host) && is_string($mark)) {
            $order->update_meta_data(self::META, "$host $mark");
            $order->save_meta_data();
        }
    }

    /**
     * WooCommerce hook `woocommerce_order_status_changed`.
     *
     * @param mixed $id
     */
    public static function emptyCart($id): void
    {
        $order = is_numeric($id) ? wc_get_order((int) $id) : null;
        if (! $order instanceof WC_Order || $order->has_status(self::NOT_PLACED)) {
            return;
        }
        $noted = $order->get_meta(self::META);
        if (! is_string($noted) || $noted === '') {
            return;
        }
        [$host, $mark] = explode(' ', $noted, 2) + ['', ''];
        if ($mark !== '' && self::readMark($host) === $mark) {
            // This handler has a cache, which the one of tokens does not empty.
            $sessions = WC()->session instanceof WC_Session_Handler ? WC()->session : new WC_Session_Handler();
            $sessions->delete_session($host);
        }
        $order->delete_meta_data(self::META);
        $order->save_meta_data();
    }

    /** @return mixed The mark of a token's session as it is stored now. */
    private static function readMark(string $host)
    {
        $session = class_exists(SessionHandler::class) ? (new SessionHandler())->get_session($host) : null;

        return is_array($session) ? $session[self::MARK] ?? null : null;
    }
}

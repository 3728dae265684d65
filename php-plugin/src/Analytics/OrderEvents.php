<?php

declare(strict_types=1);

namespace Islas\Analytics;

use WC_Order;
use WC_Order_Item_Fee;
use WC_Order_Item_Product;
use WC_Order_Refund;

/**
 * An order's events, in the order's own currency: the purchase, and a refund for each refund. Fees are items, because
 * they are revenue; shipping and tax stand apart.
 *
 * @phpstan-import-type Item from Items
 * @phpstan-type Event array{id: string, name: string, params: array<string, mixed>}
 */
final class OrderEvents
{
    private Items $items;

    public function __construct(Items $items)
    {
        $this->items = $items;
    }

    /** WooCommerce's own statuses of an order that is neither paid nor accepted by the shop. */
    private const NOT_PLACED = [
        'pending',
        'failed',
        'cancelled',
        'checkout-draft',
        'auto-draft',
        'draft',
        'new',
        'trash',
    ];

    /**
     * Whether the order counts: it is paid, or the shop has accepted it and waits for the money. A custom status counts
     * as accepted, except those that are registered with WooCommerce as pending.
     */
    public static function isPlaced(WC_Order $order): bool
    {
        $status = (string) $order->get_status();
        $pending = function_exists('wc_get_is_pending_statuses') ? wc_get_is_pending_statuses() : [];
        $isOpen = ! in_array($status, array_merge(self::NOT_PLACED, $pending), true);
        $isPlaced = $isOpen || in_array($status, wc_get_is_paid_statuses(), true);
        /**
         * Filters whether an order counts as a purchase.
         *
         * @param bool     $isPlaced
         * @param WC_Order $order
         */
        return (bool) apply_filters('islas_analytics_is_placed', $isPlaced, $order);
    }

    /**
     * @param list<string> $names Of the deliveryLog.
     * @return list<Event> Those that GA4 can take; an order without a single item is no purchase.
     */
    public function makeEvents(WC_Order $order, array $names): array
    {
        $events = [];
        foreach ($names as $name) {
            $refund = strpos($name, 'refund:') === 0 ? wc_get_order((int) substr($name, 7)) : null;
            if ($name === DeliveryLog::PURCHASE) {
                $events[] = ['id' => $name, 'name' => 'purchase', 'params' => $this->makePurchase($order)];
            } elseif ($refund instanceof WC_Order_Refund) {
                $events[] = ['id' => $name, 'name' => 'refund', 'params' => $this->makeRefund($order, $refund)];
            }
        }

        return array_values(array_filter(
            $events,
            static fn (array $event) => $event['name'] !== 'purchase' || $event['params']['items'] !== []
        ));
    }

    /** @return array<string, mixed> */
    private function makePurchase(WC_Order $order): array
    {
        return self::makeHead($order) + Params::fromItems($this->listItems($order), $order->get_currency()) + [
            'tax' => round((float) $order->get_total_tax(), 2),
            'shipping' => round((float) $order->get_shipping_total(), 2),
            'affiliation' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
        ] + Params::makeCoupon($order->get_coupon_codes());
    }

    /** @return array<string, mixed> A refund of an amount alone has no items. */
    private function makeRefund(WC_Order $order, WC_Order_Refund $refund): array
    {
        $params = Params::fromItems($this->listItems($refund), $order->get_currency());
        $tax = abs((float) $refund->get_total_tax());
        $shipping = abs((float) $refund->get_shipping_total());
        if ($params['items'] === []) {
            unset($params['items']);
            $params['value'] = round(max(0, abs((float) $refund->get_amount()) - $tax - $shipping), 2);
        }

        return self::makeHead($order) + $params + ['tax' => round($tax, 2), 'shipping' => round($shipping, 2)];
    }

    /** @return array<string, string> */
    private static function makeHead(WC_Order $order): array
    {
        return ['transaction_id' => (string) $order->get_order_number()];
    }

    /**
     * @param WC_Order|WC_Order_Refund $order
     * @return list<Item>
     */
    private function listItems($order): array
    {
        $items = [];
        foreach ($order->get_items(['line_item', 'fee']) as $line) {
            if ($line instanceof WC_Order_Item_Product) {
                $items[] = $this->items->fromOrderLine($line);
            } elseif ($line instanceof WC_Order_Item_Fee && (float) $line->get_total() !== 0.0) {
                $amount = (float) $line->get_total() * ($order instanceof WC_Order_Refund ? -1 : 1);
                $items[] = [
                    'item_id' => 'fee',
                    'item_name' => $line->get_name(),
                    'quantity' => 1,
                    'price' => Items::roundAmount($amount),
                ];
            }
        }

        return $items;
    }
}

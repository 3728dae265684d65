<?php

declare(strict_types=1);

namespace Islas\Attribution;

use WC_Order;

/**
 * Exports and erases what Islas stores with an order.
 */
final class OrderPrivacy
{
    /**
     * WooCommerce's filter `woocommerce_privacy_export_order_personal_data`.
     *
     * @param mixed $data
     * @param mixed $order
     * @return mixed
     */
    public function exportOrder($data, $order)
    {
        if (! is_array($data) || ! $order instanceof WC_Order) {
            return $data;
        }
        foreach (OrderLines::listGroups(Record::readRecord($order->get_meta(Record::META))) as [$title, $lines]) {
            foreach ($lines as [$name, $value]) {
                $data[] = ['name' => $title . ': ' . $name, 'value' => $value];
            }
        }

        return $data;
    }

    /**
     * WooCommerce's filter `woocommerce_privacy_remove_order_personal_data_meta`.
     *
     * @param mixed $meta
     * @return mixed
     */
    public function eraseOrder($meta)
    {
        return is_array($meta) ? $meta + [Record::META => 'text'] : $meta;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Json;
use WC_Customer;
use WC_Order;

/**
 * Exports and erases what analytics stores with an order and with an account, also while analytics is off. Deliveries
 * stay recorded without an id, so that no event is sent twice.
 */
final class AnalyticsPrivacy
{
    /**
     * WooCommerce's filter `woocommerce_privacy_export_order_personal_data`.
     *
     * @param mixed $data
     * @param mixed $order
     * @return mixed
     */
    public static function exportOrder($data, $order = null)
    {
        $log = is_array($data) && $order instanceof WC_Order ? (new DeliveryLog())->read($order) : null;
        if (! is_array($data) || $log === null) {
            return $data;
        }
        foreach (
            [
                __('Analytics: client ID', 'islas') => $log['client'],
                __('Analytics: session ID', 'islas') => $log['visit'],
                __('Analytics: consent', 'islas') => $log['consent'],
            ] as $name => $value
        ) {
            if ($value !== '') {
                $data[] = ['name' => $name, 'value' => $value];
            }
        }

        return $data;
    }

    /**
     * WooCommerce's action `woocommerce_privacy_remove_order_personal_data`.
     *
     * @param mixed $order
     */
    public static function eraseOrder($order = null): void
    {
        if ($order instanceof WC_Order) {
            (new DeliveryLog())->anonymiseOrder($order);
        }
    }

    /**
     * WooCommerce's filter `woocommerce_privacy_export_customer_personal_data`.
     *
     * @param mixed $data
     * @param mixed $customer
     * @return mixed
     */
    public static function exportCustomer($data, $customer = null)
    {
        if (! is_array($data) || ! $customer instanceof WC_Customer) {
            return $data;
        }
        foreach (Visitor::listMetaKeys() as $key) {
            $kept = get_user_meta($customer->get_id(), $key, true);
            if (is_array($kept) && $kept !== []) {
                $data[] = [
                    'name' => __('Analytics: waiting for your next visit', 'islas'),
                    'value' => Json::encode($kept),
                ];
            }
        }

        return $data;
    }

    /**
     * WooCommerce's filter `woocommerce_privacy_erase_personal_data_customer`.
     *
     * @param mixed $response
     * @param mixed $customer
     * @return mixed
     */
    public static function eraseCustomer($response, $customer = null)
    {
        if ($customer instanceof WC_Customer) {
            foreach (Visitor::listMetaKeys() as $key) {
                $isRemoved = delete_user_meta($customer->get_id(), $key);
                if ($isRemoved && is_array($response)) {
                    $response['items_removed'] = true;
                }
            }
        }

        return $response;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/** What an order needs: Spanish VAT, two ways of shipping, two ways to pay, coupons. */
function selling(): void
{
    \WC_Tax::_insert_tax_rate([
        'tax_rate_country' => 'ES',
        'tax_rate_state' => '',
        'tax_rate' => '21.0000',
        'tax_rate_name' => 'IVA',
        'tax_rate_priority' => 1,
        'tax_rate_compound' => 0,
        'tax_rate_shipping' => 1,
        'tax_rate_order' => 1,
        'tax_rate_class' => '',
    ]);

    $zone = new \WC_Shipping_Zone();
    $zone->set_zone_name('España');
    $zone->add_location('ES', 'country');
    $zone->save();
    shippingMethod($zone, 'flat_rate', ['title' => 'Envío a domicilio', 'tax_status' => 'taxable', 'cost' => '4.05']);
    shippingMethod($zone, 'free_shipping', [
        'title' => 'Envío gratis',
        'requires' => 'min_amount',
        'min_amount' => '60',
    ]);
    countShippingMethods();

    update_option('woocommerce_bacs_settings', [
        'enabled' => 'yes',
        'title' => 'Transferencia bancaria',
        'description' => 'Haz el pago directamente en nuestra cuenta. Usa el número de pedido como concepto.',
    ]);
    update_option('woocommerce_bacs_accounts', [[
        'account_name' => 'Azahar',
        'account_number' => '',
        'bank_name' => 'Banco de demostración',
        'sort_code' => '',
        'iban' => 'ES00 0000 0000 0000 0000 0000',
        'bic' => '',
    ]]);
    update_option('woocommerce_cod_settings', [
        'enabled' => 'yes',
        'title' => 'Contra reembolso',
        'description' => 'Paga en efectivo en el momento de la entrega.',
        'enable_for_methods' => [],
        'enable_for_virtual' => 'yes',
    ]);

    coupon('BIENVENIDA10', 'percent', 10);
    coupon('azahar10', 'percent', 10);
    coupon('menos5', 'fixed_cart', 5, ['minimum_amount' => 30]);
    coupon('caducado', 'percent', 20, ['date_expires' => '2020-01-01']);
}

/** @param array<string, string> $settings */
function shippingMethod(\WC_Shipping_Zone $zone, string $method, array $settings): void
{
    $instance = $zone->add_shipping_method($method);
    update_option("woocommerce_{$method}_{$instance}_settings", $settings);
}

/**
 * WooCommerce before 9.9 counts them while it is installed and keeps that number for as long as the second of the last change
 * is the same: in that second these methods were added too. With none the shop would sell without shipping.
 */
function countShippingMethods(): void
{
    delete_transient('wc_shipping_method_count');
    delete_transient('wc_shipping_method_count_legacy');
    if (wc_get_shipping_method_count(true) !== 2) {
        throw new \RuntimeException('The shop should have two ways of shipping.');
    }
}

/** @param array<string, int|string> $conditions */
function coupon(string $code, string $type, int $amount, array $conditions = []): void
{
    $coupon = new \WC_Coupon();
    $coupon->set_props(['code' => $code, 'discount_type' => $type, 'amount' => $amount] + $conditions);
    $coupon->save();
}

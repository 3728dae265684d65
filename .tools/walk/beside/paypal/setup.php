<?php

/** PayPal in its sandbox, with a button in every place that has one. */

declare(strict_types=1);

use WooCommerce\PayPalCommerce\Settings\DTO\LocationStylingDTO;

update_option('woocommerce-ppcp-data-common', [
    'use_sandbox' => true,
    'use_manual_connection' => true,
    'merchant_connected' => true,
    'sandbox_merchant' => true,
    'merchant_id' => 'ISLASWALK0000',
    'merchant_email' => 'tienda@correo.example',
    'merchant_country' => 'ES',
    'client_id' => 'islas-walk',
    'client_secret' => 'islas-walk-secret',
    'seller_type' => 'business',
]);
update_option('woocommerce-ppcp-data-onboarding', [
    'completed' => true,
    'setup_done' => true,
    'gateways_synced' => true,
    'gateways_refreshed' => true,
]);
$places = [];
foreach (['cart', 'classic_checkout', 'express_checkout', 'mini_cart', 'product'] as $place) {
    $places[$place] = new LocationStylingDTO($place, true);
}
update_option('woocommerce-ppcp-data-styling', $places);
update_option('woocommerce_ppcp-gateway_settings', ['enabled' => 'yes', 'title' => 'PayPal']);

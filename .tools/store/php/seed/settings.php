<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/** The shop's options: Spain, euros, prices that hold their tax, public, without messages to the owner. */
function settings(): void
{
    $options = [
        // A site that is fresh is one whose theme may still rearrange it; Storefront would empty the sidebar.
        'fresh_site' => 0,
        'storefront_nux_fresh_site' => 0,
        'storefront_nux_dismissed' => true,
        'default_comment_status' => 'closed',
        'woocommerce_coming_soon' => 'no',
        'woocommerce_store_pages_only' => 'no',
        'woocommerce_store_address' => 'Calle del Mar, 1',
        'woocommerce_store_city' => 'Palma',
        'woocommerce_store_postcode' => '07001',
        'woocommerce_default_country' => 'ES:PM',
        'woocommerce_allowed_countries' => 'specific',
        'woocommerce_specific_allowed_countries' => ['ES', 'PT'],
        'woocommerce_default_customer_address' => 'base',
        'woocommerce_currency' => 'EUR',
        'woocommerce_currency_pos' => 'right_space',
        'woocommerce_price_thousand_sep' => '.',
        'woocommerce_price_decimal_sep' => ',',
        'woocommerce_price_num_decimals' => 2,
        'woocommerce_calc_taxes' => 'yes',
        'woocommerce_prices_include_tax' => 'yes',
        'woocommerce_tax_display_shop' => 'incl',
        'woocommerce_tax_display_cart' => 'incl',
        'woocommerce_tax_total_display' => 'itemized',
        'woocommerce_enable_ajax_add_to_cart' => 'yes',
        'woocommerce_cart_redirect_after_add' => 'no',
        'woocommerce_notify_low_stock_amount' => 2,
        // Quantities are shown whatever they are, so that hints of what is left can be tested.
        'woocommerce_stock_format' => '',
        'woocommerce_enable_guest_checkout' => 'yes',
        'woocommerce_enable_checkout_login_reminder' => 'yes',
        'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
        'woocommerce_enable_myaccount_registration' => 'yes',
        'woocommerce_registration_generate_username' => 'yes',
        'woocommerce_registration_generate_password' => 'no',
        'woocommerce_demo_store' => 'yes',
        'woocommerce_demo_store_notice' => 'Tienda de demostración: los pedidos no se envían.',
        'woocommerce_attribute_lookup_enabled' => 'yes',
        'woocommerce_attribute_lookup_direct_updates' => 'yes',
        // WooCommerce would put cart and account into a block theme's header from the owner's first visit on: pages that
        // differ before and after a customer signs in cannot be tested.
        'woocommerce_hooked_blocks_version' => 'no',
        // Some new shops get this by chance; a shop for tests must not depend on it.
        'woocommerce_remote_variant_assignment' => 120,
        'wc_feature_woocommerce_additional_variation_images_enabled' => 'yes',
        'woocommerce_allow_tracking' => 'no',
        'woocommerce_show_marketplace_suggestions' => 'no',
        'woocommerce_task_list_hidden' => 'yes',
        'woocommerce_task_list_welcome_modal_dismissed' => 'yes',
        'woocommerce_onboarding_profile' => ['skipped' => true, 'completed' => true],
        'woocommerce_admin_notices' => [],
    ];
    foreach ($options as $name => $value) {
        update_option($name, $value);
    }
    delete_transient('_wc_activation_redirect');
}

<?php

/** Stripe in test mode: a card, and the buttons of wallets on product, cart and checkout. */

declare(strict_types=1);

update_option('woocommerce_stripe_settings', [
    'enabled' => 'yes',
    'title' => 'Tarjeta',
    'testmode' => 'yes',
    'test_publishable_key' => 'pk_test_islaswalk',
    'test_secret_key' => 'sk_test_islaswalk',
    'pmc_enabled' => 'no',
    'upe_checkout_experience_enabled' => 'yes',
    'upe_checkout_experience_accepted_payments' => ['card'],
    'optimized_checkout_element' => 'no',
    'capture' => 'yes',
    'saved_cards' => 'no',
    'express_checkout' => 'yes',
    'express_checkout_button_locations' => ['product', 'cart', 'checkout'],
    'logging' => 'no',
]);

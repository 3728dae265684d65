<?php

/**
 * Plugin Name: Islas walk: Stripe
 * Description: Answers in place of Stripe's server. Every payment succeeds, and nothing is paid.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('pre_http_request', static function ($answer, array $arguments, string $url) {
    if (strpos($url, 'https://api.stripe.com/v1/') !== 0) {
        return $answer;
    }
    $path = substr((string) parse_url($url, PHP_URL_PATH), strlen('/v1/'));
    $asked = $arguments['body'] ?? [];
    $card = ['brand' => 'visa', 'last4' => '4242', 'funding' => 'credit', 'exp_month' => 12, 'exp_year' => 2035];
    $method = ['id' => 'pm_walk', 'object' => 'payment_method', 'type' => 'card', 'card' => $card];
    $amount = (int) ($asked['amount'] ?? get_transient('islas_walk_stripe') ?: 0);
    if (isset($asked['amount'])) {
        set_transient('islas_walk_stripe', $amount, HOUR_IN_SECONDS);
    }
    // A charge that another order has is refused.
    $number = (int) get_transient('islas_walk_stripe_number');
    if ($path === 'payment_intents' && ($arguments['method'] ?? '') === 'POST') {
        set_transient('islas_walk_stripe_number', ++$number, HOUR_IN_SECONDS);
    }
    $charge = [
        'id' => "ch_walk$number",
        'object' => 'charge',
        'amount' => $amount,
        'currency' => 'eur',
        'captured' => true,
        'paid' => true,
        'status' => 'succeeded',
        'payment_method' => 'pm_walk',
        'payment_method_details' => ['type' => 'card', 'card' => $card],
        'outcome' => ['type' => 'authorized'],
        'metadata' => [],
        'balance_transaction' => null,
    ];
    $intent = [
        'id' => "pi_walk$number",
        'object' => 'payment_intent',
        'client_secret' => "pi_walk{$number}_secret_walk",
        'amount' => $amount,
        'currency' => 'eur',
        'status' => 'succeeded',
        'payment_method' => 'pm_walk',
        'payment_method_types' => ['card'],
        'latest_charge' => $charge,
        'charges' => ['data' => [$charge]],
        'next_action' => null,
        'metadata' => [],
    ];
    $known = [
        '~^account$~' => [
            'id' => 'acct_walk',
            'country' => 'ES',
            'default_currency' => 'eur',
            'charges_enabled' => true,
            'payouts_enabled' => true,
            'capabilities' => ['card_payments' => 'active'],
            'settings' => ['payments' => ['statement_descriptor' => 'AZAHAR']],
        ],
        '~^customers~' => ['id' => 'cus_walk', 'object' => 'customer'],
        '~^payment_methods/~' => $method,
        '~^confirmation_tokens/~' => [
            'id' => 'ctoken_walk',
            'payment_method_preview' => ['type' => 'card', 'card' => $card],
        ],
        '~^payment_intents~' => $intent,
        '~^charges~' => $charge,
        '~~' => ['object' => 'list', 'data' => [], 'has_more' => false],
    ];
    foreach ($known as $pattern => $body) {
        if (preg_match($pattern, $path) === 1) {
            break;
        }
    }

    return [
        'response' => ['code' => 200, 'message' => 'OK'],
        'headers' => new WpOrg\Requests\Utility\CaseInsensitiveDictionary(),
        'cookies' => [],
        'body' => (string) wp_json_encode($body),
    ];
}, 10, 3);

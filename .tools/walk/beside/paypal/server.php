<?php

/**
 * Plugin Name: Islas walk: PayPal
 * Description: Answers in place of PayPal's server. Every payment is approved, and nothing is paid.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('pre_http_request', static function ($answer, array $arguments, string $url) {
    if (strpos($url, 'https://api-m.sandbox.paypal.com/') !== 0) {
        return $answer;
    }
    $reply = static fn (int $code, array $body): array => [
        'response' => ['code' => $code, 'message' => ''],
        'headers' => new WpOrg\Requests\Utility\CaseInsensitiveDictionary(),
        'cookies' => [],
        'body' => $code === 204 ? '' : (string) wp_json_encode($body),
    ];
    $method = $arguments['method'] ?? 'GET';
    $path = (string) parse_url($url, PHP_URL_PATH);
    if ($path === '/v1/oauth2/token') {
        return $reply(200, ['access_token' => 'walk', 'expires_in' => 3600, 'scope' => '', 'created' => time()]);
    }
    if (preg_match('~^/v2/checkout/orders(?:/(\w+)(/capture)?)?$~', $path, $found) !== 1) {
        return $reply(404, ['name' => 'RESOURCE_NOT_FOUND', 'message' => $path, 'details' => []]);
    }

    $key = 'islas_walk_paypal_' . ($found[1] ?? '');
    if (!isset($found[1])) {
        $order = (array) json_decode((string) $arguments['body'], true);
        $order = ['id' => strtoupper(wp_generate_password(12, false)), 'status' => 'CREATED'] + $order;
        unset($order['payment_source']);
        set_transient("islas_walk_paypal_{$order['id']}", $order, HOUR_IN_SECONDS);

        return $reply(201, $order);
    }
    $order = get_transient($key);
    if (!is_array($order)) {
        return $reply(404, ['name' => 'RESOURCE_NOT_FOUND', 'message' => $path, 'details' => []]);
    }
    if ($method === 'PATCH') {
        foreach ((array) json_decode((string) $arguments['body'], true) as $change) {
            $order['purchase_units'][0] = $change['value'];
        }
        set_transient($key, $order, HOUR_IN_SECONDS);

        return $reply(204, []);
    }
    $order['status'] = 'APPROVED';
    $order['payer'] = [
        'email_address' => 'clara@correo.example',
        'payer_id' => 'CLARA',
        'name' => ['given_name' => 'Clara', 'surname' => 'Luz'],
        'address' => ['country_code' => 'ES'],
    ];
    if (isset($found[2])) {
        $order['status'] = 'COMPLETED';
        $order['purchase_units'][0]['payments'] = ['captures' => [[
            'id' => "CAPTURE{$order['id']}",
            'status' => 'COMPLETED',
            'amount' => $order['purchase_units'][0]['amount'],
            'final_capture' => true,
        ]]];
        set_transient($key, $order, HOUR_IN_SECONDS);

        return $reply(201, $order);
    }

    return $reply(200, $order);
}, 10, 3);

<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * One customer with an address, able to check out at once, whose password is her login, and the administrator's Spanish profile.
 *
 * @param array<string, string> $customer login, e-mail and address fields
 */
function people(array $customer): void
{
    $id = wp_insert_user([
        'user_login' => $customer['login'],
        'user_pass' => $customer['login'],
        'user_email' => $customer['email'],
        'first_name' => $customer['first_name'],
        'last_name' => $customer['last_name'],
        'display_name' => $customer['first_name'],
        'role' => 'customer',
    ]);
    foreach (['first_name', 'last_name', 'address_1', 'city', 'postcode', 'state', 'country', 'phone'] as $field) {
        foreach (['billing', 'shipping'] as $kind) {
            update_user_meta($id, "{$kind}_{$field}", $customer[$field]);
        }
    }
    update_user_meta($id, 'billing_email', $customer['email']);

    wp_update_user(['ID' => 1, 'first_name' => 'Administración', 'display_name' => 'Administración']);
    // The welcome tour of the editor covers the page for a first visit.
    update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false]]);
}

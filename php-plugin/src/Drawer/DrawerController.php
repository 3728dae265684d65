<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Cart\Regions;
use Islas\Platform\PlainText;
use Islas\Platform\SameOrigin;
use WP_REST_Request;

/**
 * `wc-ajax=islas_drawer`: changes the visitor's cart as the drawer asks, through WooCommerce's Store API with all its
 * checks, and responds with the cart's regions; an error adds the shop's message. Like WooCommerce's cart endpoints it
 * needs no nonce, so that pages may be cached; requests from other sites are refused (`SameOrigin`).
 */
final class DrawerController
{
    public const NAME = 'islas_drawer';

    /** Store API routes by what is asked for. */
    private const ROUTES = [
        'quantity' => 'update-item',
        'coupon' => 'apply-coupon',
        'uncoupon' => 'remove-coupon',
    ];

    /** WooCommerce hook `wc_ajax_islas_drawer`. */
    public function handle(): void
    {
        if (SameOrigin::isDenied()) {
            wp_send_json(['error' => true], 403);
        }
        $notices = wc_get_notices();
        $refusal = $this->change();
        // What WooCommerce noted meanwhile is in the answer; a later page does not say it again.
        wc_set_notices($notices);
        WC()->cart->calculate_totals();
        wp_send_json(['error' => $refusal !== '', 'notices' => $refusal] + Regions::toArray());
    }

    /** @return string The shop's error message; '' on success. */
    private function change(): string
    {
        $action = self::posted('do');
        $key = self::posted('key');
        if ($action === 'restore') {
            return self::restore($key, self::posted('before'));
        }
        if ($action === 'variation') {
            return (new VariationChange())->change($key, self::attributes()) ?? self::failure();
        }
        $route = self::ROUTES[$action] ?? '';

        return $route === '' ? self::failure() : self::request($route, array_filter([
            'key' => $key,
            'quantity' => self::posted('quantity'),
            'code' => self::posted('code'),
        ], static fn (string $value) => $value !== ''));
    }

    /** @param string $before Key of the line that it stood before; of none, it is the last. */
    private static function restore(string $key, string $before): string
    {
        $cart = WC()->cart;
        if (! $cart->restore_cart_item($key)) {
            return self::failure();
        }
        $place = array_search($before, array_keys($cart->get_cart_contents()), true);
        if (is_int($place)) {
            LinePlace::move($cart, $key, $place);
        }

        return '';
    }

    /** @param array<string, string> $fields */
    private static function request(string $route, array $fields): string
    {
        $request = new WP_REST_Request('POST', '/wc/store/v1/cart/' . $route);
        $request->set_header('Nonce', wp_create_nonce('wc_store_api'));
        $request->set_body_params($fields);
        $error = rest_do_request($request)->as_error();
        if ($error === null) {
            return '';
        }
        $message = PlainText::ofMarkup((string) $error->get_error_message());

        return $message === '' ? self::failure() : $message;
    }

    private static function failure(): string
    {
        return __('The cart could not be changed. Try again.', 'islas');
    }

    private static function posted(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification -- See above.
        return isset($_POST[$name]) && is_scalar($_POST[$name])
            ? sanitize_text_field(wp_unslash((string) $_POST[$name]))
            : '';
        // phpcs:enable WordPress.Security.NonceVerification
    }

    /** @return array<string, string> */
    private static function attributes(): array
    {
        // phpcs:disable WordPress.Security.NonceVerification -- See above.
        $given = isset($_POST['attributes']) && is_array($_POST['attributes'])
            // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each is, below.
            ? wp_unslash($_POST['attributes'])
            : [];
        // phpcs:enable WordPress.Security.NonceVerification
        $attributes = [];
        foreach ($given as $name => $value) {
            if (is_string($value)) {
                $attributes[sanitize_title((string) $name)] = sanitize_text_field($value);
            }
        }

        return $attributes;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Cart\Regions;
use Islas\Platform\Guard;
use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use Islas\Platform\SameOrigin;
use WC_Coupon;

/**
 * `wc-ajax=islas_drawer`: changes the visitor's cart as the drawer asks, with WooCommerce's own functions and all their
 * checks, and responds with the cart's regions; an error adds the shop's message. Nothing goes through the REST API,
 * which many shops close to guests. Like WooCommerce's cart endpoints it needs no nonce, so that pages may be cached;
 * requests from other sites are refused (`SameOrigin`).
 */
final class DrawerController
{
    public const NAME = 'islas_drawer';

    /** WooCommerce hook `wc_ajax_islas_drawer`. */
    public function handleRequest(): void
    {
        if (SameOrigin::isDenied()) {
            wp_send_json(['error' => true], 403);
        }
        $notices = wc_get_notices();
        wc_clear_notices();
        $refusal = Guard::run(
            'change of the cart',
            fn () => $this->changeCart() ?? self::takeErrorNotice(),
            self::makeFailure()
        );
        // What WooCommerce noted meanwhile is in the answer; a later page does not say it again.
        wc_set_notices($notices);
        WC()->cart->calculate_totals();
        wp_send_json(['error' => $refusal !== '', 'notices' => $refusal] + Regions::toArray());
    }

    /** @return string|null The shop's error message; '' on success; null if it is among the notices, or nowhere. */
    private function changeCart(): ?string
    {
        $key = self::readPosted('key');
        switch (self::readPosted('do')) {
            case 'quantity':
                return QuantityChange::changeQuantity($key, self::readPosted('quantity'));
            case 'restore':
                return self::restoreLine($key, self::readPosted('before'));
            case 'variation':
                return (new VariationChange())->changeVariation($key, self::readAttributes());
            case 'coupon':
                return self::applyCoupon(self::readCoupon());
            case 'uncoupon':
                return WC()->cart->remove_coupon(self::readCoupon()) ? '' : null;
            default:
                return null;
        }
    }

    /** @param string $before Key of the line that it stood before; of none, it is the last. */
    private static function restoreLine(string $key, string $before): ?string
    {
        $cart = WC()->cart;
        if (! $cart->restore_cart_item($key)) {
            return null;
        }
        $place = array_search($before, array_keys($cart->get_cart_contents()), true);
        if (is_int($place)) {
            LinePlace::moveLine($cart, $key, $place);
        }

        return '';
    }

    private static function applyCoupon(string $code): ?string
    {
        if ($code === '') {
            wc_add_notice(WC_Coupon::get_generic_coupon_error(WC_Coupon::E_WC_COUPON_PLEASE_ENTER), 'error');

            return null;
        }

        return WC()->cart->apply_coupon($code) ? '' : null;
    }

    /** WooCommerce says why as a notice. */
    private static function takeErrorNotice(): string
    {
        $errors = wc_get_notices('error');
        $notice = is_array($errors[0] ?? null) ? $errors[0]['notice'] ?? '' : '';
        // A link to the cart is a button of its own in the drawer.
        $text = is_string($notice) ? PlainText::inOneLine(Pattern::replace('#<a\b.*?</a>#si', '', $notice)) : '';

        return $text === '' ? self::makeFailure() : $text;
    }

    private static function makeFailure(): string
    {
        return __('The cart could not be changed. Try again.', 'islas');
    }

    /** As WooCommerce reads it: a code may have signs that are cut out of other fields. */
    private static function readCoupon(): string
    {
        // phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above.
        return isset($_POST['code']) && is_scalar($_POST['code'])
            ? wc_format_coupon_code(wp_unslash((string) $_POST['code']))
            : '';
        // phpcs:enable
    }

    private static function readPosted(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification -- See above.
        return isset($_POST[$name]) && is_scalar($_POST[$name])
            ? sanitize_text_field(wp_unslash((string) $_POST[$name]))
            : '';
        // phpcs:enable WordPress.Security.NonceVerification
    }

    /** @return array<string, string> */
    private static function readAttributes(): array
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

<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A request by the shop itself to one of its own pages, signed and valid for some minutes. The page is a new visitor's,
 * and names at its end what the shop wants to know.
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class SignedVisit
{
    /** What the shop wants to know, as a parameter of the address: what a page costs, and what pages have alike. */
    public const MEASURE = 'islas-measure';
    public const LOOK = 'islas-look';

    private const LIFETIME = 300;

    /** @return list<HookRow> For the page of such a request. */
    public static function listHooks(): array
    {
        return [
            ['action', 'send_headers', self::class, 'keepFromCaches', 10, 0],
            ['filter', 'woocommerce_checkout_redirect_empty_cart', self::class, 'keepCheckout', PHP_INT_MAX, 0],
        ];
    }

    /** For the address of a page. @param self::MEASURE|self::LOOK $parameter */
    public static function makeValue(string $parameter): string
    {
        $expires = (string) (time() + self::LIFETIME);

        return $expires . '.' . self::signVisit($parameter, $expires);
    }

    /** Whether this request is one. */
    public static function isAsked(string $parameter): bool
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- It is signed, and changes nothing.
        $value = isset($_GET[$parameter]) && is_string($_GET[$parameter])
            ? sanitize_text_field(wp_unslash($_GET[$parameter]))
            : '';
        // phpcs:enable

        return preg_match('/^(\d{10})\.([0-9a-f]{64})$/D', $value, $found) === 1
            && (int) $found[1] > time()
            && hash_equals(self::signVisit($parameter, $found[1]), $found[2]);
    }

    public static function signVisit(string $parameter, string $text): string
    {
        $signed = implode('|', [$parameter, (string) get_current_blog_id(), $text]);

        return hash_hmac('sha256', $signed, wp_salt('auth'));
    }

    /** WordPress hook `send_headers`: no cache keeps the page. */
    public static function keepFromCaches(): void
    {
        nocache_headers();
        wc_maybe_define_constant('DONOTCACHEPAGE', true);
    }

    /** WooCommerce filter `woocommerce_checkout_redirect_empty_cart`: nothing is in the cart of this visitor. */
    public static function keepCheckout(): bool
    {
        return false;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Speculation;

/** A request by which a browser fetches a page ahead, before the visitor opens it. */
final class FetchAhead
{
    /** Parameters with which a link of WooCommerce changes something. */
    private const CHANGES = [
        'add-to-cart',
        'remove_item',
        'undo_item',
        'apply_coupon',
        'coupon_code',
        'remove_coupon',
        'order_again',
        'cancel_order',
        'customer-logout',
        'wc-ajax',
        'wc-api',
        '_wpnonce',
    ];

    /** What WooCommerce counts on the server; the browser asks for a page once. */
    private const KEPT = 'woocommerce_recently_viewed';

    /**
     * WordPress hook `init`, before anything reads the address: refuses a page whose address changes something, and
     * every page for a visitor who saves data. The browser asks again when the visitor opens the page.
     */
    public static function refuseChange(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only the names are read.
        $isChange = array_intersect(self::CHANGES, array_map('strval', array_keys($_GET))) !== [];
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
        $savesData = ($_SERVER['HTTP_SAVE_DATA'] ?? '') === 'on';
        if ($isChange || $savesData) {
            nocache_headers();
            status_header(503);
            exit;
        }
    }

    /**
     * WooCommerce filter `woocommerce_set_cookie_enabled`: a cookie of the cart that was read before a change would
     * overwrite the one that the change has set.
     *
     * @param mixed $isEnabled
     * @param mixed $name
     * @return mixed
     */
    public static function refuseCookie($isEnabled, $name)
    {
        return $name === self::KEPT ? $isEnabled : false;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Analytics;

use WC_Cart;

/**
 * The parameters of an event over items. `value` is the sum of price × quantity: without tax and shipping, as GA4
 * documents it.
 *
 * @phpstan-import-type Item from Items
 */
final class Params
{
    /**
     * @param list<Item> $items
     * @return array<string, mixed>
     */
    public static function fromItems(array $items, string $currency): array
    {
        $value = 0.0;
        foreach ($items as $item) {
            $value += (float) ($item['price'] ?? 0) * (float) ($item['quantity'] ?? 1);
        }

        return ['currency' => $currency, 'value' => round($value, 2), 'items' => $items];
    }

    /** @return array<string, mixed>|null Null for an empty cart. */
    public static function fromCart(?WC_Cart $cart, Items $items): ?array
    {
        /** @var array<string, array<string, mixed>> $contents */
        $contents = $cart === null ? [] : $cart->get_cart();
        $lines = array_values(array_filter(array_map(
            static fn (array $line) => $items->fromCartLine($line),
            $contents
        )));
        if ($cart === null || $lines === []) {
            return null;
        }

        return self::fromItems($lines, get_woocommerce_currency()) + self::makeCoupon($cart->get_applied_coupons());
    }

    /**
     * @param array<array-key, mixed> $codes
     * @return array<string, string>
     */
    public static function makeCoupon(array $codes): array
    {
        $codes = array_filter($codes, 'is_string');

        return $codes === [] ? [] : ['coupon' => implode(',', $codes)];
    }
}

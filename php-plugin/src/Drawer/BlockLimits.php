<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Automattic\WooCommerce\StoreApi\Utilities\QuantityLimits;

/**
 * What plugins demand of a quantity through the filters of WooCommerce's Cart block alone. Its rules are stricter than
 * those of the classic cart page, so they count only where one of these filters is used.
 *
 * @phpstan-import-type Bounds from QuantityField
 */
final class BlockLimits
{
    private const FILTER = 'woocommerce_store_api_product_quantity_';
    private const NAMES = ['minimum', 'maximum', 'multiple_of', 'editable', 'limit'];

    /**
     * @param Bounds $bounds
     * @return Bounds|null Null if the quantity cannot be changed.
     */
    public static function narrowBounds(array $bounds, Item $line): ?array
    {
        $limits = self::readLimits($line);
        if ($limits === null) {
            return $bounds;
        }
        if (($limits['editable'] ?? true) === false) {
            return null;
        }
        $number = static fn (string $name) => is_numeric($limits[$name] ?? null) ? $limits[$name] + 0 : 0;
        $bounds['min'] = max($bounds['min'], $number('minimum'));
        $bounds['max'] = min($bounds['max'] ?: INF, $number('maximum') ?: INF);
        $bounds['max'] = is_finite((float) $bounds['max']) ? $bounds['max'] : 0;
        if ($number('multiple_of') > 0 && $number('multiple_of') != 1) {
            $bounds['step'] = $number('multiple_of');
        }

        return $bounds;
    }

    /** @return array<mixed>|null Null where no plugin uses the filters, or WooCommerce has other classes. */
    private static function readLimits(Item $line): ?array
    {
        $isFiltered = static fn (string $name): bool => has_filter(self::FILTER . $name) !== false;
        // @phpstan-ignore-next-line function.alreadyNarrowedType -- Not in every WooCommerce.
        $isKnown = method_exists(QuantityLimits::class, 'get_cart_item_quantity_limits');
        if (! $isKnown || array_filter(self::NAMES, $isFiltered) === []) {
            return null;
        }

        return (new QuantityLimits())->get_cart_item_quantity_limits($line->fields);
    }
}

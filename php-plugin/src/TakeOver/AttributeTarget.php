<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Swatches\AttributeShapes;
use Islas\Swatches\AttributeTypes;
use Islas\Swatches\ProductAppearance;
use WC_Cache_Helper;
use wpdb;

/**
 * Type and shape of a shop-wide attribute. A type that Islas does not know is free: its plugin takes it along.
 */
final class AttributeTarget implements Target
{
    public const TYPE = 'type';
    public const SHAPE = 'shape';

    /** Types that WooCommerce and Islas show themselves. */
    private const KNOWN = ['select', 'text', 'wc-visual'];

    public function readValue(int $id, string $key): ?string
    {
        if ($key === self::SHAPE) {
            return AttributeShapes::forAttribute($id) ?: null;
        }
        $attribute = wc_get_attribute($id);

        return is_object($attribute) && is_string($attribute->type ?? null) ? $attribute->type : null;
    }

    public function isFree(int $id, string $key, $current): bool
    {
        return $key === self::SHAPE
            ? $current === null
            : is_string($current) && ! in_array($current, array_merge(self::KNOWN, AttributeTypes::NAMES), true);
    }

    public function acceptsValue(Item $item): bool
    {
        return in_array(
            $item->value,
            $item->key === self::SHAPE ? ProductAppearance::SHAPES : AttributeTypes::NAMES,
            true
        );
    }

    public function writeValue(int $id, string $key, $value): void
    {
        $text = is_string($value) ? $value : '';
        if ($key === self::SHAPE) {
            AttributeShapes::changeShape($id, $text);
            return;
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        // Not `wc_update_attribute()`: it stores no type of a plugin that is inactive, and an undo restores one.
        $wpdb->update(
            $wpdb->prefix . 'woocommerce_attribute_taxonomies',
            ['attribute_type' => $text],
            ['attribute_id' => $id]
        );
        delete_transient('wc_attribute_taxonomies');
        WC_Cache_Helper::invalidate_cache_group('woocommerce-attributes');
    }

    public function flushValues(): void
    {
    }
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Sanitise;

/**
 * Sanitises the overrides of one product, as ProductAppearance reads them. Total and idempotent: any value in, a small
 * clean array out. Nothing is stored for values that the owner left to the attribute.
 *
 * @phpstan-type Item array{color?: string, second?: string, image?: int, tooltip?: string}
 * @phpstan-type Override array{type?: string, shape?: string, items?: array<array-key, Item>}
 */
final class Overrides
{
    /** Bounds of what is kept: attributes, values of an attribute, characters of a value and of a tooltip. */
    public const ATTRIBUTES = 100;
    public const VALUES = 1000;
    public const LONGEST_VALUE = 200;
    public const LONGEST_TOOLTIP = 200;

    /**
     * @param mixed $value Field name of an attribute to its type, shape and items by value.
     * @return array<string, Override>
     */
    public static function sanitise($value): array
    {
        $clean = [];
        foreach (is_array($value) ? $value : [] as $field => $given) {
            $override = self::isField((string) $field) ? self::sanitiseOverride($given) : [];
            if ($override !== [] && count($clean) < self::ATTRIBUTES) {
                $clean[(string) $field] = $override;
            }
        }

        return $clean;
    }

    /**
     * The same from the form of the product screen, where the items are a list and each names its value: a value in
     * the name of a field would be cut at its brackets.
     *
     * @param mixed $posted Without slashes.
     * @return array<string, Override>
     */
    public static function sanitiseForm($posted): array
    {
        $given = [];
        foreach (is_array($posted) ? $posted : [] as $field => $attribute) {
            $attribute = is_array($attribute) ? $attribute : [];
            $items = is_array($attribute['items'] ?? null) ? $attribute['items'] : [];
            $attribute['items'] = [];
            foreach ($items as $item) {
                if (is_array($item) && is_string($item['value'] ?? null)) {
                    $attribute['items'][$item['value']] = $item;
                }
            }
            $given[$field] = $attribute;
        }

        return self::sanitise($given);
    }

    /**
     * @param mixed $value
     * @return Item
     */
    public static function sanitiseItem($value): array
    {
        $value = is_array($value) ? $value : [];
        $color = static function (string $key) use ($value): string {
            return is_string($value[$key] ?? null) ? TermMeta::sanitiseColor(trim($value[$key])) : '';
        };
        // WooCommerce takes slashes out of the lists it stores: without any, what is read is what was written.
        $tooltip = str_replace('\\', '', Sanitise::sanitiseText($value['tooltip'] ?? '', ''));

        return array_filter([
            'color' => $color('color'),
            'second' => $color('second'),
            'image' => Sanitise::sanitiseCount($value['image'] ?? 0, 0, 0, PHP_INT_MAX),
            'tooltip' => trim(mb_substr($tooltip, 0, self::LONGEST_TOOLTIP)),
        ]);
    }

    /**
     * @param mixed $value
     * @return Override
     */
    private static function sanitiseOverride($value): array
    {
        $value = is_array($value) ? $value : [];
        $items = [];
        foreach (is_array($value['items'] ?? null) ? $value['items'] : [] as $name => $given) {
            $name = (string) $name;
            $isName = $name !== '' && mb_check_encoding($name, 'UTF-8') && mb_strlen($name) <= self::LONGEST_VALUE;
            $item = $isName ? self::sanitiseItem($given) : [];
            if ($item !== [] && count($items) < self::VALUES) {
                $items[$name] = $item;
            }
        }

        return array_filter([
            'type' => Sanitise::sanitiseChoice($value['type'] ?? '', '', ProductAppearance::TYPES),
            'shape' => Sanitise::sanitiseChoice($value['shape'] ?? '', '', ProductAppearance::SHAPES),
            'items' => $items,
        ]);
    }

    private static function isField(string $field): bool
    {
        $name = strpos($field, 'attribute_') === 0 ? substr($field, strlen('attribute_')) : '';

        return $name !== '' && strlen($field) <= 255 && sanitize_title($name) === $name;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\PlainText;
use Islas\Platform\Settings;

/**
 * What an attribute's swatches are on one product: the product's own choice, else the attribute's, else the shop's.
 *
 * @phpstan-import-type Appearance from TermMeta
 */
final class ProductAppearance
{
    /** Product meta: field name of an attribute to its overrides. */
    public const META = '_islas_swatches';
    public const TYPES = ['button', 'color', 'image', 'radio', 'select'];
    public const SHAPES = ['squared', 'rounded'];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** One of TYPES. Plain selects become buttons unless the owner keeps them. */
    public function chooseType(int $product, string $attribute): string
    {
        return $this->findOwnType($product, $attribute)
            ?: ($this->settings->flag('default_to_button') ? 'button' : 'select');
    }

    /** Whether the owner has given the attribute swatches, here or for the whole shop. */
    public function hasOwnType(int $product, string $attribute): bool
    {
        return ! in_array($this->findOwnType($product, $attribute), ['', 'select'], true);
    }

    private function findOwnType(int $product, string $attribute): string
    {
        $chosen = $this->readOverride($product, $attribute)['type'] ?? '';
        if (in_array($chosen, self::TYPES, true)) {
            return $chosen;
        }
        $global = taxonomy_exists($attribute) ? wc_get_attribute(wc_attribute_taxonomy_id_by_name($attribute)) : null;
        $type = is_object($global) && isset($global->type) && is_string($global->type) ? $global->type : 'select';
        if ($type === 'wc-visual') {
            return 'color';
        }

        return in_array($type, ['button', 'color', 'image', 'radio'], true) ? $type : '';
    }

    public function chooseShape(int $product, string $attribute): string
    {
        $chosen = $this->readOverride($product, $attribute)['shape'] ?? '';

        if (in_array($chosen, self::SHAPES, true)) {
            return $chosen;
        }
        $id = taxonomy_exists($attribute) ? wc_attribute_taxonomy_id_by_name($attribute) : 0;

        return AttributeShapes::forAttribute($id) ?: $this->settings->text('shape_style');
    }

    /**
     * @param int $term Id of the value's term, 0 for a custom attribute's value.
     * @return Appearance
     */
    public function chooseAppearance(int $product, string $attribute, string $value, int $term): array
    {
        $appearance = $term > 0
            ? TermMeta::readAppearance($term)
            : ['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''];
        $items = $this->readOverride($product, $attribute)['items'] ?? [];
        $own = is_array($items) && is_array($items[$value] ?? null) ? $items[$value] : [];
        foreach (['color', 'second'] as $key) {
            $color = isset($own[$key]) && is_string($own[$key]) ? TermMeta::sanitiseColor($own[$key]) : '';
            $appearance[$key] = $color === '' ? $appearance[$key] : $color;
        }
        $appearance['image'] = isset($own['image']) && is_numeric($own['image']) && (int) $own['image'] > 0
            ? (int) $own['image'] : $appearance['image'];
        $appearance['tooltip'] = isset($own['tooltip']) && is_string($own['tooltip']) && $own['tooltip'] !== ''
            ? PlainText::ofName($own['tooltip']) : $appearance['tooltip'];

        return $appearance;
    }

    /** @return array<mixed> */
    private function readOverride(int $product, string $attribute): array
    {
        // Not through the product, which would read all its meta once more.
        $all = get_post_meta($product, self::META, true);
        $own = is_array($all) ? ($all['attribute_' . sanitize_title($attribute)] ?? null) : null;

        return is_array($own) ? $own : [];
    }
}

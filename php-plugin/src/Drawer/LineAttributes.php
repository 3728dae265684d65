<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\PlainText;
use WC_Product_Variable;
use WP_Term;

/**
 * The attributes and options that a line's variation can be changed to in the cart.
 */
final class LineAttributes
{
    /** A product with more than this many options in all is changed on its own page. */
    private const MOST = 60;

    /**
     * @return list<array{
     *     name: string,
     *     label: string,
     *     value: string,
     *     options: list<array{value: string, label: string}>
     * }>
     */
    public function listAttributes(Item $line): array
    {
        $product = $line->variation > 0 ? wc_get_product($line->product) : null;
        if (! $product instanceof WC_Product_Variable) {
            return [];
        }
        $attributes = [];
        $count = 0;
        foreach ($product->get_variation_attributes() as $name => $values) {
            $field = 'attribute_' . sanitize_title((string) $name);
            $options = [];
            foreach (array_filter((array) $values, 'is_scalar') as $value) {
                $label = self::makeLabel((string) $name, (string) $value, $product);
                $options[] = ['value' => (string) $value, 'label' => $label];
            }
            $count += count($options);
            $attributes[] = [
                'name' => $field,
                'label' => PlainText::ofMarkup((string) wc_attribute_label((string) $name, $product)),
                'value' => $line->attributes[$field] ?? '',
                'options' => $options,
            ];
        }

        return $count > self::MOST ? [] : $attributes;
    }

    private static function makeLabel(string $attribute, string $value, WC_Product_Variable $product): string
    {
        $term = taxonomy_exists($attribute) ? get_term_by('slug', $value, $attribute) : null;
        $name = $term instanceof WP_Term ? $term->name : $value;

        $name = apply_filters(
            'woocommerce_variation_option_name',
            $name,
            $term instanceof WP_Term ? $term : null,
            $attribute,
            $product
        );

        return is_scalar($name) ? PlainText::ofName((string) $name) : '';
    }
}

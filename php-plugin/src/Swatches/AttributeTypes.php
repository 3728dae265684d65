<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;
use Islas\Platform\PlainText;
use WC_Product_Attribute;
use WP_Term;

/**
 * The types an attribute can have beside WooCommerce's own: by the names that Variation Swatches for WooCommerce gave
 * them, so that its shops find theirs again.
 */
final class AttributeTypes
{
    public const NAMES = ['color', 'image', 'button', 'radio'];

    /** @return array<string, string> */
    public static function listLabels(): array
    {
        return [
            'color' => __('Colour', 'islas'),
            'image' => __('Image', 'islas'),
            'button' => __('Button', 'islas'),
            'radio' => __('Radio button', 'islas'),
        ];
    }

    /**
     * WooCommerce filter `product_attributes_type_selector`.
     *
     * @param mixed $types
     * @return array<mixed>
     */
    public static function addTypes($types): array
    {
        return (is_array($types) ? $types : []) + self::listLabels();
    }

    /**
     * WooCommerce action `woocommerce_product_option_terms`: its product screen shows the terms of its own types only.
     *
     * @param mixed $taxonomy The attribute's row.
     * @param mixed $place Of the attribute in the form.
     * @param mixed $attribute
     */
    public function printTerms($taxonomy, $place, $attribute): void
    {
        $type = is_object($taxonomy) ? get_object_vars($taxonomy)['attribute_type'] ?? '' : '';
        // The other plugin, while it is still there, shows them itself.
        if (
            ! in_array($type, self::NAMES, true) || ! $attribute instanceof WC_Product_Attribute
            || class_exists('Woo_Variation_Swatches', false)
        ) {
            return;
        }
        $orderBy = get_object_vars((object) $taxonomy)['attribute_orderby'] ?? '';
        $limit = apply_filters('woocommerce_admin_terms_metabox_datalimit', 50);
        $options = [];
        foreach ((array) $attribute->get_terms() as $term) {
            if ($term instanceof WP_Term) {
                $name = apply_filters('woocommerce_product_attribute_term_name', $term->name, $term);
                $options[] = Html::el(
                    'option',
                    ['value' => $term->term_id, 'selected' => true],
                    Html::text(PlainText::ofName(is_string($name) ? $name : $term->name))
                );
            }
        }
        Html::join(
            Html::el('select', [
                'multiple' => true,
                'class' => 'multiselect attribute_values wc-taxonomy-term-search',
                'name' => 'attribute_values[' . (is_numeric($place) ? (int) $place : 0) . '][]',
                'aria-label' => __('Values', 'islas'),
                'data-minimum_input_length' => '0',
                'data-limit' => is_numeric($limit) ? absint($limit) : 50,
                'data-return_id' => 'id',
                'data-placeholder' => __('Select values', 'islas'),
                'data-orderby' => is_string($orderBy) && $orderBy !== '' ? $orderBy : 'name',
                'data-taxonomy' => $attribute->get_taxonomy(),
            ], ...$options),
            self::renderButton('plus select_all_attributes', __('Select all', 'islas')),
            self::renderButton('minus select_no_attributes', __('Select none', 'islas')),
            self::renderButton('fr plus add_new_attribute', __('Create value', 'islas'))
        )->show();
    }

    /** WooCommerce's script answers by class. */
    private static function renderButton(string $class, string $label): Html
    {
        return Html::el('button', ['type' => 'button', 'class' => 'button ' . $class], Html::text($label));
    }
}

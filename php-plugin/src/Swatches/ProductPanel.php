<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;
use Islas\Platform\PlainText;
use WC_Product;
use WC_Product_Attribute;
use WP_Term;

/**
 * The tab of the product screen with the product's overrides of its attributes' swatches.
 *
 * @phpstan-import-type Item from Overrides
 */
final class ProductPanel
{
    public const NONCE = 'islas_swatches_nonce';
    public const FIELD = 'islas_swatches';
    /** Holds all of FIELD where a script fills it in: servers cut forms at a thousand fields. */
    public const JSON = 'islas_swatches_json';
    /** Last in the panel: where it is missing, the server cut the form short, and nothing is saved. */
    public const END = 'islas_swatches_end';

    /**
     * @param mixed $tabs
     * @return array<mixed>
     */
    public function addTab($tabs): array
    {
        return (is_array($tabs) ? $tabs : []) + ['islas_swatches' => [
            'label' => __('Swatches', 'islas'),
            'target' => 'islas_swatches_panel',
            'class' => ['show_if_variable'],
            'priority' => 65,
        ]];
    }

    public function printPanel(): void
    {
        $product = wc_get_product();
        $groups = [];
        $place = 0;
        foreach ($product instanceof WC_Product ? $product->get_attributes() : [] as $attribute) {
            if ($product && $attribute instanceof WC_Product_Attribute && $attribute->get_variation()) {
                $groups[] = self::renderGroup($product, $attribute, $place++);
            }
        }
        echo '<div id="islas_swatches_panel" class="panel woocommerce_options_panel hidden islas-panel">';
        Html::el('p', ['class' => 'islas-panel__help'], Html::text($groups === []
            ? __('Save attributes that are used for variations; their options appear here.', 'islas')
            : __('What you leave empty is taken from the attribute.', 'islas')))->show();
        Html::join(...$groups)->show();
        wp_nonce_field(self::FIELD, self::NONCE);
        Html::el('input', ['type' => 'hidden', 'name' => self::JSON, 'value' => ''])->show();
        Html::el('input', ['type' => 'hidden', 'name' => self::END, 'value' => '1'])->show();
        echo '</div>';
    }

    /** @param mixed $product WooCommerce action `woocommerce_admin_process_product_object`: WooCommerce saves it then. */
    public function saveOverrides($product): void
    {
        $nonce = isset($_POST[self::NONCE]) && is_string($_POST[self::NONCE])
            ? sanitize_key(wp_unslash($_POST[self::NONCE])) : '';
        if (
            ! $product instanceof WC_Product || ! isset($_POST[self::END])
            || ! wp_verify_nonce($nonce, self::FIELD) || ! current_user_can('edit_product', $product->get_id())
        ) {
            return;
        }
        $posted = self::readPosted();
        if (! is_array($posted)) {
            return;
        }
        $overrides = Overrides::sanitiseForm($posted);
        if ($overrides === []) {
            $product->delete_meta_data(ProductAppearance::META);
        } else {
            $product->update_meta_data(ProductAppearance::META, $overrides);
        }
    }

    /** @return mixed What the fields say, or the one field in their place; anything else than a list is broken. */
    private static function readPosted()
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- Verified in save().
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Overrides cleans each part.
        $json = isset($_POST[self::JSON]) && is_string($_POST[self::JSON]) ? wp_unslash($_POST[self::JSON]) : '';

        return $json === '' ? wp_unslash($_POST[self::FIELD] ?? []) : json_decode($json, true);
        // phpcs:enable
    }

    private static function renderGroup(WC_Product $product, WC_Product_Attribute $attribute, int $place): Html
    {
        $field = 'attribute_' . sanitize_title($attribute->get_name());
        $own = Overrides::sanitise($product->get_meta(ProductAppearance::META))[$field] ?? [];
        $name = self::FIELD . '[' . $field . ']';
        $id = 'islas-' . $place;
        $inherited = __('As in the attribute', 'islas');
        $rows = [];
        foreach (self::listOptions($attribute) as $value => $label) {
            $value = (string) $value;
            $at = count($rows);
            $rows[] = self::renderRow(
                "{$name}[items][{$at}]",
                "{$id}-{$at}",
                $value,
                $label,
                $own['items'][$value] ?? []
            );
        }
        $heads = [
            __('Option', 'islas'), __('Colour', 'islas'), __('Second colour', 'islas'), __('Image', 'islas'),
            __('Text', 'islas'),
        ];
        $cell = static fn (string $heading) => Html::el('th', ['scope' => 'col'], Html::text($heading));

        return Html::el(
            'fieldset',
            ['class' => 'islas-panel__group'],
            Html::el('legend', [], Html::text(
                PlainText::ofMarkup((string) wc_attribute_label($attribute->get_name(), $product))
            )),
            self::renderLabelled("{$id}-type", __('Type', 'islas'), AppearanceFields::renderChoice(
                $name . '[type]',
                "{$id}-type",
                AppearanceFields::listTypes($inherited),
                $own['type'] ?? ''
            )),
            self::renderLabelled("{$id}-shape", __('Shape', 'islas'), AppearanceFields::renderChoice(
                $name . '[shape]',
                "{$id}-shape",
                AppearanceFields::listShapes($inherited),
                $own['shape'] ?? ''
            )),
            Html::el(
                'table',
                ['class' => 'widefat striped islas-panel__items'],
                Html::el('thead', [], Html::el('tr', [], ...array_map($cell, $heads))),
                Html::el('tbody', [], ...$rows)
            )
        );
    }

    /** @param Item $item */
    private static function renderRow(string $name, string $id, string $value, string $label, array $item): Html
    {
        /* translators: 1: part of an option's appearance, such as "Colour", 2: the option, such as "Red" */
        $format = __('%1$s of %2$s', 'islas');
        $called = static fn (string $part) => ['aria-label' => sprintf($format, $part, $label)];
        $item += ['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''];
        $fields = [
            AppearanceFields::renderColor("{$name}[color]", "{$id}-c", $item['color'], $called(__('Colour', 'islas'))),
            AppearanceFields::renderColor(
                "{$name}[second]",
                "{$id}-s",
                $item['second'],
                $called(__('Second colour', 'islas'))
            ),
            AppearanceFields::renderImage("{$name}[image]", "{$id}-i", $item['image'], $called(__('Image', 'islas'))),
            AppearanceFields::renderTooltip(
                "{$name}[tooltip]",
                "{$id}-t",
                $item['tooltip'],
                $called(__('Text', 'islas'))
            ),
        ];
        $which = Html::el('input', ['type' => 'hidden', 'name' => $name . '[value]', 'value' => $value]);

        return Html::el(
            'tr',
            [],
            Html::el('th', ['scope' => 'row'], Html::text($label), $which),
            ...array_map(static fn (Html $field) => Html::el('td', [], $field), $fields)
        );
    }

    private static function renderLabelled(string $id, string $text, Html $control): Html
    {
        $label = Html::el('label', ['for' => $id], Html::text($text));

        return Html::el('p', ['class' => 'form-field'], $label, $control);
    }

    /** @return array<array-key, string> Value to name. */
    private static function listOptions(WC_Product_Attribute $attribute): array
    {
        $options = [];
        foreach ($attribute->is_taxonomy() ? (array) $attribute->get_terms() : $attribute->get_options() as $option) {
            if ($option instanceof WP_Term) {
                $options[$option->slug] = PlainText::ofName($option->name);
            } elseif (is_scalar($option) && (string) $option !== '') {
                $options[(string) $option] = PlainText::ofName((string) $option);
            }
        }

        return $options;
    }
}

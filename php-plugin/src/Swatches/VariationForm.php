<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Assets;
use Islas\Markup\Html;
use Islas\Markup\Island;
use Islas\Rest\AvailabilityController;
use Islas\Settings;
use Islas\Templates\Swatches;
use WC_Product_Variable;
use WP_Term;

/**
 * Prints the swatches of an attribute behind WooCommerce's own select, which stays in the form and is what is sent.
 *
 * @phpstan-import-type Item from Swatches
 */
final class VariationForm
{
    /** The view whose style sheets the swatches need. */
    private const ISLAND = 'swatch-form';

    private Settings $settings;
    private ProductLooks $looks;
    private VariationTable $table;
    private States $states;
    private Pictures $pictures;
    private AvailabilityController $availability;
    private Assets $assets;

    /** @var array<int, Matrix> */
    private array $matrices = [];
    private int $printed = 0;

    public function __construct(
        Settings $settings,
        ProductLooks $looks,
        VariationTable $table,
        States $states,
        Pictures $pictures,
        AvailabilityController $availability,
        Assets $assets
    ) {
        $this->settings = $settings;
        $this->looks = $looks;
        $this->table = $table;
        $this->states = $states;
        $this->pictures = $pictures;
        $this->availability = $availability;
        $this->assets = $assets;
    }

    /**
     * WooCommerce filter `woocommerce_dropdown_variation_attribute_options_html`.
     *
     * @param mixed $html
     * @param mixed $args
     * @return mixed
     */
    public function print($html, $args)
    {
        $product = is_array($args) ? ($args['product'] ?? null) : null;
        $attribute = is_array($args) && is_string($args['attribute'] ?? null) ? $args['attribute'] : '';
        if (! is_string($html) || ! $product instanceof WC_Product_Variable || $attribute === '') {
            return $html;
        }
        $type = $this->looks->type($product, $attribute);
        $values = Values::texts($args['options'] ?? []);
        if ($type === 'select' || $values === []) {
            return $html;
        }
        $this->assets->island(self::ISLAND);
        $select = preg_replace('/<select\b([^>]*) class="/', '<select$1 class="islas-raw-select ', $html, 1);

        return $select . $this->host($product, $attribute, $type, $values)->markup();
    }

    /** @param list<string> $values */
    private function host(WC_Product_Variable $product, string $attribute, string $type, array $values): Html
    {
        $field = 'attribute_' . sanitize_title($attribute);
        $props = [
            'id' => 'islas-swatch-' . $product->get_id() . '-' . ++$this->printed,
            'attribute' => $field,
            'label' => wp_strip_all_tags((string) wc_attribute_label($attribute, $product)),
            'type' => $type,
            'shape' => $this->looks->shape($product, $attribute),
            'behavior' => $this->settings->text('attribute_behavior'),
            'unavailable_text' => $this->settings->text('unavailable_tooltip_text')
                ?: __('Not available with your other choices', 'islas'),
            'out_of_stock_text' => $this->settings->text('out_of_stock_tooltip_text') ?: __('Out of stock', 'islas'),
            'items' => $this->items($product, $attribute, $field, $type, $values),
        ];

        return Island::host('div', self::ISLAND, [
            'data-availability' => $this->availability->url($product),
        ], $props, Swatches::render($props));
    }

    /**
     * @param list<string> $values
     * @return list<Item>
     */
    private function items(
        WC_Product_Variable $product,
        string $attribute,
        string $field,
        string $type,
        array $values
    ): array {
        $this->matrices[$product->get_id()] ??= $this->table->read($product);
        $matrix = $this->matrices[$product->get_id()];
        $states = $this->states->of($matrix, $this->choices($product), $field);
        $items = [];
        foreach ($this->names($product, $attribute, $values) as $value => [$name, $term]) {
            $look = $this->looks->look($product, $attribute, (string) $value, $term);
            $state = $states[$value] ?? ['state' => 'disabled', 'reason' => 'unavailable', 'left' => null];
            $items[] = [
                'value' => (string) $value,
                'name' => $name,
                'state' => $state['state'],
                'reason' => $state['reason'],
                'hint' => $state['left'] === null ? '' : sprintf(
                    /* translators: %d: quantity in stock */
                    _n('%d left', '%d left', $state['left'], 'islas'),
                    $state['left']
                ),
                'color' => $look['color'],
                'second' => $look['second'],
                'image' => $type === 'image'
                    ? $this->pictures->url($product, $field, (string) $value, $look['image'])
                    : '',
                'tooltip' => $look['tooltip'],
            ];
        }

        return $items;
    }

    /**
     * The values as WooCommerce's select lists them: a taxonomy's in the order of its terms.
     *
     * @param list<string> $values
     * @return array<array-key, array{string, int}> Value to name and term id.
     */
    private function names(WC_Product_Variable $product, string $attribute, array $values): array
    {
        $names = [];
        $terms = taxonomy_exists($attribute)
            ? wc_get_product_terms($product->get_id(), $attribute, ['fields' => 'all'])
            : [];
        foreach ($terms as $term) {
            if ($term instanceof WP_Term && in_array($term->slug, $values, true)) {
                $name = apply_filters('woocommerce_variation_option_name', $term->name, $term, $attribute, $product);
                $names[$term->slug] = [is_string($name) ? $name : $term->name, $term->term_id];
            }
        }
        foreach (taxonomy_exists($attribute) ? [] : $values as $value) {
            $name = apply_filters('woocommerce_variation_option_name', $value, null, $attribute, $product);
            $names[$value] = [is_string($name) ? $name : $value, 0];
        }

        return $names;
    }

    /** @return array<string, string> What the form starts with: asked for in the address, else the product's default. */
    private function choices(WC_Product_Variable $product): array
    {
        $choices = [];
        foreach ($product->get_variation_attributes() as $name => $values) {
            $field = 'attribute_' . sanitize_title((string) $name);
            // phpcs:disable WordPress.Security.NonceVerification.Recommended -- A link may name a variation.
            $asked = isset($_REQUEST[$field]) && is_string($_REQUEST[$field])
                ? sanitize_text_field(wp_unslash($_REQUEST[$field]))
                : (string) $product->get_variation_default_attribute((string) $name);
            // phpcs:enable WordPress.Security.NonceVerification.Recommended
            $choices[$field] = in_array($asked, Values::texts($values), true) ? $asked : '';
        }

        return $choices;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Markup\PlainText;
use Islas\Settings;
use Islas\Templates\Swatches;
use WC_Product_Variable;

/**
 * What there is to choose on a product: its attributes as the swatches' template, the browser and other front ends
 * read them.
 *
 * @phpstan-import-type Item from Swatches
 * @phpstan-import-type Props from Swatches
 */
final class Groups
{
    private Settings $settings;
    private ProductLooks $looks;
    private VariationTable $table;
    private States $states;
    private Pictures $pictures;
    private Names $names;

    /** @var array<int, Matrix> */
    private array $matrices = [];
    /** @var array<int, int> How many groups each product has on this page: a number that its place does not change. */
    private array $made = [];

    public function __construct(
        Settings $settings,
        ProductLooks $looks,
        VariationTable $table,
        States $states,
        Pictures $pictures,
        Names $names
    ) {
        $this->settings = $settings;
        $this->looks = $looks;
        $this->table = $table;
        $this->states = $states;
        $this->pictures = $pictures;
        $this->names = $names;
    }

    /** @return list<Props> Every attribute of the product's variations. */
    public function all(WC_Product_Variable $product): array
    {
        $groups = [];
        foreach ($product->get_variation_attributes() as $attribute => $values) {
            $groups[] = $this->of($product, (string) $attribute, Values::texts($values));
        }

        return $groups;
    }

    /**
     * @param list<string> $values
     * @return Props
     */
    public function of(WC_Product_Variable $product, string $attribute, array $values): array
    {
        $field = 'attribute_' . sanitize_title($attribute);
        $type = $this->looks->type($product, $attribute);
        $id = $product->get_id();
        $this->made[$id] = ($this->made[$id] ?? 0) + 1;

        return [
            'id' => 'islas-swatch-' . $id . '-' . $this->made[$id],
            'attribute' => $field,
            'label' => PlainText::ofMarkup((string) wc_attribute_label($attribute, $product)),
            'type' => $type,
            'shape' => $this->looks->shape($product, $attribute),
            'behavior' => $this->settings->text('attribute_behavior'),
            'unavailable_text' => $this->settings->text('unavailable_tooltip_text')
                ?: __('Not available with your other choices', 'islas'),
            'out_of_stock_text' => $this->settings->text('out_of_stock_tooltip_text') ?: __('Out of stock', 'islas'),
            'items' => $this->items($product, $attribute, $field, $type, $values),
        ];
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
        foreach ($this->names->of($product, $attribute, $values) as $value => [$name, $term]) {
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

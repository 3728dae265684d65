<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * Variation Swatches for WooCommerce (CartFlows): options with a colour or the address of an image, attributes of the
 * type `label`, shapes of attributes, and swatches of single products.
 */
final class CartFlowsSwatches implements Source
{
    private const OPTION = 'cfvsw_global';
    private const COLOR = 'cfvsw_color';
    private const IMAGE = 'cfvsw_image';
    private const SHAPE = 'cfvsw_product_attribute_shape-';

    /** What Islas calls its shapes; `default` is the shop's. */
    private const SHAPES = [
        'square' => 'squared', 'rounded' => 'squared', 'custom' => 'squared', 'circle' => 'rounded',
    ];

    /** What Islas calls the ways to show an option that is not available. Nothing stored hides it. */
    private const BEHAVIOURS = ['blur' => 'blur-no-cross', 'blurCross' => 'blur', 'hide' => 'hide', '' => 'hide'];

    public function getSlug(): string
    {
        return 'variation-swatches-woo';
    }

    public function getName(): string
    {
        return 'CartFlows Variation Swatches';
    }

    public function describeFound(): array
    {
        $counts = SwatchTerms::countTerms([self::COLOR, self::IMAGE]);
        $listed = Kinds::listCounts(array_filter([
            'color' => $counts[self::COLOR] ?? 0,
            'image' => $counts[self::IMAGE] ?? 0,
            'type' => count($this->findLabelled()),
        ]));

        return array_values(array_filter([
            /* translators: %s: what, such as "3 colours, 2 images" */
            $listed === '' ? '' : sprintf(__('Its options have: %s.', 'islas'), $listed),
            Stored::readList(get_option(self::OPTION)) === [] ? '' : __('Its settings can be imported.', 'islas'),
        ]));
    }

    public function readItems(): iterable
    {
        $settings = Stored::readList(get_option(self::OPTION));
        if ($settings !== [] || $this->describeFound() !== []) {
            yield from SettingItems::makeItems($this->readSettings($settings));
        }
        foreach ($this->findLabelled() as $id) {
            yield new Item(Item::ATTRIBUTE, $id, AttributeTarget::TYPE, 'button');
        }
        foreach (Attributes::listAttributes() as ['id' => $id, 'label' => $label]) {
            $shape = Stored::readText(get_option(self::SHAPE . $id));
            if ($shape !== '' && $shape !== 'default') {
                yield isset(self::SHAPES[$shape])
                    ? new Item(Item::ATTRIBUTE, $id, AttributeTarget::SHAPE, self::SHAPES[$shape])
                    : new Skip(Skip::ODD, $label);
            }
        }
        foreach (SwatchTerms::readTerms([self::COLOR, self::IMAGE]) as $id => $meta) {
            if (isset($meta[self::COLOR])) {
                yield SwatchItems::makeColor($id, $meta[self::COLOR]);
            }
            if (isset($meta[self::IMAGE])) {
                yield SwatchItems::makeImage($id, SwatchItems::findAttachment($meta[self::IMAGE]));
            }
        }
        yield from (new CartFlowsProducts())->readItems();
    }

    /**
     * @param array<mixed> $settings
     * @return array<string, mixed>
     */
    private function readSettings(array $settings): array
    {
        $width = max(1, (int) Stored::readText($settings['min_width'] ?? 24));
        $radius = (int) Stored::readText($settings['border_radius'] ?? 3);
        $behaviour = Stored::readText($settings['disable_attr_type'] ?? 'blur');

        return [
            'default_to_button' => $settings['auto_convert'] ?? true,
            'card_swatches' => $settings['enable_swatches_shop'] ?? true,
            'disable_out_of_stock' => $settings['disable_out_of_stock'] ?? true,
            // Half the width makes a circle.
            'shape_style' => 2 * $radius >= $width ? 'rounded' : 'squared',
            'attribute_behavior' => self::BEHAVIOURS[$behaviour] ?? $behaviour,
        ];
    }

    /** @return list<int> Ids of the attributes with the type that this plugin adds. */
    private function findLabelled(): array
    {
        $labelled = array_filter(
            Attributes::listAttributes(),
            static fn (array $attribute): bool => $attribute['type'] === 'label'
        );

        return array_column($labelled, 'id');
    }
}

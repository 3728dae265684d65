<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\ActivePlugins;
use Islas\Swatches\TermMeta;

/**
 * Variation Swatches for WooCommerce (Emran Ahmed). Islas reads its colours, images, tooltips and types of attributes
 * where they are; its settings are imported.
 */
final class VariationSwatches implements Source
{
    public const OPTION = 'woo_variation_swatches';

    /** Setting of Islas → its own. */
    private const SETTINGS = [
        'shape_style' => 'shape_style',
        'default_to_button' => 'default_to_button',
        'clear_on_reselect' => 'clear_on_reselect',
        'disable_out_of_stock' => 'hide_out_of_stock_variation',
        'clickable_out_of_stock' => 'clickable_out_of_stock_variation',
        'attribute_behavior' => 'attribute_behavior',
        'show_variation_label' => 'show_variation_label',
        'variation_label_separator' => 'variation_label_separator',
    ];

    /** Those that only the paid version uses; the free one stores them, too. */
    private const PAID = ['show_variation_stock' => 'show_variation_stock_info', 'card_swatches' => 'show_on_archive'];

    public function getSlug(): string
    {
        return 'woo-variation-swatches';
    }

    public function getName(): string
    {
        return 'Variation Swatches';
    }

    public function describeFound(): array
    {
        $settings = Stored::readList(get_option(self::OPTION));
        if ($settings === []) {
            return [];
        }
        $counts = SwatchTerms::countTerms([TermMeta::COLOR, TermMeta::IMAGE, TermMeta::TOOLTIP]);
        $listed = Kinds::listCounts(array_filter([
            'color' => $counts[TermMeta::COLOR] ?? 0,
            'image' => $counts[TermMeta::IMAGE] ?? 0,
            'tooltip' => $counts[TermMeta::TOOLTIP] ?? 0,
        ]));

        return array_values(array_filter([
            __('Its settings can be imported.', 'islas'),
            /* translators: %s: what, such as "3 colours, 2 images" */
            $listed === '' ? '' : sprintf(__('Islas reads these as they are: %s.', 'islas'), $listed),
        ]));
    }

    public function readItems(): iterable
    {
        $stored = Stored::readList(get_option(self::OPTION));
        $isPaid = ActivePlugins::findAmong(['woo-variation-swatches-pro' => $this->getName()]) !== [];
        $raw = [];
        foreach (self::SETTINGS + ($isPaid ? self::PAID : []) as $key => $name) {
            $raw[$key] = $stored[$name] ?? null;
        }
        yield from SettingItems::makeItems($raw);
    }
}

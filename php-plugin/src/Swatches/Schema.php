<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Settings;

/**
 * The settings of swatches, a part of the schema of `Settings`.
 *
 * @phpstan-import-type Row from Settings
 */
final class Schema
{
    /** @var array<string, Row> */
    public const ROWS = [
        'default_to_button' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'shape_style' => [
            'type' => 'choice',
            'default' => 'squared',
            'section' => 'swatches',
            'choices' => ['squared', 'rounded'],
        ],
        'attribute_behavior' => [
            'type' => 'choice',
            'default' => 'blur',
            'section' => 'swatches',
            'choices' => ['blur', 'blur-no-cross', 'hide'],
        ],
        'show_variation_label' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'variation_label_separator' => ['type' => 'text', 'default' => ':', 'section' => 'swatches'],
        'clear_on_reselect' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'disable_out_of_stock' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'clickable_out_of_stock' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'deselect_unavailable' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'out_of_stock_tooltip_text' => ['type' => 'text', 'default' => '', 'section' => 'swatches'],
        'unavailable_tooltip_text' => ['type' => 'text', 'default' => '', 'section' => 'swatches'],
        'show_variation_stock' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'stock_label_threshold' => ['type' => 'count', 'default' => 5, 'section' => 'swatches', 'max' => 1000],
        'card_swatches' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
    ];
}

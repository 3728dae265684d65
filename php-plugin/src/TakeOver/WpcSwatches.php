<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\PlainText;
use WP_Term;

/**
 * WPC Variation Swatches: its types of attributes have the names of Islas', its options have meta of their own.
 */
final class WpcSwatches implements Source
{
    private const OPTION = 'wpcvs_settings';
    private const COLOR = 'wpcvs_color';
    private const IMAGE = 'wpcvs_image';
    private const TOOLTIP = 'wpcvs_tooltip';
    private const LABELS = ['wpcvs_button', 'wpcvs_radio'];

    public function getSlug(): string
    {
        return 'wpc-variation-swatches';
    }

    public function getName(): string
    {
        return 'WPC Variation Swatches';
    }

    public function describeFound(): array
    {
        $counts = SwatchTerms::countTerms([self::COLOR, self::IMAGE, self::TOOLTIP]);
        $listed = Kinds::listCounts(array_filter([
            'color' => $counts[self::COLOR] ?? 0,
            'image' => $counts[self::IMAGE] ?? 0,
            'tooltip' => $counts[self::TOOLTIP] ?? 0,
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
            $shape = $settings['style'] ?? 'square';
            yield from SettingItems::makeItems([
                'default_to_button' => $settings['button_default'] ?? 'no',
                'clear_on_reselect' => $settings['second_click'] ?? 'no',
                'shape_style' => $shape === 'square' ? 'squared' : $shape,
                'card_swatches' => $settings['archive_enable'] ?? 'no',
            ]);
        }
        // With no library it shows none of them.
        $hasTooltips = ($settings['tooltip_library'] ?? 'tippy') !== 'none';
        $keys = array_merge([self::COLOR, self::IMAGE, self::TOOLTIP], self::LABELS);
        foreach (SwatchTerms::readTerms($keys) as $id => $meta) {
            if (isset($meta[self::COLOR])) {
                yield SwatchItems::makeColor($id, $meta[self::COLOR]);
            }
            if (isset($meta[self::IMAGE])) {
                yield SwatchItems::makeImage($id, absint($meta[self::IMAGE]));
            }
            if (isset($meta[self::TOOLTIP]) && $hasTooltips) {
                yield SwatchItems::makeTooltip($id, $meta[self::TOOLTIP]);
            }
            $term = get_term($id);
            foreach (array_intersect_key($meta, array_flip(self::LABELS)) as $label) {
                if ($term instanceof WP_Term && PlainText::ofName($term->name) !== PlainText::ofName($label)) {
                    yield new Skip(Skip::LABEL, $term->name);
                }
            }
        }
    }
}

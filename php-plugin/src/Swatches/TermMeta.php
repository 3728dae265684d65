<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\PlainText;

/**
 * How a term looks. The keys are those that shops already have from Variation Swatches for WooCommerce (Emran Ahmed),
 * and WooCommerce's own of the type `wc-visual`, so that changing to Islas loses nothing.
 *
 * @phpstan-type Appearance array{color: string, second: string, image: int, tooltip: string}
 */
final class TermMeta
{
    public const COLOR = 'product_attribute_color';
    public const IS_DUAL = 'is_dual_color';
    public const SECOND = 'secondary_color';
    public const IMAGE = 'product_attribute_image';
    public const SHOW_TOOLTIP = 'show_tooltip';
    public const TOOLTIP = 'tooltip_text';

    /** @return Appearance */
    public static function readAppearance(int $term): array
    {
        $meta = self::readAll($term);
        $isDual = self::readText($meta, self::IS_DUAL) === 'yes';
        $shows = self::readText($meta, self::SHOW_TOOLTIP);

        return [
            'color' => self::sanitiseColor(self::readText($meta, self::COLOR) ?: self::readText($meta, 'color')),
            'second' => $isDual ? self::sanitiseColor(self::readText($meta, self::SECOND)) : '',
            'image' => (int) (self::readText($meta, self::IMAGE) ?: self::readText($meta, 'image')),
            'tooltip' => $shows === 'no' ? '' : PlainText::ofName(self::readText($meta, self::TOOLTIP)),
        ];
    }

    /**
     * Writes the parts that are given; an empty one is forgotten.
     *
     * @param array<mixed> $appearance Any of the parts of a Appearance.
     */
    public static function writeAppearance(int $term, array $appearance): void
    {
        $clean = Overrides::sanitiseItem($appearance) + ['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''];
        if (array_key_exists('color', $appearance)) {
            self::putValue($term, self::COLOR, $clean['color']);
        }
        if (array_key_exists('second', $appearance)) {
            self::putValue($term, self::IS_DUAL, $clean['second'] === '' ? '' : 'yes');
            self::putValue($term, self::SECOND, $clean['second']);
        }
        if (array_key_exists('image', $appearance)) {
            self::putValue($term, self::IMAGE, $clean['image'] > 0 ? (string) $clean['image'] : '');
        }
        if (array_key_exists('tooltip', $appearance)) {
            self::putValue($term, self::TOOLTIP, $clean['tooltip']);
            // The other plugin may have hidden it: who writes words wants them shown.
            if ($clean['tooltip'] !== '' && self::readText(self::readAll($term), self::SHOW_TOOLTIP) === 'no') {
                self::putValue($term, self::SHOW_TOOLTIP, 'text');
            }
        }
    }

    /** A hexadecimal colour, '' for anything else. */
    public static function sanitiseColor(string $color): string
    {
        return (string) sanitize_hex_color($color);
    }

    private static function putValue(int $term, string $key, string $value): void
    {
        if ($value === '') {
            delete_term_meta($term, $key);
        } else {
            update_term_meta($term, $key, wp_slash($value));
        }
    }

    /** @return array<mixed> Key → list of raw values: a page asks for seven keys of every swatch's term. */
    private static function readAll(int $term): array
    {
        $meta = get_term_meta($term);

        return is_array($meta) ? $meta : [];
    }

    /** @param array<mixed> $meta */
    private static function readText(array $meta, string $key): string
    {
        $values = $meta[$key] ?? null;
        $value = is_array($values) ? $values[0] ?? '' : '';

        return is_string($value) && ! is_serialized($value) ? trim($value) : '';
    }
}

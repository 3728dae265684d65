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
    public static function read(int $term): array
    {
        $meta = self::all($term);
        $isDual = self::text($meta, self::IS_DUAL) === 'yes';
        $shows = self::text($meta, self::SHOW_TOOLTIP);

        return [
            'color' => self::color(self::text($meta, self::COLOR) ?: self::text($meta, 'color')),
            'second' => $isDual ? self::color(self::text($meta, self::SECOND)) : '',
            'image' => (int) (self::text($meta, self::IMAGE) ?: self::text($meta, 'image')),
            'tooltip' => $shows === 'no' ? '' : PlainText::ofName(self::text($meta, self::TOOLTIP)),
        ];
    }

    /**
     * Writes the parts that are given; an empty one is forgotten.
     *
     * @param array<mixed> $appearance Any of the parts of a Appearance.
     */
    public static function write(int $term, array $appearance): void
    {
        $clean = Overrides::item($appearance) + ['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''];
        if (array_key_exists('color', $appearance)) {
            self::put($term, self::COLOR, $clean['color']);
        }
        if (array_key_exists('second', $appearance)) {
            self::put($term, self::IS_DUAL, $clean['second'] === '' ? '' : 'yes');
            self::put($term, self::SECOND, $clean['second']);
        }
        if (array_key_exists('image', $appearance)) {
            self::put($term, self::IMAGE, $clean['image'] > 0 ? (string) $clean['image'] : '');
        }
        if (array_key_exists('tooltip', $appearance)) {
            self::put($term, self::TOOLTIP, $clean['tooltip']);
            // The other plugin may have hidden it: who writes words wants them shown.
            if ($clean['tooltip'] !== '' && self::text(self::all($term), self::SHOW_TOOLTIP) === 'no') {
                self::put($term, self::SHOW_TOOLTIP, 'text');
            }
        }
    }

    /** A hexadecimal colour, '' for anything else. */
    public static function color(string $color): string
    {
        return (string) sanitize_hex_color($color);
    }

    private static function put(int $term, string $key, string $value): void
    {
        if ($value === '') {
            delete_term_meta($term, $key);
        } else {
            update_term_meta($term, $key, wp_slash($value));
        }
    }

    /** @return array<mixed> Key → list of raw values: a page asks for seven keys of every swatch's term. */
    private static function all(int $term): array
    {
        $meta = get_term_meta($term);

        return is_array($meta) ? $meta : [];
    }

    /** @param array<mixed> $meta */
    private static function text(array $meta, string $key): string
    {
        $values = $meta[$key] ?? null;
        $value = is_array($values) ? $values[0] ?? '' : '';

        return is_string($value) && ! is_serialized($value) ? trim($value) : '';
    }
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

/**
 * How a term looks. The keys are those that shops already have from Variation Swatches for WooCommerce (Emran Ahmed),
 * and WooCommerce's own of the type `wc-visual`, so that changing to Islas loses nothing.
 *
 * @phpstan-type Look array{color: string, second: string, image: int, tooltip: string}
 */
final class TermMeta
{
    public const COLOR = 'product_attribute_color';
    public const IS_DUAL = 'is_dual_color';
    public const SECOND = 'secondary_color';
    public const IMAGE = 'product_attribute_image';
    public const SHOW_TOOLTIP = 'show_tooltip';
    public const TOOLTIP = 'tooltip_text';

    /** @return Look */
    public static function read(int $term): array
    {
        $isDual = self::text($term, self::IS_DUAL) === 'yes';
        $shows = self::text($term, self::SHOW_TOOLTIP);

        return [
            'color' => self::color(self::text($term, self::COLOR) ?: self::text($term, 'color')),
            'second' => $isDual ? self::color(self::text($term, self::SECOND)) : '',
            'image' => (int) (self::text($term, self::IMAGE) ?: self::text($term, 'image')),
            'tooltip' => $shows === 'no' ? '' : self::text($term, self::TOOLTIP),
        ];
    }

    /** A hexadecimal colour, '' for anything else. */
    public static function color(string $color): string
    {
        return (string) sanitize_hex_color($color);
    }

    private static function text(int $term, string $key): string
    {
        $value = get_term_meta($term, $key, true);

        return is_scalar($value) ? trim((string) $value) : '';
    }
}

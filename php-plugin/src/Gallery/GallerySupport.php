<?php

declare(strict_types=1);

namespace Islas\Gallery;

/**
 * What the theme supports of the product gallery and no filter has switched off, as WooCommerce's scripts read it.
 */
final class GallerySupport
{
    public static function hasSlider(): bool
    {
        return self::has('slider', 'woocommerce_single_product_flexslider_enabled');
    }

    public static function hasZoom(): bool
    {
        return self::has('zoom', 'woocommerce_single_product_zoom_enabled');
    }

    public static function hasLightbox(): bool
    {
        return self::has('lightbox', 'woocommerce_single_product_photoswipe_enabled');
    }

    /** Whether the slides have thumbnails, as the slider's options say after WooCommerce's filter. */
    public static function hasThumbnails(): bool
    {
        // The options of WooCommerce that a filter may look at.
        $options = apply_filters('woocommerce_single_product_carousel_options', [
            'rtl' => is_rtl(),
            'animation' => 'slide',
            'smoothHeight' => true,
            'directionNav' => false,
            'controlNav' => 'thumbnails',
            'slideshow' => false,
            'animationSpeed' => 500,
            'animationLoop' => false,
            'allowOneSlide' => false,
        ]);

        return is_array($options) && ($options['controlNav'] ?? 'thumbnails') === 'thumbnails';
    }

    /** @param non-empty-string $filter */
    private static function has(string $part, string $filter): bool
    {
        $support = get_theme_support('wc-product-gallery-' . $part);

        // WooCommerce loads a library where the theme supports it, and its script asks the filter.
        return $support !== false && (bool) apply_filters($filter, $support);
    }
}

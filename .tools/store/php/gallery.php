<?php

/**
 * Plugin Name: Islas local shop, other people's galleries
 * Description: What themes and plugins do with the gallery of a product, for one visitor: the cookie `gallery` names it, several joined by dots.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$asked = explode('.', is_string($_COOKIE['gallery'] ?? null) ? $_COOKIE['gallery'] : '');

// A theme without one of the supports.
foreach (['slider', 'zoom', 'lightbox'] as $part) {
    if (in_array("no-{$part}", $asked, true)) {
        add_action('wp_loaded', static fn () => remove_theme_support("wc-product-gallery-{$part}"));
    }
}

// A script that depends on a file of WooCommerce's gallery, such as `needs-flexslider`.
add_action('wp_enqueue_scripts', static function () use ($asked): void {
    foreach ($asked as $word) {
        if (strpos($word, 'needs-') === 0) {
            wp_enqueue_script('other-gallery', home_url('/other/gallery.js'), [substr($word, 6)], null, true);
        }
    }
    if (in_array('tabs', $asked, true)) {
        $code = <<<'JS'
            window.inits = [];
            jQuery(function ($) {
              $('body').on('init', '.wc-tabs-wrapper, #rating', function (event) {
                inits.push(this.id ? '#' + this.id : this.className);
              });
            });
            JS;
        wp_add_inline_script('wc-single-product', $code, 'before');
    }
    if (in_array('attached', $asked, true)) {
        $code = <<<'JS'
            window.log = [];
            jQuery(function ($) {
              $('.woocommerce-product-gallery').on('wc-product-gallery-before-init wc-product-gallery-after-init', function (event) {
                log.push(event.type);
              });
            });
            JS;
        wp_add_inline_script('wc-single-product', $code, 'before');
    }
}, 30);

// A template that prints a gallery of its own.
if (in_array('template', $asked, true)) {
    add_filter('woocommerce_locate_template', static function (string $file, string $name): string {
        return $name === 'single-product/product-image.php' ? __DIR__ . '/islas-store-own-gallery.html' : $file;
    }, 10, 2);
    if (!is_file(__DIR__ . '/islas-store-own-gallery.html')) {
        file_put_contents(__DIR__ . '/islas-store-own-gallery.html', '<div class="own-gallery images">Fotos</div>');
    }
}

// Previous and next, and no thumbnails.
add_filter('woocommerce_single_product_carousel_options', static function (array $options) use ($asked): array {
    return array_merge(
        $options,
        in_array('arrows', $asked, true) ? ['directionNav' => true] : [],
        in_array('numbers', $asked, true) ? ['controlNav' => true] : []
    );
});

// A film in the second place.
if (in_array('film', $asked, true)) {
    add_filter('woocommerce_single_product_image_thumbnail_html', static function (string $html): string {
        static $count = 0;
        $film = '<div class="woocommerce-product-gallery__image film"><video controls></video></div>';

        return ++$count === 2 ? $film . $html : $html;
    });
}

add_action('init', static function (): void {
    if (wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH) === '/other/gallery.js') {
        header('Content-Type: text/javascript');
        echo 'window.otherGallery = typeof window.jQuery;';
        exit;
    }
});

<?php

declare(strict_types=1);

namespace Islas\Drawer;

use WC_Product;

/** A product's picture in the size of listings. */
final class ProductImage
{
    public static function findAddress(WC_Product $product): string
    {
        $image = wp_get_attachment_image_src((int) $product->get_image_id(), 'woocommerce_thumbnail');

        return is_array($image) ? (string) $image[0] : (string) wc_placeholder_img_src('woocommerce_thumbnail');
    }
}

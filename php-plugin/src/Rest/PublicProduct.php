<?php

declare(strict_types=1);

namespace Islas\Rest;

use WC_Product_Variable;
use WP_Error;
use WP_REST_Request;

/**
 * The product a public address is about: only one that anyone may see on its page. One that is not published, or asks
 * for a password, is not found.
 */
final class PublicProduct
{
    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WC_Product_Variable|WP_Error
     */
    public static function asked(WP_REST_Request $request)
    {
        $id = $request->get_param('id');
        $product = is_numeric($id) ? wc_get_product((int) $id) : null;
        if (
            ! $product instanceof WC_Product_Variable || $product->get_status() !== 'publish'
            || post_password_required($product->get_id())
        ) {
            return new WP_Error('islas_no_product', __('There is no such product.', 'islas'), ['status' => 404]);
        }

        return $product;
    }
}

<?php

declare(strict_types=1);

namespace Islas\Variations;

use WC_Product_Variable;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The product of a public route: only published ones without a password; others are not found.
 */
final class PublicProduct
{
    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WC_Product_Variable|WP_Error
     */
    public static function findRequested(WP_REST_Request $request)
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

    /** Allows shared caches only if the response is the same for every visitor. */
    public static function allowCaching(WP_REST_Response $response, WC_Product_Variable $product): void
    {
        $post = get_post($product->get_id());
        $isPrivate = ($post instanceof WP_Post && $post->post_password !== '') || VisitorRules::filterVariations();
        $response->header('Cache-Control', ($isPrivate ? 'private' : 'public') . ', max-age=0, must-revalidate');
        if ($isPrivate) {
            $response->header('Vary', 'Cookie');
        }
    }
}

<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Access;
use Islas\Variations\PublicProduct;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `GET islas/v1/swatches/product/{id}`: the swatches of a product as its page prints them, for front ends of one's own.
 * Choices made so far may be given as `attribute_…` parameters, as in a link to a variation.
 */
final class SwatchesController
{
    private const ROUTE = '/swatches/product/(?P<id>\d+)';

    private Module $swatches;

    public function __construct(Module $swatches)
    {
        $this->swatches = $swatches;
    }

    public function registerRoute(): void
    {
        register_rest_route(Access::REST_NAMESPACE, self::ROUTE, [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'answerRequest'],
            'permission_callback' => '__return_true',
            'args' => ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]],
        ]);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error Only what anyone sees on the product's page.
     */
    public function answerRequest(WP_REST_Request $request)
    {
        $product = PublicProduct::findRequested($request);
        if ($product instanceof WP_Error) {
            return $product;
        }
        $response = new WP_REST_Response([
            'product' => $product->get_id(),
            'groups' => $this->swatches->groups->listGroups($product),
        ]);
        PublicProduct::allowCaching($response, $product);

        return $response;
    }
}

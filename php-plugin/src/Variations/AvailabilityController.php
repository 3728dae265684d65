<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Access;
use Islas\Platform\EntityTag;
use Islas\Platform\Json;
use WC_Product_Variable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `GET islas/v1/swatches/availability/{id}`: what the visitor sees on the product's page, with an ETag: the same bytes
 * for every visitor, unless a password or another plugin decides. Where the page prints no variations before every
 * option is chosen, the response has none.
 */
final class AvailabilityController
{
    private const ROUTE = '/swatches/availability/(?P<id>\d+)';

    private Availability $availability;

    public function __construct(Availability $availability)
    {
        $this->availability = $availability;
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
     * Address for the browser, with the version it will receive: a page cache keeps both in step. Where the visitor
     * decides there is none, and those who are signed in are known by it.
     */
    public function makeUrl(WC_Product_Variable $product): string
    {
        $url = rest_url(Access::REST_NAMESPACE . '/swatches/availability/' . $product->get_id());
        if (! VisitorRules::filterVariations()) {
            return add_query_arg('v', $this->availability->findSnapshot($product)->getVersion(), $url);
        }

        return is_user_logged_in() ? add_query_arg('_wpnonce', wp_create_nonce('wp_rest'), $url) : $url;
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function answerRequest(WP_REST_Request $request)
    {
        $product = PublicProduct::findRequested($request);
        if ($product instanceof WP_Error) {
            return $product;
        }
        $json = $this->encodeMatrix($product);
        if ($json === null) {
            return new WP_Error(
                'islas_no_availability',
                __('Choose all options to learn what is available.', 'islas'),
                ['status' => 404]
            );
        }
        $response = EntityTag::makeResponse($request, $json);
        PublicProduct::allowCaching($response, $product);

        return $response;
    }

    private function encodeMatrix(WC_Product_Variable $product): ?string
    {
        if (! VisitorRules::filterVariations()) {
            return $this->availability->findSnapshot($product)->toJson();
        }
        $matrix = $this->availability->makeVisitorMatrix($product);

        return $matrix === null ? null : Json::encode($matrix->encodeMatrix());
    }
}

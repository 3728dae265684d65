<?php

declare(strict_types=1);

namespace Islas\Rest;

use Islas\Swatches\Availability;
use WC_Product_Variable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `GET islas/v1/swatches/availability/{id}`: public, the same bytes for every visitor, with an ETag. Only what anyone
 * sees on the product's page; a product that is not published, or asks for a password, is not found.
 */
final class AvailabilityController
{
    private const ROUTE = '/swatches/availability/(?P<id>\d+)';

    private Availability $availability;

    public function __construct(Availability $availability)
    {
        $this->availability = $availability;
    }

    public function register(): void
    {
        register_rest_route(SettingsController::SPACE, self::ROUTE, [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'read'],
            'permission_callback' => '__return_true',
            'args' => ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]],
        ]);
    }

    /** Address for the browser, with the version it will receive: a page cache keeps both in step. */
    public function url(WC_Product_Variable $product): string
    {
        $path = SettingsController::SPACE . '/swatches/availability/' . $product->get_id();

        return add_query_arg('v', $this->availability->of($product)['version'], rest_url($path));
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function read(WP_REST_Request $request)
    {
        $product = PublicProduct::asked($request);
        if ($product instanceof WP_Error) {
            return $product;
        }
        ['json' => $json, 'version' => $version] = $this->availability->of($product);
        $tag = '"' . $version . '"';
        $known = $request->get_header('if_none_match');
        $isKnown = is_string($known) && in_array($tag, array_map([self::class, 'strong'], explode(',', $known)), true);
        $response = new WP_REST_Response($isKnown ? null : json_decode($json), $isKnown ? 304 : 200);
        $response->header('ETag', $tag);
        $response->header('Cache-Control', 'public, max-age=0, must-revalidate');

        return $response;
    }

    private static function strong(string $tag): string
    {
        return (string) preg_replace('/^\s*(W\/)?|\s+$/', '', $tag);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Platform\Access;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/consent-review`: what there is to say about unsaved settings and lists of consent.
 * `islas/v1/consent-simulation`: what a page of the shop would run. Both need `manage_woocommerce` and store nothing.
 */
final class ReviewController
{
    private Review $review;
    private Simulator $simulator;

    public function __construct(Review $review, Simulator $simulator)
    {
        $this->review = $review;
        $this->simulator = $simulator;
    }

    /** WordPress hook `rest_api_init`. */
    public function registerRoutes(): void
    {
        register_rest_route(Access::REST_NAMESPACE, '/consent-review', [
            'methods' => WP_REST_Server::CREATABLE,
            'callback' => [$this, 'reviewPosted'],
            'permission_callback' => [$this, 'isAllowed'],
            'args' => [
                'values' => ['type' => 'object', 'default' => []],
                'lists' => ['type' => 'object', 'default' => []],
            ],
        ]);
        register_rest_route(Access::REST_NAMESPACE, '/consent-simulation', [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'simulatePage'],
            'permission_callback' => [$this, 'isAllowed'],
            'args' => ['path' => ['type' => 'string', 'default' => '/', 'maxLength' => 2000]],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function reviewPosted(WP_REST_Request $request): WP_REST_Response
    {
        $values = $request->get_param('values');
        $lists = $request->get_param('lists');
        $consent = is_array($lists) && is_array($lists['consent'] ?? null) ? $lists['consent'] : [];

        return new WP_REST_Response($this->review->reviewDraft(is_array($values) ? $values : [], $consent));
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function simulatePage(WP_REST_Request $request)
    {
        $given = $request->get_param('path');
        $given = is_string($given) ? sanitize_text_field($given) : '';
        if (! Simulator::isOfShop($given)) {
            return new WP_Error('islas_other_site', sprintf(
                /* translators: %s: address of the shop */
                __('This is an address of another site: type one that begins with %s, or the part behind it.', 'islas'),
                home_url('/')
            ), ['status' => 400, 'fields' => ['path']]);
        }
        $path = Simulator::cleanPath($given);
        $result = $this->simulator->simulate($path);

        return $result === null
            ? new WP_Error('islas_unread', __('The page could not be read.', 'islas'), [
                'status' => 502,
                'fields' => ['path'],
            ])
            : new WP_REST_Response(['path' => $path] + $result);
    }
}

<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Access;
use Islas\Platform\EntityTag;
use Islas\Platform\Json;
use Islas\Platform\PageLanguage;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Suggestions for a query: `wc-ajax=islas_search&search=…&lang=…`, which knows who is signed in and is open where the
 * REST API is closed, and `GET islas/v1/search` for pages of earlier versions in caches, whose visitors are guests.
 */
final class SearchController
{
    public const ROUTE = '/search';
    public const ENDPOINT = 'islas_search';

    /** WordPress hook `rest_api_init`. */
    public function registerRoute(): void
    {
        register_rest_route(Access::REST_NAMESPACE, self::ROUTE, [
            'methods' => WP_REST_Server::READABLE,
            'callback' => [$this, 'readSuggestions'],
            'permission_callback' => '__return_true',
            'args' => [
                'search' => [
                    'type' => 'string',
                    'required' => true,
                    'minLength' => 1,
                    'maxLength' => SearchTokenizer::LONGEST,
                ],
                PageLanguage::PARAMETER => ['type' => 'string', 'maxLength' => 20, 'default' => ''],
                'per_page' => [
                    'type' => 'integer',
                    'minimum' => 1,
                    'maximum' => Suggestions::MOST,
                    'default' => Suggestions::USUAL,
                ],
            ],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function readSuggestions(WP_REST_Request $request): WP_REST_Response
    {
        $search = $request->get_param('search');
        $count = $request->get_param('per_page');
        $language = $request->get_param(PageLanguage::PARAMETER);
        $answer = Suggestions::findSuggestions(
            is_string($search) ? $search : '',
            is_numeric($count) ? (int) $count : Suggestions::USUAL,
            is_string($language) ? $language : ''
        );
        $response = EntityTag::makeResponse($request, Json::encode($answer));
        $response->header('Cache-Control', Suggestions::makeCacheControl());
        $response->header('Vary', 'Cookie');

        return $response;
    }

    /** WooCommerce hook `wc_ajax_islas_search`. It changes nothing, so it needs no nonce. */
    public function sendSuggestions(): void
    {
        $search = self::readParameter('search');
        if ($search === '' || mb_strlen($search) > SearchTokenizer::LONGEST) {
            wp_send_json(['error' => true], 400);
        }
        $answer = Suggestions::findSuggestions(
            wp_check_invalid_utf8($search),
            Suggestions::USUAL,
            self::readParameter(PageLanguage::PARAMETER)
        );
        // WooCommerce has said that nothing may be kept.
        foreach (['Expires', 'Pragma'] as $name) {
            header_remove($name);
        }
        header('Cache-Control: ' . Suggestions::makeCacheControl());
        header('Vary: Cookie', false);
        header('Content-Type: application/json; charset=UTF-8');
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An answer of JSON.
        echo Json::encode($answer);
        // WordPress' own end of such an answer forbids every cache.
        exit;
    }

    private static function readParameter(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Words to look for.
        return isset($_GET[$name]) && is_string($_GET[$name]) ? wp_unslash($_GET[$name]) : '';
        // phpcs:enable
    }
}

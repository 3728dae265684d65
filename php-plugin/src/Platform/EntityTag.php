<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_REST_Request;
use WP_REST_Response;

/**
 * A response with an ETag; 304 if the client has the same bytes.
 */
final class EntityTag
{
    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @param string $json What the answer's data is written as.
     */
    public static function makeResponse(WP_REST_Request $request, string $json): WP_REST_Response
    {
        $tag = '"' . substr(md5($json), 0, 12) . '"';
        $known = $request->get_header('if_none_match');
        $isKnown = is_string($known) && in_array(
            $tag,
            array_map([self::class, 'stripWeakness'], explode(',', $known)),
            true
        );
        $response = new WP_REST_Response($isKnown ? null : json_decode($json), $isKnown ? 304 : 200);
        $response->header('ETag', $tag);

        return $response;
    }

    private static function stripWeakness(string $tag): string
    {
        return Pattern::replace('/^\s*(W\/)?|\s+$/', '', $tag);
    }
}

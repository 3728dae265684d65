<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * Content of others in the page, and the shop’s own cookies that are not necessary. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Content
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'youtube' => [
            'name' => 'YouTube', 'company' => 'Google Ireland Ltd.', 'category' => 'marketing',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['youtube.com/embed/', 'youtube.com/iframe_api', 'youtube-nocookie.com/embed/', 'youtu.be/'],
            'inline' => [], 'plugins' => [],
            'cookies' => [
                'VISITOR_INFO1_LIVE' => ['video', 180], 'VISITOR_PRIVACY_METADATA' => ['consent', 180],
                'YSC' => ['video', 0], 'PREF' => ['choices', 240],
            ],
        ],
        'vimeo' => [
            'name' => 'Vimeo', 'company' => 'Vimeo.com, Inc.', 'category' => 'marketing',
            'policy' => 'https://vimeo.com/privacy',
            'urls' => ['player.vimeo.com/'], 'inline' => [], 'plugins' => [],
            'cookies' => ['vuid' => ['visitors', 730]],
        ],
        'google-maps' => [
            'name' => 'Google Maps', 'company' => 'Google Ireland Ltd.', 'category' => 'preferences',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['google.com/maps', 'google.es/maps', 'maps.google.', 'maps.googleapis.com/'],
            'inline' => ['new google.maps.map('], 'plugins' => ['wp-google-maps'],
            'cookies' => [],
        ],
        'spotify' => [
            'name' => 'Spotify', 'company' => 'Spotify AB', 'category' => 'marketing',
            'policy' => 'https://www.spotify.com/legal/privacy-policy/',
            'urls' => ['open.spotify.com/embed'], 'inline' => [], 'plugins' => [],
            'cookies' => ['sp_t' => ['visitors', 365], 'sp_landing' => ['visits', 1]],
        ],
        'x-twitter' => [
            'name' => 'X (Twitter)', 'company' => 'X Internet Unlimited Company', 'category' => 'marketing',
            'policy' => 'https://x.com/privacy',
            'urls' => ['platform.twitter.com/', 'static.ads-twitter.com/', 'platform.x.com/'],
            'inline' => ['twq(config', 'twq(init'], 'plugins' => [],
            'cookies' => ['personalization_id' => ['ads', 730], 'guest_id*' => ['ads', 730], 'muc_ads' => ['ads', 730]],
        ],
        'shop' => [
            'name' => '', 'company' => '', 'category' => 'preferences', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => [],
            'cookies' => ['woocommerce_recently_viewed' => ['viewed', 0], 'comment_author_*' => ['choices', 347]],
        ],
        'order-attribution' => [
            'name' => 'WooCommerce', 'company' => '', 'category' => 'marketing', 'policy' => '',
            'urls' => [], 'inline' => [], 'plugins' => [],
            'cookies' => [
                'sbjs_migrations' => [
                    'origin', 0], 'sbjs_current' => ['origin', 0], 'sbjs_current_add' => ['origin', 0,
                    ],
                    'sbjs_first' => ['origin', 0], 'sbjs_first_add' => ['origin', 0], 'sbjs_udata' => ['origin', 0],
                    'sbjs_session' => ['visits', 1],
            ],
        ],
    ];
}

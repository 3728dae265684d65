<?php

// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Admin;

/**
 * Where the settings stand on the owner's screen.
 *
 * @phpstan-type Card array{
 *     section: string,
 *     switch: string,
 *     basic: list<string>,
 *     more: list<string>,
 *     advanced: list<string>
 * }
 */
final class SettingCards
{
    /** @var array<string, 'color'|'secret'> What a text is, where it is not just words. */
    public const FORMATS = [
        'consent_color' => 'color',
        'consent_background' => 'color',
        'consent_accept_color' => 'color',
        'consent_accept_background' => 'color',
        'consent_decline_color' => 'color',
        'consent_decline_background' => 'color',
        'analytics_api_secret' => 'secret',
    ];

    /**
     * Cards by feature: the section, the key of the switch ('' without one), and the settings by how often they are
     * needed.
     *
     * @var array<string, Card>
     */
    public const CARDS = [
        'cart' => [
            'section' => 'cart',
            'switch' => 'feature_cart',
            'basic' => [],
            'more' => ['please_wait_text'],
            'advanced' => [],
        ],
        'fragments' => [
            'section' => 'cart',
            'switch' => 'feature_fragments',
            'basic' => [],
            'more' => ['empty_cart_text'],
            'advanced' => [],
        ],
        'speculation' => [
            'section' => 'advanced',
            'switch' => 'feature_speculation',
            'basic' => [],
            'more' => ['pages_ahead'],
            'advanced' => [],
        ],
        'page' => [
            'section' => 'cart',
            'switch' => 'feature_page',
            'basic' => [],
            'more' => ['skip_link'],
            'advanced' => [],
        ],
        'page_files' => [
            'section' => 'advanced',
            'switch' => 'feature_page_files',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'product_add' => [
            'section' => 'product',
            'switch' => 'feature_product_add',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'variations' => [
            'section' => 'product',
            'switch' => 'feature_variations',
            'basic' => [],
            'more' => ['filtered_cards'],
            'advanced' => [],
        ],
        'swatches' => [
            'section' => 'product',
            'switch' => 'feature_swatches',
            'basic' => ['default_to_button', 'shape_style', 'attribute_behavior', 'card_swatches'],
            'more' => [
                'show_variation_label',
                'variation_label_separator',
                'clear_on_reselect',
                'disable_out_of_stock',
                'clickable_out_of_stock',
                'deselect_unavailable',
                'out_of_stock_tooltip_text',
                'unavailable_tooltip_text',
                'show_variation_stock',
                'stock_label_threshold',
            ],
            'advanced' => ['swatch_query'],
        ],
        'gallery' => [
            'section' => 'product',
            'switch' => 'feature_gallery',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'product_tabs' => [
            'section' => 'product',
            'switch' => 'feature_product_tabs',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'cart_page' => [
            'section' => 'cart',
            'switch' => 'feature_cart_page',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'drawer' => [
            'section' => 'cart',
            'switch' => 'feature_drawer',
            'basic' => ['drawer_mini_cart', 'drawer_after_add', 'drawer_after_add_touch'],
            'more' => [],
            'advanced' => ['drawer_toggles'],
        ],
        'search' => [
            'section' => 'search',
            'switch' => 'feature_search',
            'basic' => [],
            'more' => [],
            'advanced' => ['search_toggle', 'search_panel'],
        ],
        'social' => [
            'section' => 'search',
            'switch' => 'feature_social',
            'basic' => ['social_links'],
            'more' => [],
            'advanced' => ['social_toggle', 'social_panel'],
        ],
        'consent' => [
            'section' => 'consent',
            'switch' => 'feature_consent',
            'basic' => [
                'consent_title',
                'consent_text',
                'consent_position',
                'consent_reopen',
                'consent_google',
                'consent_log',
            ],
            'more' => [
                'consent_accept_text',
                'consent_decline_text',
                'consent_settings_text',
                'consent_policy_text',
                'consent_show_decline',
                'consent_show_close',
                'consent_color',
                'consent_background',
                'consent_accept_color',
                'consent_accept_background',
                'consent_decline_color',
                'consent_decline_background',
                'cookies_bar_on_close',
                'cookies_bar_on_scroll',
                'cookies_bar_on_page_redirect',
                'display_delay',
                'dismiss_timeout',
                'expire_time',
                'user_cookies_settings_enable',
                'consent_gpc',
                'consent_seen',
                'consent_hold',
                'consent_google_redaction',
                'consent_microsoft',
                'consent_log_days',
                'consent_strict',
            ],
            'advanced' => [
                'block_until_accept',
                'strictly_necessary',
                'strictly_necessary_family',
                'cookiepath',
                'consent_google_wait',
                'consent_google_passthrough',
            ],
        ],
        'attribution' => [
            'section' => 'orders',
            'switch' => 'feature_attribution',
            'basic' => [],
            'more' => [],
            'advanced' => [],
        ],
        'analytics' => [
            'section' => 'orders',
            'switch' => 'feature_analytics',
            'basic' => ['analytics_target', 'analytics_measurement_id', 'analytics_container_id'],
            'more' => ['analytics_load_tag', 'analytics_server', 'analytics_api_secret'],
            'advanced' => ['analytics_debug'],
        ],
        'embeds' => [
            'section' => 'advanced',
            'switch' => 'feature_embeds',
            'basic' => [],
            'more' => ['embed_max_height'],
            'advanced' => ['embed_hosts'],
        ],
        'cursor' => [
            'section' => 'search',
            'switch' => 'feature_cursor',
            'basic' => [],
            'more' => [],
            'advanced' => ['cursor_menu', 'cursor_team'],
        ],
        'jquery' => [
            'section' => 'advanced',
            'switch' => '',
            'basic' => ['jquery'],
            'more' => [],
            'advanced' => [],
        ],
        'admin' => [
            'section' => 'advanced',
            'switch' => '',
            'basic' => ['visitor_errors'],
            'more' => [],
            'advanced' => [],
        ],
    ];

    /**
     * Title and help of the cards without a switch.
     *
     * @return array<string, array{0: string, 1: string}>
     */
    public static function describeCardsWithoutSwitch(): array
    {
        return [
            'jquery' => [
                __('jQuery on demand', 'islas'),
                __('Loads jQuery and other global variables of stock pages when a script first uses them.', 'islas'),
            ],
            'admin' => [
                __('Owner’s screens', 'islas'),
                __('The settings, the fields of attributes and products, Site Health.', 'islas'),
            ],
        ];
    }
}

<?php

// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Platform;

/**
 * What every feature is: the stock handles that it replaces, the sources without which it is off, what it requires; and
 * all settings.
 *
 * @phpstan-type Row array{
 *     type: 'boolean'|'text'|'query'|'count'|'choice',
 *     default: bool|int|string,
 *     section: string,
 *     min?: int,
 *     max?: int,
 *     choices?: list<string>
 * }
 */
final class Declarations
{
    /** @var array<string, array{handles: list<string>, sources: list<string>, requires?: list<string>}> */
    public const FEATURES = [
        'cart' => ['handles' => ['wc-add-to-cart'], 'sources' => ['src/main.ts']],
        'fragments' => ['handles' => ['wc-cart-fragments'], 'sources' => ['src/main.ts']],
        'speculation' => ['handles' => [], 'sources' => []],
        'page' => ['handles' => ['woocommerce'], 'sources' => ['src/main.ts']],
        'page_files' => ['handles' => [], 'sources' => ['src/main.ts']],
        'product_add' => ['handles' => [], 'sources' => ['widgets/product-add/entry.ts']],
        'variations' => [
            'handles' => ['wc-add-to-cart-variation'],
            'sources' => ['src/entries/product.ts'],
        ],
        'swatches' => [
            'handles' => [],
            'sources' => [
                'src/entries/product.ts',
                'src/entries/block-swatches.ts',
                'widgets/swatches/form/view.tsx',
            ],
            'requires' => ['variations'],
        ],
        'gallery' => [
            'handles' => [],
            'sources' => ['widgets/gallery/entry.ts', 'widgets/gallery/lightbox.ts'],
        ],
        'product_tabs' => [
            'handles' => [],
            'sources' => ['widgets/product-tabs/entry.ts'],
            'requires' => ['gallery'],
        ],
        'cart_page' => ['handles' => [], 'sources' => ['widgets/cart-page/entry.ts']],
        'drawer' => ['handles' => [], 'sources' => ['src/main.ts', 'widgets/drawer/view.tsx']],
        'search' => ['handles' => [], 'sources' => ['src/main.ts', 'widgets/search/view.tsx']],
        'social' => ['handles' => [], 'sources' => ['src/main.ts']],
        'consent' => [
            'handles' => [],
            'sources' => [
                'widgets/consent/entry.ts',
                'src/entries/head/head.ts',
                'widgets/consent/head/signals-head.ts',
            ],
        ],
        'attribution' => [
            'handles' => ['sourcebuster-js', 'wc-order-attribution'],
            'sources' => ['widgets/attribution/entry.ts', 'src/entries/fields.ts'],
        ],
        'analytics' => ['handles' => [], 'sources' => ['widgets/analytics/entry.ts']],
        'embeds' => ['handles' => ['wp-embed'], 'sources' => ['widgets/embeds/entry.ts']],
        'cursor' => ['handles' => [], 'sources' => ['widgets/cursor/entry.ts']],
    ];

    /** @var array<string, Row> */
    public const SETTINGS = [
        'feature_cart' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_fragments' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_speculation' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_page' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_page_files' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_product_add' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_variations' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_swatches' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_gallery' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_product_tabs' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_cart_page' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_drawer' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_search' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_social' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_consent' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_attribution' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_analytics' => ['type' => 'boolean', 'default' => false, 'section' => 'features'],
        'feature_embeds' => ['type' => 'boolean', 'default' => true, 'section' => 'features'],
        'feature_cursor' => ['type' => 'boolean', 'default' => false, 'section' => 'features'],
        'please_wait_text' => ['type' => 'text', 'default' => '', 'section' => 'texts'],
        'empty_cart_text' => ['type' => 'text', 'default' => '', 'section' => 'texts'],
        'pages_ahead' => [
            'type' => 'choice',
            'default' => 'auto',
            'section' => 'page',
            'choices' => ['auto', 'prefetch', 'prerender'],
        ],
        'skip_link' => [
            'type' => 'choice',
            'default' => 'auto',
            'section' => 'page',
            'choices' => ['auto', 'always', 'never'],
        ],
        'filtered_cards' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'default_to_button' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'shape_style' => [
            'type' => 'choice',
            'default' => 'squared',
            'section' => 'swatches',
            'choices' => ['squared', 'rounded'],
        ],
        'attribute_behavior' => [
            'type' => 'choice',
            'default' => 'blur',
            'section' => 'swatches',
            'choices' => ['blur', 'blur-no-cross', 'hide'],
        ],
        'show_variation_label' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'variation_label_separator' => ['type' => 'text', 'default' => ':', 'section' => 'swatches'],
        'clear_on_reselect' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'disable_out_of_stock' => ['type' => 'boolean', 'default' => true, 'section' => 'swatches'],
        'clickable_out_of_stock' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'deselect_unavailable' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'out_of_stock_tooltip_text' => ['type' => 'text', 'default' => '', 'section' => 'swatches'],
        'unavailable_tooltip_text' => ['type' => 'text', 'default' => '', 'section' => 'swatches'],
        'show_variation_stock' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'stock_label_threshold' => ['type' => 'count', 'default' => 5, 'section' => 'swatches', 'max' => 1000],
        'card_swatches' => ['type' => 'boolean', 'default' => false, 'section' => 'swatches'],
        'swatch_query' => ['type' => 'query', 'default' => '', 'section' => 'rest'],
        'drawer_mini_cart' => [
            'type' => 'choice',
            'default' => 'unchanged',
            'section' => 'overlays',
            'choices' => ['unchanged', 'drawer', 'block'],
        ],
        'drawer_after_add' => [
            'type' => 'choice',
            'default' => 'badge',
            'section' => 'overlays',
            'choices' => ['open', 'badge', 'message', 'nothing'],
        ],
        'drawer_after_add_touch' => [
            'type' => 'choice',
            'default' => 'badge',
            'section' => 'overlays',
            'choices' => ['open', 'badge', 'message', 'nothing'],
        ],
        'drawer_toggles' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'search_toggle' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'search_panel' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_links' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_toggle' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_panel' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'consent_title' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_settings_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_policy_text' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_position' => [
            'type' => 'choice',
            'default' => 'bottom',
            'section' => 'consent',
            'choices' => ['bottom', 'top', 'bottom_left', 'bottom_right'],
        ],
        'consent_reopen' => [
            'type' => 'choice',
            'default' => 'left',
            'section' => 'consent',
            'choices' => ['left', 'right', 'hide'],
        ],
        'consent_show_decline' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_show_close' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_accept_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_color' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_decline_background' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'cookies_bar_on_close' => [
            'type' => 'choice',
            'default' => 'none',
            'section' => 'consent',
            'choices' => ['none', 'yes', 'no'],
        ],
        'cookies_bar_on_scroll' => [
            'type' => 'choice',
            'default' => 'none',
            'section' => 'consent',
            'choices' => ['none', 'yes', 'no'],
        ],
        'cookies_bar_on_page_redirect' => [
            'type' => 'choice',
            'default' => 'none',
            'section' => 'consent',
            'choices' => ['none', 'yes', 'no'],
        ],
        'display_delay' => ['type' => 'count', 'default' => 0, 'section' => 'consent', 'max' => 3600],
        'dismiss_timeout' => ['type' => 'count', 'default' => 0, 'section' => 'consent', 'max' => 3600],
        'expire_time' => [
            'type' => 'count',
            'default' => 15552000,
            'section' => 'consent',
            'min' => 3600,
            'max' => 315360000,
        ],
        'user_cookies_settings_enable' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_gpc' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'block_until_accept' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
        'strictly_necessary' => [
            'type' => 'text',
            'default' => 'wordpress_test_cookie,woocommerce_cart_hash,woocommerce_items_in_cart',
            'section' => 'consent',
        ],
        'strictly_necessary_family' => [
            'type' => 'text',
            'default' => 'PHPSESSID,wordpress_,wp-settings-,wp_woocommerce_session_,store_notice',
            'section' => 'consent',
        ],
        'cookiepath' => ['type' => 'text', 'default' => '', 'section' => 'consent'],
        'consent_seen' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_hold' => [
            'type' => 'choice',
            'default' => 'page',
            'section' => 'consent',
            'choices' => ['page', 'hooks', 'off'],
        ],
        'consent_google' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_google_wait' => ['type' => 'count', 'default' => 500, 'section' => 'consent', 'max' => 10000],
        'consent_google_redaction' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_google_passthrough' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
        'consent_microsoft' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_log' => ['type' => 'boolean', 'default' => true, 'section' => 'consent'],
        'consent_log_days' => [
            'type' => 'count',
            'default' => 1095,
            'section' => 'consent',
            'min' => 1,
            'max' => 3650,
        ],
        'consent_strict' => ['type' => 'boolean', 'default' => false, 'section' => 'consent'],
        'analytics_target' => [
            'type' => 'choice',
            'default' => 'gtag',
            'section' => 'analytics',
            'choices' => ['gtag', 'datalayer'],
        ],
        'analytics_measurement_id' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_container_id' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_load_tag' => ['type' => 'boolean', 'default' => true, 'section' => 'analytics'],
        'analytics_server' => ['type' => 'boolean', 'default' => false, 'section' => 'analytics'],
        'analytics_api_secret' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_debug' => ['type' => 'boolean', 'default' => false, 'section' => 'analytics'],
        'embed_max_height' => ['type' => 'count', 'default' => 0, 'section' => 'page', 'max' => 10000],
        'embed_hosts' => ['type' => 'text', 'default' => '', 'section' => 'page'],
        'cursor_menu' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'cursor_team' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'jquery' => [
            'type' => 'choice',
            'default' => 'auto',
            'section' => 'page',
            'choices' => ['auto', 'keep'],
        ],
        'visitor_errors' => ['type' => 'boolean', 'default' => false, 'section' => 'page'],
    ];

    /** @var array<string, string> Source of an entry that pages print → id of its script module. */
    public const MODULES = [
        'widgets/cart/queue/entry.ts' => 'islas-cart-queue',
        'src/entries/fields.ts' => 'islas-fields',
        'widgets/fields/selects/entry.ts' => 'islas-selects',
        'widgets/coming-soon/entry.ts' => 'islas-coming-soon',
        'widgets/product-add/entry.ts' => 'islas-product-add',
        'src/entries/product.ts' => 'islas-product',
        'src/entries/cards.ts' => 'islas-cards',
        'src/entries/block-swatches.ts' => 'islas-block-swatches',
        'widgets/gallery/entry.ts' => 'islas-gallery',
        'widgets/product-tabs/entry.ts' => 'islas-product-tabs',
        'widgets/cart-page/entry.ts' => 'islas-cart-page',
        'widgets/drawer/block/entry.ts' => 'islas-cart-button',
        'widgets/attribution/entry.ts' => 'islas-order-attribution',
        'widgets/analytics/entry.ts' => 'islas-analytics',
        'widgets/embeds/entry.ts' => 'islas-embeds',
        'widgets/cursor/entry.ts' => 'islas-cursor',
    ];

    /** @var array<string, list<string>> Feature → settings that the page's module data has. */
    public const IN_BROWSER = [
        'swatches' => [
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
    ];

    /** @var list<string> Settings with words that shoppers read. */
    public const TRANSLATED = [
        'please_wait_text',
        'empty_cart_text',
        'variation_label_separator',
        'out_of_stock_tooltip_text',
        'unavailable_tooltip_text',
        'consent_title',
        'consent_text',
        'consent_accept_text',
        'consent_decline_text',
        'consent_settings_text',
        'consent_policy_text',
    ];
}

<?php

// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Admin;

/**
 * What the owner reads at each setting.
 */
final class SettingLabels
{
    /** @var array<string, list<string>> Group → its settings. */
    public const GROUPS = [
        'texts' => [
            'consent_title',
            'consent_text',
            'consent_accept_text',
            'consent_decline_text',
            'consent_settings_text',
            'consent_policy_text',
        ],
        'appearance' => [
            'consent_position',
            'consent_reopen',
            'consent_show_decline',
            'consent_show_close',
            'consent_color',
            'consent_background',
            'consent_accept_color',
            'consent_accept_background',
            'consent_decline_color',
            'consent_decline_background',
        ],
        'behaviour' => [
            'cookies_bar_on_close',
            'cookies_bar_on_scroll',
            'cookies_bar_on_page_redirect',
            'display_delay',
            'dismiss_timeout',
            'expire_time',
            'user_cookies_settings_enable',
            'consent_gpc',
        ],
        'cookies' => [
            'block_until_accept',
            'strictly_necessary',
            'strictly_necessary_family',
            'cookiepath',
            'consent_seen',
        ],
        'tags' => [
            'consent_hold',
            'consent_google',
            'consent_google_wait',
            'consent_google_redaction',
            'consent_google_passthrough',
            'consent_microsoft',
        ],
        'proof' => ['consent_log', 'consent_log_days', 'consent_strict'],
    ];

    /**
     * Label and help of each setting, and for a `choice` what the owner reads for each value.
     *
     * @return array<string, array{0: string, 1: string, 2?: array<string, string>}>
     */
    public static function all(): array
    {
        return [
            'feature_cart' => [
                __('Add to cart on listings, remove in the mini-cart', 'islas'),
                __('Off: WooCommerce’s own script runs, unchanged.', 'islas'),
            ],
            'feature_fragments' => [
                __('Keep the mini-cart up to date', 'islas'),
                __('Off: WooCommerce’s own script runs, unchanged.', 'islas'),
            ],
            'feature_page' => [
                __('Sorting, quantities, password fields, notices', 'islas'),
                __('Off: WooCommerce’s own script runs, unchanged.', 'islas'),
            ],
            'feature_product_add' => [
                __('Add on the product’s page without loading it again', 'islas'),
                __('Off: the page loads again after each add.', 'islas'),
            ],
            'feature_variations' => [
                __('Variations of a product', 'islas'),
                __('Off: WooCommerce’s own script runs, unchanged.', 'islas'),
            ],
            'feature_swatches' => [
                __('Swatches', 'islas'),
                __('Off: the options of a variable product are chosen in drop-down lists. Works only while “Variations of a product” is on.', 'islas'),
            ],
            'feature_drawer' => [
                __('Cart drawer', 'islas'),
                __('Off: links to the cart lead to the cart page.', 'islas'),
            ],
            'feature_search' => [
                __('Search over the page, with suggestions', 'islas'),
                __('Off: the theme’s own search is left as it is.', 'islas'),
            ],
            'feature_social' => [
                __('Links to social networks over the page', 'islas'),
                __('Off: the theme’s own links are left as they are.', 'islas'),
            ],
            'feature_consent' => [
                __('Cookie consent', 'islas'),
                __('Off: visitors are not asked and nothing is held. More under WooCommerce → Cookies.', 'islas'),
            ],
            'feature_attribution' => [
                __('Where orders come from', 'islas'),
                __('Off: WooCommerce’s own script runs, unchanged.', 'islas'),
            ],
            'feature_analytics' => [
                __('Analytics', 'islas'),
                __('Tells Google Analytics 4 what visitors view and buy. Needs an ID below.', 'islas'),
            ],
            'feature_embeds' => [
                __('Height of embedded pages', 'islas'),
                __('Off: WordPress’s own script runs, unchanged.', 'islas'),
            ],
            'feature_cursor' => [
                __('Custom cursor', 'islas'),
                __('A dot follows the pointer. Nobody sees it on touch screens, or who asked for less motion.', 'islas'),
            ],
            'please_wait_text' => [
                __('Text while a product is being removed', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'empty_cart_text' => [
                __('Text of an empty mini-cart', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'skip_link' => [
                __('Link to the content, first on the page', 'islas'),
                '',
                [
                    'auto' => __('Where the theme has none', 'islas'),
                    'always' => __('Always', 'islas'),
                    'never' => __('Never', 'islas'),
                ],
            ],
            'default_to_button' => [__('Show drop-down lists as buttons', 'islas'), ''],
            'shape_style' => [
                __('Shape of swatches', 'islas'),
                '',
                ['squared' => __('Squared', 'islas'), 'rounded' => __('Rounded', 'islas')],
            ],
            'attribute_behavior' => [
                __('Options that are not available', 'islas'),
                '',
                [
                    'blur' => __('Crossed out', 'islas'),
                    'blur-no-cross' => __('Pale', 'islas'),
                    'hide' => __('Hidden', 'islas'),
                ],
            ],
            'show_variation_label' => [__('Show the chosen option beside its label', 'islas'), ''],
            'variation_label_separator' => [__('Separator between label and chosen option', 'islas'), ''],
            'clear_on_reselect' => [__('Choosing a chosen option again clears it', 'islas'), ''],
            'disable_out_of_stock' => [__('Options that are out of stock cannot be chosen', 'islas'), ''],
            'clickable_out_of_stock' => [__('Options that are out of stock can be chosen all the same', 'islas'), ''],
            'deselect_unavailable' => [
                __('An option nothing in stock goes with clears the other choices', 'islas'),
                '',
            ],
            'out_of_stock_tooltip_text' => [
                __('Text of an option that is out of stock', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'unavailable_tooltip_text' => [
                __('Text of an option that is not available', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'show_variation_stock' => [__('Show how many are left', 'islas'), ''],
            'stock_label_threshold' => [__('Say how many are left from this number down', 'islas'), ''],
            'card_swatches' => [
                __('Swatches on the cards of listings', 'islas'),
                __('For products whose options all have swatches.', 'islas'),
            ],
            'swatch_query' => [
                __('Extra parameters for swatch requests', 'islas'),
                __('A query string, such as lang=es&order=asc.', 'islas'),
            ],
            'drawer_after_add' => [
                __('After an add', 'islas'),
                __('With a mouse. Where the Mini-Cart block stands, the block’s own setting counts.', 'islas'),
                [
                    'open' => __('Open the cart drawer', 'islas'),
                    'badge' => __('Let the link to the cart catch the eye', 'islas'),
                    'message' => __('Show a message with a link to the cart', 'islas'),
                    'nothing' => __('Nothing', 'islas'),
                ],
            ],
            'drawer_after_add_touch' => [
                __('After an add, on touch screens', 'islas'),
                '',
                [
                    'open' => __('Open the cart drawer', 'islas'),
                    'badge' => __('Let the link to the cart catch the eye', 'islas'),
                    'message' => __('Show a message with a link to the cart', 'islas'),
                    'nothing' => __('Nothing', 'islas'),
                ],
            ],
            'drawer_toggles' => [
                __('Links that open the cart drawer', 'islas'),
                __('CSS selectors, such as .my-header a.cart. Empty: the cart links of common themes.', 'islas'),
            ],
            'search_toggle' => [
                __('The theme’s search control', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'search_panel' => [
                __('What the theme’s search control shows', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'social_links' => [
                __('Your pages in social networks', 'islas'),
                __('Addresses, separated by spaces or commas. Shown by the block or the shortcode [islas_social].', 'islas'),
            ],
            'social_toggle' => [
                __('The theme’s control for social networks', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'social_panel' => [
                __('What the theme’s control for social networks shows', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'consent_title' => [__('Heading', 'islas'), ''],
            'consent_text' => [
                __('Text of the bar', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'consent_accept_text' => [
                __('Button to accept', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'consent_decline_text' => [
                __('Button to reject', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'consent_settings_text' => [
                __('Link to the choices', 'islas'),
                __('Empty: Islas’ own words, in the language of the shop.', 'islas'),
            ],
            'consent_policy_text' => [
                __('Privacy text of the dialog', 'islas'),
                __('Empty: the privacy page of WordPress, or a text that fits the shop.', 'islas'),
            ],
            'consent_position' => [
                __('Position of the bar', 'islas'),
                '',
                [
                    'bottom' => __('Bottom', 'islas'),
                    'top' => __('Top', 'islas'),
                    'bottom_left' => __('Bottom left', 'islas'),
                    'bottom_right' => __('Bottom right', 'islas'),
                ],
            ],
            'consent_reopen' => [
                __('Button that opens the choices again', 'islas'),
                '',
                [
                    'left' => __('Left', 'islas'),
                    'right' => __('Right', 'islas'),
                    'hide' => __('Hidden', 'islas'),
                ],
            ],
            'consent_show_decline' => [__('Show the button to reject', 'islas'), ''],
            'consent_show_close' => [__('Show a button that closes the bar', 'islas'), ''],
            'consent_color' => [
                __('Text', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'consent_background' => [
                __('Background', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'consent_accept_color' => [
                __('Button to accept: text', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'consent_accept_background' => [
                __('Button to accept: background', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'consent_decline_color' => [
                __('Button to reject: text', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'consent_decline_background' => [
                __('Button to reject: background', 'islas'),
                __('Such as #1d2327. Empty: the colours of Islas.', 'islas'),
            ],
            'cookies_bar_on_close' => [
                __('Closing the bar means', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accepting (no valid consent in Spain)', 'islas'),
                    'no' => __('Rejecting', 'islas'),
                ],
            ],
            'cookies_bar_on_scroll' => [
                __('Turning the mouse wheel means', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accepting (no valid consent in Spain)', 'islas'),
                    'no' => __('Rejecting', 'islas'),
                ],
            ],
            'cookies_bar_on_page_redirect' => [
                __('Leaving the page means', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accepting (no valid consent in Spain)', 'islas'),
                    'no' => __('Rejecting', 'islas'),
                ],
            ],
            'display_delay' => [__('Seconds until the bar is shown', 'islas'), ''],
            'dismiss_timeout' => [
                __('Seconds until the bar closes by itself', 'islas'),
                __('0: it stays.', 'islas'),
            ],
            'expire_time' => [
                __('How long a decision lasts, in seconds', 'islas'),
                __('15552000 are 180 days. At most 24 months in Spain: 63072000.', 'islas'),
            ],
            'user_cookies_settings_enable' => [
                __('A dialog to choose cookie by cookie', 'islas'),
                __('Off: the link leads to the page with the same choices.', 'islas'),
            ],
            'consent_gpc' => [
                __('Honour Global Privacy Control', 'islas'),
                __('A browser that asks not to be tracked counts as rejecting until the visitor decides.', 'islas'),
            ],
            'block_until_accept' => [__('Delete cookies that are not necessary before the decision', 'islas'), ''],
            'strictly_necessary' => [__('Necessary cookies', 'islas'), __('Separated by commas.', 'islas')],
            'strictly_necessary_family' => [
                __('Necessary cookies that begin with', 'islas'),
                __('Separated by commas. Those of the cart, the session, the account and payment always are.', 'islas'),
            ],
            'cookiepath' => [__('Path of the cookies', 'islas'), __('Empty: that of the site.', 'islas')],
            'consent_seen' => [
                __('Report cookies that no list names', 'islas'),
                __('Names only, kept on this site.', 'islas'),
            ],
            'consent_hold' => [
                __('Hold scripts and frames until they are allowed', 'islas'),
                '',
                [
                    'page' => __('On the whole page', 'islas'),
                    'hooks' => __('Only what goes through WordPress', 'islas'),
                    'off' => __('Never', 'islas'),
                ],
            ],
            'consent_google' => [__('Google Consent Mode v2', 'islas'), ''],
            'consent_google_wait' => [__('Milliseconds that Google’s tags wait for the decision', 'islas'), ''],
            'consent_google_redaction' => [__('Remove identifiers from Google’s advertising requests', 'islas'), ''],
            'consent_google_passthrough' => [__('Pass Google’s click numbers in addresses', 'islas'), ''],
            'consent_microsoft' => [__('Consent mode of Microsoft (UET, Clarity)', 'islas'), ''],
            'consent_log' => [
                __('Keep a log of decisions', 'islas'),
                __('Anonymous and on this site: number, time, version, choices.', 'islas'),
            ],
            'consent_log_days' => [__('Days that the log is kept', 'islas'), ''],
            'consent_strict' => [
                __('Refuse settings that break the Spanish rules', 'islas'),
                __('Strict mode: while something below is wrong, nothing is saved.', 'islas'),
            ],
            'analytics_target' => [
                __('Send to', 'islas'),
                '',
                [
                    'gtag' => __('Google Analytics 4 (gtag)', 'islas'),
                    'datalayer' => __('Google Tag Manager (dataLayer)', 'islas'),
                ],
            ],
            'analytics_measurement_id' => [
                __('Measurement ID', 'islas'),
                __('Such as G-ABC123XYZ: in Google Analytics under Admin → Data streams.', 'islas'),
            ],
            'analytics_container_id' => [
                __('Container ID', 'islas'),
                __('Such as GTM-ABC123: in Tag Manager beside the name of the container.', 'islas'),
            ],
            'analytics_load_tag' => [
                __('Bring Google’s script, once there is consent', 'islas'),
                __('Off: the theme or another plugin brings it, and no ID is needed.', 'islas'),
            ],
            'analytics_server' => [
                __('Send orders from the server when no page did', 'islas'),
                __('Half an hour after the order. Refunds of guests, whom no page knows again, are sent in this way alone. Needs a measurement ID and an API secret.', 'islas'),
            ],
            'analytics_api_secret' => [
                __('API secret', 'islas'),
                __('Of the Measurement Protocol: in Google Analytics under the data stream.', 'islas'),
            ],
            'analytics_debug' => [
                __('Debug mode', 'islas'),
                __('Shows you, and nobody else, every event on the page and in the list under WooCommerce.', 'islas'),
            ],
            'embed_max_height' => [
                __('Greatest height of an embedded page, in pixels', 'islas'),
                __('0: as high as its content.', 'islas'),
            ],
            'embed_hosts' => [
                __('Sites whose pages may be embedded', 'islas'),
                __('Separated by commas. Empty: known sites for videos and maps.', 'islas'),
            ],
            'cursor_menu' => [
                __('Menus over which the cursor changes', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'cursor_team' => [
                __('Groups of people over which the cursor changes', 'islas'),
                __('A CSS selector. Empty: what themes commonly use.', 'islas'),
            ],
            'jquery' => [
                __('jQuery', 'islas'),
                __('Only where it is used: lighter pages. Tools → Site Health says who uses it.', 'islas'),
                [
                    'auto' => __('Only where it is used', 'islas'),
                    'keep' => __('On every page, as WooCommerce does', 'islas'),
                ],
            ],
        ];
    }
}

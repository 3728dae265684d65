<?php

// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Platform;

/** What the owner reads at each setting. */
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
                __('Add-to-cart buttons of listings', 'islas'),
                __('Adds products from listings, and removes them in the mini-cart, without loading the page again. When off, WooCommerce’s own script does it.', 'islas'),
            ],
            'feature_fragments' => [
                __('Mini-cart', 'islas'),
                __('Shows the current cart in the mini-cart on every page, also after a change in another tab. When off, WooCommerce’s own script does it.', 'islas'),
            ],
            'feature_speculation' => [
                __('Pages that open at once', 'islas'),
                __('Lets browsers fetch the page of a product ahead while the pointer rests on it in a listing, and the cart’s from the drawer. When off, WordPress’ own rules stay.', 'islas'),
            ],
            'feature_page' => [
                __('Sorting, quantities, password fields, notices', 'islas'),
                __('Sorts listings at once, limits quantities, shows passwords on request and remembers dismissed notices. When off, WooCommerce’s own script does it.', 'islas'),
            ],
            'feature_page_files' => [
                __('Styles of every page as files', 'islas'),
                __('The styles that WordPress, WooCommerce and the theme print into every page come from files that browsers keep, and WordPress’ test of emoji where a page has one. When off, they stay in each page.', 'islas'),
            ],
            'feature_product_add' => [
                __('Add-to-cart form of product pages', 'islas'),
                __('Adds a product from its page and stays there. When off, the page loads again after each add.', 'islas'),
            ],
            'feature_variations' => [
                __('Variations of a product', 'islas'),
                __('Shows price, stock and image of the variation that the customer chooses. When off, WooCommerce’s own script does it.', 'islas'),
            ],
            'feature_swatches' => [
                __('Swatches', 'islas'),
                __('Shows the options of variable products as colours, images and buttons. When off, they are drop-down lists. Requires “Variations of a product”.', 'islas'),
            ],
            'feature_gallery' => [
                __('Product gallery', 'islas'),
                __('Shows the pictures of a product with slides, thumbnails, magnifier and full screen, as far as the theme supports them. When off, WooCommerce’s own scripts do it.', 'islas'),
            ],
            'feature_product_tabs' => [
                __('Product tabs and ratings', 'islas'),
                __('Opens the tabs of a product’s page and shows the rating of a review as stars. When off, or where another script needs it, WooCommerce’s own script does it, with jQuery.', 'islas'),
            ],
            'feature_cart_page' => [
                __('Cart page', 'islas'),
                __('Changes quantities, coupons and shipping on the classic cart page without loading it again. When off, or where another script needs it, WooCommerce’s own script does it, with jQuery.', 'islas'),
            ],
            'feature_drawer' => [
                __('Cart drawer', 'islas'),
                __('Opens the cart beside the page. When off, links to the cart lead to the cart page.', 'islas'),
            ],
            'feature_search' => [
                __('Search with suggestions', 'islas'),
                __('Opens a search over the page and suggests products while the customer types. When off, the theme’s search is unchanged.', 'islas'),
            ],
            'feature_social' => [
                __('Social links', 'islas'),
                __('Shows links to your social networks over the page. When off, the theme’s links are unchanged.', 'islas'),
            ],
            'feature_consent' => [
                __('Cookie consent', 'islas'),
                __('Asks visitors before the shop sets cookies that are not necessary, and blocks scripts until they agree.', 'islas'),
            ],
            'feature_attribution' => [
                __('Order attribution', 'islas'),
                __('Records the campaign or site that a customer came from with each order. When off, WooCommerce’s own script does it.', 'islas'),
            ],
            'feature_analytics' => [
                __('Analytics', 'islas'),
                __('Sends what visitors view and buy to Google Analytics 4, after they agree to statistics. It needs an ID of Google.', 'islas'),
            ],
            'feature_embeds' => [
                __('Embedded pages', 'islas'),
                __('Gives embedded pages the height of their content. When off, WordPress’ own script does it.', 'islas'),
            ],
            'feature_cursor' => [
                __('Custom cursor', 'islas'),
                __('A circle follows the pointer. It is not shown on touch screens or when the visitor prefers reduced motion.', 'islas'),
            ],
            'please_wait_text' => [
                __('Text while a product is removed', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'empty_cart_text' => [
                __('Text of an empty mini-cart', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'pages_ahead' => [
                __('Pages of products', 'islas'),
                __('Each page that is fetched ahead is one more request to your server. A page that is rendered ahead appears at once, but scripts of other plugins run in it before anybody sees it, and may count a visit.', 'islas'),
                [
                    'auto' => __('Fetch them ahead if the shop has a page cache', 'islas'),
                    'prefetch' => __('Fetch them ahead', 'islas'),
                    'prerender' => __('Fetch and render them ahead', 'islas'),
                ],
            ],
            'skip_link' => [
                __('Skip link to the content', 'islas'),
                '',
                [
                    'auto' => __('Only where the theme has none', 'islas'),
                    'always' => __('Always', 'islas'),
                    'never' => __('Never', 'islas'),
                ],
            ],
            'filtered_cards' => [
                __('Cards of a filtered listing show what was filtered for', 'islas'),
                __('Picture, price and link of the variations with the chosen colour or size.', 'islas'),
            ],
            'default_to_button' => [__('Buttons instead of drop-down lists', 'islas'), ''],
            'shape_style' => [
                __('Shape of swatches', 'islas'),
                '',
                ['squared' => __('Squared', 'islas'), 'rounded' => __('Rounded', 'islas')],
            ],
            'attribute_behavior' => [
                __('Unavailable options', 'islas'),
                '',
                [
                    'blur' => __('Crossed out', 'islas'),
                    'blur-no-cross' => __('Faded', 'islas'),
                    'hide' => __('Hidden', 'islas'),
                ],
            ],
            'show_variation_label' => [__('Selected option beside its label', 'islas'), ''],
            'variation_label_separator' => [__('Separator between label and selected option', 'islas'), ''],
            'clear_on_reselect' => [__('Clear an option when it is selected again', 'islas'), ''],
            'disable_out_of_stock' => [__('Disable options that are out of stock', 'islas'), ''],
            'clickable_out_of_stock' => [__('Keep options that are out of stock selectable', 'islas'), ''],
            'deselect_unavailable' => [
                __('Clear other choices when the new one is not in stock with them', 'islas'),
                '',
            ],
            'out_of_stock_tooltip_text' => [
                __('Tooltip of options that are out of stock', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'unavailable_tooltip_text' => [
                __('Tooltip of unavailable options', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'show_variation_stock' => [__('Number of items left', 'islas'), ''],
            'stock_label_threshold' => [__('Low stock threshold for the number of items left', 'islas'), ''],
            'card_swatches' => [
                __('Swatches in listings', 'islas'),
                __('Shows swatches on the cards of products whose options all have one.', 'islas'),
            ],
            'swatch_query' => [
                __('Additional parameters of swatch requests', 'islas'),
                __('Enter a query string such as lang=es&order=asc.', 'islas'),
            ],
            'drawer_mini_cart' => [
                __('Button of the Mini-Cart block', 'islas'),
                __('Block themes have this block in the header.', 'islas'),
                [
                    'unchanged' => __('Opens this drawer, unless the block’s template was changed', 'islas'),
                    'drawer' => __('Opens this drawer', 'islas'),
                    'block' => __('Opens the block’s own drawer', 'islas'),
                ],
            ],
            'drawer_after_add' => [
                __('After a product is added', 'islas'),
                __('Applies to pointers with hover. On pages with the Mini-Cart block, the block’s own setting says whether a drawer opens.', 'islas'),
                [
                    'open' => __('Open the cart drawer', 'islas'),
                    'badge' => __('Highlight the cart link', 'islas'),
                    'message' => __('Show a message with a link to the cart', 'islas'),
                    'nothing' => __('Nothing', 'islas'),
                ],
            ],
            'drawer_after_add_touch' => [
                __('After a product is added on touch screens', 'islas'),
                '',
                [
                    'open' => __('Open the cart drawer', 'islas'),
                    'badge' => __('Highlight the cart link', 'islas'),
                    'message' => __('Show a message with a link to the cart', 'islas'),
                    'nothing' => __('Nothing', 'islas'),
                ],
            ],
            'drawer_toggles' => [
                __('Links that open the cart drawer', 'islas'),
                __('Enter CSS selectors such as .my-header a.cart. Leave empty for the cart links of common themes.', 'islas'),
            ],
            'search_toggle' => [
                __('Search button of the theme', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'search_panel' => [
                __('Search panel of the theme', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'social_links' => [
                __('Your social networks', 'islas'),
                __('Enter addresses, separated by spaces or commas. The block and the shortcode [islas_social] show them.', 'islas'),
            ],
            'social_toggle' => [
                __('Social button of the theme', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'social_panel' => [
                __('Social panel of the theme', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'consent_title' => [__('Heading', 'islas'), ''],
            'consent_text' => [
                __('Text of the bar', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'consent_accept_text' => [
                __('Button to accept', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'consent_decline_text' => [
                __('Button to reject', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'consent_settings_text' => [
                __('Link to the choices', 'islas'),
                __('Leave empty for the default text in the shop’s language.', 'islas'),
            ],
            'consent_policy_text' => [
                __('Privacy text of the dialog', 'islas'),
                __('Leave empty for a default text with a link to the privacy page.', 'islas'),
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
            'consent_show_decline' => [__('Button to reject in the bar', 'islas'), ''],
            'consent_show_close' => [__('Button to close the bar', 'islas'), ''],
            'consent_color' => [
                __('Bar: colour of the text', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'consent_background' => [
                __('Bar: background colour', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'consent_accept_color' => [
                __('Button to accept: colour of the text', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'consent_accept_background' => [
                __('Button to accept: background colour', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'consent_decline_color' => [
                __('Button to reject: colour of the text', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'consent_decline_background' => [
                __('Button to reject: background colour', 'islas'),
                __('Leave it empty for the default colour.', 'islas'),
            ],
            'cookies_bar_on_close' => [
                __('When the visitor closes the bar', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accept (not a valid consent in Spain)', 'islas'),
                    'no' => __('Reject', 'islas'),
                ],
            ],
            'cookies_bar_on_scroll' => [
                __('When the visitor scrolls', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accept (not a valid consent in Spain)', 'islas'),
                    'no' => __('Reject', 'islas'),
                ],
            ],
            'cookies_bar_on_page_redirect' => [
                __('When the visitor opens another page', 'islas'),
                '',
                [
                    'none' => __('Nothing', 'islas'),
                    'yes' => __('Accept (not a valid consent in Spain)', 'islas'),
                    'no' => __('Reject', 'islas'),
                ],
            ],
            'display_delay' => [__('Delay of the bar, in seconds', 'islas'), ''],
            'dismiss_timeout' => [
                __('Time until the bar closes, in seconds', 'islas'),
                __('Enter 0 to keep the bar open.', 'islas'),
            ],
            'expire_time' => [
                __('Validity of a decision, in seconds', 'islas'),
                __('180 days are 15552000 seconds. In Spain, the maximum is 24 months: 63072000.', 'islas'),
            ],
            'user_cookies_settings_enable' => [
                __('Dialog with a choice for each cookie', 'islas'),
                __('When off, the link opens a page with the same choices.', 'islas'),
            ],
            'consent_gpc' => [
                __('Global Privacy Control', 'islas'),
                __('Treats browsers that send this signal as rejecting until the visitor decides.', 'islas'),
            ],
            'block_until_accept' => [__('Deletion of optional cookies before the decision', 'islas'), ''],
            'strictly_necessary' => [
                __('Necessary cookies', 'islas'),
                __('Enter names, separated by commas.', 'islas'),
            ],
            'strictly_necessary_family' => [
                __('Prefixes of necessary cookies', 'islas'),
                __('Enter prefixes, separated by commas. Cookies of the cart, the session, the account and payments are always necessary.', 'islas'),
            ],
            'cookiepath' => [
                __('Cookie path', 'islas'),
                __('Leave empty for the path of the site.', 'islas'),
            ],
            'consent_seen' => [
                __('Report of unknown cookies', 'islas'),
                __('Stores their names, but no values, on this site while you browse your shop signed in.', 'islas'),
            ],
            'consent_hold' => [
                __('Blocking of scripts and frames', 'islas'),
                '',
                [
                    'page' => __('On the whole page', 'islas'),
                    'hooks' => __('Only those added through WordPress', 'islas'),
                    'off' => __('Never', 'islas'),
                ],
            ],
            'consent_google' => [__('Google Consent Mode v2', 'islas'), ''],
            'consent_google_wait' => [__('Waiting time of Google’s tags, in milliseconds', 'islas'), ''],
            'consent_google_redaction' => [__('Redaction of Google’s advertising data', 'islas'), ''],
            'consent_google_passthrough' => [__('URL passthrough of Google’s click IDs', 'islas'), ''],
            'consent_microsoft' => [__('Microsoft consent mode (UET, Clarity)', 'islas'), ''],
            'consent_log' => [
                __('Consent log', 'islas'),
                __('Stores an anonymous ID, time, version and choices of each decision on this site.', 'islas'),
            ],
            'consent_log_days' => [__('Retention of the consent log, in days', 'islas'), ''],
            'consent_strict' => [
                __('Strict mode', 'islas'),
                __('Does not save settings that break the Spanish rules, which the tab of consent lists.', 'islas'),
            ],
            'analytics_target' => [
                __('Destination', 'islas'),
                '',
                [
                    'gtag' => __('Google Analytics 4 (gtag)', 'islas'),
                    'datalayer' => __('Google Tag Manager (dataLayer)', 'islas'),
                ],
            ],
            'analytics_measurement_id' => [
                __('Measurement ID', 'islas'),
                __('An ID such as G-ABC123XYZ. Google Analytics shows it under Admin → Data streams.', 'islas'),
            ],
            'analytics_container_id' => [
                __('Container ID', 'islas'),
                __('An ID such as GTM-ABC123. Tag Manager shows it beside the name of the container.', 'islas'),
            ],
            'analytics_load_tag' => [
                __('Google’s script', 'islas'),
                __('Loads it after consent. Turn off if the theme or another plugin loads it; then no ID is needed.', 'islas'),
            ],
            'analytics_server' => [
                __('Orders from the server', 'islas'),
                __('Sends orders that no page has sent, half an hour later. Refunds of guest orders are always sent from the server, because no later visit can send them. Requires a measurement ID and an API secret.', 'islas'),
            ],
            'analytics_api_secret' => [
                __('API secret', 'islas'),
                __('The secret of the Measurement Protocol. Google Analytics shows it in the data stream.', 'islas'),
            ],
            'analytics_debug' => [
                __('Debug mode', 'islas'),
                __('Shows every event on the page, and in the list under WooCommerce, to you only.', 'islas'),
            ],
            'embed_max_height' => [
                __('Maximum height of embedded pages, in pixels', 'islas'),
                __('Enter 0 for the height of the content.', 'islas'),
            ],
            'embed_hosts' => [
                __('Allowed sites of embedded pages', 'islas'),
                __('Enter hosts, separated by commas. Leave empty for known sites of videos and maps.', 'islas'),
            ],
            'cursor_menu' => [
                __('Menus over which the cursor changes', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'cursor_team' => [
                __('Groups of people over which the cursor changes', 'islas'),
                __('Enter a CSS selector. Leave empty for the selectors of common themes.', 'islas'),
            ],
            'jquery' => [
                __('jQuery', 'islas'),
                __('Pages without jQuery are lighter. Tools → Site Health lists the plugins that use it.', 'islas'),
                [
                    'auto' => __('Only where a script uses it', 'islas'),
                    'keep' => __('On every page', 'islas'),
                ],
            ],
            'visitor_errors' => [
                __('Errors in visitors’ browsers', 'islas'),
                __('Visitors who have accepted statistics report errors of Islas to this shop, and Site Health lists them. No address and no agent is stored.', 'islas'),
            ],
        ];
    }
}

<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Screen\SettingLabels;

/**
 * The texts of the settings screen, by section and key of the schema.
 */
final class Labels
{
    /** @return array<string, string> */
    public static function sections(): array
    {
        return [
            'features' => __('Parts of the storefront', 'islas'),
            'page' => __('The page', 'islas'),
            'overlays' => __('Cart drawer, search, social networks and cursor', 'islas'),
            'swatches' => __('Swatches', 'islas'),
            'analytics' => __('Analytics', 'islas'),
            'texts' => __('Texts', 'islas'),
            'rest' => __('REST requests', 'islas'),
        ];
    }

    /**
     * Label and help of each setting, and for a `choice` what the owner reads for each value.
     *
     * @return array<string, array{0: string, 1: string, 2?: array<string, string>}>
     */
    public static function settings(): array
    {
        $off = __('Off: WooCommerce’s own script runs, unchanged.', 'islas');
        $empty = __('Empty: Islas’ own words, in the language of the shop.', 'islas');

        return [
            'feature_cart' => [__('Add to cart on listings, remove in the mini-cart', 'islas'), $off],
            'feature_fragments' => [__('Keep the mini-cart up to date', 'islas'), $off],
            'feature_page' => [__('Sorting, quantities, password fields, notices', 'islas'), $off],
            'feature_variations' => [__('Variations of a product', 'islas'), $off],
            'feature_embeds' => [
                __('Height of embedded pages', 'islas'),
                __('Off: WordPress’s own script runs, unchanged.', 'islas'),
            ],
            'feature_product_add' => [
                __('Add on the product’s page without loading it again', 'islas'),
                __('Off: the page loads again after each add.', 'islas'),
            ],
            'feature_attribution' => [__('Where orders come from', 'islas'), $off],
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
            'feature_cursor' => [
                __('Custom cursor', 'islas'),
                // phpcs:ignore Generic.Files.LineLength.MaxExceeded -- A text in one piece, for translators.
                __('A dot follows the pointer. Nobody sees it on touch screens, or who asked for less motion.', 'islas'),
            ],
            'feature_swatches' => [
                __('Swatches', 'islas'),
                __('Off: the options of a variable product are chosen in drop-down lists.', 'islas')
                . ' ' . __('Works only while “Variations of a product” is on.', 'islas'),
            ],
            'feature_analytics' => [
                __('Analytics', 'islas'),
                __('Tells Google Analytics 4 what visitors view and buy. Needs an ID below.', 'islas'),
            ],
            'feature_consent' => [
                __('Cookie consent', 'islas'),
                __('Off: visitors are not asked and nothing is held. More under WooCommerce → Cookies.', 'islas'),
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
            'embed_max_height' => [
                __('Greatest height of an embedded page, in pixels', 'islas'),
                __('0: as high as its content.', 'islas'),
            ],
            'embed_hosts' => [
                __('Sites whose pages may be embedded', 'islas'),
                __('Separated by commas. Empty: known sites for videos and maps.', 'islas'),
            ],
            'jquery' => [
                __('jQuery', 'islas'),
                __('Only where it is used: lighter pages. Tools → Site Health says who uses it.', 'islas'),
                [
                    'auto' => __('Only where it is used', 'islas'),
                    'keep' => __('On every page, as WooCommerce does', 'islas'),
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
            'out_of_stock_tooltip_text' => [__('Text of an option that is out of stock', 'islas'), $empty],
            'unavailable_tooltip_text' => [__('Text of an option that is not available', 'islas'), $empty],
            'show_variation_stock' => [__('Show how many are left', 'islas'), ''],
            'stock_label_threshold' => [__('Say how many are left from this number down', 'islas'), ''],
            'card_swatches' => [
                __('Swatches on the cards of listings', 'islas'),
                __('For products whose options all have swatches.', 'islas'),
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
                // phpcs:ignore Generic.Files.LineLength.MaxExceeded -- A text in one piece, for translators.
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
            'please_wait_text' => [__('Text while a product is being removed', 'islas'), $empty],
            'empty_cart_text' => [__('Text of an empty mini-cart', 'islas'), $empty],
            'swatch_query' => [
                __('Extra parameters for swatch requests', 'islas'),
                __('A query string, such as lang=es&order=asc.', 'islas'),
            ],
        ] + OverlayLabels::settings() + SettingLabels::settings();
    }
}

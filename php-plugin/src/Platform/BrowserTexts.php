<?php

// Generated from src/wordpress/english.ts by `npm run features`: change that, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Platform;

/** The texts that the browser shows, in the shop's language. */
final class BrowserTexts
{
    /** @return array<string, string> */
    public static function listTexts(): array
    {
        return [
            'fetch_error' => __('You are probably offline.', 'islas'),
            'invalid_json' => __('The response is not a valid JSON response.', 'islas'),
            'unknown_error' => __('An unknown error occurred.', 'islas'),
            'post_process' => __('Media upload failed. If this is a photo or a large image, please scale it down and try again.', 'islas'),
            'timeout' => __('The shop is taking too long to answer.', 'islas'),
            'not_added' => __('This product could not be added to the cart.', 'islas'),
            'add_unclear' => __('The shop gave no clear answer. Look at your cart before you try again.', 'islas'),
            'view_cart' => __('View cart', 'islas'),
            'please_wait' => __('Please wait...', 'islas'),
            'retry' => __('Try again', 'islas'),
            'see_product' => __('See the product', 'islas'),
            'empty_cart' => __('No products in the cart.', 'islas'),
            /* translators: %s: the least that can be bought of a product, such as 4 */
            'quantity_raised' => __('Quantity changed to %s, the smallest that can be bought.', 'islas'),
            'email_invalid' => __('This e-mail address does not look right.', 'islas'),
            'phone_invalid' => __('This phone number does not look right: it should have 6 to 15 digits.', 'islas'),
            'i18n_no_matching_variations_text' => __('Sorry, no products matched your selection. Please choose a different combination.', 'islas'),
            'i18n_make_a_selection_text' => __('Please select some product options before adding this product to your cart.', 'islas'),
            'i18n_unavailable_text' => __('Sorry, this product is unavailable. Please choose a different combination.', 'islas'),
            'i18n_reset_alert_text' => __('Your selection has been reset. Please select some product options before adding this product to your cart.', 'islas'),
            'password_show' => __('Show password', 'islas'),
            'password_hide' => __('Hide password', 'islas'),
            'banner_dismiss' => __('Dismiss this notice', 'islas'),
            'banner_failed' => __('The notice could not be dismissed. Try again.', 'islas'),
            'swatch_unavailable' => __('This option is not available with your other choices.', 'islas'),
            'swatch_cleared' => __('Choice cleared.', 'islas'),
            'swatch_others_cleared' => __('Your other choices were cleared.', 'islas'),
            /* translators: 1: option chosen before, 2: option chosen now */
            'swatch_changed' => __('Changed from %1$s to %2$s', 'islas'),
            /* translators: %s: names of the options, such as "Blue, M" */
            'swatch_nearest' => __('Choose the nearest in stock: %s', 'islas'),
            /* translators: %d: quantity in stock, 1 */
            'left_one' => _n('%d left', '%d left', 1, 'islas'),
            /* translators: %d: quantity in stock, more than 1 */
            'left_many' => _n('%d left', '%d left', 2, 'islas'),
            /* translators: %d: number of products, 1 */
            'search_found_one' => _n('%d product', '%d products', 1, 'islas'),
            /* translators: %d: number of products, more than 1 */
            'search_found_many' => _n('%d product', '%d products', 2, 'islas'),
            /* translators: %d: number of products */
            'search_found_more' => __('The first %d products', 'islas'),
            'search_all' => __('See all results', 'islas'),
            'search_loading' => __('Searching…', 'islas'),
            /* translators: %s: what was searched for */
            'search_none' => __('No products found for “%s”.', 'islas'),
            'search_none_help' => __('Try a shorter or more general word, or look around the whole shop.', 'islas'),
            'search_failed' => __('Suggestions are not available now. Press Search to see the results page.', 'islas'),
            'search_recent' => __('Recent searches', 'islas'),
            'search_recent_clear' => __('Clear recent searches', 'islas'),
            'search_recent_cleared' => __('Recent searches cleared.', 'islas'),
            'search_suggestions' => __('Suggested products', 'islas'),
            'search_was' => __('Before', 'islas'),
            'overlay_close' => __('Close', 'islas'),
        ];
    }
}

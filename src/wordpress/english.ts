/** Error messages by code: those of Specification §8 and the ones that Islas adds. */
export const MESSAGES = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  post_process: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  timeout: 'The shop is taking too long to answer.',
  not_added: 'This product could not be added to the cart.',
  add_unclear: 'The shop gave no clear answer. Look at your cart before you try again.',
} as const;

/**
 * English source texts by key. They are not part of page bundles: PHP's `Texts` sends the translations, and hosts
 * without the plugin get them from `src/entries/standalone.ts`.
 */
export const SOURCES = {
  ...MESSAGES,
  view_cart: 'View cart',
  please_wait: 'Please wait...',
  retry: 'Try again',
  see_product: 'See the product',
  empty_cart: 'No products in the cart.',
  /* translators: %s: the least that can be bought of a product, such as 4 */
  quantity_raised: 'Quantity changed to %s, the smallest that can be bought.',
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
  i18n_no_matching_variations_text: 'Sorry, no products matched your selection. Please choose a different combination.',
  i18n_make_a_selection_text: 'Please select some product options before adding this product to your cart.',
  i18n_unavailable_text: 'Sorry, this product is unavailable. Please choose a different combination.',
  i18n_reset_alert_text:
    'Your selection has been reset. Please select some product options before adding this product to your cart.',
  password_show: 'Show password',
  password_hide: 'Hide password',
  banner_dismiss: 'Dismiss this notice',
  banner_failed: 'The notice could not be dismissed. Try again.',
  swatch_unavailable: 'This option is not available with your other choices.',
  swatch_cleared: 'Choice cleared.',
  swatch_others_cleared: 'Your other choices were cleared.',
  /* translators: 1: option chosen before, 2: option chosen now */
  swatch_changed: 'Changed from %1$s to %2$s',
  /* translators: %s: names of the options, such as "Blue, M" */
  swatch_nearest: 'Choose the nearest in stock: %s',
  /* translators: %d: quantity in stock, 1 */
  left_one: '%d left',
  /* translators: %d: quantity in stock, more than 1 */
  left_many: '%d left',
  /* translators: %d: number of products, 1 */
  search_found_one: '%d product',
  /* translators: %d: number of products, more than 1 */
  search_found_many: '%d products',
  /* translators: %d: number of products */
  search_found_more: 'The first %d products',
  search_all: 'See all results',
  search_loading: 'Searching…',
  /* translators: %s: what was searched for */
  search_none: 'No products found for “%s”.',
  search_none_help: 'Try a shorter or more general word, or look around the whole shop.',
  search_failed: 'Suggestions are not available now. Press Search to see the results page.',
  search_recent: 'Recent searches',
  search_recent_clear: 'Clear recent searches',
  search_recent_cleared: 'Recent searches cleared.',
  search_suggestions: 'Suggested products',
  search_was: 'Before',
  overlay_close: 'Close',
} as const;

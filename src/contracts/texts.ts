import { MESSAGES } from './errors';
import { getSettings } from './settings';

/** Reads the translation that PHP sent under a key, else the English source. */
export const textsFrom =
  <K extends string>(sources: Readonly<Record<K, string>>) =>
  (key: K): string =>
    getSettings().texts[key] || sources[key];

/** English sources of the texts of every page; PHP's `Texts` sends the translations under the same keys. */
export const translated = textsFrom({
  ...MESSAGES,
  view_cart: 'View cart',
  please_wait: 'Please wait...',
  retry: 'Try again',
  see_product: 'See the product',
  empty_cart: 'No products in the cart.',
});

/** What the page's painters write. */
export const pageText = textsFrom({
  banner_dismiss: 'Dismiss this notice',
  banner_failed: 'The notice could not be dismissed. Try again.',
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
  password_show: 'Show password',
  password_hide: 'Hide password',
});

/** What is said about swatches. */
export const swatchText = textsFrom({
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
});

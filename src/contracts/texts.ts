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

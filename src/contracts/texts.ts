import { MESSAGES } from './errors';
import { getSettings } from './settings';

/** English sources of the texts the core writes; PHP's ClientConfig sends the translations under the same keys. */
const SOURCES = {
  ...MESSAGES,
  view_cart: 'View cart',
  please_wait: 'Please wait...',
  retry: 'Try again',
  see_product: 'See the product',
  empty_cart: 'No products in the cart.',
} as const;

/** Reads the translation that PHP sent under a key, else the English source. */
export const textsFrom =
  <K extends string>(sources: Readonly<Record<K, string>>) =>
  (key: K): string =>
    getSettings().texts[key] || sources[key];

export const translated = textsFrom(SOURCES);
export type TextKey = keyof typeof SOURCES;

import { type ErrorCode, MESSAGES } from './errors';
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

export type TextKey = keyof typeof SOURCES | ErrorCode;

/** The translated text, else the English source. */
export const translated = (key: TextKey): string => getSettings().texts[key] || SOURCES[key];

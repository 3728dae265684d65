import { type Decoder, flag, isRecord, parseJson, shape, text } from '../../src/browser/decode';

/** Selector to replacement HTML. An empty text removes the region, as in WooCommerce (contract 2.3). */
export type Fragments = Readonly<Record<string, string>>;

/**
 * Decodes a map of selectors to HTML; `null` for anything else. PHP writes an empty map as `[]`. Entries that are no
 * text are dropped.
 */
export const decodeFragments: Decoder<Fragments | null> = (value) => {
  if (!isRecord(value)) return Array.isArray(value) && !value.length ? Object.freeze({}) : null;
  const entries = Object.entries(value).map(([selector, html]) => [selector, html ?? '']);
  const usable = entries.filter(([, html]) => typeof html === 'string');
  return usable.length || !entries.length ? Object.freeze(Object.fromEntries(usable) as Fragments) : null;
};

export const parseFragments = (json: string): Fragments | null => decodeFragments(parseJson(json));

/** Data attributes for the button that is passed to listeners. */
const decodeItem = shape({ product_id: text(), quantity: text(), product_sku: text() });

const decodeFields = shape({
  error: flag(),
  product_url: text(),
  cart_hash: text(),
  fragments: decodeFragments,
  /** Sent only by Islas' endpoint for product forms: the notices' HTML, the redirect URL, the added item. */
  notices: text(),
  redirect: text(),
  /** Nothing was added, because the form leads to another page than the product's. */
  elsewhere: flag(),
  item: (value) => (isRecord(value) ? decodeItem(value) : null),
});

export type CartAnswer = ReturnType<typeof decodeFields>;

/** The response to an add, a removal or a refresh; `null` when it is no object. Without fragments it is a failure. */
export const decodeCartAnswer: Decoder<CartAnswer | null> = (value) => (isRecord(value) ? decodeFields(value) : null);

import { type Decoder, flag, isRecord, parseJson, shape, text } from '../browser/decode';

/** Selector to replacement HTML. An empty text removes the region, as in WooCommerce (contract 2.3). */
export type Fragments = Readonly<Record<string, string>>;

/**
 * `null` for anything that is not a map of HTML texts: no answer of the shop looks like that. PHP writes an empty
 * map as `[]`; one entry of another type among good ones is left out.
 */
export const decodeFragments: Decoder<Fragments | null> = (value) => {
  if (!isRecord(value)) return Array.isArray(value) && !value.length ? Object.freeze({}) : null;
  const entries = Object.entries(value).map(([selector, html]) => [selector, html ?? '']);
  const usable = entries.filter(([, html]) => typeof html === 'string');
  return usable.length || !entries.length ? Object.freeze(Object.fromEntries(usable) as Fragments) : null;
};

export const parseFragments = (json: string): Fragments | null => decodeFragments(parseJson(json));

/** As data attributes of the button that listeners are handed. */
const decodeItem = shape({ product_id: text(), quantity: text(), product_sku: text() });

const decodeFields = shape({
  error: flag(),
  product_url: text(),
  cart_hash: text(),
  fragments: decodeFragments,
  /** Only of Islas' own endpoint for a product's form: the notices' HTML, where the shop wants to go, what was added. */
  notices: text(),
  redirect: text(),
  item: (value) => (isRecord(value) ? decodeItem(value) : null),
});

export type CartAnswer = ReturnType<typeof decodeFields>;

/** The answer to an add, a remove or a refresh; `null` when it is no object. Without fragments it is a failure. */
export const decodeCartAnswer: Decoder<CartAnswer | null> = (value) => (isRecord(value) ? decodeFields(value) : null);

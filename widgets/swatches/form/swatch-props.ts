import { type Decoded, list, oneOf, parseJson, shape, text } from '../../../src/browser/decode';

const decodeItem = shape({
  value: text(),
  state: oneOf(['selected', 'disabled', 'no-stock', 'available'], 'available'),
  reason: oneOf(['', 'unavailable', 'out-of-stock'], ''),
  /** Stock hint in words, '' for none. */
  hint: text(),
  /** The item's own tooltip, set by the owner. */
  tooltip: text(),
});

/** What the painter of one attribute's group needs beside the printed markup. */
export const decodeSwatchProps = shape({
  /** Unique on the page: `islas-swatch-`, the product's id and the group's number among the product's. */
  id: text(),
  /** Field name: `attribute_` + sanitized. */
  attribute: text(),
  unavailable_text: text(),
  out_of_stock_text: text(),
  items: list(decodeItem),
});

export type SwatchProps = Decoded<typeof decodeSwatchProps>;
export type SwatchItemProps = Decoded<typeof decodeItem>;

/** The JSON that PHP printed in a host, before its markup. */
export const propsOf = (host: HTMLElement): unknown => parseJson(host.querySelector(':scope > script')?.textContent);

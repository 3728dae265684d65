import { type Decoded, list, oneOf, shape, text } from '../../src/contracts/decode';

const decodeItem = shape({
  value: text(),
  /** What the shopper reads: the term's name, or the custom attribute's text. */
  name: text(),
  state: oneOf(['selected', 'disabled', 'no-stock', 'available'], 'available'),
  reason: oneOf(['', 'unavailable', 'out-of-stock'], ''),
  /** Words of what is left, '' when nothing is said. */
  hint: text(),
  /** CSS colours; a second one makes a dual colour. */
  color: text(),
  second: text(),
  /** Address of a small picture. */
  image: text(),
  /** The item's own tooltip, set by the owner. */
  tooltip: text(),
});

/** One attribute's group, the same for `Templates/Swatches.php` and `view.tsx`. */
export const decodeSwatchProps = shape({
  /** Unique on the page: holds the product id and a number per form. */
  id: text('islas-swatches'),
  /** Field name: `attribute_` + sanitized. */
  attribute: text(),
  label: text(),
  type: oneOf(['button', 'color', 'image', 'radio'], 'button'),
  shape: oneOf(['squared', 'rounded'], 'squared'),
  /** How items that may not be chosen look. */
  behavior: oneOf(['blur', 'blur-no-cross', 'hide'], 'blur'),
  unavailable_text: text(),
  out_of_stock_text: text(),
  items: list(decodeItem),
});

export type SwatchProps = Decoded<typeof decodeSwatchProps>;
export type SwatchItemProps = Decoded<typeof decodeItem>;

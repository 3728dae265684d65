import { type Decoded, list, oneOf, parseJson, shape, text } from '../../src/browser/decode';

const decodeItem = shape({
  value: text(),
  /** What the shopper reads: the term's name, or the custom attribute's text. */
  name: text(),
  state: oneOf(['selected', 'disabled', 'no-stock', 'available'], 'available'),
  reason: oneOf(['', 'unavailable', 'out-of-stock'], ''),
  /** What is left in words, '' when nothing is said. */
  hint: text(),
  /** CSS colours; a second one makes a dual colour. */
  color: text(),
  second: text(),
  /** Address of a small image. */
  image: text(),
  /** The item's own tooltip, set by the owner. */
  tooltip: text(),
});

/** One attribute's group, the same for `Templates/Swatches.php`, the painter and the view. */
export const decodeSwatchProps = shape({
  /** Unique on the page: `islas-swatch-`, the product's id and the group's number among the product's. */
  id: text('islas-swatch-0-0'),
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

/**
 * What PHP gave a host with its markup. A view moves it out of the tree that it adopts, to where whoever copies or
 * keeps the host finds it again.
 */
export const propsOf = (host: HTMLElement, isView = false): unknown => {
  const data = host.querySelector(':scope > script');
  const json = data?.textContent ?? host.dataset.props;
  if (isView && data) {
    host.dataset.props = json;
    data.remove();
  }
  return parseJson(json);
};

import { type Decoded, count, flag, list, oneOf, shape, text } from '../../src/browser/decode';

/** One product of a response of `wc-ajax=islas_search`; all texts are plain. */
const decodeSuggestion = shape({
  id: count(),
  name: text(),
  url: text(),
  image: shape({ src: text(), width: count(100), height: count(100) }),
  price: text(),
  /** Price before a sale; empty without one. */
  was: text(),
  stock: oneOf(['instock', 'onbackorder', 'outofstock'], 'instock'),
  stock_text: text(),
});

export type Suggestion = Decoded<typeof decodeSuggestion>;

export const decodeFound = shape({
  items: list(decodeSuggestion),
  /** Whether the results page has more results. */
  more: flag(),
});

export type Found = Decoded<typeof decodeFound>;

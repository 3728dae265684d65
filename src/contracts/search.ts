import { type Decoded, count, flag, list, oneOf, shape, text } from './decode';
import { textsFrom } from './texts';

/** One product of an answer of `islas/v1/search`; all its texts are plain. */
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
  /** The results page has more. */
  more: flag(),
});

export type Found = Decoded<typeof decodeFound>;

export const searchText = textsFrom({
  /* translators: %d: number of products, 1 */
  search_found_one: '%d product',
  /* translators: %d: number of products, more than 1 */
  search_found_many: '%d products',
  /* translators: %d: number of products */
  search_found_more: 'The first %d products',
  search_all: 'See all results',
  search_loading: 'Searching…',
  /* translators: %s: what was searched for */
  search_none: 'No products found for “%s”.',
  search_none_help: 'Try a shorter or more general word, or look around the whole shop.',
  search_failed: 'Suggestions are not available now. Press Search to see the results page.',
  search_recent: 'Recent searches',
  search_recent_clear: 'Clear recent searches',
  search_recent_cleared: 'Recent searches cleared.',
  search_suggestions: 'Suggested products',
  search_was: 'Before',
});

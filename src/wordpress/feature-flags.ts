// Generated from widgets/*/feature.json by `npm run features`: change those, not this.
import { flag, shape } from '../browser/decode';

/** Features the owner has on. One that is not named has its default. Off means the stock script runs untouched. */
export const decodeFeatures = shape({
  cart: flag(true),
  fragments: flag(true),
  page: flag(true),
  page_files: flag(true),
  product_add: flag(true),
  variations: flag(true),
  swatches: flag(true),
  gallery: flag(true),
  product_tabs: flag(true),
  cart_page: flag(true),
  drawer: flag(true),
  search: flag(true),
  social: flag(true),
  attribution: flag(true),
  analytics: flag(),
  embeds: flag(true),
  cursor: flag(),
});

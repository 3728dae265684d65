import { type Decoded, flag, record, shape, text } from '../../src/contracts/decode';

/** What a card shows of a variation, as `get_variation` gives it (contract 2.6). */
export const decodeCardDetails = shape({
  variation_is_visible: flag(),
  is_in_stock: flag(),
  is_purchasable: flag(),
  price_html: text(),
  availability_html: text(),
  image: record((value) => (value === false || value === null ? null : text()(value))),
});

export type CardDetails = Decoded<typeof decodeCardDetails>;

/** Whether the shopper may add it; the server has the last word. */
export const isBuyable = (details: CardDetails): boolean =>
  details.is_purchasable && details.is_in_stock && details.variation_is_visible;

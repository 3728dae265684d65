import { type Decoded, count, flag, list, oneOf, record, shape, text } from '../../src/browser/decode';

/** One attribute of a line whose variation can be changed in the drawer. */
const decodeAttribute = shape({
  /** Field name: `attribute_` and the sanitized attribute. */
  name: text(),
  label: text(),
  /** The selected value. */
  value: text(),
  options: list(shape({ value: text(), label: text() })),
});

const INPUT_MODES = ['decimal', 'numeric', 'text', 'none', 'tel', 'search', 'email', 'url'] as const;

const decodeLine = shape({
  key: text(),
  name: text(),
  /** URL of the product; empty if it has no page. */
  url: text(),
  image: text(),
  /** Further data of the line, such as "Color: Blue". */
  details: list(text()),
  quantity: count(1, 0),
  /** Limits of the quantity; 0 means no limit; equal if it cannot be changed. */
  min: count(1, 0),
  max: count(0, 0),
  step: count(1, 0),
  /** Whether 0 can be typed, which removes the line. */
  mayBeZero: flag(true),
  inputMode: oneOf(INPUT_MODES, 'decimal'),
  /** What stands in the place of a quantity that cannot be changed; empty for the number alone. */
  fixed: text(),
  /** Quantity and price of one, as the mini-cart has them; empty for a single piece. */
  each: text(),
  /** Formatted price of the line. */
  total: text(),
  isRemovable: flag(true),
  attributes: list(decodeAttribute),
});

const decodeRow = shape({ label: text(), amount: text() });

/** The cart as the drawer shows it: what `php-plugin/src/Drawer/CartContents.php` prints as a fragment. */
export const decodeDrawerCart = shape({
  lines: list(decodeLine),
  coupons: list(shape({ code: text(), label: text(), amount: text() })),
  /** Rows above the total: subtotal, before the coupons, and shipping, fees and taxes after them. */
  rows: list(decodeRow),
  total: text(),
  /** Address of the checkout. */
  checkout: text(),
  /**
   * Progress to free shipping: a sentence and a percentage from 0 to 100; the sentence is empty if the shop has no free
   * shipping.
   */
  shipping: shape({ text: text(), percent: count(0, 0) }),
  /** Suggested products; `add` is the URL that adds the product, empty if it has to be bought on its page. */
  crossSells: list(shape({ id: text(), name: text(), url: text(), image: text(), price: text(), add: text() })),
});

export type DrawerCart = Decoded<typeof decodeDrawerCart>;
export type DrawerLine = DrawerCart['lines'][number];

/** The same for `php-plugin/src/Drawer/DrawerPanel.php` and the view. */
export const decodeDrawerProps = shape({
  title: text(),
  hasCoupons: flag(),
  texts: record(text()),
});

export type DrawerProps = Decoded<typeof decodeDrawerProps>;

/** A drawer request: `wc-ajax=islas_drawer` (`php-plugin/src/Drawer/DrawerController.php`). */
export const ENDPOINT = 'islas_drawer';

export type DrawerChange =
  | { readonly do: 'quantity'; readonly key: string; readonly quantity: number }
  /** `before`: key of the next line at the time of the removal; empty if it was the last. */
  | { readonly do: 'restore'; readonly key: string; readonly before: string }
  | { readonly do: 'variation'; readonly key: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly do: 'coupon' | 'uncoupon'; readonly code: string };

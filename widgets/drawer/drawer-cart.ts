import { type Decoded, count, flag, list, record, shape, text } from '../../src/browser/decode';

/** One attribute of a line whose variation may be changed in place. */
const decodeAttribute = shape({
  /** Field name: `attribute_` + sanitized. */
  name: text(),
  label: text(),
  /** Chosen now. */
  value: text(),
  options: list(shape({ value: text(), label: text() })),
});

const decodeLine = shape({
  key: text(),
  name: text(),
  /** Of the product; empty where it has no page. */
  url: text(),
  image: text(),
  /** What else the shop says of it, such as "Color: Blue". */
  details: list(text()),
  quantity: count(1, 0),
  /** Bounds of the quantity, 0 for none; equal where it cannot be changed. */
  min: count(1, 0),
  max: count(0, 0),
  step: count(1, 0),
  /** Price of one, price of all, as the shop writes them. */
  price: text(),
  total: text(),
  isRemovable: flag(true),
  attributes: list(decodeAttribute),
});

const decodeRow = shape({ label: text(), amount: text() });

/** The cart as the drawer shows it: what `php-plugin/src/Drawer/CartContents.php` prints as a fragment. */
export const decodeDrawerCart = shape({
  lines: list(decodeLine),
  coupons: list(shape({ code: text(), label: text(), amount: text() })),
  /** Rows above the total: subtotal, fees, shipping. */
  rows: list(decodeRow),
  total: text(),
  /** Towards free shipping: a sentence, and how far from 0 to 100; no sentence where the shop has none. */
  shipping: shape({ text: text(), percent: count(0, 0) }),
  /** Products that go with those in the cart; `add` is the address that adds it, empty where its page must. */
  crossSells: list(shape({ id: text(), name: text(), url: text(), image: text(), price: text(), add: text() })),
});

export type DrawerCart = Decoded<typeof decodeDrawerCart>;
export type DrawerLine = DrawerCart['lines'][number];

/** The same for `Templates/CartDrawer.php` and the view. */
export const decodeDrawerProps = shape({
  title: text(),
  hasCoupons: flag(),
  texts: record(text()),
});

export type DrawerProps = Decoded<typeof decodeDrawerProps>;

/** What the drawer asks of the shop: `wc-ajax=islas_drawer` (`php-plugin/src/Drawer/DrawerController.php`). */
export const ENDPOINT = 'islas_drawer';

export type DrawerChange =
  | { readonly do: 'quantity'; readonly key: string; readonly quantity: number }
  /** `before`: key of the line that it stood before; empty for none. */
  | { readonly do: 'restore'; readonly key: string; readonly before: string }
  | { readonly do: 'variation'; readonly key: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly do: 'coupon' | 'uncoupon'; readonly code: string };

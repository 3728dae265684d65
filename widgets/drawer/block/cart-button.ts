import { flag, parseJson, shape, text } from '../../../src/browser/decode';

const decodeCartButton = shape({
  /** Number of pieces in the cart. */
  count: text(),
  /** The cart's subtotal, as the shop shows prices. */
  amount: text(),
  /** Whether there is a tax of which a note beside the amount may tell. */
  hasTax: flag(),
  label: text(),
  labelWithAmount: text(),
});

export type CartButton = ReturnType<typeof decodeCartButton>;

/**
 * What the button says of the cart: what `php-plugin/src/Drawer/CartButton.php` prints as a fragment; `null` before the
 * first answer.
 */
export const readCartButton = (): CartButton | null => {
  const said = parseJson(document.querySelector('script.islas-cart-button')?.textContent);
  return said ? decodeCartButton(said) : null;
};

import { textsFrom } from '../../../src/wordpress/texts';
import { $drawer, COUPONS, applyCoupon, removeCoupon, removeLine, restoreLine, setQuantity } from '../drawer-store';
import { openCart } from './open-cart';
import { type Result, toResult } from './result';
import { waitForStore } from '../../../src/react/wait-for-store';

const cartText = textsFrom({ cart_failed: 'The cart could not be changed. Try again.' });

/** Runs a change of the cart and says how it ended for its line, or for the coupons. */
const runChange = async (place: string, change: (failed: string) => unknown): Promise<Result> => {
  await change(cartText('cart_failed'));
  await waitForStore($drawer, ({ busy }) => !busy[place]);
  return toResult($drawer.get().failures[place]);
};

const findLine = (key: string) => {
  const lines = $drawer.get().cart?.lines ?? [];
  const at = lines.findIndex((line) => line.key === key);
  return { line: lines[at], at };
};

const GONE: Result = { ok: true };

export const changeQuantity = async (key: string, quantity: number): Promise<Result> => {
  await openCart();
  if (quantity <= 0) return removeFromCart(key);
  const { line } = findLine(key);
  return line && Number.isFinite(quantity)
    ? runChange(key, (failed) => setQuantity(line, quantity, failed))
    : { ok: false, message: cartText('cart_failed') };
};

/** A line that is not in the cart is removed already. */
export const removeFromCart = async (key: string): Promise<Result> => {
  await openCart();
  const { line, at } = findLine(key);
  return line ? runChange(key, (failed) => removeLine(line, at, failed)) : GONE;
};

export const undoRemoval = async (): Promise<Result> => {
  await openCart();
  const { removed } = $drawer.get();
  return removed ? runChange(removed.line.key, (failed) => restoreLine(failed)) : GONE;
};

export const addCoupon = async (code: string): Promise<Result> => {
  await openCart();
  return runChange(COUPONS, (failed) => applyCoupon(code, failed));
};

export const takeCouponOff = async (code: string): Promise<Result> => {
  await openCart();
  return runChange(COUPONS, (failed) => removeCoupon(code, failed));
};

import { atom } from 'nanostores';
import type { CartAnswer } from '../../src/woocommerce/cart-response';
import { parseJson } from '../../src/browser/decode';
import { type DrawerCart, type DrawerChange, type DrawerLine, ENDPOINT, decodeDrawerCart } from './drawer-cart';
import { ShopError, failureText } from '../../src/wordpress/errors';
import { drawerJson, hasLines, saysEmpty, tellBlocks } from './page-cart';
import { emit, on, report } from '../../src/runtime/events';
import { assign } from '../../src/browser/navigation';
import { enqueue } from '../../src/woocommerce/request-queue';
import { changeCart, refreshCart, showCart } from '../../src/woocommerce/cart-requests';

/** Where a change was asked for: a line's key, or the form of coupons. Its failure is said there. */
export type Place = string;
export const COUPONS: Place = 'coupons';

export interface DrawerState {
  /** As the shop told it last; `null` before that. */
  readonly cart: DrawerCart | null;
  /** Quantities that were asked for and not answered yet, by line. */
  readonly quantities: Readonly<Record<string, number>>;
  /** The line removed last, with its place, until something else is done with the cart. */
  readonly removed: { readonly line: DrawerLine; readonly at: number } | null;
  /** How many changes are under way, by place. */
  readonly busy: Readonly<Record<Place, number>>;
  readonly failures: Readonly<Record<Place, string>>;
}

const NEW: DrawerState = { cart: null, quantities: {}, removed: null, busy: {}, failures: {} };

export const $drawer = atom<DrawerState>(NEW);

const set = (change: Partial<DrawerState>): void => $drawer.set({ ...$drawer.get(), ...change });

const without = <T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _gone, ...others } = map;
  return others;
};

/** Quantities whose request has not started: faster presses change what it will say. */
const queued = new Map<string, { quantity: number }>();

/** The text of a failure; one that nobody expected is reported too. */
const wordsOf = (error: unknown, failed: string): string => {
  const cause = error instanceof ShopError ? error.cause : error;
  if (cause) report('drawer', 'change_failed', cause);
  return failureText(error, failed);
};

const show = ({ fragments, cart_hash }: CartAnswer): void => {
  if (fragments) showCart(fragments, cart_hash, 'change');
};

/**
 * One change in the line of all cart requests. What is shown ahead of the answer is taken back by `undo` when the shop
 * would not, in its own words, or was not reached; both are said in the place of the change.
 */
const change = async (
  place: Place,
  request: () => Promise<string | void>,
  failed: string,
  undo: () => void = () => undefined,
): Promise<boolean> => {
  const { busy: before } = $drawer.get();
  set({ busy: { ...before, [place]: (before[place] ?? 0) + 1 }, failures: without($drawer.get().failures, place) });
  const failure = await request().catch((error: unknown) => wordsOf(error, failed));
  undo();
  const { busy, failures } = $drawer.get();
  const rest = (busy[place] ?? 1) - 1;
  set({
    busy: rest ? { ...busy, [place]: rest } : without(busy, place),
    failures: failure ? { ...failures, [place]: failure } : failures,
  });
  return !failure;
};

/** Answers with the shop's own sentence, when it would not; the cart is shown as it is all the same. */
const ask = async (fields: DrawerChange): Promise<string> => {
  let refusal = '';
  const receive = (answer: CartAnswer | null) => {
    if (!answer?.fragments && !answer?.notices) throw new ShopError('unknown_error');
    show(answer);
    refusal = answer.error ? answer.notices : '';
    tellBlocks();
  };
  await changeCart(ENDPOINT, fields, receive);
  return refusal;
};

/** Shows the quantity at once; of presses that are faster than the shop it asks for the last. */
export const setQuantity = ({ key }: DrawerLine, quantity: number, failed: string): void => {
  const { quantities, failures } = $drawer.get();
  set({ quantities: { ...quantities, [key]: quantity }, failures: without(failures, key), removed: null });
  const next = queued.get(key);
  if (next) return void (next.quantity = quantity);
  const fields = { do: 'quantity' as const, key, quantity };
  queued.set(key, fields);
  void enqueue(async () => void queued.delete(key));
  const settle = () => {
    const { quantities } = $drawer.get();
    if (quantities[key] === fields.quantity) set({ quantities: without(quantities, key) });
  };
  void change(key, () => ask(fields), failed, settle);
};

/** Resolves when everything asked for so far has been answered. */
export const settled = (): Promise<void> => enqueue(async () => undefined);

/** Leaves for an address once that is so; `false` when nothing is under way. */
export const followSettled = (url: string): boolean => {
  if (!Object.keys($drawer.get().busy).length) return false;
  void settled().then(() => assign(url));
  return true;
};

/** Hides the line at once; it is back when the shop did not remove it. */
export const removeLine = async (line: DrawerLine, at: number, failed: string): Promise<void> => {
  // The field of a typed 0 loses the focus as its line goes, and would ask a second time.
  if ($drawer.get().removed?.line === line) return;
  set({ removed: { line, at }, quantities: without($drawer.get().quantities, line.key) });
  const receive = (answer: CartAnswer | null) => {
    if (!answer?.fragments) throw new ShopError('unknown_error');
    const { fragments, cart_hash: hash } = answer;
    show(answer);
    emit(null, 'islas:removed', { fragments, hash, button: null });
  };
  const isDone = await change(
    line.key,
    () => changeCart('remove_from_cart', { cart_item_key: line.key }, receive),
    failed,
  );
  if (!isDone && $drawer.get().removed?.line === line) set({ removed: null });
};

/** Takes the last removal back, to where the line was; where it cannot be, that is said there. */
export const restoreLine = async (failed: string): Promise<void> => {
  const { removed, cart } = $drawer.get();
  if (!removed) return;
  const { key } = removed.line;
  const before = cart?.lines.filter((line) => line.key !== key)[removed.at]?.key ?? '';
  if ((await change(key, () => ask({ do: 'restore', key, before }), failed)) && $drawer.get().removed === removed)
    set({ removed: null });
};

/** `true` when the line is now of that variation. */
export const changeVariation = (
  { key }: DrawerLine,
  attributes: Readonly<Record<string, string>>,
  failed: string,
): Promise<boolean> => {
  set({ removed: null });
  return change(key, () => ask({ do: 'variation', key, attributes }), failed);
};

export const applyCoupon = (code: string, failed: string): Promise<boolean> =>
  change(COUPONS, () => ask({ do: 'coupon', code }), failed);

export const removeCoupon = (code: string, failed: string): Promise<boolean> =>
  change(COUPONS, () => ask({ do: 'uncoupon', code }), failed);

/** The cart among the regions of the page; `null` where no answer has brought one yet, unless there is none. */
const read = (): DrawerCart | null => {
  const json = parseJson(drawerJson()) ?? (saysEmpty() && {});
  return json ? decodeDrawerCart(json) : null;
};

/** Follows the cart of the page, whoever changes it, until the signal aborts. */
export const startDrawerCart = (signal: AbortSignal): void => {
  const follow = () => {
    const cart = read();
    const { removed, failures } = $drawer.get();
    const keys = cart?.lines.map(({ key }) => key) ?? [];
    // What was removed and is there again was restored, here or in another tab.
    const isBack = removed && keys.includes(removed.line.key) && !$drawer.get().busy[removed.line.key];
    const known = Object.entries(failures).filter(([place]) => place === COUPONS || keys.includes(place));
    set({ cart, failures: Object.fromEntries(known), ...(isBack && { removed: null }) });
  };
  follow();
  on('islas:fragments-replaced', follow, { signal });
  // Regions that were stored before the drawer was there hold no cart for it.
  if (!$drawer.get().cart && hasLines()) refreshCart();
};

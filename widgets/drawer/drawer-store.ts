import { atom } from 'nanostores';
import { type CartAnswer, changeCart, refreshCart, showCart } from '../fragments/public';
import { parseJson } from '../../src/browser/decode';
import { type DrawerCart, type DrawerChange, type DrawerLine, ENDPOINT, decodeDrawerCart } from './drawer-cart';
import { ShopError, failureText } from '../../src/wordpress/errors';
import { readDrawerJson, hasLines, hasEmptyMessage, refreshBlockCarts } from './page-cart';
import { emit, on, report } from '../../src/runtime/events';
import { assign } from '../../src/browser/navigation';
import { platform } from '../../src/woocommerce/platform';
import { enqueue } from '../../src/woocommerce/request-queue';

/** Origin of a change: a line's key, or the coupon form. Its failure is shown there. */
export type Place = string;
export const COUPONS: Place = 'coupons';

export interface DrawerState {
  /** The cart of the last response; `null` before the first. */
  readonly cart: DrawerCart | null;
  /** Requested quantities without a response yet, by line. */
  readonly quantities: Readonly<Record<string, number>>;
  /** The last removed line with its position; cleared by the next change of the cart. */
  readonly removed: { readonly line: DrawerLine; readonly at: number } | null;
  /** Number of pending changes, by origin. */
  readonly busy: Readonly<Record<Place, number>>;
  readonly failures: Readonly<Record<Place, string>>;
}

const NEW: DrawerState = { cart: null, quantities: {}, removed: null, busy: {}, failures: {} };

export const $drawer = atom<DrawerState>(NEW);

const setState = (change: Partial<DrawerState>): void => $drawer.set({ ...$drawer.get(), ...change });

const withoutKey = <T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _gone, ...others } = map;
  return others;
};

/** Quantities whose request has not started; further presses update them. */
const queued = new Map<string, { quantity: number }>();

/** Text of a failure: the error catalogue's for errors that a shopper can do something about. */
const reportFailure = (error: unknown, failed: string): string => {
  const cause = error instanceof ShopError ? error.cause : error;
  if (cause) report('drawer', 'change_failed', cause);
  return failureText(error, failed);
};

const applyAnswer = ({ fragments, cart_hash }: CartAnswer): void => {
  if (fragments) showCart(fragments, cart_hash, 'change');
};

/**
 * Queues one cart mutation. Rolls the optimistic update back with `undo` if the server refuses it (with its message) or
 * cannot be reached; the error is shown at the origin of the change.
 */
const queueChange = async (
  place: Place,
  request: () => Promise<string | void>,
  failed: string,
  undo: () => void = () => undefined,
): Promise<boolean> => {
  const { busy: before } = $drawer.get();
  setState({
    busy: { ...before, [place]: (before[place] ?? 0) + 1 },
    failures: withoutKey($drawer.get().failures, place),
  });
  const failure = await request().catch((error: unknown) => reportFailure(error, failed));
  undo();
  const { busy, failures } = $drawer.get();
  const rest = (busy[place] ?? 1) - 1;
  setState({
    busy: rest ? { ...busy, [place]: rest } : withoutKey(busy, place),
    failures: failure ? { ...failures, [place]: failure } : failures,
  });
  return !failure;
};

/** Returns the server's message if it refused the change; applies the cart of the response in both cases. */
const sendChange = async (fields: DrawerChange): Promise<string> => {
  let refusal = '';
  const receive = (answer: CartAnswer | null) => {
    // Without a cart it is not the shop's answer: its words are not shown.
    if (!answer?.fragments) throw new ShopError('unknown_error');
    applyAnswer(answer);
    refusal = answer.error ? answer.notices : '';
    refreshBlockCarts();
  };
  await changeCart(ENDPOINT, fields, receive);
  return refusal;
};

/** Shows a reason at its origin, without a request. */
export const showFailure = (place: Place, text: string): void =>
  setState({ failures: { ...$drawer.get().failures, [place]: text } });

/** Shows the quantity at once; while a request is pending, only the last requested quantity is sent next. */
export const setQuantity = ({ key }: DrawerLine, quantity: number, failed: string): void => {
  const { quantities, failures } = $drawer.get();
  setState({ quantities: { ...quantities, [key]: quantity }, failures: withoutKey(failures, key), removed: null });
  const next = queued.get(key);
  if (next) return void (next.quantity = quantity);
  const fields = { do: 'quantity' as const, key, quantity };
  queued.set(key, fields);
  void enqueue(async () => void queued.delete(key));
  const finishChange = () => {
    const { quantities } = $drawer.get();
    if (quantities[key] === fields.quantity) setState({ quantities: withoutKey(quantities, key) });
  };
  void queueChange(key, () => sendChange(fields), failed, finishChange);
};

/** Resolves when all changes queued so far have a response. */
export const waitForChanges = (): Promise<void> => enqueue(async () => undefined);

/** Navigates to a URL after all pending changes have finished; `false` if none is pending. */
export const navigateAfterChanges = (url: string): boolean => {
  if (!Object.keys($drawer.get().busy).length) return false;
  void waitForChanges().then(() => assign(platform.carryCart(url)));
  return true;
};

/** Hides the line at once and shows it again if the server did not remove it. */
export const removeLine = async (line: DrawerLine, at: number, failed: string): Promise<void> => {
  // Removing the line blurs the field with the typed 0, whose `change` would send a second request.
  if ($drawer.get().removed?.line === line) return;
  setState({ removed: { line, at }, quantities: withoutKey($drawer.get().quantities, line.key) });
  const receive = (answer: CartAnswer | null) => {
    if (!answer?.fragments) throw new ShopError('unknown_error');
    const { fragments, cart_hash: hash } = answer;
    applyAnswer(answer);
    emit(null, 'islas:removed', { fragments, hash, button: null });
  };
  const isDone = await queueChange(
    line.key,
    () => changeCart('remove_from_cart', { cart_item_key: line.key }, receive),
    failed,
  );
  if (!isDone && $drawer.get().removed?.line === line) setState({ removed: null });
};

/** Restores the last removed line at its position; a failure is shown there. */
export const restoreLine = async (failed: string): Promise<void> => {
  const { removed, cart } = $drawer.get();
  if (!removed) return;
  const { key } = removed.line;
  const before = cart?.lines.filter((line) => line.key !== key)[removed.at]?.key ?? '';
  if (
    (await queueChange(key, () => sendChange({ do: 'restore', key, before }), failed)) &&
    $drawer.get().removed === removed
  )
    setState({ removed: null });
};

/** Resolves to `true` if the line has the requested variation. */
export const changeVariation = (
  { key }: DrawerLine,
  attributes: Readonly<Record<string, string>>,
  failed: string,
): Promise<boolean> => {
  setState({ removed: null });
  return queueChange(key, () => sendChange({ do: 'variation', key, attributes }), failed);
};

export const applyCoupon = (code: string, failed: string): Promise<boolean> =>
  queueChange(COUPONS, () => sendChange({ do: 'coupon', code }), failed);

export const removeCoupon = (code: string, failed: string): Promise<boolean> =>
  queueChange(COUPONS, () => sendChange({ do: 'uncoupon', code }), failed);

/**
 * The drawer's cart in the page's fragments; `null` if no response has contained one, unless the cart is known to be
 * empty.
 */
const readCart = (): DrawerCart | null => {
  const json = parseJson(readDrawerJson()) ?? (hasEmptyMessage() && {});
  return json ? decodeDrawerCart(json) : null;
};

/** Keeps the store in sync with the page's cart until the signal aborts. */
export const startDrawerCart = (signal: AbortSignal): void => {
  const syncCart = () => {
    const cart = readCart();
    const { removed, failures } = $drawer.get();
    const keys = cart?.lines.map(({ key }) => key) ?? [];
    // A removed line that is in the cart again was restored, here or in another tab.
    const isBack = removed && keys.includes(removed.line.key) && !$drawer.get().busy[removed.line.key];
    const known = Object.entries(failures).filter(([place]) => place === COUPONS || keys.includes(place));
    setState({ cart, failures: Object.fromEntries(known), ...(isBack && { removed: null }) });
  };
  syncCart();
  on('islas:fragments-replaced', syncCart, { signal });
  // Fragments cached before the drawer was installed contain no cart for it.
  if (!$drawer.get().cart && hasLines()) refreshCart();
};

import { type WritableAtom, atom } from 'nanostores';
import type { ErrorCode } from '../../src/wordpress/errors';

export interface ButtonState {
  readonly state: 'loading' | 'added' | 'failed';
  /** For `failed`: the error code, the message for the shopper, and the page to go to (default: the product's). */
  readonly code?: ErrorCode;
  readonly reason?: string;
  readonly url?: string;
}

type Keyed<T> = WritableAtom<Readonly<Record<string, T>>>;

/** States of add-to-cart buttons by product id; a button without an entry is idle. */
export const $buttons: Keyed<ButtonState> = atom({});

/** Keys of cart items whose removal is pending. */
export const $removing: Keyed<true> = atom({});

/** Hash of the cart that the page shows; empty for an empty cart and before the first response. */
export const $cartHash = atom('');

const setKey = <T>($store: Keyed<T>, key: string, value: T | undefined): void => {
  const { [key]: _before, ...others } = $store.get();
  $store.set(value === undefined ? others : { ...others, [key]: value });
};

/** Sets the state of a product's buttons; without a state they are idle. */
export const setButton = (id: string, state?: ButtonState): void => setKey($buttons, id, state);

export const setRemoving = (key: string, isRemoving?: true): void => setKey($removing, key, isRemoving);

export const isLoading = (id: string): boolean => $buttons.get()[id]?.state === 'loading';

/** Calls back with one key's value now and whenever that value changes, until the signal aborts. */
export const onKey = <T>(
  $store: Keyed<T>,
  key: string,
  callback: (value: T | undefined) => void,
  signal: AbortSignal,
): void => {
  let shown = $store.get()[key];
  callback(shown);
  const stop = $store.listen(({ [key]: now }) => {
    if (now !== shown) callback((shown = now));
  });
  signal.addEventListener('abort', stop);
};

import { type WritableAtom, atom } from 'nanostores';
import type { ErrorCode } from '../wordpress/errors';

export interface ButtonState {
  readonly state: 'loading' | 'added' | 'failed';
  /** Of a failure: the catalogue's code, its message for the person, and where to go if not the product's page. */
  readonly code?: ErrorCode;
  readonly reason?: string;
  readonly url?: string;
}

type Keyed<T> = WritableAtom<Readonly<Record<string, T>>>;

/** States of add-to-cart buttons by product id; a button without an entry is idle. */
export const $buttons: Keyed<ButtonState> = atom({});

/** Cart item keys whose removal is under way. */
export const $removing: Keyed<true> = atom({});

/** Hash of the cart that the page shows; empty for an empty cart and before the first answer. */
export const $cartHash = atom('');

const setKey = <T>($store: Keyed<T>, key: string, value: T | undefined): void => {
  const { [key]: _before, ...others } = $store.get();
  $store.set(value === undefined ? others : { ...others, [key]: value });
};

/** Without a state the button is idle again. */
export const setButton = (id: string, state?: ButtonState): void => setKey($buttons, id, state);

export const setRemoving = (key: string, isRemoving?: true): void => setKey($removing, key, isRemoving);

export const isLoading = (id: string): boolean => $buttons.get()[id]?.state === 'loading';

type Tell<T> = (value: T | undefined) => void;

/** Tells one key's value, now and whenever it changes, until the signal aborts; what others do is not heard. */
const onKey = <T>($store: Keyed<T>, key: string, tell: Tell<T>, signal: AbortSignal): void => {
  let shown = $store.get()[key];
  tell(shown);
  const stop = $store.listen(({ [key]: now }) => {
    if (now !== shown) tell((shown = now));
  });
  signal.addEventListener('abort', stop);
};

/** The state of one product's buttons. */
export const onButton = (id: string, tell: Tell<ButtonState>, signal: AbortSignal): void =>
  onKey($buttons, id, tell, signal);

/** Whether an item is being removed. */
export const onRemoving = (key: string, tell: Tell<true>, signal: AbortSignal): void =>
  onKey($removing, key, tell, signal);

import { atom, map, subscribeKeys } from 'nanostores';
import type { ErrorCode } from '../contracts/errors';

export interface ButtonState {
  readonly state: 'loading' | 'added' | 'failed';
  /** Of a failure: the catalogue's code, its message for the person, and where to go if not the product's page. */
  readonly code?: ErrorCode;
  readonly reason?: string;
  readonly url?: string;
}

/** States of add-to-cart buttons by product id; a button without an entry is idle. */
export const $buttons = map<Record<string, ButtonState>>({});

/** Cart item keys whose removal is under way. */
export const $removing = map<Record<string, true>>({});

/** Hash of the cart that the page shows; empty for an empty cart and before the first answer. */
export const $cartHash = atom('');

/** Without a state the button is idle again. */
export const setButton = (id: string, state?: ButtonState): void => $buttons.setKey(id, state as ButtonState);

export const setRemoving = (key: string, isRemoving?: true): void => $removing.setKey(key, isRemoving as true);

export const isLoading = (id: string): boolean => $buttons.get()[id]?.state === 'loading';

/** Tells the state of one product's buttons, now and whenever it changes, until the signal aborts. */
export const onButton = (id: string, tell: (state: ButtonState | undefined) => void, signal: AbortSignal): void => {
  signal.addEventListener(
    'abort',
    subscribeKeys($buttons, [id], (buttons) => tell(buttons[id])),
  );
};

/** Tells whether an item is being removed, now and whenever that changes, until the signal aborts. */
export const onRemoving = (key: string, tell: (isRemoving: boolean) => void, signal: AbortSignal): void => {
  signal.addEventListener(
    'abort',
    subscribeKeys($removing, [key], (removing) => tell(!!removing[key])),
  );
};

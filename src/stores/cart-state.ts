import { atom, map } from 'nanostores';
import type { ErrorCode } from '../contracts/errors';

export interface ButtonState {
  readonly state: 'loading' | 'added' | 'failed';
  /** Of a failure: the catalogue's code, its words for the person, and where to go if not the product's page. */
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

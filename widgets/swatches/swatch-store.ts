import { type WritableAtom, atom } from 'nanostores';
import type { Choices } from '../variations/public';

/** The item that the shopper was at last, and the choices of then. */
export interface LastFocusedOption {
  readonly attribute: string;
  readonly value: string;
  readonly choices: Choices;
}

/** What became of the last press of a card's button, for the choices it was about. */
export interface Adding {
  readonly choices?: Choices;
  readonly state: '' | 'loading' | 'added' | 'failed';
  readonly message: string;
}

export const NOTHING: Adding = { state: '', message: '' };

/** One store per form, created at its first use. */
const createPerFormStore = <T>(first: T): ((form: object) => WritableAtom<T>) => {
  const stores = new WeakMap<object, WritableAtom<T>>();
  return (form) => {
    const $store = stores.get(form) ?? atom(first);
    stores.set(form, $store);
    return $store;
  };
};

/** Where a form's views learn what the shopper was at, also before they came. */
export const lastFocusedOf = createPerFormStore<LastFocusedOption | null>(null);

export const addingOf = createPerFormStore(NOTHING);

import { atom } from 'nanostores';

/** Name of the open overlay; empty for none. */
export const $overlay = atom('');

/** The form submitted last: the code that remembers searches may load after the submit. */
export const $sent = atom<EventTarget | null>(null);

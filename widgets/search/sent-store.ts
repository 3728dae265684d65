import { atom } from 'nanostores';

/** The form submitted last: the code that remembers searches may load after the submit. */
export const $sent = atom<EventTarget | null>(null);

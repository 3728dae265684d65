import { atom } from 'nanostores';

/** Name of the one overlay that is open; empty for none. */
export const $overlay = atom('');

/** The form that was sent off last: what remembers a search may come later, and before the results do. */
export const $sent = atom<EventTarget | null>(null);

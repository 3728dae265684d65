import { atom } from 'nanostores';

/** Name of the one overlay that is open; empty for none. */
export const $overlay = atom('');

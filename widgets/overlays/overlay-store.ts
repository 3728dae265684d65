import { atom } from 'nanostores';

/** Name of the open overlay; empty for none. */
export const $overlay = atom('');

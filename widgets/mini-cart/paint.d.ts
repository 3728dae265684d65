import type { Mount } from '../../src/island/define';
/** Keeps the link's row under an overlay while its item is being removed (Specification §4). */
export declare const paint: Mount;

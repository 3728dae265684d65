/** What features with an overlay may use, beside the overlay that their `feature.ts` registers. */
export { findDialog } from './own-dialog';
export { $overlay } from './overlay-store';

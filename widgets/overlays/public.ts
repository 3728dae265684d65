/** What features with an overlay may use; the rest is in a file that loads with the first overlay (`src/entries/overlays.ts`). */
export { findDialog } from './own-dialog';
export { $overlay, $sent } from './overlay-store';
export type { ThemeOverlay } from './theme-overlay';

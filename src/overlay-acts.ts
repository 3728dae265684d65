import { cartDrawer } from '../widgets/cart-drawer/island';
import { searchSuggestions } from '../widgets/search-overlay/island';
import { searchOverlay } from '../widgets/search-overlay/panel';
import { socialOverlay } from '../widgets/social-overlay/panel';
import { startThemeOverlay } from '../widgets/theme-overlay/show';
import type { IslasEvents } from './contracts/events';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { on } from './services/events';
import { offerDrawer } from './stores/drawer-opening';
import { closeOverlay, openFor, openOffered, startOverlays, toggleOverlay } from './stores/overlays';

export type OverlayEvent = CustomEvent<IslasEvents['islas:added'] | IslasEvents['islas:open-overlay']>;

/** What makes a dialog one of several overlays of a page, for `src/overlays.ts`, once somebody reaches for one. */
export const start = (signal: AbortSignal) => {
  const { search, social } = getSettings().features;
  const showAdded = offerDrawer();
  startOverlays(signal);
  if (search) startThemeOverlay(searchOverlay(), signal);
  if (social) startThemeOverlay(socialOverlay(), signal);
  startIslands([cartDrawer, searchSuggestions], signal);
  startActions({ 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) }, signal);
  on('islas:added', showAdded, { signal });
  return {
    toggle: toggleOverlay,
    /** Opens what a toggle names, also when it is shown already. */
    open: openOffered,
    /** Answers what was said before this was there. */
    hear: ({ detail }: OverlayEvent) => ('element' in detail ? openFor(detail) : showAdded()),
  };
};

export type OverlayActs = ReturnType<typeof start>;

import { cartDrawer } from '../../widgets/drawer/island';
import { searchSuggestions } from '../../widgets/search/island';
import { searchOverlay } from '../../widgets/search/search-panel';
import { socialOverlay } from '../../widgets/social/social-panel';
import '../../widgets/search/search.css';
import '../../widgets/social/social.css';
import { startThemeOverlay } from '../overlays/theme-overlay';
import type { IslasEvents } from '../runtime/event-types';
import { getSettings } from '../wordpress/settings';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { report } from '../runtime/events';
import { offerDrawer } from '../../widgets/drawer/opening';
import { closeOverlay, openFor, openOffered, startOverlays, toggleOverlay } from '../overlays/overlay-manager';

/** What makes a dialog one of several overlays of a page, for `src/overlays/toggles.ts`, once somebody reaches for one. */
export const start = (signal: AbortSignal) => {
  const { search, social } = getSettings().features;
  startOverlays(signal);
  if (search) startThemeOverlay(searchOverlay(), signal);
  if (social) startThemeOverlay(socialOverlay(), signal);
  startIslands([cartDrawer, searchSuggestions], signal);
  startActions({ 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) }, signal);
  return {
    showAdded: offerDrawer(signal),
    toggle: toggleOverlay,
    /** Opens what was pressed, also when it is shown already, or asked for before this was there. */
    takeOver: (pressed: HTMLElement | undefined, asked: IslasEvents['islas:open-overlay'] | undefined) => {
      if (pressed) openOffered(pressed);
      try {
        if (asked) openFor(asked);
      } catch (error) {
        report('islas:open-overlay', 'listener_failed', error); // As one that is asked for later.
      }
    },
  };
};

export type OverlayActs = ReturnType<typeof start>;

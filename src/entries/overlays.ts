import { cartDrawer } from '../../widgets/drawer/island';
import { searchSuggestions } from '../../widgets/search/island';
import { searchOverlay } from '../../widgets/search/search-panel';
import { socialOverlay } from '../../widgets/social/social-panel';
import '../../widgets/search/search.css';
import '../../widgets/social/social.css';
import { startThemeOverlay } from '../overlays/theme-overlay';
import type { OverlayManager } from '../overlays/toggles';
import { getSettings } from '../wordpress/settings';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { report } from '../runtime/events';
import { offerDrawer } from '../../widgets/drawer/opening';
import { closeOverlay, openFor, openOffered, startOverlays, toggleOverlay } from '../overlays/overlay-manager';

/** Lazy half of the overlay manager, loaded by `src/overlays/toggles.ts` at the first interaction with a toggle. */
export const start = (signal: AbortSignal): OverlayManager => {
  const { search, social } = getSettings().features;
  startOverlays(signal);
  if (search) startThemeOverlay(searchOverlay(), signal);
  if (social) startThemeOverlay(socialOverlay(), signal);
  startIslands([cartDrawer, searchSuggestions], signal);
  startActions({ 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) }, signal);
  return {
    showAdded: offerDrawer(signal),
    toggle: toggleOverlay,
    takeOver: (pressed, asked) => {
      if (pressed) openOffered(pressed);
      try {
        if (asked) openFor(asked);
      } catch (error) {
        report('islas:open-overlay', 'listener_failed', error); // As `on` does for later events.
      }
    },
  };
};

import { cartDrawer } from '../../widgets/drawer/island';
import { searchSuggestions } from '../../widgets/search/island';
import { searchOverlay } from '../../widgets/search/search-panel';
import { socialOverlay } from '../../widgets/social/social-panel';
import '../overlays/show-modal.css';
import '../../widgets/search/search.css';
import '../../widgets/social/social.css';
import { startThemeOverlay } from '../overlays/theme-overlay';
import type { StartManager } from '../overlays/toggles';
import { getSettings } from '../wordpress/settings';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { report } from '../runtime/events';
import { registerDrawer } from '../../widgets/drawer/opening';
import { leaveHistoryEntry } from '../overlays/overlay-history';
import { $overlay } from '../overlays/overlay-store';
import { closeOverlay, openForEvent, openForToggle, startOverlays, toggleOverlay } from '../overlays/overlay-manager';

/** Lazy half of the overlay manager, loaded by `src/overlays/toggles.ts` at the first interaction with a toggle. */
export const start: StartManager = (signal, pressed, requested) => {
  const { search, social } = getSettings().features;
  startOverlays(signal);
  if (search) startThemeOverlay(searchOverlay(), signal);
  if (social) startThemeOverlay(socialOverlay(), signal);
  startIslands([cartDrawer, searchSuggestions], signal);
  startActions({ 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) }, signal);
  registerDrawer();
  if (pressed) openForToggle(pressed);
  try {
    if (requested) openForEvent(requested);
  } catch (error) {
    report('islas:open-overlay', 'listener_failed', error); // As `on` does for later events.
  }
  // The page was reloaded or returned to in an overlay's entry, or the overlay of the entry has been closed.
  if (!$overlay.get()) leaveHistoryEntry();
  return toggleOverlay;
};

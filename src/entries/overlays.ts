import { cartDrawer } from '../../widgets/drawer/island';
import { searchSuggestions } from '../../widgets/search/island';
import { searchOverlay } from '../../widgets/search/search-panel';
import { socialOverlay } from '../../widgets/social/social-panel';
import '../../widgets/overlays/show-modal.css';
import '../../widgets/search/search.css';
import '../../widgets/social/social.css';
import { startThemeOverlay } from '../../widgets/overlays/theme-overlay';
import type { StartManager } from '../../widgets/overlays/toggles';
import { getSettings } from '../wordpress/settings';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { report } from '../runtime/events';
import { offerDialog } from '../../widgets/overlays/offer-dialog';
import { leaveHistoryEntry } from '../../widgets/overlays/overlay-history';
import { $overlay } from '../../widgets/overlays/overlay-store';
import {
  closeOverlay,
  openForEvent,
  openForToggle,
  startOverlays,
  toggleOverlay,
} from '../../widgets/overlays/overlay-manager';

/** Lazy half of the overlay manager, loaded by `widgets/overlays/toggles.ts` at the first interaction with a toggle. */
export const start: StartManager = (signal, pressed, requested) => {
  const { search, social } = getSettings().features;
  startOverlays(signal);
  if (search) startThemeOverlay(searchOverlay(), signal);
  if (social) startThemeOverlay(socialOverlay(), signal);
  startIslands([cartDrawer, searchSuggestions], signal);
  startActions({ 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) }, signal);
  offerDialog('drawer');
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

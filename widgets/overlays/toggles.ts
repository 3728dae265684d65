import './overlays.css';
import { isModifiedClick } from '../../src/browser/modified-click';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';
import type { PageOverlay } from '../../src/runtime/page-feature';
import { overlayToggles } from './island';
import { startOffer } from './offer-overlay';
import { leaveHistoryEntry } from './overlay-history';
import { closeOverlay, startOverlays, toggleOverlay } from './overlay-manager';
import { $overlay } from './overlay-store';

/**
 * Starts these overlays: their toggles open them, also by presses from before this ran, and an owner's or theme's toggle
 * gets no press that is handled here, unless the overlay comes after the theme's listeners.
 */
export const startToggles = (overlays: readonly PageOverlay[], signal: AbortSignal): void => {
  const isAfterTheme = ({ dataset }: HTMLElement) =>
    overlays.some((overlay) => overlay.isAfterTheme && overlay.name === dataset.islasOverlay);
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-overlay]');
    // The action handles the plugin's own controls.
    if (!control || isModifiedClick(event) || control.matches('[class*=islas]') || isAfterTheme(control)) return;
    // Ignore the second click of a double click.
    if (event.detail < 2 && toggleOverlay(control) === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  startOverlays(signal);
  for (const overlay of overlays) startOffer(overlay, signal);
  startIslands(overlayToggles(overlays), signal);
  const close = ({ dataset }: HTMLElement) => (closeOverlay(dataset.islasOverlay) ? undefined : false);
  startActions({ 'overlay.open': toggleOverlay, 'overlay.close': close }, signal);
  document.addEventListener('click', onClick, { capture: true, signal });
  // The page was reloaded or returned to in an overlay's entry.
  if (!$overlay.get()) leaveHistoryEntry();
};

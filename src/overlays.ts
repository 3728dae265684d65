import { cartDrawer } from '../widgets/cart-drawer/island';
import { overlayToggle } from '../widgets/overlay-toggle/island';
import { searchOverlay, searchSuggestions } from '../widgets/search-overlay/island';
import { socialOverlay } from '../widgets/social-overlay/island';
import { startThemeOverlay } from '../widgets/theme-overlay/island';
import { startEntry } from './entry';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { drawerToggles, startDrawer } from './stores/drawer-opening';
import { closeOverlay, startOverlays, toggleOverlay } from './stores/overlays';

/** The entry of pages with overlays, after `main.ts`. */
startEntry('islas.overlays', (features, signal) => [
  () => startOverlays(signal),
  () => features.drawer && startDrawer(signal),
  () => {
    const toggles = features.drawer ? drawerToggles() : undefined;
    if (toggles !== undefined) startIslands([overlayToggle('drawer', toggles, 'islas-drawer'), cartDrawer], signal);
  },
  () => {
    const themes = [...(features.search ? [searchOverlay()] : []), ...(features.social ? [socialOverlay()] : [])];
    for (const overlay of themes) startThemeOverlay(overlay, signal);
    startIslands(
      [searchSuggestions, ...themes.map(({ name, toggle }) => overlayToggle(name, toggle, `islas-${name}`))],
      signal,
    );
  },
  () =>
    startActions(
      { 'overlay.open': toggleOverlay, 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) },
      signal,
    ),
]);

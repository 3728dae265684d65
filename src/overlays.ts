import { startEntry } from './entry';
import { startActions } from './island/actions';
import { closeOverlay, startOverlays, toggleOverlay } from './stores/overlays';

/** The entry of pages with overlays or a cursor, after `main.ts`. */
startEntry('islas.overlays', (_features, signal) => [
  () => startOverlays(signal),
  () =>
    startActions(
      { 'overlay.open': toggleOverlay, 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) },
      signal,
    ),
]);

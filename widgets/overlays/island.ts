import type { Island } from '../../src/runtime/define';
import type { PageOverlay } from '../../src/runtime/page-feature';
import { $overlay } from './overlay-store';

/** A selector that matches nothing. */
const NOTHING = 'none';

/**
 * Painters for the toggles of each overlay, the plugin's or the theme's (by the owner's selectors): set the action
 * `overlay.open`, the overlay's name, and `aria-expanded`.
 */
export const overlayToggles = (overlays: readonly PageOverlay[]): Island[] =>
  overlays.map(({ name, selectors }) => ({
    name: 'overlay-toggle',
    selector: `[data-islas-overlay=${name}][data-islas-action$=open],${selectors().toggle || NOTHING}`,
    anywhere: true,
    paint: (host: HTMLElement, { signal }) => {
      host.dataset.islasAction = 'overlay.open';
      host.dataset.islasOverlay = name;
      // WordPress' rules tell the browser to fetch the page of a link ahead: this one opens an overlay.
      host.classList.add('no-prefetch', 'no-prerender');
      // The theme's own value stays.
      host.ariaHasPopup ??= 'dialog';
      signal.addEventListener(
        'abort',
        $overlay.subscribe((open) => void (host.ariaExpanded = `${open === name}`)),
      );
    },
  }));

import type { Island } from '../runtime/define';
import { $overlay } from './overlay-store';

/** Selectors of the theme's toggles and panels, such as `search_toggle`; empty for none. */
export type ThemeSelectors = Readonly<Record<string, string | undefined>>;

/** A selector that matches nothing. */
const NOTHING = 'none';

/**
 * Painters for the toggles of each overlay, the plugin's or the theme's (by the owner's selectors): set the action
 * `overlay.open`, the overlay's name, and `aria-expanded`.
 */
export const overlayToggles = (themes: ThemeSelectors): Island[] =>
  ['drawer', 'search', 'social'].map((name) => ({
    name: 'overlay-toggle',
    selector: `[data-islas-overlay=${name}][data-islas-action$=open],${themes[`${name}_toggle`] || NOTHING}`,
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

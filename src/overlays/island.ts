import type { Island } from '../runtime/define';
import { $overlay } from './overlay-store';

/** Selectors of a theme's own, `search_toggle`, `search_panel`; empty for none. */
export type ThemeSelectors = Readonly<Record<string, string | undefined>>;

/** What no page has. */
const NOTHING = 'none';

/**
 * The toggles of each overlay, a theme's by the owner's selectors or the plugin's own: a press opens what is offered
 * under the name, and all of them say whether it is open.
 */
export const overlayToggles = (themes: ThemeSelectors): Island[] =>
  ['drawer', 'search', 'social'].map((name) => ({
    name: 'overlay-toggle',
    selector: `[data-islas-overlay=${name}][data-islas-action$=open],${themes[`${name}_toggle`] || NOTHING}`,
    anywhere: true,
    paint: (host: HTMLElement, { signal }) => {
      host.dataset.islasAction = 'overlay.open';
      host.dataset.islasOverlay = name;
      // What the theme says of it stays.
      host.ariaHasPopup ??= 'dialog';
      signal.addEventListener(
        'abort',
        $overlay.subscribe((open) => void (host.ariaExpanded = `${open === name}`)),
      );
    },
  }));

import { type Island, defineIsland } from '../../src/island/define';
import { $overlay } from '../../src/stores/overlays';

/** Attributes of a toggle that are the theme's where it has them. */
const SAYS = { 'aria-haspopup': 'dialog', 'aria-controls': '' };

/**
 * The toggles of one overlay, a theme's by the owner's selectors or the plugin's own: a press opens what is offered
 * under the name, and all of them say whether it is open. `panel` is the id of what they show.
 */
export const overlayToggle = (name: string, selector: string, panel: string): Island =>
  defineIsland({
    name: `${name}-toggle`,
    selector: `[data-islas-overlay="${name}"][data-islas-action="overlay.open"]${selector && `,${selector}`}`,
    anywhere: true,
    paint: (host: HTMLElement, { signal }) => {
      host.dataset.islasAction = 'overlay.open';
      host.dataset.islasOverlay = name;
      for (const [attribute, value] of Object.entries(SAYS))
        if (!host.hasAttribute(attribute)) host.setAttribute(attribute, value || panel);
      const stop = $overlay.subscribe((open) => host.setAttribute('aria-expanded', String(open === name)));
      signal.addEventListener('abort', stop);
    },
  });

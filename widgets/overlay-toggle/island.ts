import { type Island, defineIsland } from '../../src/island/define';
import { $overlay } from '../../src/stores/overlay';

/**
 * The toggles of one overlay, a theme's by the owner's selectors or the plugin's own: a press opens what is offered
 * under the name, and all of them say whether it is open.
 */
export const overlayToggle = (name: string, selector: string): Island =>
  defineIsland({
    name: `${name}-toggle`,
    selector: `[data-islas-overlay=${name}][data-islas-action$=open]${selector && `,${selector}`}`,
    anywhere: true,
    paint: (host: HTMLElement, { signal }) => {
      host.dataset.islasAction = 'overlay.open';
      host.dataset.islasOverlay = name;
      // What the theme says of it stays.
      for (const [state, value] of [
        ['haspopup', 'dialog'],
        ['controls', `islas-${name}`],
      ] as const)
        if (!host.hasAttribute(`aria-${state}`)) host.setAttribute(`aria-${state}`, value);
      signal.addEventListener(
        'abort',
        $overlay.subscribe((open) => host.setAttribute('aria-expanded', `${open === name}`)),
      );
    },
  });

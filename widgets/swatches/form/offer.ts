/** An item that may not be chosen, or that is out of stock. */
export const REFUSED = '.islas-swatch:is([data-state=disabled],[data-state=no-stock])';

const GROUP = '.islas-swatches__live';
const QUIET = 'islas-swatches__live--quiet';
const HOST = 'nearest-in-stock';

/** The offer's place, at the end of an element: an empty host, which fetches its view as soon as it is on the page. */
export const showOfferHost = (place: Element, isWanted = true): void => {
  let host = place.querySelector<HTMLElement>(`:scope > [data-island=${HOST}]`);
  if (!host && isWanted) {
    host = document.createElement('div');
    host.dataset.island = HOST;
    place.append(host);
  }
  if (host) host.hidden = !isWanted;
};

/** Makes the offer ready for an item that was touched, if it may not be chosen. */
export const prepareOffer = (element: Element | null): void => {
  const group = element?.closest(REFUSED)?.closest(GROUP);
  if (group) showOfferHost(group);
};

/**
 * Escape hides the message about an item until the pointer moves or another key is pressed. A touch of an unavailable
 * item fetches the offer; no other touch fetches anything.
 */
export const followShopper = (host: HTMLElement, signal: AbortSignal): void => {
  const onEvent = (event: Event) => {
    const { type, target, key } = event as Event & { readonly target: Element; readonly key?: string };
    if (key || type === 'pointermove') target.closest(GROUP)?.classList.toggle(QUIET, key === 'Escape');
    else prepareOffer(target);
  };
  for (const type of ['keydown', 'pointermove', 'pointerdown', 'focusin', 'click'])
    host.addEventListener(type, onEvent, { signal });
};

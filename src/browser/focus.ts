/** Attributes by which an element of the old HTML is found in the new, best first. */
const KEYS = ['data-cart_item_key', 'id', 'name', 'href'];
const HEADING = 'h1,h2,h3,h4,h5,h6,.widget-title';

/** Makes an element focusable by script (`tabindex=-1`) where it is not focusable yet. Returns the element. */
export const makeFocusable = <E extends HTMLElement>(element?: E | null): E | null | undefined => {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
};

/**
 * Remembers the focused element, or `wanted`. Returns a function that restores the focus after the markup was blocked
 * or replaced: to the same element, else to one with the same key attribute, else to the heading of its region.
 * It does nothing when the focus has moved to another element meanwhile.
 */
export const rememberFocus = (wanted?: HTMLElement | null): (() => void) => {
  const active = wanted ?? document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return () => undefined;
  const above: HTMLElement[] = [];
  for (let parent = active.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    above.push(parent);

  const findReplacement = (): HTMLElement | null | undefined => {
    if (active.isConnected) return active;
    for (const key of KEYS) {
      const value = active.getAttribute(key);
      // An id may be another one in each answer, as those of WooCommerce's quantities.
      const same = value && document.querySelector<HTMLElement>(`${active.localName}[${key}="${CSS.escape(value)}"]`);
      if (same) return same;
    }
    const region = above.find((parent) => parent.isConnected);
    return makeFocusable(region?.querySelector<HTMLElement>(HEADING) ?? region);
  };

  return () => {
    const now = document.activeElement;
    if (now === active || (now && now !== document.body && now.isConnected)) return;
    findReplacement()?.focus({ preventScroll: true });
  };
};

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Moves the focus from an element that was just hidden to the next visible control behind it, or to the main region
 * when there is none. Does nothing when the focus is already on another element.
 */
export const moveFocusAfter = (gone: HTMLElement): void => {
  const now = document.activeElement;
  if (now && now !== document.body && !gone.contains(now)) return;
  const isNext = (control: HTMLElement): boolean =>
    control.tabIndex >= 0 &&
    !gone.contains(control) &&
    !!(gone.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    (control.checkVisibility?.({ visibilityProperty: true }) ?? control.getClientRects().length > 0) &&
    !control.matches(':disabled,[inert] *');
  const target =
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(isNext) ??
    document.querySelector<HTMLElement>('main, [role="main"]');
  makeFocusable(target)?.focus({ preventScroll: true });
};

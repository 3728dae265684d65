/** What makes an element of the old HTML recognisable in the new, best first. */
const KEYS = ['data-cart_item_key', 'id', 'name', 'href'];
const HEADING = 'h1,h2,h3,h4,h5,h6,.widget-title';

/** Lets an element that is no control take the focus. */
export const focusable = <E extends HTMLElement>(element?: E | null): E | null | undefined => {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  return element;
};

/**
 * Notes where the focus is, or who wanted it; the answer brings it back after the page's markup was blocked or
 * replaced: to the same element, else to its successor by key, else to the heading of the region it was in. A focus
 * that the person has moved meanwhile stays where it is.
 */
export const keepFocus = (wanted?: HTMLElement | null): (() => void) => {
  const active = wanted ?? document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return () => undefined;
  const key = KEYS.find((name) => active.getAttribute(name));
  const selector = key && `${active.localName}[${key}="${CSS.escape(active.getAttribute(key) ?? '')}"]`;
  const above: HTMLElement[] = [];
  for (let parent = active.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    above.push(parent);

  const successor = (): HTMLElement | null | undefined => {
    const same = active.isConnected ? active : selector && document.querySelector<HTMLElement>(selector);
    if (same) return same;
    const region = above.find((parent) => parent.isConnected);
    return focusable(region?.querySelector<HTMLElement>(HEADING) ?? region);
  };

  return () => {
    const now = document.activeElement;
    if (now === active || (now && now !== document.body && now.isConnected)) return;
    successor()?.focus({ preventScroll: true });
  };
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Takes the focus on from something that was just hidden: to the page's next control, after the last one to its main
 * region. A focus that has moved meanwhile stays where it is. By pointer, browsers go on from there by themselves.
 */
export const goOn = (gone: HTMLElement): void => {
  const now = document.activeElement;
  if (now && now !== document.body && !gone.contains(now)) return;
  const isNext = (control: HTMLElement): boolean =>
    control.tabIndex >= 0 &&
    !gone.contains(control) &&
    !!(gone.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    (control.checkVisibility?.({ visibilityProperty: true }) ?? control.getClientRects().length > 0) &&
    !control.matches(':disabled, [inert] *');
  const target =
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(isNext) ??
    document.querySelector<HTMLElement>('main, [role="main"]');
  focusable(target)?.focus({ preventScroll: true });
};

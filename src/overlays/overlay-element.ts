import { focusable } from '../browser/focus';

export interface OverlayOptions {
  /** Gets the focus back in the end; what has it at the moment unless said. */
  readonly opener?: HTMLElement | null | undefined;
  /** Gets the focus now; else a dialog's own choice (`autofocus`, its first control), another element's first control. */
  readonly focus?: HTMLElement | null | undefined;
  /** Shows and hides an element that is no dialog; by its attribute `hidden` unless said. */
  readonly show?: (isOpen: boolean) => void;
}

/** The page does not scroll, nor jump sideways, while an overlay is open. */
export const holdScroll = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
};

/** Still heard, or never shown. */
const NOT_INERT = 'script,style,link,template,dialog,[aria-live],[role=status],[role=alert]';

/** What a dialog gets from the browser: everything around is inert. What was inert before stays so. */
const holdPage = (element: HTMLElement): (() => void) => {
  const held: HTMLElement[] = [];
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part && !other.inert && !other.matches(NOT_INERT)) held.push(other);
  for (const other of held) other.inert = true;
  return () => {
    for (const other of held) other.inert = false;
  };
};

const CONTROL = '[autofocus],a[href],button,input,select,textarea,[tabindex]';

export const reveal = (
  element: HTMLElement,
  { focus, show = (isOpen) => void (element.hidden = !isOpen) }: OverlayOptions,
) => {
  if (element instanceof HTMLDialogElement) {
    // One that is modal already is taken over as it stands.
    if (!element.matches(':modal')) {
      element.close();
      element.showModal();
      focus?.focus();
    }
    return () => element.close();
  }
  show(true);
  const release = holdPage(element);
  (focus ?? element.querySelector<HTMLElement>(CONTROL) ?? focusable(element))?.focus({ preventScroll: true });
  return () => {
    release();
    if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    show(false);
  };
};

const TOGGLE = '[data-islas-action="overlay.open"]';

/** The toggle of an overlay at a point of the window, under whatever is above it. */
export const toggleAt = (x: number, y: number): HTMLElement | null | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((element) => element.closest(TOGGLE))
    ?.closest<HTMLElement>(TOGGLE);

/** An overlay's toggles name the element that they have opened, unless a theme's names one of the page itself. */
export const tellToggles = (name: string, { id }: HTMLElement): void => {
  for (const toggle of document.querySelectorAll(`${TOGGLE}[data-islas-overlay="${CSS.escape(name)}"]`))
    if (id && !document.getElementById(toggle.getAttribute('aria-controls') ?? ''))
      toggle.setAttribute('aria-controls', id);
};

/** Gives the focus to an overlay's toggle: the cart's links are replaced with the cart. */
export const focusToggle = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-islas-overlay="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });

/** Whether a key was pressed in the element, or nowhere: somebody else's own dialog may stand above it. */
export const isWithin = (element: HTMLElement, target: EventTarget | null): boolean =>
  target === document.body || element.contains(target as Node);

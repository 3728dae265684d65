import { makeFocusable } from '../../src/browser/focus';
import { showModal } from './show-modal';

export interface OverlayOptions {
  /** Gets the focus when the overlay closes. Default: the focused element. */
  readonly opener?: HTMLElement | null | undefined;
  /** Gets the focus when the overlay opens. Default: the dialog's own choice, or the element's first control. */
  readonly focus?: HTMLElement | null | undefined;
  /** Shows and hides an element that is no dialog. Default: sets `hidden`. */
  readonly show?: (isOpen: boolean) => void;
}

/** Prevents scrolling and layout shift while an overlay is open. Returns a function that undoes it. */
export const lockScroll = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
};

/** Elements that stay active: live regions, dialogs and elements that are never rendered. */
const NOT_INERT = 'script,style,link,template,dialog,[aria-live],[role=status],[role=alert]';

/** Makes everything around an element inert, as browsers do for a modal dialog. Returns a function that undoes it. */
const makePageInert = (element: HTMLElement): (() => void) => {
  const inert: HTMLElement[] = [];
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other instanceof HTMLElement && other !== part && !other.inert && !other.matches(NOT_INERT))
        inert.push(other);
  for (const other of inert) other.inert = true;
  return () => {
    for (const other of inert) other.inert = false;
  };
};

const CONTROL = '[autofocus],a[href],button,input,select,textarea,[tabindex]';

export const revealElement = (
  element: HTMLElement,
  { focus, show = (isOpen) => void (element.hidden = !isOpen) }: OverlayOptions,
) => {
  if (element instanceof HTMLDialogElement) {
    // A dialog that is modal already stays open.
    if (element.matches(':modal')) return () => element.close();
    // Another dialog than an overlay's has no place before it is modal (`show-modal.css`).
    if (element.dataset.islasPanel) void showModal(element).then(() => focus?.focus());
    else {
      element.close();
      element.showModal();
    }
    focus?.focus();
    return () => element.close();
  }
  show(true);
  const restorePage = makePageInert(element);
  (focus ?? element.querySelector<HTMLElement>(CONTROL) ?? makeFocusable(element))?.focus({ preventScroll: true });
  return () => {
    restorePage();
    if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    show(false);
  };
};

const TOGGLE = '[data-islas-action="overlay.open"]';

/** The overlay toggle at a point of the window, also below other elements. */
export const toggleAt = (x: number, y: number): HTMLElement | null | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((element) => element.closest(TOGGLE))
    ?.closest<HTMLElement>(TOGGLE);

/** Sets `aria-controls` of an overlay's toggles to its element, unless it names an existing element. */
export const setToggleTargets = (name: string, { id }: HTMLElement): void => {
  for (const toggle of document.querySelectorAll(`${TOGGLE}[data-islas-overlay="${CSS.escape(name)}"]`))
    if (id && !document.getElementById(toggle.getAttribute('aria-controls') ?? ''))
      toggle.setAttribute('aria-controls', id);
};

/** Focuses an overlay's toggle, for when the opener was replaced with the cart's HTML. */
export const focusToggle = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-islas-overlay="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });

/** Whether a key event's target is in the element or the body, and not in another script's dialog. */
export const isWithin = (element: HTMLElement, target: EventTarget | null): boolean =>
  target === document.body || element.contains(target as Node);

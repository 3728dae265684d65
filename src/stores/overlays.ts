import { atom } from 'nanostores';
import type { ActionRunner } from '../contracts/actions';
import { emit, on } from '../services/events';
import { observeDocument } from '../services/document-observer';
import { focusable, keepFocus } from '../services/focus';
import { enter, leave, startHistory } from './overlays-history';

export interface OverlayOptions {
  /** Gets the focus back in the end; what has it at the moment unless said. */
  readonly opener?: HTMLElement | null | undefined;
  /** Gets the focus now; else a dialog's own choice (`autofocus`, its first control), another element's first control. */
  readonly focus?: HTMLElement | null | undefined;
  /** Shows and hides an element that is no dialog; by its attribute `hidden` unless said. */
  readonly show?: (isOpen: boolean) => void;
}

/** Opens an overlay for what was pressed; `false`, or nobody there, leaves the press to the browser. */
export type Offer = (opener?: HTMLElement) => void | false;

/** Name of the one overlay that is open; empty for none. */
export const $overlay = atom('');

interface Open {
  readonly name: string;
  readonly element: HTMLElement;
  readonly end: () => void;
}

const offers = new Map<string, Offer>();
let now: Open | undefined;

/** How an overlay is opened by its toggles (`data-islas-overlay` names it) and by the browser's Forward. */
export const offerOverlay = (name: string, offer: Offer): void => void offers.set(name, offer);

/** The page does not scroll, nor jump sideways, while an overlay is open. */
const holdScroll = (): (() => void) => {
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

const reveal = (
  element: HTMLElement,
  { focus, show = (isOpen) => void (element.hidden = !isOpen) }: OverlayOptions,
) => {
  if (element instanceof HTMLDialogElement) {
    if (element.open) element.close();
    element.showModal();
    focus?.focus();
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

const close = (): void => {
  const { name, element, end } = now as Open;
  now = undefined;
  end();
  $overlay.set('');
  emit(element, 'islas:overlay-closed', { name });
};

/** Closes the overlay of this name, or whichever is open; `false` when it was not. */
export const closeOverlay = (name = now?.name): boolean => {
  if (!now || now.name !== name) return false;
  close();
  leave();
  return true;
};

/**
 * Opens an overlay in the place of the one that is open. A `<dialog>` without padding is shown as the browser's modal
 * dialog; any other element with the page around it inert. Escape, Back, a press beside it and `overlay.close` close
 * it; the focus goes in, and back where it was. One that is open already stays as it is.
 */
export const openOverlay = (name: string, element: HTMLElement, options: OverlayOptions = {}): void => {
  if (now?.name === name && now.element === element) return;
  if (now) close();
  // Safari does not focus what is pressed.
  options.opener?.focus({ preventScroll: true });
  const giveFocusBack = keepFocus();
  const ends = [holdScroll(), reveal(element, options)];
  const end = () => {
    for (const undo of ends) undo();
    // The cart's links are replaced with the cart.
    if (options.opener?.isConnected === false)
      document.querySelector<HTMLElement>(`[data-islas-overlay="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
    giveFocusBack();
  };
  now = { name, element, end };
  enter(name);
  $overlay.set(name);
  emit(element, 'islas:overlay-opened', { name, element });
};

/** For `overlay.open`: opens what the pressed toggle names, or closes it. */
export const toggleOverlay: ActionRunner = (toggle) => {
  const name = toggle.dataset.islasOverlay ?? '';
  const offer = offers.get(name);
  return closeOverlay(name) ? undefined : offer ? offer(toggle) : false;
};

/** A press beside it: on a dialog's backdrop, or on what holds an element whose surroundings are inert. */
const isBeside = (target: EventTarget | null): boolean =>
  !!now &&
  target instanceof Node &&
  target.contains(now.element) &&
  (target !== now.element || now.element instanceof HTMLDialogElement);

const TOGGLE = '[data-islas-action="overlay.open"]';

/** Hears what closes overlays, and what others open as `islas:open-overlay`, until the signal aborts. */
export const startOverlays = (signal: AbortSignal): void => {
  let wasBeside = false;
  const hear = <T extends keyof WindowEventMap>(type: T, go: (event: WindowEventMap[T]) => void, capture = true) =>
    addEventListener(type, go, { capture, signal });

  startHistory(
    {
      name: () => now?.name,
      close,
      open: (name) => offers.get(name)?.(),
    },
    signal,
  );
  // By the browser's own ways: Back on a telephone, a form of the method `dialog`.
  hear('close', ({ target }) => target === now?.element && !now?.element.hasAttribute('open') && closeOverlay());
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !now) return;
    const { target } = event;
    // Somebody's else own dialog may stand above it.
    if (target !== document.body && !now.element.contains(target as Node)) return;
    event.preventDefault();
    closeOverlay();
  };
  hear('keydown', escape, false);
  hear('pointerdown', ({ target }) => void (wasBeside = isBeside(target)));
  hear('click', ({ target, clientX, clientY }) => {
    if (!wasBeside || !isBeside(target)) return;
    wasBeside = false;
    const name = now?.name;
    closeOverlay();
    // Another overlay's toggle was meant, which is inert no more.
    const toggle = document.elementsFromPoint(clientX, clientY).find((element) => element.closest(TOGGLE));
    const other = toggle?.closest<HTMLElement>(TOGGLE);
    if (other && other.dataset.islasOverlay !== name) other.click();
  });
  on('islas:open-overlay', ({ detail: { name, element, ...options } }) => openOverlay(name, element, options), {
    signal,
  });
  on('islas:close-overlay', ({ detail }) => void closeOverlay(detail?.name), { signal });
  observeDocument(() => now && !now.element.isConnected && closeOverlay(), signal);
};

import type { IslasEvents } from '../runtime/event-types';
import { emit, on } from '../runtime/events';
import { observeDocument } from '../browser/document-observer';
import { keepFocus } from '../browser/focus';
import { startTimer } from '../browser/lifetime';
import {
  type OverlayOptions,
  focusToggle,
  holdScroll,
  isWithin,
  reveal,
  tellToggles,
  toggleAt,
} from './overlay-element';
import { $overlay } from './overlay-store';
import { enter, leave, startHistory } from './overlay-history';

/** Opens an overlay for what was pressed; `false`, or nobody there, leaves the press to the browser. */
export type Offer = (opener?: HTMLElement) => void | false;

interface Open {
  readonly name: string;
  readonly element: HTMLElement;
  readonly end: () => void;
}

const offers = new Map<string, Offer>();
let now: Open | undefined;
let giveFocusBack = (): void => undefined;

/** How an overlay is opened by its toggles (`data-islas-overlay` names it) and by the browser's Forward. */
export const offerOverlay = (name: string, offer: Offer): void => void offers.set(name, offer);

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
 * it; the focus goes in, and back where it was. One that is open already stays as it is; a modal dialog that was shown
 * before any of this was there is taken over as it stands.
 */
export const openOverlay = (name: string, element: HTMLElement, options: OverlayOptions = {}): void => {
  if (now?.name === name && now.element === element) return;
  if (now) close();
  // Safari does not focus what is pressed.
  options.opener?.focus({ preventScroll: true });
  giveFocusBack = keepFocus(options.opener);
  const ends = [holdScroll(), reveal(element, options)];
  const end = () => {
    for (const undo of ends) undo();
    // The cart's links are replaced with the cart.
    if (options.opener?.isConnected === false) focusToggle(name);
    giveFocusBack();
  };
  now = { name, element, end };
  enter(name);
  tellToggles(name, element);
  $overlay.set(name);
  emit(element, 'islas:overlay-opened', { name, element });
};

/** For `islas:open-overlay`. */
export const openFor = ({ name, element, ...options }: IslasEvents['islas:open-overlay']): void =>
  openOverlay(name, element, options);

/** Opens what the pressed toggle names. */
export const openOffered = (toggle: HTMLElement): void | false =>
  (offers.get(toggle.dataset.islasOverlay ?? '') ?? (() => false))(toggle);

/** For `overlay.open`: opens what the pressed toggle names, or closes it. */
export const toggleOverlay = (toggle: HTMLElement): void | false =>
  closeOverlay(toggle.dataset.islasOverlay ?? '') ? undefined : openOffered(toggle);

/** Whether a press is within an element's box, as the shopper sees it. */
const isInBox = (element: HTMLElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
};

/**
 * A press beside it: on a dialog's backdrop, or on what holds an element whose surroundings are inert. The backdrop's
 * target is the dialog, as is that of the dialog's own empty parts, which are inside.
 */
const isBeside = (event: MouseEvent): boolean =>
  !!now &&
  event.target instanceof Node &&
  event.target.contains(now.element) &&
  (event.target !== now.element || now.element instanceof HTMLDialogElement) &&
  !isInBox(now.element, event);

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
      // An entry that a link to the panel has made takes the focus to the panel, which is hidden by now.
      left: () => startTimer(() => now || giveFocusBack(), 0, signal),
    },
    signal,
  );
  // By the browser's own ways: Back on a telephone, a form of the method `dialog`.
  hear('close', ({ target }) => target === now?.element && !now?.element.hasAttribute('open') && closeOverlay());
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !now) return;
    const { target } = event;
    // Somebody's else own dialog may stand above it.
    if (!isWithin(now.element, target)) return;
    event.preventDefault();
    closeOverlay();
  };
  hear('keydown', escape, false);
  hear('pointerdown', (event) => void (wasBeside = isBeside(event)));
  hear('click', (event) => {
    const { clientX, clientY } = event;
    if (!wasBeside || !isBeside(event)) return;
    wasBeside = false;
    const name = now?.name;
    closeOverlay();
    // Another overlay's toggle was meant, which is inert no more.
    const other = toggleAt(clientX, clientY);
    if (other && other.dataset.islasOverlay !== name) other.click();
  });
  on('islas:open-overlay', ({ detail }) => openFor(detail), { signal });
  on('islas:close-overlay', ({ detail }) => void closeOverlay(detail?.name), { signal });
  observeDocument(() => now && !now.element.isConnected && closeOverlay(), signal);
};

import { emit, on } from '../../src/runtime/events';
import { observeDocument } from '../../src/browser/document-observer';
import { rememberFocus } from '../../src/browser/focus';
import { startTimer } from '../../src/browser/lifetime';
import {
  type OverlayOptions,
  focusToggle,
  lockScroll,
  isWithin,
  revealElement,
  setToggleTargets,
  toggleAt,
} from './overlay-element';
import { $overlay } from './overlay-store';
import { addHistoryEntry, leaveHistoryEntry, startHistory } from './overlay-history';

/** Opens an overlay for its pressed toggle; `false` lets the browser handle the press. */
export type Offer = (opener?: HTMLElement) => void | false;

interface Open {
  readonly name: string;
  readonly element: HTMLElement;
  readonly end: () => void;
}

const offers = new Map<string, Offer>();
let now: Open | undefined;
let restoreFocus = (): void => undefined;

/** Says how toggles with this `data-islas-overlay` name, and the browser's Forward, open an overlay; without it, not at all. */
export const offerOverlay = (name: string, offer?: Offer): void =>
  void (offer ? offers.set(name, offer) : offers.delete(name));

const close = (): void => {
  const { name, element, end } = now as Open;
  now = undefined;
  end();
  $overlay.set('');
  emit(element, 'islas:overlay-closed', { name });
};

/** Closes the overlay of this name, by default the open one. Returns `false` when it was not open. */
export const closeOverlay = (name = now?.name): boolean => {
  if (!now || now.name !== name) return false;
  close();
  leaveHistoryEntry();
  return true;
};

/**
 * Opens an overlay and closes the open one. A `<dialog>` is shown as a modal dialog (it must have no padding, because a
 * press on padding closes it); for any other element the page around it becomes inert. Escape, Back, a press outside
 * and `overlay.close` close it. The focus moves in, and back when it closes. Does nothing if it is open already.
 */
export const openOverlay = (name: string, element: HTMLElement, options: OverlayOptions = {}): void => {
  if (now?.name === name && now.element === element) return;
  if (now) close();
  // Safari does not focus pressed buttons.
  options.opener?.focus({ preventScroll: true });
  restoreFocus = rememberFocus(options.opener);
  const ends = [lockScroll(), revealElement(element, options)];
  const end = () => {
    for (const undo of ends) undo();
    // The opener may have been replaced with the cart's HTML.
    if (options.opener?.isConnected === false) focusToggle(name);
    restoreFocus();
  };
  now = { name, element, end };
  addHistoryEntry(name);
  setToggleTargets(name, element);
  $overlay.set(name);
  emit(element, 'islas:overlay-opened', { name, element });
};

/** Handles the action `overlay.open`: opens the overlay that the toggle names, or closes it if it is open. */
export const toggleOverlay = (toggle: HTMLElement): void | false => {
  const name = toggle.dataset.islasOverlay ?? '';
  if (closeOverlay(name)) return;
  return (offers.get(name) ?? (() => false))(toggle);
};

/** Whether a press is inside an element's visible box. */
const isInBox = (element: HTMLElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
};

/**
 * Whether a press is outside the open overlay: on a dialog's backdrop, or on an ancestor of an element whose surroundings
 * are inert. Presses on the backdrop and on empty parts of the dialog both target the dialog; the box tells them apart.
 */
const isOutside = (event: MouseEvent): boolean =>
  !!now &&
  event.target instanceof Node &&
  event.target.contains(now.element) &&
  (event.target !== now.element || now.element instanceof HTMLDialogElement) &&
  !isInBox(now.element, event);

/** Adds the listeners that close overlays, and those for `islas:open-overlay` and `islas:close-overlay`. */
export const startOverlays = (signal: AbortSignal): void => {
  let wasBeside = false;
  const listen = <T extends keyof WindowEventMap>(
    type: T,
    callback: (event: WindowEventMap[T]) => void,
    capture = true,
  ) => addEventListener(type, callback, { capture, signal });

  startHistory(
    {
      name: () => now?.name,
      close,
      open: (name) => offers.get(name)?.(),
      // Leaving the entry of a link to the panel moves the focus to the hidden panel, so it is restored again.
      left: () => startTimer(() => now || restoreFocus(), 0, signal),
    },
    signal,
  );
  // The browser closes dialogs too: Back on a phone, a form with the method `dialog`.
  listen('close', ({ target }) => target === now?.element && !now?.element.hasAttribute('open') && closeOverlay());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !now) return;
    const { target } = event;
    // The key may belong to another script's dialog above the overlay.
    if (!isWithin(now.element, target)) return;
    event.preventDefault();
    closeOverlay();
  };
  listen('keydown', onKeyDown, false);
  listen('pointerdown', (event) => void (wasBeside = isOutside(event)));
  listen('click', (event) => {
    const { clientX, clientY } = event;
    if (!wasBeside || !isOutside(event)) return;
    wasBeside = false;
    const name = now?.name;
    closeOverlay();
    // The press was on the toggle of another overlay, which is no longer inert.
    const other = toggleAt(clientX, clientY);
    if (other && other.dataset.islasOverlay !== name) other.click();
  });
  on('islas:open-overlay', ({ detail: { name, element, ...options } }) => openOverlay(name, element, options), {
    signal,
  });
  on('islas:close-overlay', ({ detail }) => void closeOverlay(detail?.name), { signal });
  observeDocument(() => now && !now.element.isConnected && closeOverlay(), signal);
};

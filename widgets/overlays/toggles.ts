import { overlayToggles } from './island';
import type { IslasEvents } from '../../src/runtime/event-types';
import type { PageOverlay } from '../../src/runtime/page-feature';
import { isModifiedClick } from '../../src/browser/modified-click';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';
import { loadChunk } from '../../src/browser/load-chunk';
import { on, report } from '../../src/runtime/events';
import { findDialog } from './own-dialog';
import { showModal } from './show-modal';
import { $overlay, $sent } from './overlay-store';

/** Opens the overlay of a toggle, or closes it if it is open; `false` leaves the press to the browser. */
type Toggle = (toggle: HTMLElement) => void | false;
/**
 * Starts the lazy half of the overlays: history, focus, one overlay at a time, contents (`src/entries/overlays.ts`). Opens
 * the overlay that was pressed or requested by an event before it was loaded; takes over one that is shown.
 */
export type StartManager = (
  signal: AbortSignal,
  pressed: HTMLElement | undefined,
  requested: IslasEvents['islas:open-overlay'] | undefined,
) => Toggle;
type LoadManager = () => Promise<{ readonly start: StartManager }>;
/** The first element of an owner's selector; `null` when it is invalid or matches nothing. */
const find = <E extends HTMLElement>(selector: string | undefined): E | null => {
  try {
    return document.querySelector<E>(selector as string); // `undefined` is a type that no element has.
  } catch {
    return null;
  }
};

/** Adds the history entry of an overlay that the manager does not know yet, so that Back closes it. */
const addEntry = (name: string): void =>
  history.state?.islasOverlay || history.pushState({ ...history.state, islasOverlay: name }, '');

/** Shows a native modal dialog: the page is inert, Escape closes it, and the focus returns to the toggle. */
const showDialog = (dialog: HTMLDialogElement, name: string, toggle: HTMLElement, closed: () => void): void => {
  // Tells style sheets that the dialog is no longer shown as the URL's target.
  dialog.dataset.islasPanel = name;
  toggle.focus({ preventScroll: true });
  dialog.onclose = closed;
  $overlay.set(name);
  addEntry(name);
  void showModal(dialog);
};

const reportLost = (error: unknown): void => report('overlays', 'chunk_failed', error);

/**
 * Shows the plugin's dialogs natively at the first press, with a history entry. The lazy overlay manager loads at the
 * first interaction with a toggle (R2.3) and takes over an open dialog; until then, Back closes it here. A press that
 * needs a theme's panel waits for the manager; if the chunk fails to load, a pressed link is followed.
 */
export const startToggles = (overlays: readonly PageOverlay[], loadManager: LoadManager, signal: AbortSignal): void => {
  const overlayOf = ({ dataset }: HTMLElement) => overlays.find(({ name }) => name === dataset.islasOverlay);
  let manager: Toggle | undefined, loading: Promise<void> | undefined;
  /** The toggle pressed last before the manager was loaded, and the dialog that it opened. */
  let pressed: HTMLElement | undefined, dialog: HTMLDialogElement | null | undefined;
  /** A pressed link that waits for the manager; followed when the manager cannot be loaded. */
  let heldLink: HTMLAnchorElement | false | null | undefined;
  /** Detail of the last `islas:open-overlay` before the manager was loaded, until it is closed. */
  let requested: IslasEvents['islas:open-overlay'] | undefined;

  const noteClosed = () => {
    // Another dialog may have been opened meanwhile.
    if (!dialog || dialog.open) return;
    pressed = dialog = undefined;
    $overlay.set('');
  };

  const load = () =>
    (loading ??= loadChunk(loadManager)
      .then(({ start }) => {
        if (signal.aborted) return;
        // A dialog closed just now has not fired `close` yet; it must not be opened again.
        noteClosed();
        manager = start(signal, pressed, requested);
        dialog = requested = undefined;
      })
      .catch((error: unknown) => {
        loading = undefined;
        reportLost(error);
        // Navigate instead of repeating the click, which other listeners have received.
        if (heldLink) open(heldLink.href, '_self');
      }));

  /** Until the manager has loaded, closes what was pressed or requested; returns `false` if nothing was. */
  const close = () => {
    const open = dialog ?? (requested?.element as HTMLDialogElement | undefined);
    requested = undefined;
    return open?.close ? open.close() : false;
  };

  const openToggle = (toggle: HTMLElement, event?: Event): void | false => {
    if (manager) return manager(toggle);
    void load();
    close();
    const name = toggle.dataset.islasOverlay as string;
    // The manager shows a theme's panel.
    dialog = find(overlayOf(toggle)?.selectors().panel) ? undefined : findDialog(name);
    pressed = toggle;
    heldLink = dialog === undefined && event && (event.target as Element).closest('a');
    return dialog ? showDialog(dialog, name, toggle, noteClosed) : !!heldLink && undefined;
  };

  const onEvent = (event: Event) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-overlay],dialog:target');
    const isClick = event.type === 'click';
    if (control) void load();
    else if (isClick && !dialog) pressed = heldLink = undefined;
    if (!isClick || !control || isModifiedClick(event as MouseEvent)) return;
    // The action handles these.
    if (control.matches('[class*=islas]') || overlayOf(control)?.isAfterTheme) return;
    // Ignore the second click of a double click.
    if ((event as MouseEvent).detail < 2 && openToggle(control) === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  startIslands(overlayToggles(overlays), signal);
  startActions({ 'overlay.open': openToggle, 'overlay.close': close }, signal);
  const options = { capture: true, signal };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, onEvent, options);
  document.addEventListener('submit', ({ target }) => $sent.set(target), options);
  on('islas:open-overlay', ({ detail }) => void (manager || addEntry((requested = detail).name), load()), options);
  on('islas:close-overlay', close, options);
  addEventListener('popstate', close, options);
  // The page was reloaded in an overlay's history entry, which the manager leaves.
  if (history.state?.islasOverlay) void load();
};

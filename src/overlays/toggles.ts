import { type ThemeSelectors, overlayToggles } from './island';
import type { IslasEvents } from '../runtime/event-types';
import { decodeThemeOverlays } from './theme-selectors';
import { section } from '../wordpress/settings';
import { isModifiedClick, startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { loadChunk } from '../browser/load-chunk';
import { on, report } from '../runtime/events';
import { $overlay, $sent } from './overlay-store';

/** Lazy half of the overlay manager: history, focus, one overlay at a time, contents (`src/entries/overlays.ts`). */
export interface OverlayManager {
  readonly showAdded: () => void;
  readonly toggle: (toggle: HTMLElement) => void | false;
  /** Opens the overlay that was pressed or requested by an event before this was loaded; takes over one that is shown. */
  readonly takeOver: (
    pressed: HTMLElement | undefined,
    requested: IslasEvents['islas:open-overlay'] | undefined,
  ) => void;
}
type LoadManager = () => Promise<{ readonly start: (signal: AbortSignal) => OverlayManager }>;

/** The theme's toggles: the theme's scripts must not handle the same press. */
const THEME_TOGGLES = ':not([class*=islas],[data-islas-overlay=drawer])';

/** The first element of an owner's selector; `null` when it is invalid or matches nothing. */
const find = <E extends HTMLElement>(selector: string | undefined): E | null => {
  try {
    return document.querySelector<E>(selector as string); // `undefined` is a type that no element has.
  } catch {
    return null;
  }
};

/** The cart drawer, where there is one by now: a host's own code may bring it late. */
const shell = () => find('#islas-drawer');

const readSelectors = (): ThemeSelectors => ({
  ...section('overlays', decodeThemeOverlays),
  drawer_toggle: shell()?.dataset.toggles,
});

/** Shows a native modal dialog: the page is inert, Escape closes it, and the focus returns to the toggle. */
const showDialog = (dialog: HTMLDialogElement, name: string, toggle: HTMLElement, closed: () => void): void => {
  // Tells style sheets that the dialog is no longer shown as the URL's target.
  dialog.dataset.islasPanel = name;
  toggle.focus({ preventScroll: true });
  dialog.showModal();
  dialog.onclose = closed;
  $overlay.set(name);
};

/**
 * Shows the plugin's dialogs natively at the first press. The lazy overlay manager loads at the first interaction with a
 * toggle (R2.3) and takes over an open dialog. A press that needs a theme's panel waits for the manager; if the chunk
 * fails to load, a pressed link is followed.
 */
export const startToggles = (loadManager: LoadManager, signal: AbortSignal): void => {
  const themes = readSelectors();
  let manager: OverlayManager | undefined;
  let loading: Promise<void> | undefined;
  /** The toggle pressed last before the manager was loaded, and the dialog that it opened. */
  let pressed: HTMLElement | undefined;
  let dialog: HTMLDialogElement | null | undefined;
  /** A pressed link that waits for the manager; followed when the manager cannot be loaded. */
  let heldLink: HTMLAnchorElement | false | null | undefined;
  /** Detail of the last `islas:open-overlay` without a later `islas:close-overlay`. */
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
        manager = start(signal);
        manager.takeOver(pressed, requested);
        dialog = undefined;
      })
      .catch((error: unknown) => {
        loading = undefined;
        report('overlays', 'chunk_failed', error);
        // Navigate instead of repeating the click, which other listeners have received.
        if (heldLink) open(heldLink.href, '_self');
      }));

  const close = () => (dialog ? dialog.close() : false);

  const openToggle = (toggle: HTMLElement, event?: Event): void | false => {
    if (manager) return manager.toggle(toggle);
    void load();
    close();
    const name = toggle.dataset.islasOverlay as string;
    // The manager shows a theme's panel.
    dialog = find(themes[`${name}_panel`]) ? undefined : find(`dialog#islas-${name}`);
    pressed = toggle;
    heldLink = dialog === undefined && event && (event.target as Element).closest('a');
    return dialog ? showDialog(dialog, name, toggle, noteClosed) : !!heldLink && undefined;
  };

  const onInteraction = (event: Event) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-overlay],dialog:target');
    if (control) void load();
    if (event.type !== 'click') return;
    if (!control && !dialog) pressed = heldLink = undefined;
    if (!control?.matches(THEME_TOGGLES) || isModifiedClick(event as MouseEvent)) return;
    // Ignore the second click of a double click.
    if ((event as MouseEvent).detail < 2 && openToggle(control) === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  startIslands(overlayToggles(themes), signal);
  startActions({ 'overlay.open': openToggle, 'overlay.close': close }, signal);
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, onInteraction, { capture: true, signal });
  document.addEventListener('submit', ({ target }) => $sent.set(target), { capture: true, signal });
  const showAdded = () => void load().then(() => manager?.showAdded());
  on('islas:added', ({ detail }) => void (detail.isPart || (shell() && showAdded())), { signal });
  on('islas:open-overlay', ({ detail }) => void ((requested = detail), load()), { signal });
  on('islas:close-overlay', () => void ((requested = undefined), close()), { signal });
  // The page was reloaded in an overlay's history entry, which the manager leaves.
  if (history.state?.islasOverlay) void load();
};

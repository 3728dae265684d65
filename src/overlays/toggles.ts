import { type ThemeSelectors, overlayToggles } from './island';
import { record } from '../browser/decode';
import type { IslasEvents } from '../runtime/event-types';
import { section } from '../wordpress/settings';
import { isModifiedClick, startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { loadChunk } from '../browser/load-chunk';
import { on, report } from '../runtime/events';
import { $overlay, $sent } from './overlay-store';

/** The lazy half: history, focus, one overlay at a time, and what each overlay shows (`src/entries/overlays.ts`). */
export interface OverlayManager {
  readonly showAdded: () => void;
  readonly toggle: (toggle: HTMLElement) => void | false;
  /** Opens what was pressed, or asked for by an event, before this was loaded; also when it is shown already. */
  readonly takeOver: (pressed: HTMLElement | undefined, asked: IslasEvents['islas:open-overlay'] | undefined) => void;
}
type LoadManager = () => Promise<{ readonly start: (signal: AbortSignal) => OverlayManager }>;

/** A theme's toggles have scripts of their own, which are not to answer the same press. */
const THEIRS = ':not([class*=islas],[data-islas-overlay=drawer])';

/** The first element of a selector as the owner wrote it: one that no browser understands finds nothing. */
const find = <E extends HTMLElement>(selector: string | undefined): E | null => {
  try {
    return document.querySelector<E>(selector as string); // `undefined` is a type that no element has.
  } catch {
    return null;
  }
};

/** The cart drawer, where there is one by now: a host's own code may bring it late. */
const shell = () => find('#islas-drawer');

/** As the browser has it: the page around is inert, Escape closes, and the focus comes back to the toggle. */
const showDialog = (dialog: HTMLDialogElement, name: string, toggle: HTMLElement, closed: () => void): void => {
  // Shown by us from now on, no more as the target of the address.
  dialog.dataset.islasPanel = name;
  toggle.focus({ preventScroll: true });
  dialog.showModal();
  dialog.onclose = closed;
  $overlay.set(name);
};

/**
 * A press shows a dialog at once, as the browser has it; what makes it one of several, with a place in the history,
 * comes with the first approach (R2.3) and takes it over. A panel of the theme's is the theme's own until then, and a
 * press that nothing has answered is answered when that is there: a link waits as a button does, and is followed only
 * where the file cannot be had.
 */
export const startToggles = (loadManager: LoadManager, signal: AbortSignal): void => {
  // The names of `theme-selectors.ts`; PHP prints all of them.
  const themes: ThemeSelectors = { ...section('overlays', record(String)), drawer_toggle: shell()?.dataset.toggles };
  let manager: OverlayManager | undefined;
  let loading: Promise<void> | undefined;
  /** The toggle that was pressed last, before the manager was there, and the dialog that it has opened. */
  let pressed: HTMLElement | undefined;
  let dialog: HTMLDialogElement | null | undefined;
  /** A pressed link that waits for the manager in the place of the browser, as a button does. */
  let held: HTMLAnchorElement | false | null | undefined;
  /** What others have asked to be opened, and not to be closed since. */
  let asked: IslasEvents['islas:open-overlay'] | undefined;

  const noteClosed = () => {
    // Two may have taken turns meanwhile.
    if (!dialog || dialog.open) return;
    pressed = dialog = undefined;
    $overlay.set('');
  };

  const load = () =>
    (loading ??= loadChunk(loadManager)
      .then(({ start }) => {
        if (signal.aborted) return;
        // One that was closed a moment ago has not said so yet, and is not to be opened again.
        noteClosed();
        manager = start(signal);
        manager.takeOver(pressed, asked);
        dialog = undefined;
      })
      .catch((error: unknown) => {
        loading = undefined;
        report('overlays', 'chunk_failed', error);
        // The press is not repeated, which others have heard.
        if (held) open(held.href, '_self');
      }));

  const close = () => (dialog ? dialog.close() : false);

  const answer = (toggle: HTMLElement, event?: Event): void | false => {
    if (manager) return manager.toggle(toggle);
    void load();
    close();
    const name = toggle.dataset.islasOverlay as string;
    // A theme's panel is shown by the manager.
    dialog = find(themes[`${name}_panel`]) ? undefined : find(`dialog#islas-${name}`);
    pressed = toggle;
    held = dialog === undefined && event && (event.target as Element).closest('a');
    return dialog ? showDialog(dialog, name, toggle, noteClosed) : !!held && undefined;
  };

  const hear = (event: Event) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-overlay],dialog:target');
    if (control) void load();
    if (event.type !== 'click') return;
    if (!control && !dialog) pressed = held = undefined;
    if (!control?.matches(THEIRS) || isModifiedClick(event as MouseEvent)) return;
    // The second click of a double click.
    if ((event as MouseEvent).detail < 2 && answer(control) === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  startIslands(overlayToggles(themes), signal);
  startActions({ 'overlay.open': answer, 'overlay.close': close }, signal);
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, hear, { capture: true, signal });
  document.addEventListener('submit', ({ target }) => $sent.set(target), { capture: true, signal });
  const showAdded = () => void load().then(() => manager?.showAdded());
  on('islas:added', ({ detail }) => void (detail.isPart || (shell() && showAdded())), { signal });
  on('islas:open-overlay', ({ detail }) => void ((asked = detail), load()), { signal });
  on('islas:close-overlay', () => void ((asked = undefined), close()), { signal });
  // Loaded again in an overlay's entry of the history, which has to be left.
  if (history.state?.islasOverlay) void load();
};

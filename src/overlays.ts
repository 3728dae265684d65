import { overlayToggle } from '../widgets/overlay-toggle/island';
import '../widgets/search-overlay/search.css';
import '../widgets/social-overlay/social.css';
import { record, text } from './contracts/decode';
import { type Settings, section } from './contracts/settings';
import { startEntry } from './entry';
import { isBrowsers, startActions } from './island/actions';
import { startIslands } from './island/loader';
import type { OverlayActs, OverlayEvent } from './overlay-acts';
import { loadChunk } from './services/chunk';
import { on, report } from './services/events';
import { $overlay } from './stores/overlay';

/** A theme's toggles have scripts of their own, which are not to answer the same press. */
const THEIRS = ':not([class*=islas],[data-islas-overlay=drawer])';

/** The first element of a selector as the owner wrote it: one that no browser understands finds nothing. */
const find = <E extends HTMLElement>(selector = ''): E | null => {
  try {
    return document.querySelector<E>(selector);
  } catch {
    return null;
  }
};

const startToggles = (
  { search, social }: Settings['features'],
  themes: Readonly<Record<string, string>>,
  drawer: string | undefined,
  signal: AbortSignal,
): void => {
  const toggles = { drawer, search: search && themes.search_toggle, social: social && themes.social_toggle };
  for (const [name, selector] of Object.entries(toggles)) startIslands([overlayToggle(name, selector || '')], signal);
};

/** As the browser has it: the page around is inert, Escape closes, and the focus comes back to the toggle. */
const showDialog = (dialog: HTMLDialogElement, toggle: HTMLElement, closed: () => void): void => {
  toggle.focus({ preventScroll: true });
  dialog.showModal();
  dialog.onclose = closed;
  $overlay.set(`${toggle.dataset.islasOverlay}`);
};

const takeFromOthers = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * The entry of pages with overlays, after `main.ts`. A press shows a dialog at once, as the browser has it; what makes
 * it one of several, with a place in the history, comes with the first approach (R2.3) and takes it over. A panel of
 * the theme's is the theme's own until then, and a press that nobody has answered is answered when that is there.
 */
startEntry('islas.overlays', (features, signal) => {
  // As `contracts/theme-overlays.ts` names them; PHP has said all of them.
  const themes = section('overlays', record(text()));
  const shell = find('#islas-drawer');
  let acts: OverlayActs | undefined;
  let loading: Promise<void> | undefined;
  /** The toggle that was pressed last, before the acts were there, and the dialog that it has opened. */
  let pressed: HTMLElement | null = null;
  let dialog: HTMLDialogElement | null = null;
  /** What others have asked to be opened, and not to be closed since. */
  let asked: OverlayEvent | undefined;

  const load = () =>
    (loading ??= loadChunk(() => import('./overlay-acts'))
      .then(({ start }) => {
        acts = start(signal);
        if (pressed) acts.open(pressed);
        if (asked) acts.hear(asked);
        pressed = dialog = null;
      })
      .catch((error: unknown) => {
        loading = undefined;
        report('overlays', 'chunk_failed', error);
      }));

  const close = () => (dialog ? dialog.close() : false);

  const open = (toggle: HTMLElement): void | false => {
    const { islasOverlay: name } = toggle.dataset;
    if (acts) return acts.toggle(toggle);
    void load();
    close();
    const own = (dialog = find(themes[`${name}_panel`]) ? null : find<HTMLDialogElement>(`dialog#islas-${name}`));
    pressed = toggle;
    if (!own) return false;
    showDialog(own, toggle, () => {
      // Two may have taken turns meanwhile.
      if (!dialog || dialog.open) return;
      pressed = dialog = null;
      $overlay.set('');
    });
  };

  const hear = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-islas-overlay],dialog:target');
    if (control) void load();
    if (type !== 'click') return;
    if (!control && !dialog) pressed = null;
    if (!control?.matches(THEIRS) || isBrowsers(event as MouseEvent)) return;
    // The second click of a double click.
    if ((event as MouseEvent).detail < 2 && open(control) === false) return;
    takeFromOthers(event);
  };

  return [
    () => startToggles(features, themes, shell?.dataset.toggles, signal),
    () => startActions({ 'overlay.open': open, 'overlay.close': close }, signal),
    () => {
      const later = (event: OverlayEvent) => void (acts || load().then(() => acts?.hear(event)));
      for (const type of ['pointerover', 'focusin', 'click'])
        document.addEventListener(type, hear, { capture: true, signal });
      if (shell) on('islas:added', later, { signal });
      on('islas:open-overlay', (event) => void (acts || ((asked = event), load())), { signal });
      on('islas:close-overlay', () => void ((asked = undefined), close()), { signal });
      // Loaded again in an overlay's entry of the history, which has to be left.
      if (history.state?.islasOverlay) void load();
    },
  ];
});

import { translated } from '../wordpress/texts';
import { startTimer } from '../browser/lifetime';
import { $overlay } from './overlay-store';
import { type Offer, closeOverlay, offerOverlay, openOverlay } from './overlay-manager';

/** One overlay with a toggle, of the theme's or as the plugin prints it. */
export interface ThemeOverlay {
  readonly name: string;
  /** Selectors of the theme's own, empty for none. */
  readonly toggle: string;
  readonly panel: string;
  /** What is focused in it. */
  readonly focus: string;
  /** Whether an element that the selector found is such a panel. */
  readonly isPanel: (element: HTMLElement) => boolean;
  /** Gets the panel ready, once. */
  readonly prepare?: (panel: HTMLElement) => void;
}

const CLOSE = '[class*=close],[class*=cross]';
/** What a picture or a mark alone leaves without a name: nothing that is read, or one sign that means a cross. */
const NAMELESS = /^[\s×✕✖✗✘xX+⨉]?$/;

/** A selector as the owner wrote it: one that no browser understands finds nothing. */
const all = (selector: string): HTMLElement[] => {
  try {
    return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  } catch {
    return [];
  }
};

const isSeen = (panel: HTMLElement): boolean => {
  const { display, visibility, opacity } = getComputedStyle(panel);
  return display !== 'none' && visibility === 'visible' && opacity !== '0';
};

/** Shows a theme's panel, whichever way the theme hides it, and gives it back as it was. */
const shower = (panel: HTMLElement): ((isOpen: boolean) => void) => {
  const style = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) panel.style.setProperty(name, value, 'important');
  };
  let printed: readonly (readonly [string, string | null])[] = [];
  return (isOpen) => {
    if (isOpen) {
      printed = ['style', 'aria-hidden', 'inert', 'role', 'aria-modal'].map((name) => [name, panel.getAttribute(name)]);
      panel.hidden = false;
      for (const name of ['aria-hidden', 'inert']) panel.removeAttribute(name);
      panel.style.removeProperty('display');
      panel.setAttribute('role', 'dialog');
      panel.setAttribute('aria-modal', 'true');
      if (getComputedStyle(panel).display === 'none') style({ display: 'block' });
      if (!isSeen(panel)) style({ visibility: 'visible', opacity: '1' });
      return;
    }
    for (const [name, value] of printed)
      if (value === null) panel.removeAttribute(name);
      else panel.setAttribute(name, value);
    // The target of the address, or opened by a script before ours: its own way would go on showing it.
    if (isSeen(panel)) style({ display: 'none' });
  };
};

/** Said by the theme's link or button, or else by what the panel is for. */
const nameOf = (panel: HTMLElement, toggle: HTMLElement | undefined): void => {
  if (panel.ariaLabel || panel.hasAttribute('aria-labelledby')) return;
  const name = toggle?.ariaLabel || toggle?.textContent?.trim();
  if (name) panel.ariaLabel = name;
};

/** Gives a name to the theme's crosses that have none. */
const nameCrosses = (panel: HTMLElement): void => {
  for (const cross of panel.querySelectorAll<HTMLElement>(CLOSE)) {
    const control = cross.closest<HTMLElement>('button,a,[role=button],[tabindex]');
    if (!control || !panel.contains(control) || control.ariaLabel || control.hasAttribute('aria-labelledby')) continue;
    if (control.title || control.querySelector('img[alt]:not([alt=""]),[aria-label],svg title')) continue;
    if (NAMELESS.test(control.textContent?.trim() ?? '')) control.ariaLabel = translated('overlay_close');
  }
};

/**
 * Offers an overlay under its name: the theme's panel where the page has one, else the plugin's; without any, toggles
 * are left to the theme. The theme's crosses are answered before its own scripts hear of them, as its toggles are, so
 * that one press is not answered twice. What was opened before anything ran, as the target of the address, is adopted.
 */
export const startThemeOverlay = (overlay: ThemeOverlay, signal: AbortSignal): void => {
  const { name, toggle, focus, isPanel, prepare } = overlay;
  let ready: HTMLElement | undefined;

  const find = (): HTMLElement | undefined => {
    if (ready?.isConnected) return ready;
    ready = all(overlay.panel).find(isPanel) ?? all(`#islas-${name}`)[0];
    if (!ready || ready.dataset.islasPanel) return ready;
    ready.id ||= `islas-${name}-panel`;
    ready.dataset.islasPanel = name;
    nameOf(ready, all(toggle)[0]);
    nameCrosses(ready);
    prepare?.(ready);
    return ready;
  };

  const offer: Offer = (opener) => {
    const panel = find();
    if (!panel) return false;
    openOverlay(name, panel, {
      opener,
      focus: panel.querySelector<HTMLElement>(focus),
      ...(!(panel instanceof HTMLDialogElement) && { show: shower(panel) }),
    });
  };
  offerOverlay(name, offer);
  const target = all(':target:not([data-islas-panel])')[0];
  const first = find();

  const hear = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isIn = $overlay.get() === name && find()?.contains(target);
    if (!isIn || !target.closest(CLOSE) || target.closest('[data-islas-action]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    closeOverlay(name);
  };
  document.addEventListener('click', hear, { capture: true, signal });
  queueMicrotask(() => {
    if (first && first === target && !$overlay.get() && !signal.aborted) offer();
  });
  // With the page whole, browsers go to the target of the address once more, and take the focus away.
  const focusAgain = () => {
    const now = document.activeElement;
    if ($overlay.get() === name && (now === document.body || now === ready))
      ready?.querySelector<HTMLElement>(focus)?.focus();
  };
  const afterwards = () => startTimer(focusAgain, 0, signal);
  if (document.readyState === 'complete') afterwards();
  else addEventListener('load', afterwards, { signal });
};

import { translate } from '../../src/wordpress/texts';
import { startTimer } from '../../src/browser/lifetime';
import { $overlay } from './overlay-store';
import { findDialog } from './own-dialog';
import { type Offer, closeOverlay, offerOverlay, openOverlay } from './overlay-manager';
import { isModifiedClick } from '../../src/browser/modified-click';

/** An overlay with a toggle, printed by the theme or by the plugin. */
export interface ThemeOverlay {
  readonly name: string;
  /** Selectors of the theme's toggle and panel; empty for none. */
  readonly toggle: string;
  readonly panel: string;
  /** Selector of the element that gets the focus. */
  readonly focus: string;
  /** Whether an element that `panel` matches is such a panel. */
  readonly isPanel: (element: HTMLElement) => boolean;
  /** Prepares the panel; called once. */
  readonly prepare?: (panel: HTMLElement) => void;
}

const CLOSE = '[class*=close],[class*=cross]';
/** Text of a control without an accessible name: empty, or one character that looks like a cross. */
const NAMELESS = /^[\s×✕✖✗✘xX+⨉]?$/;

/** All elements of an owner's selector; none when it is empty or invalid. */
const findAll = (selector: string): HTMLElement[] => {
  try {
    return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  } catch {
    return [];
  }
};

const isPanelVisible = (panel: HTMLElement): boolean => {
  const { display, visibility, opacity } = getComputedStyle(panel);
  return display !== 'none' && visibility === 'visible' && opacity !== '0';
};

/** Returns a function that shows a theme's panel, however the theme hides it, and restores its attributes. */
const createPanelSwitch = (panel: HTMLElement): ((isOpen: boolean) => void) => {
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
      if (!isPanelVisible(panel)) style({ visibility: 'visible', opacity: '1' });
      return;
    }
    for (const [name, value] of printed)
      if (value === null) panel.removeAttribute(name);
      else panel.setAttribute(name, value);
    // Still visible: it is the URL's target, or a script opened it before ours.
    if (isPanelVisible(panel)) style({ display: 'none' });
  };
};

/** Labels a panel with the text of its toggle, unless it has a label. */
const labelPanel = (panel: HTMLElement, toggle: HTMLElement | undefined): void => {
  if (panel.ariaLabel || panel.hasAttribute('aria-labelledby')) return;
  const name = toggle?.ariaLabel || toggle?.textContent?.trim();
  if (name) panel.ariaLabel = name;
};

/** Labels the theme's close buttons that have no accessible name. */
const labelCloseButtons = (panel: HTMLElement): void => {
  for (const cross of panel.querySelectorAll<HTMLElement>(CLOSE)) {
    const control = cross.closest<HTMLElement>('button,a,[role=button],[tabindex]');
    if (!control || !panel.contains(control) || control.ariaLabel || control.hasAttribute('aria-labelledby')) continue;
    if (control.title || control.querySelector('img[alt]:not([alt=""]),[aria-label],svg title')) continue;
    if (NAMELESS.test(control.textContent?.trim() ?? '')) control.ariaLabel = translate('overlay_close');
  }
};

/**
 * Registers an overlay: the theme's panel if the page has one, else the plugin's; without a panel the theme handles its
 * toggles. Clicks on the theme's close buttons are handled in the capture phase and stopped, so that the theme's script
 * does not handle them too. A panel that is open as the URL's target is taken over.
 */
export const startThemeOverlay = (overlay: ThemeOverlay, signal: AbortSignal): void => {
  const { name, toggle, focus, isPanel, prepare } = overlay;
  let ready: HTMLElement | undefined;

  const find = (): HTMLElement | undefined => {
    if (ready?.isConnected) return ready;
    ready = findAll(overlay.panel).find(isPanel) ?? findDialog(name) ?? undefined;
    if (!ready || ready.dataset.islasPanel) return ready;
    ready.id ||= `islas-${name}-panel`;
    ready.dataset.islasPanel = name;
    labelPanel(ready, findAll(toggle)[0]);
    labelCloseButtons(ready);
    prepare?.(ready);
    return ready;
  };

  const offer: Offer = (opener) => {
    const panel = find();
    if (!panel) return false;
    openOverlay(name, panel, {
      opener,
      focus: panel.querySelector<HTMLElement>(focus),
      ...(!(panel instanceof HTMLDialogElement) && { show: createPanelSwitch(panel) }),
    });
  };
  offerOverlay(name, offer);
  const target = findAll(':target:not([data-islas-panel])')[0];
  const first = find();

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isModifiedClick(event)) return;
    const isIn = $overlay.get() === name && find()?.contains(target);
    if (!isIn || !target.closest(CLOSE) || target.closest('[data-islas-action]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    closeOverlay(name);
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  queueMicrotask(() => {
    if (first && first === target && !$overlay.get() && !signal.aborted) offer();
  });
  // At the load event browsers jump to the URL's target once more and move the focus away.
  const focusAgain = () => {
    const now = document.activeElement;
    if ($overlay.get() === name && (now === document.body || now === ready))
      ready?.querySelector<HTMLElement>(focus)?.focus();
  };
  const refocus = () => startTimer(focusAgain, 0, signal);
  if (document.readyState === 'complete') refocus();
  else addEventListener('load', refocus, { signal });
};

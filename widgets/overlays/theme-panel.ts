import { translate } from '../../src/wordpress/texts';

/** What closes a panel in its theme. */
export const CLOSE = '[class*=close],[class*=cross]';
/** Text of a control without an accessible name: empty, or one character that looks like a cross. */
const NAMELESS = /^[\s×✕✖✗✘xX+⨉]?$/;

/** All elements of an owner's selector; none when it is empty or invalid. */
export const findAll = (selector: string | undefined): HTMLElement[] => {
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
export const createPanelSwitch = (panel: HTMLElement): ((isOpen: boolean) => void) => {
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
export const labelPanel = (panel: HTMLElement, toggle: HTMLElement | undefined): void => {
  if (panel.ariaLabel || panel.hasAttribute('aria-labelledby')) return;
  const name = toggle?.ariaLabel || toggle?.textContent?.trim();
  if (name) panel.ariaLabel = name;
};

/** Labels the theme's close buttons that have no accessible name. */
export const labelCloseButtons = (panel: HTMLElement): void => {
  for (const cross of panel.querySelectorAll<HTMLElement>(CLOSE)) {
    const control = cross.closest<HTMLElement>('button,a,[role=button],[tabindex]');
    if (!control || !panel.contains(control) || control.ariaLabel || control.hasAttribute('aria-labelledby')) continue;
    if (control.title || control.querySelector('img[alt]:not([alt=""]),[aria-label],svg title')) continue;
    if (NAMELESS.test(control.textContent?.trim() ?? '')) control.ariaLabel = translate('overlay_close');
  }
};

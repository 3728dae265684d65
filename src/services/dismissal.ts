import { writeCookie } from './cookies';
import { focusable } from './focus';

/** Days a dismissed notice stays away; WooCommerce forgets it with the browser session (W-38). */
const REMEMBERED_DAYS = 365;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

export const remember = (id: string): void => writeCookie(`store_notice${id}`, 'hidden', REMEMBERED_DAYS);

/**
 * Takes the focus on from something that was just hidden: to the page's next control, after the last one to its main
 * region. A focus that has moved meanwhile stays where it is. By pointer, browsers go on from there by themselves.
 */
export const goOn = (gone: HTMLElement): void => {
  const now = document.activeElement;
  if (now && now !== document.body && !gone.contains(now)) return;
  const isNext = (control: HTMLElement): boolean =>
    control.tabIndex >= 0 &&
    !gone.contains(control) &&
    !!(gone.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(':disabled');
  const target =
    [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(isNext) ??
    document.querySelector<HTMLElement>('main, [role="main"]');
  focusable(target)?.focus({ preventScroll: true });
};

import { isModifiedClick } from '../browser/modified-click';

/** Controls whose press the browser handles: links of this tab and buttons. */
export const CONTROL = 'a[href]:not([download],[target]:not([target=_self])),button';

/**
 * Holds presses on printed controls until what handles them has started: the browser would follow the link or send the
 * form. Returns a function that stops holding presses and repeats the last one.
 */
export const holdPresses = (host: HTMLElement, signal: AbortSignal): (() => void) => {
  const holding = new AbortController();
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
    if (!control || isModifiedClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
  };
  host.addEventListener('click', hold, { capture: true, signal: AbortSignal.any([signal, holding.signal]) });
  return () => {
    holding.abort();
    if (held?.isConnected) held.click();
    held = undefined;
  };
};

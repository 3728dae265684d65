import { translate } from '../../src/wordpress/texts';
import { quantityFloor } from './quantity-steps';
import type { Mount } from '../../src/runtime/define';
import { startTimer } from '../../src/browser/lifetime';
import { announce } from '../../src/browser/live-region';

/** How long after `pointerdown` a press without a click (for example a drag) counts as over. */
const NO_CLICK_MS = 500;

/**
 * Raises the value to the field's min at load and on blur (Specification §5), and announces it. Not during a press or
 * Enter: the form submits what was typed, after the browser's own validation. An empty field stays empty, as in grouped
 * products.
 */
export const raiseToMin: Mount<HTMLInputElement> = (host, { signal }) => {
  const note = Object.assign(document.createElement('small'), { className: 'islas-quantity-note' });
  let isPressed = false;
  let isSent = false;
  let stop = (): void => undefined;

  const raiseValue = (isSaid = true): void => {
    const raised = quantityFloor(host.value, host.min, host.max);
    if (isPressed || raised === null || host === document.activeElement) return;
    host.value = String(raised);
    if (!isSaid) return;
    note.textContent = translate('quantity_raised').replace('%s', host.value);
    (host.closest('td') ?? host.closest('.quantity')?.parentElement ?? host.parentElement)?.append(note);
    announce(note.textContent);
  };
  const endPress = (): void => {
    isPressed = false;
    if (!isSent) raiseValue();
  };
  const endPressAfter = (ms: number): void => {
    stop();
    if (isPressed) stop = startTimer(endPress, ms, signal);
  };
  const beginPress = (): void => {
    stop();
    isPressed = true;
    isSent = false;
  };
  const listen = (target: EventTarget, types: string, handler: (event: Event) => void): void => {
    for (const type of types.split(' ')) target.addEventListener(type, handler, { signal, capture: true });
  };

  raiseValue(host.value !== host.defaultValue);
  listen(host, 'change blur', () => raiseValue());
  listen(host, 'input', () => note.remove());
  listen(host, 'keydown', (event) => (event as KeyboardEvent).key === 'Enter' && beginPress());
  listen(document, 'pointerdown', beginPress);
  listen(document, 'click pointercancel keyup', () => endPressAfter(0));
  listen(document, 'pointerup', () => endPressAfter(NO_CLICK_MS));
  // The form was submitted, or the browser's validation stopped it and showed why.
  listen(document, 'invalid submit', ({ target }) => {
    isSent ||= target === host || target === host.form;
  });
  signal.addEventListener('abort', () => note.remove());
};

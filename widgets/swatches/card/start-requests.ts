import { clearVariationCache, startAsyncMode } from '../../variations/public';
import { onTouch } from '../../../src/runtime/wake';
import { startTimer } from '../../../src/browser/lifetime';

/** Hover time (ms) after which a card's variations are loaded; a pointer that passes over loads nothing. */
const DWELL_MS = 150;

/** Calls back once the swatches are touched, focused, or hovered long enough. */
const onIntent = (form: HTMLElement, callback: () => void, signal: AbortSignal): void => {
  let stop = (): void => undefined;
  onTouch()(form, callback, signal);
  form.addEventListener('pointerenter', () => void (stop = startTimer(callback, DWELL_MS, signal)), { signal });
  form.addEventListener('pointerleave', () => stop(), { signal });
};

/**
 * Requests the variations of a card once, at the shopper's intent or when the returned function is called, and again after
 * the shop has refused an add.
 */
export const startRequests = (form: HTMLElement, signal: AbortSignal): (() => void) => {
  let isAsked = false;
  const request = () => {
    if (isAsked) return;
    isAsked = true;
    startAsyncMode(form, (key) => form.dataset[key], signal);
  };
  const requestAgain = () => {
    clearVariationCache();
    isAsked = false;
    request();
  };
  onIntent(form, request, signal);
  form.addEventListener('islas:refused', requestAgain, { signal });
  return request;
};

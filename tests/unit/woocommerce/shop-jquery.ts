import jQuery from 'jquery';
import { afterEach, vi } from 'vitest';
import { open, started, withPages } from '../cart/cart-page';

export { jQuery as $ };

/** Removes jQuery listeners and settings after each test of a page with a real jQuery. */
export const withJQuery = (): void => {
  withPages();
  afterEach(() => {
    jQuery(document.body).off();
    jQuery(document).off();
    Reflect.deleteProperty(jQuery.ajaxSettings, 'beforeSend');
    Reflect.set(jQuery, 'active', 0);
  });
};

export const openWithJQuery = async (html?: string, settings?: object): Promise<AbortController> => {
  Object.assign(window, { jQuery, $: jQuery });
  const page = open(html, settings);
  await started();
  return page;
};

/** Records the names of jQuery events that reach the body, in order. */
export const hear = (...names: string[]): string[] => {
  const seen: string[] = [];
  for (const name of names) jQuery(document.body).on(name, () => void seen.push(name));
  return seen;
};

/** Binds a listener and records its arguments after the event. */
export const argumentsOf = (name: string) => {
  const listener = vi.fn();
  jQuery(document.body).on(name, (_event, ...rest: unknown[]) => void listener(...rest));
  return listener;
};

import jQuery from 'jquery';
import { afterEach, vi } from 'vitest';
import { open, started, withPages } from '../cart/cart-page';

export { jQuery as $ };

/** A page with a real jQuery on it and the bridge arrived; listeners of a test end with it. */
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

/** Names of the jQuery events heard on the body (or the document), in order. */
export const hear = (...names: string[]): string[] => {
  const seen: string[] = [];
  for (const name of names) jQuery(document.body).on(name, () => void seen.push(name));
  return seen;
};

/** What a listener was given after the event itself. */
export const argumentsOf = (name: string) => {
  const listener = vi.fn();
  jQuery(document.body).on(name, (_event, ...rest: unknown[]) => void listener(...rest));
  return listener;
};

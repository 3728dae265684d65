import jQuery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerScrolling } from '../../../src/woocommerce/jquery-scroll';
import { whenJQuery } from '../../../src/woocommerce/jquery-arrival';

let end: AbortController;
const callback = vi.fn();
const put = (value: unknown) =>
  Object.defineProperty(window, 'jQuery', { value, writable: true, configurable: true, enumerable: true });
const loaded = () => document.head.appendChild(document.createElement('script')).dispatchEvent(new Event('load'));

/** The jQuery that `whenJQuery` passes synchronously, or undefined. */
const here = (): unknown => {
  const now = vi.fn();
  whenJQuery(now, end.signal);
  return now.mock.calls[0]?.[0];
};

beforeEach(() => {
  end = new AbortController();
  callback.mockReset();
});
afterEach(() => {
  end.abort();
  Reflect.deleteProperty(window, 'jQuery');
  document.head.innerHTML = '';
});

it('calls back at once, and once, with a jQuery that is already loaded', () => {
  put(jQuery);
  whenJQuery(callback, end.signal);
  loaded();
  document.dispatchEvent(new Event('islas:jquery'));
  expect(callback.mock.calls).toEqual([[jQuery]]);
});

it.each([
  ['a script file', loaded],
  ['the accessor', () => document.dispatchEvent(new Event('islas:jquery'))],
  ['inline code, before the document is complete', () => document.dispatchEvent(new Event('readystatechange'))],
  ['inline code, before the page is loaded', () => window.dispatchEvent(new Event('load'))],
])('calls back in the same task, and once, for a jQuery loaded by %s', (_, come) => {
  whenJQuery(callback, end.signal);
  come();
  expect(callback).not.toHaveBeenCalled();
  put(jQuery);
  come();
  come();
  expect(callback.mock.calls).toEqual([[jQuery]]);
});

it('defines no global while it waits on a page without jQuery', () => {
  whenJQuery(callback, end.signal);
  expect('jQuery' in window).toBe(false);
});

it('does not call back after the signal has aborted', () => {
  whenJQuery(callback, end.signal);
  end.abort();
  put(jQuery);
  loaded();
  expect(callback).not.toHaveBeenCalled();
});

it.each([undefined, null, 'x', {}])('does not take %j under the name `jQuery` for jQuery', (value) => {
  put(value);
  whenJQuery(callback, end.signal);
  expect(callback).not.toHaveBeenCalled();
  put(jQuery);
  loaded();
  expect(callback).toHaveBeenCalledOnce();
});

it('reads `present` of Islas’ accessor without triggering it, but reads an optimiser’s accessor', () => {
  const get = Object.assign(
    vi.fn(() => jQuery),
    { present: undefined as unknown },
  );
  Object.defineProperty(window, 'jQuery', { get, configurable: true });
  expect(here()).toBeUndefined();
  get.present = jQuery;
  expect(here()).toBe(jQuery);
  expect(get).not.toHaveBeenCalled();
  Object.defineProperty(window, 'jQuery', { get: () => jQuery, configurable: true });
  expect(here()).toBe(jQuery);
});

it('defines scroll_to_notices as soon as jQuery is loaded, and keeps another script’s', () => {
  const own = Object.assign(() => undefined, jQuery) as unknown as JQueryStatic & { scroll_to_notices?: unknown };
  offerScrolling(end.signal);
  put(own);
  loaded();
  expect(own.scroll_to_notices).toBeTypeOf('function');
  const theirs = () => undefined;
  own.scroll_to_notices = theirs;
  offerScrolling(end.signal);
  expect(own.scroll_to_notices).toBe(theirs);
});

import { afterEach, expect, test, vi } from 'vitest';
import { whenActivated, whenVisible } from '../../../src/browser/page-seen';

const state = (name: 'prerendering' | 'hidden', value: boolean) =>
  Object.defineProperty(document, name, { value, configurable: true });
const change = (name: 'prerendering' | 'hidden', value: boolean, event: string) => {
  state(name, value);
  document.dispatchEvent(new Event(event));
};
afterEach(() => {
  for (const name of ['prerendering', 'hidden']) Reflect.deleteProperty(document, name);
});

test('a page that is not rendered ahead is active at once', () => {
  const callback = vi.fn();
  whenActivated(callback);
  whenVisible(callback);
  expect(callback).toHaveBeenCalledTimes(2);
});

test('a page that is rendered ahead is active when the browser shows it, once', () => {
  state('prerendering', true);
  const callback = vi.fn();
  const ended = vi.fn();
  const over = new AbortController();
  whenActivated(callback);
  whenActivated(ended, over.signal);
  over.abort();
  expect(callback).not.toHaveBeenCalled();
  change('prerendering', false, 'prerenderingchange');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(callback).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
});

test('a page in a background tab is visible when its tab is first chosen, once', () => {
  state('hidden', true);
  const callback = vi.fn();
  whenVisible(callback);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(callback).not.toHaveBeenCalled();
  change('hidden', false, 'visibilitychange');
  change('hidden', true, 'visibilitychange');
  change('hidden', false, 'visibilitychange');
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a page that is rendered ahead and activated in a hidden tab is not visible yet', () => {
  state('prerendering', true);
  state('hidden', true);
  const callback = vi.fn();
  whenVisible(callback);
  change('prerendering', false, 'prerenderingchange');
  expect(callback).not.toHaveBeenCalled();
  change('hidden', false, 'visibilitychange');
  expect(callback).toHaveBeenCalledTimes(1);
});

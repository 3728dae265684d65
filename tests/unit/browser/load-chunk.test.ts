import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../src/browser/load-chunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what names another file in its error is loaded again by itself, not imported as a module', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('https://shop.example/zxcvbn.min.js'))
    .mockResolvedValue('loaded');
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a module that did not load is asked for by another address, because Chromium remembers the failure', async () => {
  const load = vi
    .fn()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js?ver=1'));
  const failed = loadChunk(load).catch(String);
  await vi.advanceTimersByTimeAsync(1000);
  // Node imports no module of the web, and says so of the second address.
  expect(await failed).toMatch(/ESM/);
  expect(load).toHaveBeenCalledTimes(1);
});

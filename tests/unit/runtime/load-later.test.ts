import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLater } from '../../../src/runtime/load-later';

const chunk = { paint: () => undefined };
const reports: unknown[] = [];
const noteReport = (event: Event) => {
  event.preventDefault();
  const { name, code } = (event as CustomEvent<{ name: string; code: string }>).detail;
  reports.push([event.target, name, code]);
};

beforeEach(() => {
  vi.useFakeTimers();
  reports.length = 0;
  document.addEventListener('islas:island-error', noteReport);
});
afterEach(() => {
  document.removeEventListener('islas:island-error', noteReport);
  vi.useRealTimers();
});

test('runs with the chunk when it has loaded', async () => {
  const run = vi.fn();
  void loadLater('stars', async () => chunk, run);
  await vi.runAllTimersAsync();
  expect(run.mock.calls).toEqual([[chunk]]);
  expect(reports).toEqual([]);
});

test('a chunk that fails twice is reported once, at the host', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  void loadLater('stars', load, () => undefined, { host: document.body });
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reports).toEqual([[document.body, 'stars', 'chunk_failed']]);
});

test('an error of what runs is reported as such, and the native way is taken', async () => {
  const instead = vi.fn();
  const fail = () => {
    throw new Error('broken');
  };
  void loadLater('stars', async () => chunk, fail, { instead });
  await vi.runAllTimersAsync();
  expect(reports).toEqual([[document.body, 'stars', 'run_failed']]);
  expect(instead).toHaveBeenCalledTimes(1);
});

test('a promise of what runs counts as well', async () => {
  void loadLater(
    'stars',
    async () => chunk,
    () => Promise.reject(new Error('broken')),
  );
  await vi.runAllTimersAsync();
  expect(reports).toEqual([[document.body, 'stars', 'run_failed']]);
});

test('without the chunk the native way is taken', async () => {
  const instead = vi.fn();
  const over = loadLater('stars', () => Promise.reject(new Error('offline')), vi.fn(), { instead });
  await vi.runAllTimersAsync();
  await over;
  expect(instead).toHaveBeenCalledTimes(1);
});

test('once the signal has aborted nothing runs, and no failure is reported', async () => {
  const page = new AbortController();
  const run = vi.fn();
  void loadLater('stars', async () => chunk, run, { signal: page.signal, instead: run });
  void loadLater('stars', () => Promise.reject(new Error('offline')), run, { signal: page.signal, instead: run });
  page.abort();
  await vi.runAllTimersAsync();
  expect([run.mock.calls, reports]).toEqual([[], []]);
});

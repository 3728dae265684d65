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
  loadLater('stars', async () => chunk, run, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(run.mock.calls).toEqual([[chunk]]);
  expect(reports).toEqual([]);
});

test('a chunk that fails twice is reported once, at the host', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  loadLater('stars', load, () => undefined, new AbortController().signal, document.body);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reports).toEqual([[document.body, 'stars', 'chunk_failed']]);
});

test('an error of what runs is reported too', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  loadLater('stars', async () => chunk, fail, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(reports).toEqual([[document.body, 'stars', 'chunk_failed']]);
});

test('once the signal has aborted nothing runs, and no failure is reported', async () => {
  const page = new AbortController();
  const run = vi.fn();
  loadLater('stars', async () => chunk, run, page.signal);
  loadLater('stars', () => Promise.reject(new Error('offline')), run, page.signal);
  page.abort();
  await vi.runAllTimersAsync();
  expect([run.mock.calls, reports]).toEqual([[], []]);
});

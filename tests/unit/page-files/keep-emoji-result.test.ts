import { afterEach, expect, test, vi } from 'vitest';
import { keepEmojiResult } from '../../../widgets/page-files/keep-emoji-result';

const KEY = 'wpEmojiSettingsSupports';
const DAY = 86_400_000;
const stored = (): Record<string, unknown> | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test.each([
  ['an hour', DAY / 24, true],
  ['six days', 6 * DAY, true],
  ['seven days', 7 * DAY, false],
])('is kept or dropped after %s as the specification intends: %#', (_, age, trusted) => {
  vi.useFakeTimers({ now: 1e12, toFake: ['Date'] });
  sessionStorage.setItem(KEY, JSON.stringify({ timestamp: 1e12 - age, supportTests: { flag: true } }));
  keepEmojiResult();
  // WordPress' own condition, which compares milliseconds.
  const result = stored();
  expect(result !== null && 1e12 < Number(result.timestamp) + 604_800).toBe(trusted);
  if (trusted) expect(result).toMatchObject({ since: 1e12 - age, supportTests: { flag: true } });
});

test('does not last longer than seven days with daily visits', () => {
  const start = 1e12;
  sessionStorage.setItem(KEY, JSON.stringify({ timestamp: start, supportTests: {} }));
  const kept: boolean[] = [];
  for (let day = 1; day <= 8; day += 1) {
    vi.useFakeTimers({ now: start + day * DAY, toFake: ['Date'] });
    keepEmojiResult();
    kept.push(stored() !== null);
  }
  expect(kept).toEqual([true, true, true, true, true, true, false, false]);
});

test.each(['', '{', 'null', '[]', '{"timestamp":"x"}'])('may be %j in the storage without an error', (value) => {
  sessionStorage.setItem(KEY, value);
  expect(keepEmojiResult).not.toThrow();
});

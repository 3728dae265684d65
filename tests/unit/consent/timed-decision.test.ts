import { expect, test } from 'vitest';
import { createCookies } from '../../../widgets/consent/choice';
import { decodeConsent } from '../../../widgets/consent/consent-config';
import { type TimedDecision, isLater } from '../../../widgets/consent/head/timed-decision';

const CONFIG = decodeConsent({ version: 'v1', necessary: '^x$' });
const written = (blocked: readonly string[] | null, initials: string, isDeclined?: boolean) =>
  createCookies(CONFIG, 1_700_000_000, '1'.repeat(20), blocked, initials, isDeclined);
const CHOICES = [written([], 'psm'), written(['_ga'], 'pm'), written(['_ga', '_fbp'], '', true), written(null, '')];

test.each([
  [1_700_000_000_001, 1_700_000_000_000],
  [10, 9],
])('a decision at %i is later than one at %i, whatever their cookies are', (at, before) => {
  for (const one of CHOICES)
    for (const other of CHOICES) {
      expect(isLater([at, one], [before, other])).toBe(true);
      expect(isLater([before, other], [at, one])).toBe(false);
    }
});

test('of two different decisions of one millisecond exactly one is later, so that all tabs agree', () => {
  for (const one of CHOICES)
    for (const other of CHOICES) {
      const [first, second]: TimedDecision[] = [
        [5, one],
        [5, other],
      ];
      if (!first || !second) continue;
      expect([isLater(first, second), isLater(second, first)].filter(Boolean)).toHaveLength(one === other ? 0 : 1);
    }
});

test('three decisions of one millisecond have one order, also the order of tabs of earlier versions', () => {
  const now = CHOICES.map((cookies): TimedDecision => [5, cookies]);
  const order = [...now].sort((one, other) => (isLater(one, other) ? 1 : -1));
  expect(order).toEqual([...now].sort((one, other) => (JSON.stringify(one) > JSON.stringify(other) ? 1 : -1)));
  for (const [index, one] of order.entries())
    for (const later of order.slice(index + 1)) expect(isLater(later, one)).toBe(true);
});

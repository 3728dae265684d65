// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easeTowards } from '../../../widgets/cursor/easing';

const place = fc.integer({ min: -4000, max: 4000 });
const FRAME = 1000 / 60;
/** Below this distance (px) the cursor counts as arrived. */
const NEAR = 0.1;

test('the cursor moves a fifth of the distance in a frame of 1/60 s', () => {
  expect(easeTowards(0, 100, FRAME)).toBeCloseTo(20);
  expect(easeTowards(20, 100, FRAME)).toBeCloseTo(36);
});

test('the position of the cursor after a time does not depend on the number of frames', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 20 }),
      (from, to, ms, frames) => {
        let at = from;
        for (let frame = 0; frame < frames; frame += 1) at = easeTowards(at, to, ms / frames);
        expect(Math.abs(at - easeTowards(from, to, ms))).toBeLessThanOrEqual(NEAR);
      },
    ),
  );
});

test('the cursor never moves past or away from its target, and reaches it within a second', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 0, max: 100 }), (from, to, ms) => {
      const next = easeTowards(from, to, ms);
      expect(next).toBeGreaterThanOrEqual(Math.min(from, to));
      expect(next).toBeLessThanOrEqual(Math.max(from, to));
      let at = from;
      for (let frame = 0; frame < 60; frame += 1) at = easeTowards(at, to, FRAME);
      expect(at).toBe(to);
    }),
  );
});

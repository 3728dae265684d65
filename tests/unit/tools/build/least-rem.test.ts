// @vitest-environment node
import { expect, it } from 'vitest';
import { leastRem } from '../../../../.tools/build/least-rem.mjs';

it.each([
  ['0.875rem', 'max(.875rem,14px)'],
  ['1rem 0 0.5rem', 'max(1rem,16px) 0 max(.5rem,8px)'],
  ['-1.25rem', 'min(-1.25rem,-20px)'],
  ['min(26rem, 100vw)', 'min(max(26rem,416px), 100vw)'],
  ['calc(100% - 2rem)', 'calc(100% - max(2rem,32px))'],
  ['1rem/1.2 sans-serif', 'max(1rem,16px)/1.2 sans-serif'],
])('%s is at least what it is where the root’s text size is the browser’s', (value, least) => {
  expect(leastRem(value)).toBe(least);
});

it.each(['16px', '1.5em', 'url(a-1rem.svg)', 'var(--gap-1rem)', 'calc(1rem1)'])('%s stays', (value) => {
  expect(leastRem(value)).toBe(value);
});

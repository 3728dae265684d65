import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDialogs } from '../../../widgets/consent/taken-back/open-dialog';

const over = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('hidden');
  };
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ['<dialog open></dialog>', true],
  ['<dialog></dialog>', false],
  ['<div role="dialog" aria-modal="true"></div>', true],
  ['<div role="dialog" aria-modal="true" hidden></div>', false],
  ['<div class="pswp pswp--open" role="dialog"></div>', true],
  ['<dialog open class="islas-consent-dialog"></dialog>', false],
  ['<div role="dialog">A chat that is always there</div>', false],
  ['', false],
])('%s is a dialog that a shopper uses: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(watchDialogs(over.signal)()).toBe(expected);
});

test('a dialog that nobody has touched for a minute counts as abandoned', () => {
  document.body.innerHTML = '<dialog open><button></button></dialog><p></p>';
  const isUsed = watchDialogs(over.signal);
  const touch = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(59_000);
  touch('button');
  vi.advanceTimersByTime(59_000);
  expect(isUsed()).toBe(true);
  touch('p');
  vi.advanceTimersByTime(2000);
  expect(isUsed()).toBe(false);
  touch('button');
  expect(isUsed()).toBe(true);
});

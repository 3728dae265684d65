import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTouch } from '../../../src/runtime/wake';

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = '<form><p class="host"><button>x</button></p><input /></form><a href="#">y</a>';
});
afterEach(() => end.abort());

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const begin = (around?: string) => {
  const callback = vi.fn();
  onTouch(around)(at('.host'), callback, end.signal);
  return callback;
};

test.each(['pointerdown', 'touchstart', 'focusin'])('touch: wakes at %s in the host', (type) => {
  const callback = begin();
  at('a').dispatchEvent(new Event(type, { bubbles: true }));
  expect(callback).not.toHaveBeenCalled();
  at('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'mousemove', 'scroll', 'load'])('touch: does not wake at %s', (type) => {
  const callback = begin('form');
  at('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(callback).not.toHaveBeenCalled();
});

test('touch: wakes at a press in the ancestor given as around', () => {
  const callback = begin('form');
  at('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('touch: wakes at once when the host has the focus', () => {
  at('button').focus();
  expect(begin()).toHaveBeenCalledTimes(1);
});

test('touch: wakes although another handler stops the event', () => {
  const callback = begin('form');
  at('.host').addEventListener('pointerdown', (event) => event.stopPropagation());
  at('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('touch: does not wake after the signal has aborted', () => {
  const callback = begin();
  end.abort();
  at('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(callback).not.toHaveBeenCalled();
});

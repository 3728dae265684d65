import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { touch } from '../../../src/runtime/wake';

let end: AbortController;
beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = '<form><p class="host"><button>x</button></p><input /></form><a href="#">y</a>';
});
afterEach(() => end.abort());

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const begin = (around?: string) => {
  const go = vi.fn();
  touch(around)(at('.host'), go, end.signal);
  return go;
};

test.each(['pointerdown', 'touchstart', 'focusin'])('%s on anything in the host is a touch', (type) => {
  const go = begin();
  at('a').dispatchEvent(new Event(type, { bubbles: true }));
  expect(go).not.toHaveBeenCalled();
  at('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(go).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'mousemove', 'scroll', 'load'])('%s is none', (type) => {
  const go = begin('form');
  at('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(go).not.toHaveBeenCalled();
});

test('a touch of what is around the host counts where that is asked for', () => {
  const go = begin('form');
  at('input').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(go).toHaveBeenCalledTimes(1);
});

test('a focus that is there already is a touch', () => {
  at('button').focus();
  expect(begin()).toHaveBeenCalledTimes(1);
});

test('a handler on the way that stops the event keeps nobody from hearing it', () => {
  const go = begin('form');
  at('.host').addEventListener('pointerdown', (event) => event.stopPropagation());
  at('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(go).toHaveBeenCalledTimes(1);
});

test('it ends with the signal', () => {
  const go = begin();
  end.abort();
  at('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(go).not.toHaveBeenCalled();
});

import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Actions, startActions } from '../../../src/runtime/actions';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  document.body.innerHTML =
    '<a href="#plain" role="button" data-islas-action="cart.add" tabindex="0"><b>Add</b></a><button type="button" data-islas-action="cart.remove">x</button>';
});
afterEach(() => page.abort());

const link = () => document.querySelector('a') as HTMLAnchorElement;
const start = (actions: Actions) => startActions(actions, page.signal);
const click = (init: MouseEventInit = {}, target: Element = link()) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const press = (key: string, init: KeyboardEventInit = {}, target: Element = link()) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a click in the control runs its action and prevents the link', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  expect(click({}, document.querySelector('b') as Element)).toBe(true);
  expect(add.mock.calls[0]?.[0]).toBe(link());
});

test('an action runs only at its own event type', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  link().dispatchEvent(new Event('change', { bubbles: true }));
  expect(add).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    const add = vi.fn();
    start({ 'cart.add': add });
    expect(click(init)).toBe(false);
    expect(add).not.toHaveBeenCalled();
  },
);

test('a runner that returns false leaves the link to the browser', () => {
  start({ 'cart.add': () => false });
  expect(click()).toBe(false);
});

test('a runner that throws is reported and the link still works', () => {
  const received = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('islas:island-error', received, { signal: page.signal });
  start({
    'cart.add': () => {
      throw new Error('broken');
    },
  });
  expect(click()).toBe(false);
  expect(received).toHaveBeenCalledTimes(1);
});

test('ignores unknown actions and actions without a runner', () => {
  start({});
  expect(click()).toBe(false);
  link().dataset.islasAction = 'toString';
  expect(click()).toBe(false);
});

test('a double click runs the action once', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  expect([click({ detail: 1 }), click({ detail: 2 }), click({ detail: 3 })]).toEqual([true, true, true]);
  expect(add).toHaveBeenCalledTimes(1);
});

test('the second of two quick clicks counts when it meets another control', () => {
  const add = vi.fn();
  const remove = vi.fn();
  start({ 'cart.add': add, 'cart.remove': remove });
  click({ detail: 1 });
  click({ detail: 2 }, document.querySelector('button') as Element);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('Space clicks a link that is a button, once per press', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  expect([press(' '), press(' ', { repeat: true }), press(' ', { repeat: true })]).toEqual([true, true, true]);
  expect(add).toHaveBeenCalledTimes(1);
});

test('keyup does not click again', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  press(' ');
  link().dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('Enter clicks natively, once while it is held down', () => {
  start({ 'cart.add': vi.fn() });
  expect(press('Enter')).toBe(false);
  expect(press('Enter', { repeat: true })).toBe(true);
});

test('Space on a native button clicks natively, once', async () => {
  const remove = vi.fn();
  start({ 'cart.remove': remove });
  const button = document.querySelector('button') as HTMLButtonElement;
  expect(press(' ', {}, button)).toBe(false);
  button.focus();
  await userEvent.keyboard(' ');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('Space outside of controls still scrolls', () => {
  start({ 'cart.add': vi.fn() });
  expect(press(' ', {}, document.body)).toBe(false);
});

test('does not run when another handler has prevented the event', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  link().addEventListener('click', (event) => event.preventDefault());
  click();
  expect(add).not.toHaveBeenCalled();
});

test("runs for WooCommerce's controls by class, also one added later, unless the Interactivity API handles them", () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  document.body.innerHTML =
    '<a href="#a">x</a><div data-wp-interactive="x"><a href="#b" class="add_to_cart_button wc-interactive">y</a>' +
    '<a href="#c" class="add_to_cart_button" data-wp-on--mouseenter="preload">z</a></div>';
  const [later, theirs, plain] = [...document.querySelectorAll('a')] as unknown as HTMLElement[];
  if (!later || !theirs || !plain) throw new Error('no links');
  expect(click({}, later)).toBe(false);
  later.className = 'add_to_cart_button';
  expect([click({}, later), click({}, theirs), click({}, plain)]).toEqual([true, false, true]);
  expect(add.mock.calls.map(([element]) => element)).toEqual([later, plain]);
});

test.each([' ', 'Enter'])('%j clicks an element with an action that is no native control', (key) => {
  const add = vi.fn();
  start({ 'cart.add': add });
  document.body.innerHTML = '<div role="button" tabindex="0" data-islas-action="cart.add">x</div>';
  expect(press(key, {}, document.body.firstElementChild as Element)).toBe(true);
  expect(add).toHaveBeenCalledTimes(1);
});

test('replays a press from before the start once, for actions without native behaviour', () => {
  document.body.innerHTML =
    '<a class="woocommerce-store-notice__dismiss-link">x</a><a href="#" class="add_to_cart_button">y</a>';
  const early: Event[] = [];
  vi.stubGlobal(Symbol.for('islas.early') as unknown as string, early);
  document.body.addEventListener('click', (event) => early.push(event), { signal: page.signal });
  document.querySelectorAll('a').forEach((control) => control.click());
  const dismiss = vi.fn();
  const add = vi.fn();
  start({ 'notice.dismiss': dismiss, 'cart.add': add });
  startActions({ 'notice.dismiss': dismiss }, page.signal);
  expect([dismiss.mock.calls.length, add.mock.calls.length]).toEqual([1, 0]);
});

test('runs nothing after the signal has aborted', () => {
  const add = vi.fn();
  start({ 'cart.add': add });
  page.abort();
  expect([click(), press(' ')]).toEqual([false, false]);
  expect(add).not.toHaveBeenCalled();
});

test('two entries that start the same action run it once, by the later one', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  start({ 'cart.add': first });
  start({ 'cart.add': second, 'cart.remove': vi.fn() });
  expect(click()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('an action whose entry has ended is the browser’s again, while others run', () => {
  const entry = new AbortController();
  const add = vi.fn();
  startActions({ 'cart.add': add }, entry.signal);
  const remove = vi.fn();
  start({ 'cart.remove': remove });
  entry.abort();
  expect([click(), click({}, document.querySelector('button') as Element)]).toEqual([false, true]);
  expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1]);
});

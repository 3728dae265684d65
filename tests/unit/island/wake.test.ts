import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wake } from '../../../src/island/define';
import { all, any, idle, interaction, load, media, state, visible } from '../../../src/island/wake';

let end: AbortController;
let host: HTMLElement;
beforeEach(() => {
  end = new AbortController();
  $open.set(false);
  document.body.innerHTML = '<div></div><button class="opener"></button>';
  host = document.querySelector('div') as HTMLElement;
});
afterEach(() => end.abort());

const begin = (wake: Wake) => {
  const go = vi.fn();
  wake(host, go, end.signal);
  return go;
};
const later: Wake = (target, go, signal) => target.addEventListener('later', go, { signal });
const $open = atom(false);

/** A window feature of which happy-dom has no working one: what observes, and a way to say it happened. */
const fakeObserver = () => {
  const observers = new Set<(entries: object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private seen: (entries: object[]) => void) {}
      observe = () => observers.add(this.seen);
      disconnect = () => observers.delete(this.seen);
    },
  );
  return { observers, show: () => observers.forEach((seen) => seen([{ isIntersecting: true }])) };
};

const fakeMedia = () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  return () => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  };
};

const fire: Record<string, () => { wake: Wake; happen: () => void }> = {
  visible: () => ({ wake: visible, happen: fakeObserver().show }),
  media: () => ({ wake: media('(pointer: fine)'), happen: fakeMedia() }),
  interaction: () => ({ wake: interaction(), happen: () => host.dispatchEvent(new Event('pointerover')) }),
  'interaction with an opener': () => ({
    wake: interaction('.opener'),
    happen: () => document.querySelector('.opener')?.dispatchEvent(new Event('focusin', { bubbles: true })),
  }),
  state: () => ({ wake: state($open, Boolean), happen: () => $open.set(true) }),
  all: () => ({ wake: all(load, later), happen: () => host.dispatchEvent(new Event('later')) }),
  any: () => ({ wake: any(later, later), happen: () => host.dispatchEvent(new Event('later')) }),
};

describe.each(Object.keys(fire))('%s', (name) => {
  const make = () => fire[name]?.() ?? expect.fail();

  test('waits for its condition, then goes', () => {
    const { wake, happen } = make();
    const go = begin(wake);
    expect(go).not.toHaveBeenCalled();
    happen();
    expect(go).toHaveBeenCalled();
  });

  test('ends with the signal', () => {
    const { wake, happen } = make();
    const go = begin(wake);
    end.abort();
    happen();
    expect(go).not.toHaveBeenCalled();
  });
});

test('load goes at once', () => expect(begin(load)).toHaveBeenCalledTimes(1));

test('state goes at once where it already holds, and leaves no subscription behind', () => {
  $open.set(true);
  const go = vi.fn(() => end.abort());
  state($open, Boolean)(host, go, end.signal);
  expect(go).toHaveBeenCalledTimes(1);
  expect($open.lc).toBe(0);
});

test('all waits for every one', () => {
  const go = begin(all(state($open, Boolean), later));
  host.dispatchEvent(new Event('later'));
  expect(go).not.toHaveBeenCalled();
  $open.set(true);
  expect(go).toHaveBeenCalledTimes(1);
});

test('idle goes in a rest of the browser after the page has loaded', () => {
  const rest: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (go: () => void) => rest.push(go));
  vi.stubGlobal('cancelIdleCallback', () => rest.splice(0));
  const go = begin(idle);
  expect(go).not.toHaveBeenCalled();
  rest.forEach((run) => run());
  expect(go).toHaveBeenCalledTimes(1);
});

test('idle without the browser’s help goes 200 ms later, and ends with the signal', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const go = begin(idle);
  vi.advanceTimersByTime(200);
  expect(go).toHaveBeenCalledTimes(1);
  const cancelled = begin(idle);
  end.abort();
  vi.advanceTimersByTime(1000);
  expect(cancelled).not.toHaveBeenCalled();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pause, startFrame, startObserver, startTimer } from '../../../src/browser/lifetime';

let owner: AbortController;
/** How many listeners wait for the owner's end. */
let waiting: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  owner = new AbortController();
  waiting = 0;
  const { signal } = owner;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  vi.spyOn(signal, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    waiting += 1;
    add(...args);
  });
  vi.spyOn(signal, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
    waiting -= 1;
    remove(...args);
  });
});

describe.each([
  ['a timer', (go: () => void) => startTimer(go, 50, owner.signal)],
  ['a frame', (go: () => void) => startFrame(go, owner.signal)],
])('%s', (_what, start) => {
  test('runs once, and lets go of its owner', () => {
    const go = vi.fn();
    start(go);
    expect(waiting).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(go).toHaveBeenCalledTimes(1);
    expect(waiting).toBe(0);
  });

  test('ends with its owner, and at its own answer', () => {
    const go = vi.fn();
    const stop = start(go);
    stop();
    start(go);
    expect([vi.getTimerCount(), waiting]).toEqual([1, 1]);
    owner.abort();
    expect([vi.getTimerCount(), waiting]).toEqual([0, 0]);
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
  });

  test('of an owner that has ended never runs', () => {
    owner.abort();
    const go = vi.fn();
    start(go);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
  });
});

test('what is started by what runs is a timer by itself', () => {
  const go = vi.fn();
  startTimer(() => startTimer(go, 50, owner.signal), 50, owner.signal);
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(1);
  owner.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(go).not.toHaveBeenCalled();
});

test('an observer is disconnected with its owner', () => {
  const observer = { disconnect: vi.fn() };
  expect(startObserver(observer, owner.signal)).toBe(observer);
  expect(observer.disconnect).not.toHaveBeenCalled();
  owner.abort();
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});

describe('a pause', () => {
  test('goes on after its time', async () => {
    const over = pause(50, owner.signal);
    vi.advanceTimersByTime(50);
    await expect(over).resolves.toBeUndefined();
  });

  test('does not go on once its owner has ended, before or meanwhile', async () => {
    const over = pause(50, owner.signal);
    owner.abort();
    await expect(over).rejects.toBe(owner.signal.reason);
    await expect(pause(50, owner.signal)).rejects.toBe(owner.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor, startFrame, startObserver, startTimer } from '../../../src/browser/lifetime';

let owner: AbortController;
/** Number of abort listeners on the owner's signal. */
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
  test('runs once and removes its abort listener', () => {
    const go = vi.fn();
    start(go);
    expect(waiting).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(go).toHaveBeenCalledTimes(1);
    expect(waiting).toBe(0);
  });

  test('is cancelled by the signal and by the returned function', () => {
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

  test('never runs when the signal has aborted before', () => {
    owner.abort();
    const go = vi.fn();
    start(go);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
  });
});

test('a timer started in a timer callback is independent of the first', () => {
  const go = vi.fn();
  startTimer(() => startTimer(go, 50, owner.signal), 50, owner.signal);
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(1);
  owner.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(go).not.toHaveBeenCalled();
});

test('disconnects an observer when the signal aborts', () => {
  const observer = { disconnect: vi.fn() };
  expect(startObserver(observer, owner.signal)).toBe(observer);
  expect(observer.disconnect).not.toHaveBeenCalled();
  owner.abort();
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});

describe('a pause', () => {
  test('pause: resolves after its time', async () => {
    const over = waitFor(50, owner.signal);
    vi.advanceTimersByTime(50);
    await expect(over).resolves.toBeUndefined();
  });

  test('pause: rejects when the signal aborts before or during it', async () => {
    const over = waitFor(50, owner.signal);
    owner.abort();
    await expect(over).rejects.toBe(owner.signal.reason);
    await expect(waitFor(50, owner.signal)).rejects.toBe(owner.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});

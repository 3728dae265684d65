import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCalls, replayCalls } from '../../../widgets/consent/head/tag-stubs';

type Callable = ((...args: unknown[]) => unknown) & Record<string, (...args: unknown[]) => unknown>;
const page = globalThis as unknown as Record<string, Callable & { queue?: unknown[] }>;
const call = (name: string) => page[name] as Callable;

/** Runs code as a released script, which finds the replaced globals undefined. */
const released = (code: () => void) => {
  const script = document.createElement('script');
  script.setAttribute('data-islas-released', '');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  code();
  vi.restoreAllMocks();
};

describe('calls of a tag that has not loaded', () => {
  afterEach(() => {
    for (const name of ['fbq', 'ttq', 'uetq', 'gone', 'gtag']) Reflect.deleteProperty(page, name);
  });

  it('are queued in order, and replayed once when the tag has defined its name', () => {
    keepCalls('fbq');
    call('fbq')('track', 'Purchase');
    call('fbq')('track', 'Lead');
    expect(page['fbq']?.queue).toEqual([
      ['track', 'Purchase'],
      ['track', 'Lead'],
    ]);
    replayCalls();
    const received: unknown[] = [];
    released(() => {
      expect(page['fbq']).toBeUndefined();
      page['fbq'] = ((...args: unknown[]) => received.push(args)) as Callable;
      page['fbq']('init');
    });
    replayCalls();
    replayCalls();
    expect(received).toEqual([['init'], ['track', 'Purchase'], ['track', 'Lead']]);
    expect(Object.getOwnPropertyDescriptor(page, 'fbq')?.writable).toBe(true);
  });

  it('are queued until the last of several scripts has run', () => {
    keepCalls('gtag');
    call('gtag')('event');
    const tag = vi.fn();
    replayCalls(true);
    released(() => (page['gtag'] = tag as unknown as Callable));
    replayCalls();
    expect(tag).not.toHaveBeenCalled();
    replayCalls(false);
    expect(tag.mock.calls).toEqual([['event']]);
  });

  it('of an object’s or a list’s functions are queued and replayed', () => {
    keepCalls('ttq.track.page');
    keepCalls('uetq.push');
    call('ttq')['track']?.('Buy');
    call('uetq')['push']?.('event', 'buy');
    // Pages write this because the list may exist already.
    page['uetq'] ||= [] as unknown as Callable;
    expect([...(page['ttq'] as unknown as unknown[])]).toEqual([['track', 'Buy']]);
    expect([...(page['uetq'] as unknown as unknown[])]).toEqual(['event', 'buy']);
    const track = vi.fn();
    const push = vi.fn();
    released(() => {
      page['ttq'] = { track } as unknown as Callable;
      page['uetq'] = { push } as unknown as Callable;
    });
    replayCalls();
    expect([track.mock.calls, push.mock.calls]).toEqual([[['Buy']], [['event', 'buy']]]);
  });

  it('leave an existing global alone, and go on after a call that throws', () => {
    const own = vi.fn();
    page['gone'] = own as unknown as Callable;
    keepCalls('gone');
    expect(page['gone']).toBe(own);
    vi.useFakeTimers();
    keepCalls('fbq');
    for (const name of ['bad', 'good']) call('fbq')(name);
    const received: unknown[] = [];
    const tag = (name: unknown) => {
      if (name === 'bad') throw new Error('bad');
      received.push(name);
    };
    released(() => (page['fbq'] = tag as unknown as Callable));
    replayCalls();
    expect(received).toEqual(['good']);
    expect(() => vi.runAllTimers()).toThrow('bad');
    vi.useRealTimers();
  });
});

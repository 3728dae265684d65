import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebLocks } from './web-locks';

/** Loads another copy of the queue, as in another tab, with separate page events. */
const openTab = async () => {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { enqueue } = await import('../../../src/woocommerce/request-queue');
  /** Enqueues a job while `addEventListener` is that of this tab's page. */
  const ask = <T>(job: () => Promise<T>): Promise<T> => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    return enqueue(job);
  };
  return { enqueue: ask, fire: (type: string) => page.dispatchEvent(new Event(type)) };
};

const log: string[] = [];
const add =
  (name: string, ms = 1000) =>
  async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    log.push(`${name} ends`);
  };
const sleep = () => new Promise<void>(() => undefined);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: new WebLocks() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the queue of all tabs', () => {
  it('runs the requests of several tabs one at a time, in the order of their calls', async () => {
    const [one, two] = [await openTab(), await openTab()];
    void one.enqueue(add('a'));
    void two.enqueue(add('b'));
    void one.enqueue(add('c'));
    await pass(4000);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('gives each caller the value or the failure of its own job', async () => {
    const tab = await openTab();
    const failed = tab.enqueue(() => Promise.reject(new Error('no')));
    const thrown = tab.enqueue(() => {
      throw new Error('before any promise');
    });
    const results = Promise.allSettled([failed, thrown, tab.enqueue(async () => 3)]);
    await pass(10);
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('takes the turn from a sleeping tab after fifteen seconds, not before', async () => {
    const [sleeping, two, three] = [await openTab(), await openTab(), await openTab()];
    void sleeping.enqueue(sleep);
    void two.enqueue(add('b'));
    void three.enqueue(add('c'));
    await pass(14_900);
    expect(log).toEqual([]);
    await pass(4000);
    expect(log).toEqual(['b begins', 'b ends', 'c begins', 'c ends']);
    // The frozen tab does not get its turn back.
    void two.enqueue(add('d'));
    await pass(1100);
    expect(log.slice(4)).toEqual(['d begins', 'd ends']);
  });

  it('waits longer than fifteen seconds for a queue that makes progress', async () => {
    const tabs = await Promise.all([1, 2, 3, 4, 5, 6].map(openTab));
    for (const [index, tab] of tabs.entries()) void tab.enqueue(add(String(index), 4000));
    await pass(25_000);
    expect(log).toEqual(tabs.flatMap((_tab, index) => [`${index} begins`, `${index} ends`]));
  });

  it.each(['pagehide', 'freeze'])('releases the turn when the page that has it fires %s', async (type) => {
    const [one, two] = [await openTab(), await openTab()];
    void one.enqueue(sleep);
    void two.enqueue(add('b'));
    await pass(10);
    one.fire(type);
    await pass(10);
    expect(log).toEqual(['b begins']);
  });

  it('takes a waiting request out of the queue at pagehide, and queues it again at pageshow', async () => {
    const [one, two, three] = [await openTab(), await openTab(), await openTab()];
    void one.enqueue(add('a'));
    void two.enqueue(add('b'));
    void three.enqueue(add('c'));
    await pass(10);
    two.fire('pagehide');
    await pass(3000);
    expect(log).toEqual(['a begins', 'a ends', 'c begins', 'c ends']);
    two.fire('pageshow');
    await pass(1100);
    expect(log.slice(4)).toEqual(['b begins', 'b ends']);
  });

  it('keeps the order within one tab when the browser lacks Web Locks or denies them', async () => {
    const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    for (const locks of [undefined, denied]) {
      log.length = 0;
      vi.stubGlobal('navigator', { locks });
      const tab = await openTab();
      void tab.enqueue(add('a'));
      void tab.enqueue(add('b'));
      await pass(2100);
      expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    }
  });

  it('waits for a navigation until its page is complete or five seconds have passed', async () => {
    const tab = await openTab();
    localStorage.setItem('islas-cart', String(Date.now()));
    void tab.enqueue(add('a'));
    await pass(4000);
    expect(log).toEqual([]);
    localStorage.removeItem('islas-cart');
    await pass(200);
    expect(log).toEqual(['a begins']);
    localStorage.setItem('islas-cart', String(Date.now()));
    void tab.enqueue(add('b'));
    await pass(4700);
    expect(log).not.toContain('b begins');
    await pass(1200);
    expect(log).toContain('b begins');
    localStorage.clear();
  });

  it('does not wait for a navigation whose start is in the future, because the clock was put back', async () => {
    const tab = await openTab();
    localStorage.setItem('islas-cart', String(Date.now() + 3_600_000));
    void tab.enqueue(add('a'));
    await pass(100);
    expect(log).toEqual(['a begins']);
    localStorage.clear();
  });
});

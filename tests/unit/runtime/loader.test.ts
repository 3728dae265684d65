import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Island, type ViewContext, type Wake, defineIsland } from '../../../src/runtime/define';
import { claimAddedIsland, startIslands } from '../../../src/runtime/loader';

/**
 * Waits for the mutation observer and for a view's mount, which runs in a later task: five timers one after another, so
 * that on a busy machine as many of the page's own have run.
 */
const tick = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 4));
};
/** Waits for the observer to see a removal, and for the later task that disposes the host. */
const disposed = async () => {
  await tick();
  await tick();
};

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => page.abort());

const painter = (mount: (host: HTMLElement, context: { signal: AbortSignal }) => void, more: Partial<Island> = {}) =>
  defineIsland({ name: 'thing', selector: '.thing', feature: 'cart', paint: mount, ...more });

const now: Wake = (_host, callback) => callback();
const viewer = (mount: (host: HTMLElement, context: ViewContext) => void, more: Partial<Island> = {}) =>
  defineIsland({
    name: 'seen',
    selector: '.seen',
    feature: 'cart',
    view: { wake: now, load: async () => ({ mount }) },
    ...more,
  });

const start = (...islands: Island[]) => startIslands(islands, page.signal);
const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

describe('claim', () => {
  test('claims a host on the page once and makes it live', async () => {
    document.body.innerHTML = '<p class="thing"></p>';
    const mount = vi.fn();
    start(painter(mount));
    at('.thing').parentElement?.append(at('.thing'));
    await tick();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(at('.thing').dataset.islandState).toBe('live');
  });

  test('a host that arrives later is claimed, at any depth', async () => {
    const mount = vi.fn();
    start(painter(mount));
    document.body.innerHTML = '<main><section><p class="thing"></p></section></main>';
    await tick();
    expect(mount).toHaveBeenCalledWith(at('.thing'), expect.anything());
  });

  test('writes no island attribute on a control that is no host; its action is read at the event', () => {
    document.body.innerHTML = '<a class="thing"></a>';
    start(painter(() => undefined));
    expect(at('.thing').getAttributeNames()).toEqual(['class', 'data-island-state']);
  });

  test('claimLate claims an element that became a host by a class, once', () => {
    document.body.innerHTML = '<p></p>';
    const mount = vi.fn();
    start(painter(mount));
    at('p').className = 'thing';
    claimAddedIsland(at('p'));
    claimAddedIsland(at('p'));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('a selector that the browser cannot parse disables only its island', () => {
    document.body.innerHTML = '<p class="thing"></p>';
    const mount = vi.fn();
    start(painter(vi.fn(), { selector: '.thing:::new(> b)' }), painter(mount));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('claims a copy of a live host separately', async () => {
    document.body.innerHTML = '<p class="thing"></p>';
    const mount = vi.fn();
    start(painter(mount));
    document.body.append(at('.thing').cloneNode(true));
    await tick();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  test.each([
    [
      'an element with a directive',
      '<div data-wp-interactive="shop"><p class="thing" data-wp-on--click="go"></p></div>',
    ],
    ['a region', '<p class="thing" data-wp-interactive="shop"></p>'],
    ['a region of the first version', '<p class="thing" data-wc-interactive="{}"></p>'],
    ['an element in a rendered list', '<i data-wp-each-child><b><p class="thing"></p></b></i>'],
    ['a button of WooCommerce 8.6 to 11.0', '<p class="thing wc-interactive"></p>'],
    ['a button of WooCommerce 8.1 to 8.5', '<p class="thing" data-wc-on--click="add"></p>'],
  ])('%s is not claimed (Interactivity API)', (_owner, html) => {
    document.body.innerHTML = html;
    const mount = vi.fn();
    start(painter(mount));
    expect(mount).not.toHaveBeenCalled();
    expect(at('.thing').outerHTML).not.toContain('data-island-state');
  });

  test.each([
    ['the Interactivity API', '<div data-wp-interactive="shop"><p class="thing"></p></div>'],
    ['its router', '<div data-wp-interactive="core/query" data-wp-router-region="q"><p class="thing"></p></div>'],
    ['its first version', '<div data-wc-interactive="{}"><p class="thing"></p></div>'],
  ])('an element without a directive inside a region of %s is claimed', (_owner, html) => {
    document.body.innerHTML = html;
    const mount = vi.fn();
    start(painter(mount));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('an island with anywhere claims elements with Interactivity API directives', () => {
    document.body.innerHTML = '<p class="thing" data-wp-on--click="go"></p>';
    const mount = vi.fn();
    start({ ...painter(mount), anywhere: true });
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('claims a host and the hosts in it again when its data-product_id changes', async () => {
    document.body.innerHTML = '<div class="thing" data-product_id="1"><p class="thing"></p></div><p class="thing"></p>';
    const ended: string[] = [];
    const mount = vi.fn((host: HTMLElement, { signal }: { signal: AbortSignal }) => {
      const id = host.dataset.product_id ?? host.parentElement?.dataset.product_id ?? 'none';
      signal.addEventListener('abort', () => ended.push(id));
    });
    start(painter(mount));
    at('div').setAttribute('data-product_id', '2');
    await tick();
    expect([mount.mock.calls.length, ended]).toEqual([5, ['1', '1']]);
  });

  test("inside a view only the server's regions hold islands", () => {
    document.body.innerHTML =
      '<div class="seen"><p class="thing"></p><div data-server-region><b class="thing"></b></div></div>';
    const mount = vi.fn();
    start(
      viewer(() => undefined),
      painter(mount),
    );
    expect(mount.mock.calls.map(([host]) => host.tagName)).toEqual(['B']);
  });

  test('parents are claimed before their children', () => {
    document.body.innerHTML = '<div class="seen"><div data-server-region><b class="thing"></b></div></div>';
    const order: string[] = [];
    start(
      painter(() => order.push('child')),
      viewer(() => undefined, { paint: () => order.push('parent') }),
    );
    expect(order).toEqual(['parent', 'child']);
  });
});

describe('dispose', () => {
  const listening = (clicks: () => void) =>
    painter((host, { signal }) => {
      document.addEventListener('click', clicks, { signal });
      signal.addEventListener('abort', () => host.setAttribute('data-gone', ''));
    });

  test('disposes a host that is removed and keeps one that is moved', async () => {
    document.body.innerHTML = '<main><p class="thing"></p></main><aside></aside>';
    start(listening(() => undefined));
    const host = at('.thing');
    at('aside').append(host);
    await tick();
    expect(host.hasAttribute('data-gone')).toBe(false);
    at('aside').remove();
    await disposed();
    expect(host.hasAttribute('data-gone')).toBe(true);
  });

  test('claims a disposed host again when it returns', async () => {
    document.body.innerHTML = '<p class="thing"></p>';
    const mount = vi.fn();
    start(painter(mount));
    const host = at('.thing');
    host.remove();
    await disposed();
    document.body.append(host);
    await tick();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  test('a hundred replacements leave one listener and one subscription', async () => {
    const $store = atom(0);
    const clicks = vi.fn();
    let mounted = 0;
    const mount = (_host: HTMLElement, { signal }: { signal: AbortSignal }) => {
      mounted += 1;
      document.addEventListener('click', () => clicks(), { signal }); // Each mount adds one listener.
      signal.addEventListener(
        'abort',
        $store.subscribe(() => undefined),
      );
    };
    start(painter(mount));
    document.body.innerHTML = '<main><p class="thing"></p></main>';
    await tick();
    for (let i = 0; i < 100; i++) {
      at('.thing').replaceWith(at('.thing').cloneNode(true));
      await tick();
    }
    await disposed();
    document.body.click();
    expect(mounted).toBe(101);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect($store.lc).toBe(1);
  });

  test('disposes all hosts when the page signal aborts', async () => {
    document.body.innerHTML = '<p class="thing"></p>';
    const mount = vi.fn();
    start(
      listening(() => undefined),
      painter(mount, { selector: '.late' }),
    );
    page.abort();
    document.body.insertAdjacentHTML('beforeend', '<i class="late"></i>');
    await tick();
    expect(at('.thing').hasAttribute('data-gone')).toBe(true);
    expect(mount).not.toHaveBeenCalled();
  });
});

describe('load and failure', () => {
  const errors = () => {
    const received: { name: string; code: string }[] = [];
    const listener = (event: Event) => {
      received.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener('islas:island-error', listener, { signal: page.signal });
    return received;
  };

  test('loads a failed chunk again after a second', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<p class="seen"></p>';
    const mount = vi.fn();
    const chunk = vi.fn().mockRejectedValueOnce(new Error('cut')).mockResolvedValue({ mount });
    start(viewer(mount, { view: { wake: now, load: chunk } }));
    await vi.advanceTimersByTimeAsync(999);
    expect(at('.seen').dataset.islandState).toBe('loading');
    expect(chunk).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(chunk).toHaveBeenCalledTimes(2);
    expect(mount).toHaveBeenCalledTimes(1);
    expect(at('.seen').dataset.islandState).toBe('live');
  });

  test('marks the island as failed when its chunk fails twice, and reports it once for all hosts', async () => {
    vi.useFakeTimers();
    const received = errors();
    document.body.innerHTML = '<p class="seen"><b>server</b></p><p class="seen"></p>';
    start(viewer(vi.fn(), { view: { wake: now, load: () => Promise.reject(new Error('cut')) } }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(document.querySelectorAll('.seen[data-island-state="failed"]')).toHaveLength(2);
    expect(at('.seen').innerHTML).toBe('<b>server</b>');
    expect(received).toMatchObject([{ name: 'seen', code: 'island_failed' }]);
  });

  test('keeps a moved view; mounts a view that returns later again, with the content it had', async () => {
    document.body.innerHTML = '<main><p class="seen"><b>server</b></p></main><aside></aside>';
    const mount = vi.fn((host: HTMLElement, { signal }: ViewContext) => {
      host.innerHTML = '<i>view</i>';
      signal.addEventListener('abort', () => host.replaceChildren());
    });
    start(viewer(mount));
    await tick();
    const host = at('.seen');
    host.remove();
    at('aside').append(host);
    await disposed();
    expect([host.innerHTML, mount.mock.calls.length]).toEqual(['<i>view</i>', 1]);
    host.remove();
    await disposed();
    expect(host.innerHTML).toBe('<b>server</b>');
    at('main').append(host);
    await disposed();
    expect([host.innerHTML, mount.mock.calls.length]).toEqual(['<i>view</i>', 2]);
  });

  test("restores the server's HTML when a view fails, and islands in it work again", async () => {
    errors();
    document.body.innerHTML = '<div class="seen"><b class="thing">server</b></div>';
    const painted = vi.fn();
    let fail: ViewContext['fail'] = () => undefined;
    start(
      viewer((host, context) => {
        host.textContent = 'view';
        fail = context.fail;
      }),
      painter(painted),
    );
    await tick();
    expect(at('.seen').textContent).toBe('view');
    fail(new Error('broken'));
    await tick();
    expect(at('.seen').dataset.islandState).toBe('failed');
    expect(at('.seen').textContent).toBe('server');
    expect(painted).toHaveBeenCalledTimes(1);
  });

  test('marks only the painter that throws as failed and leaves its markup', async () => {
    const received = errors();
    document.body.innerHTML = '<p class="thing">theirs</p><p class="seen"></p>';
    start(
      painter(() => {
        throw new Error('broken');
      }),
      viewer(() => undefined),
    );
    await tick();
    expect(at('.thing').textContent).toBe('theirs');
    expect(at('.seen').dataset.islandState).toBe('live');
    expect(received).toHaveLength(1);
  });

  test('logs an island error unless a listener prevents it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = painter(() => {
      throw new Error('broken');
    });
    document.body.innerHTML = '<p class="thing"></p>';
    start(broken);
    expect(log).toHaveBeenCalledTimes(1);
    errors();
    startIslands([{ ...broken, selector: 'body' }], page.signal);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('does not mount a host that was removed while its chunk loaded', async () => {
    document.body.innerHTML = '<p class="seen"></p>';
    const mount = vi.fn();
    let arrive: (chunk: { mount: typeof mount }) => void = () => undefined;
    start(viewer(mount, { view: { wake: now, load: () => new Promise((resolve) => (arrive = resolve)) } }));
    at('.seen').remove();
    await disposed();
    arrive({ mount });
    await tick();
    expect(mount).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyEvents } from '../../../src/runtime/event-replay';
import { earlyLog } from '../runtime/early-log';

const run = async (): Promise<void> => {
  vi.resetModules();
  // The head script runs while the page is still loading.
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('../../../src/entries/head/event-buffer');
  state.mockRestore();
};

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.cookie = 'store_noticeabc=; max-age=0; path=/';
});

describe('the event buffer when an optimiser delays it until after the load', () => {
  it('records no click, because the browser has handled it already', async () => {
    vi.resetModules();
    await import('../../../src/entries/head/event-buffer');
    document.body.innerHTML = '<a href="#x">x</a>';
    document.querySelector('a')?.click();
    expect(earlyLog()).toEqual([]);
  });
});

describe('an event before the islands have started', () => {
  const happen = (type: string, init: object = {}) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), init);
    (type === 'message' ? window : document.body).dispatchEvent(event);
    return event;
  };
  /** Ends the scripts of earlier tests, which listen on the same window until `load`. */
  const loaded = () => window.dispatchEvent(new Event('load'));

  it('is recorded, also when another listener stops it, and is not prevented', async () => {
    loaded();
    await run();
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('click', stop, { capture: true, once: true });
    const events = ['click', 'change', 'focusout'].map((type) => happen(type));
    expect(earlyLog()).toEqual(events);
    expect(events.some(({ defaultPrevented }) => defaultPrevented)).toBe(false);
  });

  it('is recorded for a message only if that holds a secret', async () => {
    loaded();
    await run();
    const height = { message: 'height', value: 400, secret: 'abc' };
    for (const data of [null, 'x', { value: 1 }, height]) happen('message', { data });
    expect(earlyLog().map((event) => Reflect.get(event, 'data'))).toEqual([height]);
  });

  it('is recorded until the page has loaded, and fewer than a hundred times', async () => {
    loaded();
    await run();
    const first = happen('click');
    for (let more = 0; more < 200; more += 1) happen('change');
    expect([earlyLog().length < 100, earlyLog()[0]]).toEqual([true, first]);
    loaded();
    const { length } = earlyLog().splice(50);
    happen('click');
    expect([length > 0, earlyLog().length]).toEqual([true, 50]);
  });
});

describe('a click on a link that opens an overlay, before the scripts have loaded', () => {
  /** Addresses that were followed. */
  const followed: string[] = [];
  /** Ends the script of this test, which would otherwise act at the `load` of the next test. */
  let end = () => {};
  beforeEach(() => {
    const add = window.addEventListener.bind(window);
    const spy = vi.spyOn(window, 'addEventListener').mockImplementation((...it: Parameters<typeof add>) => add(...it));
    end = () => {
      window.dispatchEvent(new Event('load'));
      for (const [type, listener] of spy.mock.calls) if (type === 'load') window.removeEventListener(type, listener);
    };
    vi.spyOn(globalThis, 'open').mockImplementation((url) => {
      followed.push(String(url));
      return null;
    });
  });
  afterEach(() => {
    end();
    vi.restoreAllMocks();
  });
  const SELECTOR = '[data-islas-action=&quot;overlay.open&quot;],a.carro,.lupa';
  const open = async (link: string, selector: string | null = SELECTOR) => {
    window.dispatchEvent(new Event('load'));
    const list = selector === null ? '' : ` data-toggles="${selector}"`;
    document.head.innerHTML = `<script id="islas-head" type="text/plain"${list}></script>`;
    document.body.innerHTML = link;
    followed.length = 0;
    await run();
  };
  const press = (init: MouseEventInit = {}, place = 'a'): boolean =>
    document
      .querySelector(place)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) === false;

  it.each([
    ['the plugin’s own', '<a data-islas-action="overlay.open" href="/carrito/">a</a>', 'a', true],
    ['the theme’s', '<a class="lupa" href="/carrito/"><i>a</i></a>', 'i', true],
    ['a link in what the theme calls its control', '<p class="lupa"><a href="/carrito/">a</a></p>', 'a', true],
    ['for another tab', '<a class="lupa" target="_blank" href="/carrito/">a</a>', 'a', false],
    ['for this tab by name', '<a class="lupa" target="_self" href="/carrito/">a</a>', 'a', true],
    ['to a file', '<a class="lupa" download href="/carrito/">a</a>', 'a', false],
    ['another one', '<a href="/carrito/">a</a>', 'a', false],
    ['a button, which does nothing by itself', '<button type="button" class="lupa">a</button>', 'button', false],
  ])('%s', async (_, markup, place, waits) => {
    await open(markup);
    expect(press({}, place)).toBe(waits);
    window.dispatchEvent(new Event('load'));
    expect(followed).toEqual(waits ? [new URL('/carrito/', document.baseURI).href] : []);
  });

  it.each([
    ['names others', '.lupa'],
    ['has no list', null],
  ])('does not wait where the page %s', async (_, selector) => {
    await open('<a class="carro" href="/carrito/">a</a>', selector);
    expect(press()).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    async (init) => {
      await open('<a class="lupa" href="/carrito/">a</a>');
      expect(press(init)).toBe(false);
    },
  );

  it('is dropped when the theme’s script has prevented it', async () => {
    await open('<a class="lupa" href="/carrito/">a</a>');
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    press();
    window.dispatchEvent(new Event('load'));
    expect(followed).toEqual([]);
  });

  it.each([
    ['is handed to the file that answers it, and not followed then', (event: Event) => event.preventDefault(), 0],
    ['is followed where the file has no answer', () => undefined, 1],
  ] as const)('%s', async (_, answer, times) => {
    await open('<a class="lupa" href="/carrito/"><i>a</i></a>');
    press({}, 'i');
    const link = document.querySelector('a') as HTMLElement;
    const events = takeEarlyEvents('click', link).filter(({ defaultPrevented }) => !defaultPrevented);
    expect(events.map(({ target }) => target)).toEqual([document.querySelector('i')]);
    for (const event of events) answer(event);
    window.dispatchEvent(new Event('load'));
    expect(followed).toHaveLength(times);
  });

  it('is dropped when something else is clicked after it', async () => {
    await open('<a class="lupa" href="/carrito/">a</a><button type="button">b</button>');
    press();
    press({}, 'button');
    window.dispatchEvent(new Event('load'));
    expect(followed).toEqual([]);
  });
});

describe('a dismissed store notice', () => {
  it('is hidden by a style rule before it is parsed', async () => {
    document.cookie = 'store_noticeabc=hidden; path=/';
    await run();
    expect(document.head.textContent).toContain('[data-notice-id="abc"]{display:none!important}');
  });

  it('is hidden by a style element with the script’s nonce, for strict policies', async () => {
    document.head.innerHTML = '<script id="islas-head" type="text/plain"></script>';
    Object.assign(document.getElementById('islas-head') ?? {}, { nonce: 'n0nce' });
    document.cookie = 'store_noticeabc=hidden; path=/';
    await run();
    expect(document.head.querySelector('style')?.nonce).toBe('n0nce');
  });

  it('adds no style element when no notice was dismissed', async () => {
    await run();
    expect(document.head.querySelector('style')).toBeNull();
  });
});

describe("the owner's notices on a cached page", () => {
  const now = Date.now() / 1000;
  const show = async (notices: string) => {
    document.head.innerHTML = '<script id="islas-head" type="text/plain"></script>';
    document.getElementById('islas-head')?.setAttribute('data-notices', notices);
    await run();
    return document.head.querySelector('style')?.textContent ?? '';
  };

  it('are hidden by a style rule after their end', async () => {
    expect(await show(JSON.stringify([['a', now - 20, now - 10]]))).toBe(
      '[data-notice-id="a"]{display:none!important}',
    );
  });

  it('are shown by a style rule after their start, until the painter is live', async () => {
    const rules = await show(JSON.stringify([['b', now - 20, now + 10]]));
    expect(rules).toContain('[data-notice-id="b"][hidden]{display:flex!important}');
    expect(rules).toContain(':not([data-island-state=live])');
  });

  it('are left as printed before their start', async () => {
    expect(await show(JSON.stringify([['c', now + 10, 0]]))).toBe('');
  });

  it.each(['', '{', 'null', '[1]', '{"a":1}'])('may be %j without an error', async (value) => {
    await expect(show(value)).resolves.toBe('');
  });
});

describe('a module that has not run at the load event', () => {
  const failures = async (source: string): Promise<unknown[]> => {
    vi.useFakeTimers();
    const reported: unknown[] = [];
    const note = (event: Event) => reported.push((event as CustomEvent<{ name: string; code: string }>).detail);
    document.addEventListener('islas:island-error', note);
    const script = Object.assign(document.createElement('script'), { id: 'islas-product-js-module', type: 'module' });
    // Known as a host's own file, so that the page of the test does not fetch it.
    Object.defineProperty(script, 'src', { value: source });
    vi.spyOn(document, 'querySelectorAll').mockImplementation(
      (selector) => (selector.startsWith('script') ? [script] : []) as unknown as NodeListOf<Element>,
    );
    await run();
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5000);
    document.removeEventListener('islas:island-error', note);
    return reported;
  };

  it.each([
    'data:text/none,/build/product.js?ver=1a2b3c4d',
    'data:text/none,/build/product-DFaGRhv.js',
    'data:text/none,/build/product.js',
  ])('is imported twice more by another address, and then reported: %s', async (source) => {
    const [reported] = await failures(source);
    expect(reported).toMatchObject({ name: 'product', code: 'script_failed', error: expect.any(Error) });
    expect(String((reported as { error: Error }).error)).toMatch(/\/build\/product\.js\?(ver=1a2b3c4d&)?r=2/);
  });

  it('has its style sheet, lost with its hash, asked for by the name that stays', async () => {
    document.head.innerHTML =
      '<link href="/plugins/islas/build/cards-D1a2b3c4.css"><link href="/plugins/other/build/cards-D1a2b3c4.css">';
    await run();
    dispatchEvent(new Event('load'));
    const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(hrefs.map((href) => href?.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      '/plugins/islas/build/cards.css',
      '/plugins/other/build/cards-D1a2b3c4.css',
    ]);
  });

  it('is left alone where it has run', async () => {
    vi.stubGlobal(Symbol.for('islas.product') as unknown as string, true);
    expect(await failures('data:text/none,/build/product.js?ver=1a2b3c4d')).toEqual([]);
    Reflect.deleteProperty(globalThis, Symbol.for('islas.product'));
  });
});

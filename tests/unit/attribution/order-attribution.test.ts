import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAttribution } from '../../../widgets/attribution/order-attribution';
import { startAttributionForms } from '../../../widgets/attribution/order-fields';

const FIELDS = { source_type: 'current.typ', utm_source: 'current.src', session_pages: 'session.pgs' };
const ELEMENT = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
const DIRECT = { source_type: 'typein', utm_source: '(direct)', session_pages: '1' };
const NOTHING = { source_type: null, utm_source: null, session_pages: null };

interface Shop {
  params: Record<string, unknown>;
  asked?: boolean;
  setOrderTracking: (isAllowed: boolean) => void;
  getAttributionData: () => object;
}

let ending: AbortController;
const page = window as unknown as Record<string, unknown>;
const cookies = () => [...document.cookie.matchAll(/sbjs_(\w+)=/g)].map(([, name]) => name);

const start = (params: Record<string, unknown> = {}, rest: Partial<Shop> = {}, isFormsFirst = true): Shop => {
  const shop = {
    params: { lifetime: 1e-5, session: 30, base64: false, prefix: 'wc_', allowTracking: true, ...params },
    fields: FIELDS,
    ...rest,
  };
  page.wc_order_attribution = shop;
  for (const begin of isFormsFirst
    ? [startAttributionForms, startAttribution]
    : [startAttribution, startAttributionForms])
    begin(ending.signal);
  return shop as unknown as Shop;
};

/** The inputs of a form or of the page, by name. */
const inputs = (place: ParentNode = document) =>
  [...place.querySelectorAll('input')].map(({ type, name, value }) => [type, name, value]);

const consent = (answer: boolean) => {
  page.wp_has_consent = vi.fn((category: string) => category === 'marketing' && answer);
};
const change = (answer: boolean) => {
  consent(answer);
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: {} }));
};

beforeEach(() => {
  ending = new AbortController();
  // happy-dom keeps a custom element definition for all tests, so `define` is replaced in each test.
  vi.spyOn(customElements, 'define').mockImplementation(() => undefined);
  for (const name of cookies()) document.cookie = `sbjs_${name}=; max-age=0; path=/`;
});
afterEach(() => {
  ending.abort();
  for (const name of ['wc_order_attribution', 'sbjs', 'wp_has_consent', 'wp', 'wc']) delete page[name];
  document.body.replaceChildren();
});

describe('order attribution', () => {
  test('counts the page once when the shop allows it and there is no consent tool', () => {
    const shop = start();
    shop.setOrderTracking(true);
    expect(shop.getAttributionData()).toEqual(DIRECT);
    expect((page.sbjs as { get: { current: object } }).get.current).toMatchObject({ typ: 'typein' });
  });

  test.each([
    ['the shop does not allow it', { allowTracking: false }, {}],
    ['it was forbidden before this ran', {}, { asked: false }],
    ['a tool for consent has not come yet', { consentCategory: 'marketing' }, {}],
  ])('stores nothing while %s', (_why, params, rest) => {
    expect(start(params, rest).getAttributionData()).toEqual(NOTHING);
    expect(cookies()).toEqual([]);
  });

  test('does not take a cached page’s consent for this visitor’s (W-49)', () => {
    consent(false);
    expect(start({ allowTracking: true }).getAttributionData()).toEqual(NOTHING);
    expect(cookies()).toEqual([]);
  });

  test('starts when consent is given and deletes all cookies when it is withdrawn (W-47)', () => {
    consent(false);
    const shop = start();
    change(true);
    expect(shop.getAttributionData()).toEqual(DIRECT);
    expect(cookies()).toHaveLength(7);
    change(false);
    expect(shop.params.allowTracking).toBe(false);
    expect(shop.getAttributionData()).toEqual(NOTHING);
    expect(cookies()).toEqual([]);
  });

  test('applies another tab’s answer when the page becomes visible again', () => {
    consent(true);
    const shop = start();
    consent(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shop.getAttributionData()).toEqual(NOTHING);
  });

  test('keeps the shop’s refusal when an event brings no new answer', () => {
    consent(true);
    const shop = start({ allowTracking: false });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shop.getAttributionData()).toEqual(NOTHING);
  });

  test('keeps the values in memory when the browser refuses cookies', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
    expect(start().getAttributionData()).toEqual(DIRECT);
  });

  test('knows the landing page and its referrer when the shop allows it only on the third page', () => {
    const landing = 'https://tienda.example/?utm_source=boletin';
    const entries = [landing, 'https://tienda.example/a', location.href].map((url, i) => ({
      url,
      sameDocument: i === 2,
      getState: () => [{ islasReferrer: 'https://blog.example/entrada' }, undefined, 'x'][i],
    }));
    vi.stubGlobal('navigation', { entries: () => entries });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/a`);
    const shop = start({}, { asked: false });
    shop.setOrderTracking(true);
    expect(shop.getAttributionData()).toEqual({ source_type: 'utm', utm_source: 'boletin', session_pages: '3' });
    const { current_add } = (page.sbjs as { get: Record<string, Record<string, string>> }).get;
    expect([current_add?.ep, current_add?.rf]).toEqual([landing, 'https://blog.example/entrada']);
    vi.unstubAllGlobals();
  });

  test('writes a cookie that expires at once, because the clock was put back, again with its age', () => {
    const jar = new Map<string, string>();
    // The clock that expires cookies is an hour ahead of the page's clock.
    const isOver = (cookie: string) =>
      Date.parse(/expires=([^;]*)/.exec(cookie)?.[1] ?? '9999-01-01') < Date.now() + 3_600_000;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => [...jar.values()].join('; '),
      set: (cookie: string) => {
        const name = cookie.replace(/=.*/, '');
        if (isOver(cookie)) jar.delete(name);
        else jar.set(name, cookie.replace(/;.*/, ''));
      },
    });
    expect(start({ lifetime: 6 }).getAttributionData()).toEqual(DIRECT);
    expect(jar.size).toBe(7);
    expect(start({ lifetime: 6 }).getAttributionData()).toEqual({ ...DIRECT, session_pages: '2' });
    Reflect.deleteProperty(document, 'cookie');
  });

  test('does nothing on a page without `wc_order_attribution`', () => {
    delete page.wc_order_attribution;
    startAttribution(ending.signal);
    expect(cookies()).toEqual([]);
    expect('sbjs' in window).toBe(false);
  });
});

describe('order attribution on a page where Islas asks for consent', () => {
  /** Sets up such a page. The attribution file runs when it is fetched; `files` counts the fetches. */
  const begin = async (rest: Partial<Shop> & { isLate?: boolean; fields?: unknown } = {}) => {
    const shop = {
      params: { lifetime: 1e-5, session: 30, base64: false, prefix: 'wc_', allowTracking: true },
      fields: FIELDS,
      isLate: true,
      ...rest,
    };
    page.wc_order_attribution = shop;
    let files = 0;
    vi.resetModules();
    vi.doMock('../../../widgets/attribution/entry', () => {
      files += 1;
      startAttribution(ending.signal);
      return {};
    });
    const { startLateAttribution } = await import('../../../widgets/attribution/load');
    startLateAttribution(ending.signal);
    await vi.dynamicImportSettled();
    return { shop: shop as unknown as Shop, fetched: () => vi.dynamicImportSettled().then(() => files) };
  };
  afterEach(() => vi.doUnmock('../../../widgets/attribution/entry'));

  test('fetches nothing and returns empty fields before an answer and after a refusal', async () => {
    consent(false);
    const { shop, fetched } = await begin();
    change(false);
    expect(await fetched()).toBe(0);
    expect(shop.getAttributionData()).toEqual(NOTHING);
    expect(cookies()).toEqual([]);
  });

  test('is loaded at once for a visitor with earlier consent', async () => {
    consent(true);
    const { shop, fetched } = await begin();
    expect(await fetched()).toBe(1);
    expect(shop.getAttributionData()).toEqual(DIRECT);
  });

  test('records the page view from before consent was given on the page', async () => {
    const { href } = location;
    vi.setSystemTime('2026-11-20T10:00:00Z');
    consent(false);
    const { fetched } = await begin();
    history.replaceState(null, '', '/tienda/?orderby=price');
    vi.setSystemTime('2026-11-20T10:20:00Z');
    change(true);
    expect(await fetched()).toBe(1);
    history.replaceState(null, '', href);
    vi.useRealTimers();
    const { ep, fd } = (page.sbjs as { get: { current_add: Record<string, string> } }).get.current_add;
    expect([ep, fd]).toEqual([href, '2026-11-20 10:00:00']);
  });

  test('applies `setOrderTracking` of other code, early or late, true or false', async () => {
    consent(false);
    const { shop, fetched } = await begin();
    shop.setOrderTracking(true);
    await fetched();
    expect(shop.getAttributionData()).toEqual(DIRECT);
    shop.setOrderTracking(false);
    expect(shop.getAttributionData()).toEqual(NOTHING);
    const early = await begin({ asked: true });
    expect(early.shop.getAttributionData()).toEqual(DIRECT);
  });

  test('deletes earlier cookies of a visitor without consent', async () => {
    document.cookie = 'sbjs_current=typ=utm; path=/';
    consent(false);
    await begin();
    expect(cookies()).toEqual([]);
  });

  test('counts the visit, and sends the usual fields, on a page of an earlier version that left them out', async () => {
    consent(true);
    const { fetched } = await begin({ params: { lifetime: 1e-5, consentCategory: 'marketing' }, fields: undefined });
    expect(await fetched()).toBe(1);
    expect(cookies()).toHaveLength(7);
    document.body.innerHTML = `<form>${ELEMENT}</form>`;
    startAttributionForms(ending.signal);
    const names = inputs().map(([, name]) => name);
    expect(names).toHaveLength(16);
    expect(names).toContain('wc_order_attribution_source_type');
  });

  test('tracks nothing while no tool for consent has answered', async () => {
    document.cookie = 'sbjs_current=typ=utm; path=/';
    const { fetched } = await begin({ params: { consentCategory: 'marketing' } });
    expect(await fetched()).toBe(1);
    expect(cookies()).toEqual([]);
  });

  test('loads nothing when the page prints the script', async () => {
    consent(true);
    const { shop, fetched } = await begin({ isLate: false });
    change(true);
    expect(await fetched()).toBe(0);
    expect(shop.getAttributionData).toBeUndefined();
  });
});

describe('attribution fields of forms', () => {
  const define = () => {
    const [, Element] = vi.mocked(customElements.define).mock.lastCall ?? [];
    return Element as unknown as CustomElementConstructor;
  };
  /** Upgrades the elements as a browser does after `define`; happy-dom keeps a definition for all tests. */
  const upgrade = () => {
    const { prototype } = define();
    for (const element of document.querySelectorAll('wc-order-attribution-inputs')) {
      Object.setPrototypeOf(element, prototype as object);
      (element as unknown as { connectedCallback: () => void }).connectedCallback();
    }
  };
  const filled = [
    ['hidden', 'wc_source_type', 'typein'],
    ['hidden', 'wc_utm_source', '(direct)'],
    ['hidden', 'wc_session_pages', '1'],
  ];
  const emptied = filled.map(([type, name]) => [type, name, '']);

  test('appear once in each form (W-57)', () => {
    document.body.innerHTML = `<form id="a">${ELEMENT}${ELEMENT}</form><form id="b">${ELEMENT}</form>${ELEMENT}`;
    start();
    upgrade();
    const [a, b] = document.forms;
    expect([inputs(a), inputs(b)]).toEqual([filled, filled]);
    expect(inputs()).toHaveLength(9);
  });

  test.each([true, false])(
    'are filled and emptied whichever file runs first (the forms’ file first: %s)',
    (isFormsFirst) => {
      document.body.innerHTML = `<form>${ELEMENT}</form>`;
      const shop = start({}, {}, isFormsFirst);
      upgrade();
      expect(inputs()).toEqual(filled);
      shop.setOrderTracking(false);
      expect(inputs()).toEqual(emptied);
    },
  );

  test('stay empty without the file that provides the values', () => {
    document.body.innerHTML = `<form>${ELEMENT}</form>`;
    page.wc_order_attribution = { params: { prefix: 'wc_' }, fields: FIELDS };
    startAttributionForms(ending.signal);
    upgrade();
    expect(inputs()).toEqual(emptied);
  });

  test('are filled in forms added later, and with values set before the element was defined', () => {
    start();
    document.body.innerHTML = `<form>${ELEMENT}</form>`;
    Object.assign(document.querySelector('wc-order-attribution-inputs') as Element, { values: {} });
    upgrade();
    expect(inputs()).toEqual(filled);
  });

  test('show values that other code sets, before or after insertion, instead of the known ones', () => {
    document.body.innerHTML = `<form>${ELEMENT}</form><form id="b"></form>`;
    const shop = start();
    const first = document.querySelector('wc-order-attribution-inputs') as Element & { values: unknown };
    first.values = { utm_source: 'early' };
    upgrade();
    expect(inputs()[1]?.[2]).toBe('early');
    expect(inputs()[0]?.[2]).toBe('typein');
    const Element = define();
    const second = Object.setPrototypeOf(
      document.createElement('wc-order-attribution-inputs'),
      Element.prototype as object,
    ) as HTMLElement & { values: unknown; connectedCallback: () => void };
    second.values = { utm_source: 'made' };
    expect(second.values).toEqual({ utm_source: 'made' });
    document.forms[1]?.append(second);
    second.connectedCallback();
    expect(inputs(document.forms[1])[1]?.[2]).toBe('made');
    second.values = { utm_source: 'later', source_type: null };
    expect(inputs(document.forms[1]).map(([, , value]) => value)).toEqual(['', 'later', '1']);
    shop.setOrderTracking(true);
    expect(inputs(document.forms[1])[1]?.[2]).toBe('later');
    shop.setOrderTracking(false);
    expect(inputs(document.forms[1]).map(([, , value]) => value)).toEqual(['', '', '']);
  });

  test('are emptied at once when tracking is forbidden (W-47)', () => {
    document.body.innerHTML = `<form>${ELEMENT}</form>`;
    const shop = start();
    upgrade();
    shop.setOrderTracking(false);
    expect(inputs()).toEqual(emptied);
    shop.setOrderTracking(true);
    expect(inputs()).toEqual(filled);
  });

  test('hold HTML from a cookie as plain text', () => {
    document.cookie = `sbjs_current=${encodeURIComponent('typ=utm|||src="><img onerror=x>')}; path=/`;
    document.body.innerHTML = `<form>${ELEMENT}</form>`;
    start();
    upgrade();
    expect(inputs()[1]?.[2]).toBe('"><img onerror=x>');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('attribution in the block checkout', () => {
  const NAMESPACE = 'woocommerce/order-attribution';

  test.each(['setExtensionData', '__internalSetExtensionData'])(
    'is set by %s, at the start and after every change',
    (method) => {
      const set = vi.fn();
      page.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };
      page.wp = { data: { dispatch: () => ({ [method]: set }) } };
      const shop = start();
      expect(set).toHaveBeenLastCalledWith(NAMESPACE, DIRECT, true);
      expect(set.mock.calls.every(([, values]) => values)).toBe(true);
      shop.setOrderTracking(false);
      expect(set).toHaveBeenLastCalledWith(NAMESPACE, NOTHING, true);
    },
  );

  test('is set once at the store’s first change when the store is registered later', () => {
    const received = new Set<() => void>();
    const notify = () => [...received].forEach((listener) => listener());
    const set = vi.fn(notify);
    const subscribe = (listener: () => void) => {
      received.add(listener);
      return () => received.delete(listener);
    };
    page.wp = { data: { dispatch: () => undefined, subscribe } };
    start();
    page.wc = { wcBlocksData: {} };
    notify();
    expect(set).not.toHaveBeenCalled();
    page.wp = { data: { dispatch: () => ({ setExtensionData: set }), subscribe } };
    notify();
    notify();
    expect(set).toHaveBeenCalledExactlyOnceWith(NAMESPACE, DIRECT, true);
  });
});

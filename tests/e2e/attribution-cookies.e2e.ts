import type { Browser, BrowserContext, Cookie } from '@playwright/test';
import { nightlyFrom } from './support/nightly';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** The same time for all visits, so that dates are equal. Not in the past: half-hour cookies would have expired. */
const AT = new Date(Math.ceil(Date.now() / 1000) * 1000);

interface Visit {
  readonly path: string;
  readonly referer?: string;
}

/**
 * Landing pages of every kind, each with the pages after it; the stock library and Islas must read them alike. The first
 * eight run on every change: one of each kind of source, and each that is hard to read.
 */
const WAYS: Readonly<Record<string, readonly Visit[]>> = {
  direct: [{ path: '/tienda/' }, { path: '/carrito/' }],
  'a campaign': [
    {
      path: '/tienda/?utm_source=boletin&utm_medium=email&utm_campaign=oto%C3%B1o%202026&utm_content=a&utm_term=taza&utm_id=7&utm_source_platform=p&utm_creative_format=f&utm_marketing_tactic=t',
    },
    { path: '/carrito/' },
  ],
  'signs and other alphabets': [{ path: "/tienda/?utm_source=~'(*)!&utm_campaign=%D1%88%D0%B0%E6%9D%AF&utm_term=a+b" }],
  'percent errors': [{ path: '/tienda/?utm_source=100%&utm_campaign=caf%E9' }],
  'an advertisement of Google': [{ path: '/tienda/?gclid=Cj0KCQ_x-1' }],
  Google: [{ path: '/tienda/', referer: 'https://www.google.es/' }, { path: '/carrito/' }],
  'another site': [{ path: '/tienda/', referer: 'https://blog.example/tazas/mejores?x=1' }, { path: '/carrito/' }],
  'a campaign within a visit': [
    { path: '/tienda/', referer: 'https://a.example/' },
    { path: '/carrito/?utm_source=sms' },
  ],
  'a campaign with little': [{ path: '/tienda/?utm_medium=&utm_id=', referer: 'https://www.google.es/' }],
  'a campaign oddly written': [{ path: '/tienda/?&utm_source=b=c&utm_campaign&=x' }],
  markup: [{ path: '/tienda/?utm_source=%3Cb%3Ehola%3C/b%3E%0A' }],
  'an advertisement of Yandex': [{ path: '/tienda/?yclid=99' }],
  'another site, its origin alone': [{ path: '/tienda/', referer: 'https://blog.example/' }],
  'another site within a visit': [{ path: '/tienda/' }, { path: '/carrito/', referer: 'https://pagos.example/' }],
  'Google within a visit': [{ path: '/tienda/' }, { path: '/carrito/', referer: 'https://www.google.com/' }],
};

interface Options {
  readonly isOff?: boolean;
  readonly params?: object;
  /** Cookies that the browser has before the visit. */
  readonly cookies?: readonly Cookie[];
}

/** Script files of attribution, of stock WooCommerce and of Islas. Each is fetched from the shop once. */
const WANTED = /\/(sourcebuster|order-attribution)[\w.-]*\.js|\/islas\/build\/[\w-]+\.js/;
const fetched = new Map<string, Promise<string>>();

/** Serves the same page of the shop at every address: only the visit's source matters. */
const serve = async (context: BrowserContext, shop: string, { isOff, params }: Options) => {
  const ask = (url: string): Promise<string> => {
    const key = `${isOff} ${url}`;
    const headers = isOff ? { cookie: `${ISLAS_OFF.name}=${ISLAS_OFF.value}` } : {};
    const text = fetched.get(key) ?? fetch(url, { headers }).then((answer) => answer.text());
    fetched.set(key, text);
    return text;
  };
  const set = params ? `Object.assign(wc_order_attribution.params, ${JSON.stringify(params)});` : '';
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (route.request().isNavigationRequest()) {
      const page = await ask(`${shop}/mi-cuenta/`);
      const body = page.replace(/(var wc_order_attribution = .*\n)/, (line) => `${line}${set}\n`);
      return route.fulfill({ contentType: 'text/html; charset=UTF-8', body });
    }
    if (!WANTED.test(url)) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: await ask(url) });
  });
};

/** Makes the visits in a new browser context. Returns attribution cookies and the values that an order would send. */
const go = async (browser: Browser, shop: string, way: readonly Visit[], options: Options = {}) => {
  const context = await browser.newContext({ baseURL: shop, timezoneId: 'Europe/Madrid' });
  await serve(context, shop, options);
  if (options.cookies) await context.addCookies([...options.cookies]);
  const page = await context.newPage();
  await page.clock.setFixedTime(AT);
  for (const [index, { path, referer = index ? `${shop}/` : undefined }] of way.entries()) {
    await page.goto(path, { ...(referer && { referer }), waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.cookie.includes('sbjs_session'));
  }
  const cookies = (await context.cookies(shop)).filter(({ name }) => name.startsWith('sbjs_'));
  const values = await page.evaluate(() =>
    (
      window as unknown as { wc_order_attribution: { getAttributionData: () => object } }
    ).wc_order_attribution.getAttributionData(),
  );
  await context.close();
  return { cookies, values };
};

const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

// Islas has one file where stock has two, on every page (W-48).
test.describe('the cookies of attribution are those of the stock library, byte for byte', { tag: '@real' }, () => {
  for (const [index, [name, way]] of Object.entries(WAYS).entries())
    test(
      `attribution cookies equal those of the stock library: ${name}`,
      nightlyFrom(2, index),
      async ({ browser, baseURL }) => {
        const shop = origin(baseURL);
        const stock = await go(browser, shop, way, { isOff: true });
        const ours = await go(browser, shop, way);
        expect(stock.cookies.length).toBe(7);
        expect(ours).toEqual(stock);
      },
    );

  test('attribution cookies equal stock’s with base64 and a custom lifetime and session', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    const shop = origin(baseURL);
    const params = { base64: true, lifetime: 1.5, session: 20 };
    const way = WAYS['signs and other alphabets'] ?? [];
    const stock = await go(browser, shop, way, { isOff: true, params });
    const ours = await go(browser, shop, way, { params });
    expect(stock.cookies.filter(({ value }) => /[^A-Za-z0-9+/]/.test(value))).toEqual([]);
    expect(ours).toEqual(stock);
    const days = stock.cookies.map(({ expires }) => Math.round((expires - AT.getTime() / 1000) / 60));
    expect(new Set(days)).toEqual(new Set([20, 64800]));
  });

  test('an attribution session that stock began continues with Islas, and the other way round', {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    const shop = origin(baseURL);
    const [landing, next] = WAYS['a campaign'] ?? [];
    if (!landing || !next) throw new Error('There is no such way.');
    const stock = await go(browser, shop, [landing, next], { isOff: true });
    for (const isFirst of [true, false]) {
      const { cookies } = await go(browser, shop, [landing], { isOff: isFirst });
      expect(await go(browser, shop, [next], { isOff: !isFirst, cookies })).toEqual(stock);
    }
  });
});

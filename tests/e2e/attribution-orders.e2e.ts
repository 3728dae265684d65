import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addOne } from '../../.tools/bench/pages/kinds.mjs';
import { Orders } from './support/orders';
import { Owner, register, signIn } from './support/owner';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

const LANDING = '/tienda/?utm_source=boletin&utm_medium=email&utm_campaign=oto%C3%B1o&gclid=Cj0_x-1';
const BLOG = { referer: 'https://blog.example/tazas/' };

/** A consent tool that uses the WP Consent API: code reads it by a function and follows it by an event. */
const consentTool = (answer: string) => {
  const KEY = 'marketing-for-tests';
  if (answer && !sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, answer);
  Object.assign(window, {
    wp_consent_type: 'optin',
    wp_has_consent: (category: string) => category === 'marketing' && sessionStorage.getItem(KEY) === 'allow',
    decide: (value: string) => {
      sessionStorage.setItem(KEY, value);
      const detail = Object.assign([], { marketing: value });
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
    },
  });
};
const decide = (page: Page, value: 'allow' | 'deny') =>
  page.evaluate((given) => (window as unknown as { decide: (value: string) => void }).decide(given), value);

/** Denies, and waits for the page to be loaded again, which ends what runs. */
const takeBack = async (page: Page) => {
  const again = page.waitForEvent('load');
  await decide(page, 'deny');
  await again;
};

const sbjs = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));

const fields = (page: Page) =>
  page
    .locator('form.checkout input[name^="wc_order_attribution_"]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name.slice(21), (input as HTMLInputElement).value]),
    );

/** A shopper lands on the shop, adds one product, and orders it. */
const buy = async (
  browser: Browser,
  shop: string,
  {
    isOff = false,
    as,
    come,
    checkout = '/finalizar-compra/',
    order,
  }: {
    isOff?: boolean;
    as?: 'clienta';
    come: (page: Page) => Promise<unknown>;
    checkout?: string;
    order: (page: Page) => Promise<number>;
  },
) => {
  const context = await browser.newContext({ baseURL: shop, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: shop }]);
  // In a separate tab: the history of a tab influences how its visit is attributed.
  const door = await context.newPage();
  if (as) await signIn(door, as);
  const page = await context.newPage();
  await door.close();
  if (as) await context.clearCookies({ name: /^sbjs_/ });
  await come(page);
  await addOne(context.request, shop);
  await page.goto(checkout, { referer: `${shop}/tienda/` });
  const id = await order(page);
  const cookies = await sbjs(context);
  await context.close();
  return { id, cookies };
};

test.describe('an order of the classic checkout', { tag: '@real' }, () => {
  let orders: Orders;
  test.beforeAll(async ({ browser }, { project }) => {
    orders = await Orders.of(browser, project.use.baseURL ?? '');
  });
  test.afterAll(() => orders.close());

  test('a guest’s order has the attribution of stock WooCommerce, and the first visit and the click besides', async ({
    browser,
    baseURL,
  }) => {
    test.slow(); // Two purchases.
    const shop = new URL(baseURL ?? '').origin;
    const come = async (page: Page) => {
      await page.goto(LANDING, BLOG);
      await page.goto('/producto/taza-azahar/', { referer: `${shop}/tienda/` });
    };
    const stock = await buy(browser, shop, { isOff: true, come, order: (page) => Orders.place(page) });
    const ours = await buy(browser, shop, { come, order: (page) => Orders.place(page) });
    const expected = await orders.attribution(stock.id);
    expect(expected).toMatchObject({
      source_type: 'utm',
      utm_source: 'boletin',
      session_pages: '3',
      referrer: BLOG.referer,
    });
    expect(await orders.attribution(ours.id)).toEqual({
      ...expected,
      session_start_time: expect.stringMatching(/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/),
    });
    expect(await orders.record(ours.id)).toMatchObject({
      first: { source: 'boletin', medium: 'email', campaign: 'otoño' },
      last: { source: 'boletin' },
      clicks: { gclid: 'Cj0_x-1' },
    });
    expect(await orders.record(stock.id)).toBeUndefined();
  });

  test('a customer’s order keeps the first visit when the last visit had another source', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    const shop = new URL(baseURL ?? '').origin;
    const come = async (page: Page) => {
      await page.goto('/tienda/', BLOG);
      await page.goto('/tienda/?utm_source=sms&utm_medium=sms&fbclid=IwAR0');
    };
    const { id } = await buy(browser, shop, { as: 'clienta', come, order: (page) => Orders.place(page) });
    expect(await orders.attribution(id)).toMatchObject({
      source_type: 'utm',
      utm_source: 'sms',
      device_type: 'Desktop',
    });
    expect(await orders.record(id)).toMatchObject({
      first: { type: 'referral', source: 'blog.example', referrer: BLOG.referer },
      last: { type: 'utm', source: 'sms' },
      clicks: { fbclid: 'IwAR0' },
    });
  });

  test('an order has the landing page when consent comes at the checkout, and nothing is stored before', {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    const shop = new URL(baseURL ?? '').origin;
    const come = async (page: Page) => {
      await page.addInitScript(consentTool, '');
      await page.goto(LANDING, BLOG);
      await page.goto('/producto/taza-azahar/', { referer: `${shop}${LANDING}` });
    };
    const { id } = await buy(browser, shop, {
      come,
      order: async (page) => {
        expect(await sbjs(page.context())).toEqual([]);
        expect(new Set((await fields(page)).map(([, value]) => value))).toEqual(new Set(['']));
        await decide(page, 'allow');
        // Where Islas asks for consent, the attribution file loads after it.
        await expect
          .poll(async () => Object.fromEntries(await fields(page)))
          .toMatchObject({ utm_source: 'boletin', session_pages: '3' });
        return Orders.place(page);
      },
    });
    expect(await orders.attribution(id)).toMatchObject({
      source_type: 'utm',
      utm_source: 'boletin',
      utm_campaign: 'otoño',
    });
    expect(await orders.record(id)).toMatchObject({ clicks: { gclid: 'Cj0_x-1' } });
  });

  for (const [words, answer] of [
    ['refused', 'deny'],
    ['withdrawn at the checkout', 'allow'],
  ] as const)
    test(`an order has no attribution when consent is ${words}`, { tag: '@nightly' }, async ({ browser, baseURL }) => {
      const shop = new URL(baseURL ?? '').origin;
      const { id, cookies } = await buy(browser, shop, {
        come: async (page) => {
          await page.addInitScript(consentTool, answer);
          await page.goto(LANDING, BLOG);
        },
        order: async (page) => {
          const kept = answer === 'allow' ? 7 : 0;
          await expect.poll(async () => (await sbjs(page.context())).length).toBe(kept);
          await takeBack(page);
          // The browser stores a written cookie with a short delay.
          await expect.poll(() => sbjs(page.context())).toEqual([]);
          const emptied = await fields(page);
          expect(emptied.length).toBe(16);
          expect(new Set(emptied.map(([, value]) => value))).toEqual(new Set(['']));
          return Orders.place(page);
        },
      });
      expect(cookies).toEqual([]);
      expect(await orders.attribution(id)).toEqual({});
      expect(await orders.record(id)).toBeUndefined();
    });
});

test.describe('an order by the Store API', { tag: '@real' }, () => {
  let orders: Orders;
  let link: string;
  let remove: () => Promise<unknown>;
  test.beforeAll(async ({ browser }, { project }) => {
    orders = await Orders.of(browser, project.use.baseURL ?? '');
    ({ link, remove } = await orders.blockCheckout());
  });
  test.afterAll(async () => {
    await remove();
    await orders.close();
  });

  test('an order of the block checkout, or by express payment, has the attribution of stock WooCommerce', {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    test.slow();
    const shop = new URL(baseURL ?? '').origin;
    const come = (page: Page) => page.goto(LANDING, BLOG);
    const order = async (page: Page) => Orders.send(page, await Orders.extensions(page));
    const stock = await buy(browser, shop, { isOff: true, come, checkout: link, order });
    const ours = await buy(browser, shop, { come, checkout: link, order });
    const express = await buy(browser, shop, { come, order: (page) => Orders.send(page, {}) });
    const expected = {
      ...(await orders.attribution(stock.id)),
      session_start_time: expect.stringMatching(/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/),
    };
    expect(expected).toMatchObject({ source_type: 'utm', utm_source: 'boletin', session_pages: '2' });
    for (const { id } of [ours, express]) {
      expect(await orders.attribution(id)).toEqual(expected);
      expect(await orders.record(id)).toMatchObject({ first: { source: 'boletin' }, clicks: { gclid: 'Cj0_x-1' } });
    }
  });

  // That stock stores the same is shown of the Store API above.
  test('a guest’s order by the block checkout’s own button has its attribution', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const shop = new URL(baseURL ?? '').origin;
    const come = (page: Page) => page.goto(LANDING, BLOG);
    const { id } = await buy(browser, shop, { come, checkout: link, order: Orders.placeInBlocks });
    expect(await orders.attribution(id)).toMatchObject({
      source_type: 'utm',
      utm_source: 'boletin',
      utm_campaign: 'otoño',
      session_pages: '2',
      referrer: BLOG.referer,
      session_start_time: expect.stringMatching(/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/),
    });
    expect(await orders.record(id)).toMatchObject({ last: { source: 'boletin' }, clicks: { gclid: 'Cj0_x-1' } });
  });

  test('an order has no attribution when consent is withdrawn in the block checkout', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    const shop = new URL(baseURL ?? '').origin;
    const { id } = await buy(browser, shop, {
      come: async (page) => {
        await page.addInitScript(consentTool, 'allow');
        await page.goto(LANDING, BLOG);
      },
      checkout: link,
      order: async (page) => {
        await Orders.extensions(page);
        await decide(page, 'deny');
        const told = (await Orders.extensions(page)) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
        expect(new Set(Object.values(told['woocommerce/order-attribution'] ?? {}))).toEqual(new Set([null]));
        return Orders.send(page, told);
      },
    });
    expect(await orders.attribution(id)).toEqual({});
    expect(await orders.record(id)).toBeUndefined();
  });
});

test.describe('a customer who registers', { tag: '@real' }, () => {
  const KEPT = /^_wc_order_attribution_/;

  test(
    'a customer who registers has the attribution of stock WooCommerce',
    { tag: '@nightly' },
    async ({ browser, baseURL }, { project }) => {
      const shop = new URL(baseURL ?? '').origin;
      const owner = await Owner.of(browser, shop);
      const come = async (isOff: boolean) => {
        const context = await browser.newContext({ baseURL: shop, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
        if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: shop }]);
        const page = await context.newPage();
        const email = `registro-${project.name}-${isOff}-${Date.now()}@correo.example`;
        await page.goto(LANDING, BLOG);
        await register(page, email);
        await context.close();
        const { meta, remove } = await owner.customer(email);
        await remove();
        return Object.fromEntries(Object.entries(meta).filter(([key]) => KEPT.test(key)));
      };
      const stock = await come(true);
      expect(stock).toMatchObject({
        _wc_order_attribution_source_type: 'utm',
        _wc_order_attribution_utm_source: 'boletin',
        _wc_order_attribution_session_pages: '2',
      });
      expect(await come(false)).toEqual({
        ...stock,
        _wc_order_attribution_session_start_time: expect.stringMatching(/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/),
      });
      await owner.close();
    },
  );
});

import type { Browser } from '@playwright/test';
import { CARD_SWATCHES, addOne, kindsOf } from '../../.tools/bench/pages/kinds.mjs';
import { drawsEmoji } from '../../.tools/bench/pages/observe.mjs';
import { gzipBytes, isReact, originOf } from '../../.tools/bench/pages/scripts.mjs';
import { COOKIES } from '../../.tools/bench/visit/journey.mjs';
import { Traffic, inlineBytes } from '../../.tools/bench/pages/traffic.mjs';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** A page that a new visitor opens. */
interface Place {
  kind: string;
  path: string;
  /** Whether the visitor has an item in the cart. */
  hasItem?: boolean;
  /** Selector that must be visible, to make sure that the page is of this kind. */
  shows?: string;
}

const FORM = 'form.variations_form .islas-swatch';
const CARD = 'li .islas-swatch';
const MESSAGE = '.woocommerce-message, .wc-block-components-notice-banner.is-success';
/** Present on every page of every shop. */
const STORE_NOTICE = '.woocommerce-store-notice[data-notice-id]';

const PLACES: readonly Place[] = [
  ...kindsOf('storefront').map((place) => (place.kind === 'variable product' ? { ...place, shows: FORM } : place)),
  { ...CARD_SWATCHES, shows: CARD },
  { kind: 'account with a message', path: '/mi-cuenta/?add-to-cart=', shows: MESSAGE },
];

/** Makes the pretend shop ask for consent (`mocks/pages/visit.ts`); the other shops always do. */
const ASKS = { name: 'tienda_consent', value: 'on' } as const;

/** Uploaded images are not counted: related products are chosen at random. What Islas keeps there is. */
const CONTENT = /\/wp-content\/uploads\/(?!islas\/)/;

/** Opens a page and waits, without interaction, until its network is idle. Unless `hasAgreed`, consent is undecided. */
const weigh = async (browser: Browser, place: Place, shop: string, { isOff = false, hasAgreed = false } = {}) => {
  const context = await browser.newContext(hasAgreed ? {} : { storageState: { cookies: [], origins: [] } });
  await context.addCookies(COOKIES.map((cookie) => ({ ...cookie, url: shop })));
  if (!hasAgreed) await context.addCookies([{ ...ASKS, url: shop }]);
  if (isOff) await context.addCookies([{ ...ISLAS_OFF, url: shop }]);
  const id = place.hasItem || place.path.endsWith('=') ? await addOne(context.request, shop) : '';
  const page = await context.newPage();
  await page.addInitScript(drawsEmoji);
  const traffic = new Traffic(page);
  const response = await page.goto(`${shop}${place.path}${place.path.endsWith('=') ? id : ''}`);
  await traffic.quiet();
  const sights = isOff ? [STORE_NOTICE] : [STORE_NOTICE, place.shows ?? 'body'];
  for (const sight of sights) await expect(page.locator(sight).first()).toBeVisible();
  const scripts = await traffic.scripts();
  const html = (await response?.text()) ?? '';
  await context.close();
  const requests = traffic.requests.filter((request) => !CONTENT.test(request.url()));
  return { requests: requests.length, scripts, document: gzipBytes(html), ...inlineBytes(html) };
};

const sum = (scripts: readonly { bytes: number }[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);

const expectEachOnceWithoutReact = (scripts: readonly { url: string }[]): void => {
  const urls = scripts.filter(({ url }) => originOf(url) === 'islas').map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls, 'no module is asked for twice').toEqual([...new Set(urls)]);
  expect.soft(urls.filter(isReact), 'no React').toEqual([]);
};

for (const place of PLACES) {
  // Real shops prove it of the page that they compare with stock.
  test(`${place.kind}: without interaction the page loads no React and no module twice`, {
    tag: ['@core', '@pretend', '@twin'],
  }, async ({ browser, baseURL }) => {
    const { scripts } = await weigh(browser, place, new URL(baseURL ?? '').origin);
    expectEachOnceWithoutReact(scripts);
  });
}

test('with consent, a page loads one more file, for order attribution', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const place = { kind: 'listing', path: '/tienda/' };
  const { scripts } = await weigh(browser, place, new URL(baseURL ?? '').origin, { hasAgreed: true });
  const [file, ...others] = scripts.filter(
    ({ url }) => originOf(url) === 'islas' && !/\/(main|core|head)[\w-]*\.[jt]s(\?.*)?$/.test(url),
  );
  expect(others).toEqual([]);
  expect(file?.url).toContain('attribution');
});

/**
 * Limit for the bytes of all scripts of a page, those in the document too, as a fraction of those of stock WooCommerce.
 * Block stores keep their own scripts. So do carts, checkouts and accounts, without the dictionary of passwords.
 * Included are Islas' overlays, which stock lacks. As on telephones, the browser draws emoji itself. Each limit has some
 * 5 % of room over what was measured when it was set.
 */
const PART_OF_STOCK: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  storefront: {
    listing: 0.79,
    home: 0.79,
    'listing with swatches': 1.14,
    'simple product': 0.65,
    'variable product': 0.705,
    cart: 0.109,
    checkout: 0.21,
    account: 0.098,
    'account with a message': 0.098,
  },
  twentytwentyfive: {
    listing: 0.805,
    home: 0.76,
    'listing with swatches': 1.06,
    'simple product': 0.68,
    'variable product': 0.665,
    cart: 0.136,
    checkout: 0.207,
    account: 0.125,
    'account with a message': 0.125,
  },
};

/** Bytes that a document has above that of stock WooCommerce at most, which is fewer: swatches have their markup. */
const MORE_IN_DOCUMENT = { usual: -1900, checkout: -1100, 'variable product': -1000, 'listing with swatches': 0 };

/** Requests above those of stock WooCommerce at most: swatches have files of their own. */
const MORE_REQUESTS = { usual: 0, 'listing with swatches': 5 };

/** The pages where something is chosen, changed or paid; the others show it once more. */
const BY_DAY = ['listing', 'variable product', 'cart', 'checkout'];

for (const place of PLACES) {
  test(
    `${place.kind}: no React, no module twice, and requests, script bytes and the document within their limits compared with stock WooCommerce`,
    { tag: !BY_DAY.includes(place.kind) ? ['@real', '@nightly'] : '@real' },
    async ({ browser, baseURL, request }, info) => {
      test.slow(); // Two whole pages, each until its network is idle.
      const shop = new URL(baseURL ?? '').origin;
      // Fills the server's caches, so that both measurements have the same conditions.
      await request.get(place.path);
      const off = await weigh(browser, place, shop, { isOff: true });
      const on = await weigh(browser, place, shop);
      const bytes = ({ scripts, inline }: typeof on) => sum(scripts) + inline;
      const words = (page: typeof on) =>
        `${page.requests} requests, ${bytes(page)} bytes of scripts, ${page.inline} more in a document of ${page.document}`;
      info.annotations.push({ type: 'figures', description: `stock: ${words(off)}; with Islas: ${words(on)}` });
      expect(off.scripts.filter(({ url }) => originOf(url) === 'islas')).toEqual([]);
      expectEachOnceWithoutReact(on.scripts);
      const most = off.requests + (Reflect.get(MORE_REQUESTS, place.kind) ?? MORE_REQUESTS.usual);
      expect.soft(on.requests, 'requests').toBeLessThanOrEqual(most);
      const more = Reflect.get(MORE_IN_DOCUMENT, place.kind) ?? MORE_IN_DOCUMENT.usual;
      expect.soft(on.document - off.document, words(on)).toBeLessThanOrEqual(more);
      const part = PART_OF_STOCK[info.project.name]?.[place.kind] ?? 0;
      expect.soft(bytes(on) / bytes(off), words(on)).toBeLessThanOrEqual(part);
    },
  );
}

test('adding from the listing loads neither React nor a module twice', { tag: ['@core', '@list-button'] }, async ({
  shop,
  network,
  page,
}) => {
  await shop.open('listing');
  await shop.add();
  await page.waitForLoadState('networkidle');
  const own = network.all.map((request) => request.url()).filter((url) => /\/build\/.+\.js(\?|$)/.test(url));
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual([...new Set(own)]);
  expect(own.filter(isReact)).toEqual([]);
});

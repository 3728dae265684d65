import type { Browser } from '@playwright/test';
import { CARD_SWATCHES, addOne, kindsOf } from '../../.tools/bench/pages/kinds.mjs';
import { drawsEmoji } from '../../.tools/bench/pages/observe.mjs';
import { gzipBytes, isReact, originOf } from '../../.tools/bench/pages/scripts.mjs';
import { COOKIES } from '../../.tools/bench/visit/journey.mjs';
import { Traffic, inlineBytes } from '../../.tools/bench/pages/traffic.mjs';
import { HEAD_FILE, PAGES } from '../../.tools/build/bytes.mjs';
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

const kindOf = (entry: string) => {
  const page = PAGES.find(({ entries }) => entries.at(-1) === entry);
  if (!page) throw new Error('There is a page kind less than this file knows.');
  return page;
};

/** The budget of a kind of page, by the entry that it loads, plus the file of the head. */
const limitOf = ({ kind, shows }: Place, shop: string) => {
  const entry =
    shows === CARD
      ? 'src/entries/cards.ts'
      : shows === FORM
        ? 'src/entries/product.ts'
        : kind === 'simple product'
          ? 'widgets/product-add/entry.ts'
          : /^account/.test(kind)
            ? 'src/entries/fields.ts'
            : /^cart/.test(kind)
              ? 'src/entries/cart-queue.ts'
              : 'src/main.ts';
  const { limit } = PAGES.find(({ what }) => /^checkout/.test(kind) && what === 'with the checkout') ?? kindOf(entry);
  const beside = / product$/.test(kind)
    ? ['widgets/gallery/entry.ts', 'widgets/product-tabs/entry.ts']
    : /^cart/.test(kind)
      ? ['widgets/cart-page/entry.ts']
      : [];
  const more = beside.map((entry) => kindOf(entry).limit.bytes - kindOf('src/main.ts').limit.bytes);
  return {
    bytes: more.reduce((sum, bytes) => sum + bytes, limit.bytes + HEAD_FILE.limit),
    // The pretend shop has jQuery on each page, for which the tabs have a file.
    requests: limit.requests + 1 + more.length + Number(shop === 'pretend' && more.length > 1),
  };
};

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

for (const place of PLACES) {
  test(
    `${place.kind}: without interaction the page stays in its budget and loads no React`,
    { tag: '@core' },
    async ({ browser, baseURL }, info) => {
      const { scripts, islasInline } = await weigh(browser, place, new URL(baseURL ?? '').origin);
      const own = scripts.filter(({ url }) => originOf(url) === 'islas');
      const urls = own.map(({ url }) => url);
      const bytes = sum(own) + islasInline;
      const limit = limitOf(place, info.project.name);
      info.annotations.push({ type: 'figures', description: `${bytes} bytes of Islas in ${own.length} requests` });
      expect(urls.length).toBeGreaterThan(0);
      expect(urls, 'no module is asked for twice').toEqual([...new Set(urls)]);
      expect.soft(urls.filter(isReact), 'no React').toEqual([]);
      expect.soft(own.length, 'requests for scripts of Islas').toBeLessThanOrEqual(limit.requests);
      expect.soft(bytes, 'bytes of Islas').toBeLessThanOrEqual(limit.bytes);
    },
  );
}

test('with consent, a page loads one more file, for order attribution', async ({ browser, baseURL }) => {
  const place = { kind: 'listing', path: '/tienda/' };
  const { scripts } = await weigh(browser, place, new URL(baseURL ?? '').origin, { hasAgreed: true });
  const [file, ...others] = scripts.filter(
    ({ url }) => originOf(url) === 'islas' && !/\/(main|head)[\w-]*\.[jt]s(\?.*)?$/.test(url),
  );
  expect(others).toEqual([]);
  expect(file?.url).toContain('attribution');
  expect(file?.bytes).toBeLessThanOrEqual(kindOf('widgets/attribution/entry.ts').limit.part ?? 0);
});

/**
 * Limit for the bytes of all scripts of a page, those in the document too, as a fraction of those of stock WooCommerce.
 * Block stores keep their own scripts. So do carts, checkouts and accounts, without the dictionary of passwords.
 * Included are Islas' overlays, which stock lacks. As on telephones, the browser draws emoji itself.
 */
const PART_OF_STOCK: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  storefront: {
    listing: 0.5,
    home: 0.5,
    'listing with swatches': 0.8,
    'simple product': 0.439,
    'variable product': 0.497,
    cart: 0.077,
    checkout: 0.174,
    account: 0.065,
    'account with a message': 0.066,
  },
  twentytwentyfive: {
    listing: 0.584,
    home: 0.665,
    'listing with swatches': 0.8,
    'simple product': 0.504,
    'variable product': 0.5,
    cart: 0.104,
    checkout: 0.17,
    account: 0.093,
    'account with a message': 0.094,
  },
};

/** Bytes that a document has above that of stock WooCommerce at most, which is fewer: swatches have their markup. */
const MORE_IN_DOCUMENT = { usual: -3400, 'listing with swatches': -2600 };

for (const place of PLACES) {
  test(
    `${place.kind}: requests, script bytes and the document stay within their limits compared with stock WooCommerce`,
    { tag: '@real' },
    async ({ browser, baseURL }, info) => {
      test.slow(); // Three whole pages, each until its network is idle.
      const shop = new URL(baseURL ?? '').origin;
      await weigh(browser, place, shop); // Warms the server's caches, so that both measurements have the same conditions.
      const off = await weigh(browser, place, shop, { isOff: true });
      const on = await weigh(browser, place, shop);
      const bytes = ({ scripts, inline }: typeof on) => sum(scripts) + inline;
      const words = (page: typeof on) =>
        `${page.requests} requests, ${bytes(page)} bytes of scripts, ${page.inline} more in a document of ${page.document}`;
      info.annotations.push({ type: 'figures', description: `stock: ${words(off)}; with Islas: ${words(on)}` });
      expect(off.scripts.filter(({ url }) => originOf(url) === 'islas')).toEqual([]);
      expect.soft(on.requests, 'requests').toBeLessThanOrEqual(off.requests);
      const more = Reflect.get(MORE_IN_DOCUMENT, place.kind) ?? MORE_IN_DOCUMENT.usual;
      expect.soft(on.document - off.document, words(on)).toBeLessThanOrEqual(more);
      const part = PART_OF_STOCK[info.project.name]?.[place.kind] ?? 0;
      expect.soft(bytes(on) / bytes(off), words(on)).toBeLessThanOrEqual(part);
    },
  );
}

test('adding from the listing loads neither React nor a module twice', { tag: '@core' }, async ({
  shop,
  network,
  page,
}) => {
  await shop.open('listing');
  await shop.add();
  await page.waitForLoadState('networkidle');
  const own = network.all.map((request) => request.url()).filter((url) => /\/build\/.+\.js$/.test(url));
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual([...new Set(own)]);
  expect(own.filter(isReact)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { gzipBytes } from '../../.tools/bench/pages/scripts.mjs';
import type { Shop } from './support/shop';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** With this cookie a shop of `npm run store` sells to every country. */
const SELLS_TO_ALL = { name: 'sells-to', value: 'all' } as const;
const FILE = /\/uploads\/islas\/islas-data-[\w-]+\.js$/;
/** Limit for the document of a cart or checkout that sells everywhere, as a fraction of stock’s: what has been reached. */
const PART_OF_STOCK = 0.87;

const setCookie = (page: Page, cookie: { name: string; value: string }) =>
  page.context().addCookies([{ ...cookie, url: new URL(page.url()).origin }]);

/** Puts a product into the cart of a visitor to whom the shop sells everywhere. */
const fillCart = async (shop: Shop): Promise<void> => {
  await shop.open('loop');
  await shop.add();
  await setCookie(shop.page, SELLS_TO_ALL);
};

/** What the readers of the data find when they run, as text. */
const dataOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['wc_country_select_params', 'wc_address_i18n_params'].map((name) => JSON.stringify(Reflect.get(window, name))),
  );

/** Labels, order and required marks of the address fields, and the states of the country. */
const formOf = (page: Page, form: string) =>
  page.locator(form).evaluate((element) => ({
    labels: [...element.querySelectorAll('.form-row')].map(
      (row) =>
        `${row.id}: ${row.querySelector('label')?.textContent.trim() ?? ''} ${row.classList.contains('validate-required')}`,
    ),
    states: [...element.querySelectorAll('[name$="state"] option')].map((option) => option.textContent),
    state: element.querySelector('[name$="state"]')?.localName,
  }));

/** Does the same with Islas and without. */
const compare = async <T>(page: Page, read: () => Promise<T>): Promise<[islas: T, stock: T]> => {
  const islas = await read();
  await setCookie(page, ISLAS_OFF);
  return [islas, await read()];
};

test.describe('data of all countries @real', () => {
  for (const place of ['cart', 'checkout'] as const)
    test(`the ${place} reads the data of all countries from files, as stock reads it from the page`, {
      tag: place === 'cart' ? '@nightly' : [],
    }, async ({ shop, page }) => {
      await fillCart(shop);
      const files: string[] = [];
      page.on('response', (response) => FILE.test(response.url()) && files.push(`${response.status()}`));
      const [islas, stock] = await compare(page, async () => {
        const [answer] = await Promise.all([
          page.waitForResponse(/\/(carrito|finalizar-compra)\/$/),
          shop.open(place, { ready: false }),
        ]);
        return { bytes: gzipBytes(await answer.text()), data: await dataOf(page) };
      });
      expect(files).toEqual(['200', '200']);
      expect(islas.data[0]).toContain('countries');
      expect(islas.data).toEqual(stock.data);
      const bytes = `document of ${stock.bytes} bytes → ${islas.bytes}`;
      test.info().annotations.push({ type: 'figures', description: bytes });
      expect.soft(islas.bytes / stock.bytes, bytes).toBeLessThanOrEqual(PART_OF_STOCK);
    });

  test('the checkout shows the states and labels of another country as without Islas', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    await fillCart(shop);
    const [islas, stock] = await compare(page, async () => {
      await shop.open('checkout', { ready: false });
      const seen = [];
      for (const country of ['US', 'GB', 'JP', 'ES']) {
        // The shop keeps the country, and the next page begins with it.
        const isKept = page.waitForResponse(
          (answer) =>
            answer.url().includes('update_order_review') &&
            new URLSearchParams(answer.request().postData() ?? '').get('country') === country,
        );
        await page.locator('#billing_country').selectOption(country, { force: true });
        await isKept;
        seen.push(await formOf(page, '.woocommerce-billing-fields'));
      }
      return seen;
    });
    expect(islas[0]?.states).toContain('California');
    expect(islas).toEqual(stock);
  });

  test('the calculator of the cart shows the states and labels of another country as without Islas', async ({
    shop,
    page,
  }) => {
    await fillCart(shop);
    const [islas, stock] = await compare(page, async () => {
      await shop.open('cart', { ready: false });
      await page.locator('.shipping-calculator-button').click();
      await page.locator('#calc_shipping_country').selectOption('CA', { force: true });
      // Islas fetches the data when the calculator opens.
      await expect(page.locator('#calc_shipping_state option', { hasText: 'Ontario' })).toBeAttached();
      return formOf(page, '.woocommerce-shipping-calculator');
    });
    expect(islas).toEqual(stock);
  });

  test('an inline script of others reads the data while the page is parsed, and its change lasts', {
    tag: '@nightly',
  }, async ({ shop, page }) => {
    await fillCart(shop);
    await page.route(/\/finalizar-compra\/$/, async (route) => {
      const answer = await route.fetch();
      const script = `<script>
        window.seenEarly = typeof wc_country_select_params + Object.keys(wc_country_select_params).length;
        wc_country_select_params.i18n_no_matches = 'Nothing';
      </script>`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<body[^>]*>/, `$&${script}`) });
    });
    const [islas, stock] = await compare(page, async () => {
      await shop.open('checkout', { ready: false });
      return [await dataOf(page), await page.evaluate(() => Reflect.get(window, 'seenEarly') as unknown)];
    });
    expect(islas[1]).toBe('object12');
    expect(islas[0]?.[0 as never]).toContain('Nothing');
    expect(islas).toEqual(stock);
  });

  for (const [how, isFound] of [
    ['cannot be loaded', false],
    ['was deleted', true],
  ] as const)
    test(`a file that ${how} is replaced by data from the page`, { tag: isFound ? '@nightly' : [] }, async ({
      shop,
      page,
      problems,
    }) => {
      problems.expect(/ERR_FAILED|404/);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (search.includes('islas_data')) asked.push(pathname + search);
      });
      await fillCart(shop);
      const [islas, stock] = await compare(page, async () => {
        await page.route(FILE, (route) => (isFound ? route.fulfill({ status: 404, body: '' }) : route.abort()));
        await shop.open(`${shop.places.checkout}?other=1`, { ready: false });
        await page.locator('#billing_country').selectOption('US', { force: true });
        return [await dataOf(page), await formOf(page, '.woocommerce-billing-fields')];
      });
      expect(islas).toEqual(stock);
      // Once for each of the two.
      expect(new Set(asked)).toEqual(new Set([`${shop.places.checkout}?islas_data=page`]));
      expect(asked).toHaveLength(2);
    });

  test('the form of a country is usable where neither a file nor the page can be had', { tag: '@nightly' }, async ({
    shop,
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await fillCart(shop);
    for (const url of [FILE, /islas_data=page/]) await page.route(url, (route) => route.abort());
    await shop.open('checkout', { ready: false });
    await page.locator('#billing_country').selectOption('US', { force: true });
    expect(await page.evaluate(() => typeof Reflect.get(window, 'wc_country_select_params'))).toBe('undefined');
    await expect(page.locator('#billing_country')).toHaveValue('US');
  });

  test('data of few countries stays in the page', { tag: '@nightly' }, async ({ shop, page }) => {
    const files: string[] = [];
    page.on('request', (request) => FILE.test(request.url()) && files.push(request.url()));
    await shop.open('loop');
    await shop.add();
    await shop.open('checkout', { ready: false });
    expect((await dataOf(page))[0]).toContain('Asturias');
    expect(files).toEqual([]);
  });
});

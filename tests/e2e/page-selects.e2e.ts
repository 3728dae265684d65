import type { Page } from '@playwright/test';
import type { Shop } from './support/shop';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

/** With this cookie a shop of `npm run store` sells to every country. */
const SELLS_TO_ALL = { name: 'sells-to', value: 'all' } as const;
/** The library, with its style sheet. */
const LIBRARY = /selectWoo\.full|\/select2\.css/;
const COUNTRY = '#billing_country';

const setCookie = (page: Page, cookie: { name: string; value: string }) =>
  page.context().addCookies([{ ...cookie, url: new URL(page.url()).origin }]);

/** Opens the checkout of a visitor to whom the shop sells everywhere, with a script of others in it. */
const openCheckout = async (shop: Shop, script = ''): Promise<void> => {
  const { page } = shop;
  await shop.open('loop');
  await shop.add();
  await setCookie(page, SELLS_TO_ALL);
  if (script)
    await page.route(/\/finalizar-compra\/$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', () => `<script>${script}</script></body>`);
      await route.fulfill({ response: answer, body });
    });
  await shop.open('checkout', { ready: false });
  await page.waitForLoadState('networkidle');
};

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { place: [x, y + scrollY, width, height], page: document.documentElement.scrollHeight };
  });

const watch = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => LIBRARY.test(request.url()) && asked.push(request.url()));
  return asked;
};

test.describe('selects of countries and states @real', () => {
  test('are the browser’s own, in the size of WooCommerce’s, until the pointer comes near one', async ({
    shop,
    page,
  }) => {
    const asked = watch(page);
    await openCheckout(shop);
    expect(asked).toEqual([]);
    await expect(page.getByRole('combobox', { name: /País/ }).first()).toHaveId('billing_country');
    const before = [await boxOf(page, COUNTRY), await boxOf(page, '#billing_state')];

    await page.locator(`label[for=billing_country]`).hover();
    await expect(page.locator(`${COUNTRY} + .select2-container`)).toBeVisible();
    expect(asked).toHaveLength(2);
    const after = async () => [
      await boxOf(page, `${COUNTRY} + .select2-container`),
      await boxOf(page, '#billing_state + .select2-container'),
    ];
    await expect.poll(after).toEqual(before);

    await page.locator(`${COUNTRY} + .select2-container`).click();
    await page.locator('.select2-search__field').pressSequentially('Estados Unidos');
    await page.keyboard.press('Enter');
    await expect(page.locator(COUNTRY)).toHaveValue('US');
    await expect(page.locator('#billing_state option', { hasText: 'California' })).toBeAttached();
    await setCookie(page, ISLAS_OFF);
    await shop.open('checkout', { ready: false });
    await expect(page.locator(`${COUNTRY} + .select2-container`)).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, `${COUNTRY} + .select2-container`)).place)
      .toEqual(before[0]?.place);
  });

  test('stay the browser’s own under a hand or a keyboard, and say what WooCommerce’s say', { tag: '@once' }, async ({
    shop,
    page,
  }) => {
    const asked = watch(page);
    const script = `window.told = [];
      jQuery(function ($) {
        $(document.body).on('change country_to_state_changed country_to_state_changing select2:select', function (event, country) {
          told.push([event.type, event.target.id, country, event.params && event.params.data.id].join(' '));
        });
      });`;
    await openCheckout(shop, script);
    const told = () => page.evaluate('told.splice(0)');
    await told();
    await page.locator(COUNTRY).dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.locator(COUNTRY).focus();
    await page.locator(COUNTRY).selectOption('US');
    await expect(page.locator('#billing_state option', { hasText: 'California' })).toBeAttached();
    await expect(page.locator('.select2-container')).toHaveCount(0);
    await expect(page.locator(COUNTRY)).toBeFocused();
    const own = await told();
    expect(asked).toEqual([]);

    // Left: the library's selects stand in their place, and the focus goes on.
    await page.keyboard.press('Tab');
    await expect(page.locator(`${COUNTRY} + .select2-container`)).toContainText('Estados Unidos');
    await expect(page.locator('#billing_address_1')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.locator('.select2-search__field').pressSequentially('Canad');
    await page.keyboard.press('Enter');
    await expect(page.locator('#billing_state option', { hasText: 'Ontario' })).toBeAttached();
    // Except of the field that searches the list.
    const theirs = ((await told()) as string[]).filter((line) => line.trim() !== 'change');
    expect(theirs.map((line) => line.replaceAll('CA', 'US'))).toEqual(own);
    expect(own).toContain('select2:select billing_country  US');
  });

  test('a script of others that calls the library for another select gets it at once', {
    tag: ['@once', '@nightly'],
  }, async ({ shop, page }) => {
    const asked = watch(page);
    const script = `document.querySelector('.woocommerce').insertAdjacentHTML('beforeend', '<select id="theirs"><option>Uno</option></select>');
      jQuery(($) => $(() => {
        $('${COUNTRY}').select2({ minimumResultsForSearch: Infinity });
        window.before = $('.select2-container').length;
        $('#theirs').select2();
        window.settings = typeof $.fn.select2.defaults.set;
      }));`;
    await openCheckout(shop, script);
    await expect(page.locator('#theirs + .select2-container')).toBeVisible();
    expect(await page.evaluate('[before, settings]')).toEqual([0, 'function']);
    await page.locator(`${COUNTRY} + .select2-container`).click();
    await expect(page.locator('.select2-results__option').first()).toBeVisible();
    await expect(page.locator('.select2-search__field')).toBeHidden();
    expect(asked).toHaveLength(2);
  });

  test('become the library’s only when its style sheet is there', { tag: ['@once', '@nightly'] }, async ({
    shop,
    page,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    let isLost = true;
    await page.route(/\/select2\.css/, (route) => (isLost ? route.abort() : route.continue()));
    const asked = watch(page);
    await openCheckout(shop);
    const lost = page.waitForEvent('requestfailed', (request) => LIBRARY.test(request.url()));
    await page.locator('label[for=billing_country]').hover();
    await lost;
    await page.locator(COUNTRY).selectOption('US');
    await expect(page.locator('#billing_state option', { hasText: 'California' })).toBeAttached();
    await expect(page.locator('.select2-container')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('selectWoo'))).toEqual([]);

    isLost = false;
    await page.locator('#order_comments').hover();
    await page.locator('label[for=billing_country]').hover();
    const widget = page.locator(`${COUNTRY} + .select2-container`);
    await expect(widget).toContainText('Estados Unidos');
    expect(await widget.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  });
});

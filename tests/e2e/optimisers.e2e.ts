import type { Page } from '@playwright/test';
import { nightlyFrom } from './support/nightly';
import { delayScripts } from './support/optimiser';
import { ONE } from './support/shop';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

test.use({ storageState: { cookies: [], origins: [] } });

const bar = (page: Page) => page.locator('#islas-consent');
const accept = (page: Page) => bar(page).locator('[data-islas-action="consent.accept"]');
const decisions = (page: Page) => page.context().cookies();

const isDecided = async (page: Page) => (await decisions(page)).some(({ name }) => name === 'eu_cookies_bar');

/** Journeys that must pass beside every optimiser, whatever it does with other scripts. */
const laws = (before: (page: Page) => Promise<unknown>): void => {
  test('with delayed scripts, the bar never shows to a visitor who has decided', async ({ page, shop }) => {
    await shop.open('listing');
    await accept(page).click();
    await expect.poll(() => isDecided(page)).toBe(true);
    await before(page);
    await shop.openEarly('listing');
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'accepted');
    await expect(bar(page)).toBeHidden();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(bar(page)).toBeHidden();
  });

  test('with delayed scripts, a press on the consent bar decides at once, and once', async ({ page, shop }) => {
    await before(page);
    await shop.openEarly('listing');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.waitForLoadState('load');
    const first = loads.length;
    await accept(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await isDecided(page)).toBe(true);
    expect(loads).toHaveLength(first);
  });

  test('with delayed scripts, the first press on an add button adds one item without a page load', async ({
    page,
    shop,
  }) => {
    await before(page);
    await decide(page, shop);
    await shop.openEarly('listing');
    await page.waitForLoadState('load');
    await shop.button(ONE).click();
    await expect.poll(() => shop.itemsInCart()).toBe(1);
    expect(page.url()).not.toContain('add-to-cart');
    await shop.button(ONE).click();
    await expect.poll(() => shop.itemsInCart()).toBe(2);
  });

  test('with delayed scripts, a variable product shows its price and is added', async ({ page, shop }) => {
    await before(page);
    await decide(page, shop);
    const product = new VariationPage(page);
    await product.open(SHIRT);
    await product.chooseFirst();
    await expect(product.price).toContainText('€');
    await product.button.click();
    await expect.poll(() => shop.itemsInCart()).toBe(1);
  });
};

/** Sets a decision, so that the bar covers nothing. */
const decide = (page: Page, shop: Shop) =>
  page.context().addCookies([
    {
      name: 'eu_cookies_bar',
      value: String(Math.round(Date.now() / 1000) + 86_400),
      url: new URL(shop.places.listing, page.url().startsWith('http') ? page.url() : test.info().project.use.baseURL)
        .href,
    },
  ]);

/** Optimisers, with the attribute of script tags that each of them leaves alone. */
const ATTRIBUTES = {
  'WP Rocket': /\bnowprocket\b/,
  'LiteSpeed Cache': /\bdata-no-defer\b|\bdata-no-optimize="1"/,
  Autoptimize: /\bdata-noptimize="1"/,
  NitroPack: /\bnitro-exclude\b/,
  Cloudflare: /\bdata-cfasync="false"/,
};

for (const [index, [name, keeps]] of Object.entries(ATTRIBUTES).entries())
  test.describe(`where scripts wait for the first touch as with ${name} @real`, nightlyFrom(1, index), () =>
    laws((page) => delayScripts(page, keeps)),
  );

test.describe('where an unknown optimiser delays every script @real', () => {
  test('a tap on the consent bar decides, although the tap itself starts the delayed script', {
    tag: '@nightly',
  }, async ({ page, shop, browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await delayScripts(phone, /^$/);
    await phone.goto(new URL(shop.places.listing, test.info().project.use.baseURL).href);
    await accept(phone).tap();
    await expect.poll(() => isDecided(phone)).toBe(true);
    await expect(bar(phone)).toBeHidden();
    await context.close();
    await page.close();
  });

  test('with an unknown optimiser, the first press on an add button adds one', async ({ page, shop }) => {
    await delayScripts(page, /^$/);
    await decide(page, shop);
    await shop.openEarly('listing');
    await page.waitForLoadState('load');
    await shop.button(ONE).click();
    await expect.poll(() => shop.itemsInCart()).toBe(1);
    await page.waitForLoadState('load');
    expect(await shop.itemsInCart()).toBe(1);
  });
});

/** The test command runs these in shops with a real optimiser, set to delay and combine all scripts it can. */
test.describe('beside an optimiser @optimiser', () => laws(async () => {}));

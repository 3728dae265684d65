import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

/** Functional cookies of shops, hosts and payment providers; no cookie list of the seeded shop contains them. */
const FUNCTIONAL = [
  'wmc_current_currency',
  'woocommerce_multicurrency_forced_currency',
  'wp-wpml_current_language',
  'pll_language',
  'trp_language',
  'age_gate',
  'yith_wcwl_session_abc',
  'tinv_wishlistkey',
  'AWSALB',
  '__cflb',
  '_lscache_vary',
  'X-LSCACHE-VARY',
  'PHPSESSID',
  '__stripe_mid',
];
/** Cookies that no list and no pattern knows. */
const UNKNOWN = ['affiliate_of_this_shop', 'ab-variant'];
/** Tracking cookies that Islas knows, although no list of this shop contains them. */
const TRACKING = ['_ga', '_fbp', '_hjSessionUser_1'];

const give = (context: BrowserContext, url: string, names: readonly string[], httpOnly = false) =>
  context.addCookies(names.map((name) => ({ name, value: 'x', url, httpOnly })));
const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test.describe('cookies that a refusal deletes @real', () => {
  test.beforeEach(async ({ context, shop, baseURL, page }) => {
    await give(context, baseURL ?? '', [...FUNCTIONAL, ...UNKNOWN, ...TRACKING]);
    await give(context, baseURL ?? '', ['_pk_id.1'], true);
    await shop.open('listing');
    await page.locator('#islas-consent [data-islas-action="consent.decline"]').click();
    await expect(page.locator('#islas-consent')).toBeHidden();
  });

  test('known tracking cookies are deleted, HttpOnly too; necessary and unknown ones stay', async ({
    context,
    page,
    baseURL,
  }) => {
    await expect
      .poll(async () => (await namesOf(context)).filter((name) => [...TRACKING, '_pk_id.1'].includes(name)))
      .toEqual([]);
    await page.reload();
    expect(await namesOf(context)).toEqual(expect.arrayContaining([...FUNCTIONAL, ...UNKNOWN]));
    const block = async () =>
      (await context.cookies()).find(({ name }) => name === 'eu_cookies_bar_block')?.value.split(',') ?? [];
    expect(await block()).toContain('sbjs_current');
    // Set again, they are deleted again and join the block list, whether the shop or the page expired them first.
    await give(context, baseURL ?? '', TRACKING);
    await page.reload();
    await expect.poll(block).toEqual(expect.arrayContaining(['sbjs_current', ...TRACKING]));
    // Polled separately: they can be on the block list already since the refusal.
    await expect.poll(async () => (await namesOf(context)).filter((name) => TRACKING.includes(name))).toEqual([]);
    expect((await block()).filter((name) => [...FUNCTIONAL, ...UNKNOWN].includes(name))).toEqual([]);
  });

  test('pages stay cacheable whatever cookies the browser sends, and no response has many Set-Cookie headers', async ({
    context,
    page,
    baseURL,
  }) => {
    const many = Array.from({ length: 60 }, (_, i) => `_ga_${i}`);
    await give(context, baseURL ?? '', [...TRACKING, ...many]);
    const answer = await context.request.get(page.url());
    expect(answer.headers()['cache-control'] ?? '').not.toMatch(/no-store|no-cache|private/);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
    // Responses for one visitor's cart may set cookies.
    for (const path of ['/carrito/', '/?wc-ajax=get_refreshed_fragments']) {
      const own = await context.request.get(path);
      const set = own.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
      expect(set.length).toBeGreaterThan(0);
      expect(set.map(({ name, value }) => `${name}: ${value}`).join('').length).toBeLessThan(3000);
    }
  });
});

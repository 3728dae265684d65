import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from './support/owner';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

test.describe.configure({ mode: 'serial' });

/** Signs in as the owner of a shop in coming-soon mode, and shows its banner again. */
const showBanner = async (page: Page, url: string): Promise<void> => {
  await signIn(page, 'admin');
  // With this cookie the test shop is in coming-soon mode.
  await page.context().addCookies([{ name: 'shop', value: 'coming-soon', url }]);
  // The shop saves each user's dismissal, which an earlier run may have left.
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  await page.request.post('/wp-json/wp/v2/users/1', {
    headers: { 'X-WP-Nonce': nonce },
    data: {
      woocommerce_meta: { coming_soon_banner_dismissed: '' },
      meta: { woocommerce_coming_soon_banner_dismissed: '' },
    },
  });
};

for (const way of ['mouse', 'keyboard'] as const) {
  test(`the coming-soon banner stays after a failed request, and goes when the shop has saved the dismissal (${way})`, {
    tag: '@nightly',
  }, async ({ page, baseURL, problems, announcements }) => {
    problems.expect(FAILED_LOAD);
    await showBanner(page, String(baseURL));
    await page.reload();
    const banner = page.locator('#coming-soon-footer-banner');
    const dismiss = banner.getByRole('button', { name: 'Descartar este aviso' });
    await expect(dismiss).toBeVisible();
    await page.route('**/wp-json/wp/v2/users/**', (route) => route.abort('internetdisconnected'), { times: 1 });
    const press = async (key: string) => {
      if (way === 'mouse') return dismiss.click();
      await dismiss.focus();
      await page.keyboard.press(key);
    };
    await press('Enter');
    await expect.poll(async () => (await announcements.texts()).join()).toContain('No se ha podido descartar');
    await expect(banner).toBeVisible();
    const said = (await announcements.texts()).filter((text) => text.includes('No se ha podido descartar'));
    expect(said).toHaveLength(1);
    const { violations } = await new AxeBuilder({ page }).include('#coming-soon-footer-banner').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const sent = page.waitForRequest((request) => request.url().includes('/wp-json/wp/v2/users/'));
    await press('Space');
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.headers()['x-wp-nonce']).toBeTruthy();
    expect(request.postDataJSON()).toMatchObject({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
    await expect(banner).toBeHidden();
    if (way === 'keyboard') expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    await page.reload();
    await expect(banner).toHaveCount(0);
  });
}

test('the coming-soon banner dismissed before Islas has loaded is dismissed once when it loads', async ({
  page,
  baseURL,
  network,
}) => {
  await showBanner(page, String(baseURL));
  const release = await network.holdFiles();
  await page.reload({ waitUntil: 'commit' });
  const banner = page.locator('#coming-soon-footer-banner');
  await banner.locator('.coming-soon-footer-banner-dismiss').click();
  await expect(banner).toBeVisible();
  await release();
  await expect(banner).toBeHidden();
  const sent = network.all.filter((request) => /wp-json\/wp\/v2\/users/.test(request.url()));
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(banner).toHaveCount(0);
});

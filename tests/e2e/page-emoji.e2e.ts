import { expect, test } from './support/test';

/** What WordPress' test stores when it has run. */
const KEY = 'wpEmojiSettingsSupports';

test("WordPress's emoji test comes once a page has an emoji, and from the browser's cache after that", {
  tag: '@real',
}, async ({ shop, page }) => {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);
  await shop.open('account');
  await page.waitForLoadState('networkidle');
  expect(await stored()).toBe('');

  await page.evaluate(() => document.body.append('Cesta 🎁'));
  await expect.poll(stored).toContain('supportTests');
  await expect(page.locator('#wp-emoji-styles-inline-css')).toHaveCount(1);

  await page.reload();
  const answer = page.waitForResponse(/wc-ajax=islas_emoji/);
  await page.evaluate(() => document.body.append('España 🇪🇸'));
  expect((await answer).ok()).toBe(true);
  await expect(page.locator('#wp-emoji-settings')).toHaveCount(1);
});

import { expect, test } from './support/test';

/** What WordPress' test stores when it has run. */
const KEY = 'wpEmojiSettingsSupports';
const DAY = 86_400_000;

test("WordPress's emoji test comes once a page has an emoji, and its result lasts seven days", {
  tag: '@real',
}, async ({ shop, page }) => {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);
  const addEmoji = async () => {
    await page.evaluate(() => document.body.append('Cesta 🎁'));
    await expect(page.locator('#wp-emoji-settings')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  };
  await shop.open('account');
  await page.waitForLoadState('networkidle');
  expect(await stored()).toBe('');

  await addEmoji();
  await expect(page.locator('#wp-emoji-styles-inline-css')).toHaveCount(1);
  await expect.poll(stored).toContain('supportTests');

  /** Dates the cached result back, and marks it: a new test would remove the mark. */
  const age = (days: number) =>
    page.evaluate(
      ([key, then]) => {
        const { supportTests } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { supportTests: object };
        sessionStorage.setItem(key, JSON.stringify({ timestamp: then, supportTests: { ...supportTests, mark: true } }));
      },
      [KEY, Date.now() - days * DAY] as const,
    );
  await age(6);
  await page.reload();
  await addEmoji();
  expect(await stored()).toContain('mark');
  await age(8);
  await page.reload();
  await addEmoji();
  await expect.poll(stored).toContain('supportTests');
  expect(await stored()).not.toContain('mark');
});

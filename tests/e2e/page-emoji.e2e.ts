import { expect, test } from './support/test';

const KEY = 'wpEmojiSettingsSupports';
const DAY = 86_400_000;

test("WordPress's emoji test is cached for seven days, and runs again after that", { tag: '@real' }, async ({
  shop,
  page,
}) => {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY);
  await shop.open('account', { ready: false });
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
  await page.waitForLoadState('networkidle');
  expect(await stored()).toContain('mark');
  await age(8);
  await page.reload();
  await expect.poll(stored).toContain('supportTests');
  expect(await stored()).not.toContain('mark');
});

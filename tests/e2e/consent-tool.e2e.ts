import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const has = (page: Page, category: string) =>
  page.evaluate((name) => (window as { wp_has_consent?: (name: string) => boolean }).wp_has_consent?.(name), category);

/** What visitors' browsers get for the script of the tool: it sets its cookie as it is answered, and says so. */
const TOOL = `window.answerTool = (statistics, marketing) => {
  document.cookie = 'CookieConsent=' + encodeURIComponent(
    "{stamp:'x',necessary:true,preferences:false,statistics:" + statistics + ",marketing:" + marketing + "}") + '; path=/';
  dispatchEvent(new Event(statistics ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
};`;

test('beside a hosted tool there is one bar, and what it is answered counts @real', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await page.route('https://consent.cookiebot.com/**', (route) => route.fulfill({ body: TOOL }));
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: 'window.ran=1' }));
  const owner = await Owner.of(browser, baseURL ?? '');
  const tags = [
    '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js"></script>',
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST12345"></script>',
  ];
  const post = await owner.publish('Con otra barra', `<!-- wp:html -->${tags.join('')}<!-- /wp:html -->`);
  const answer = (statistics: boolean, marketing: boolean) =>
    page.evaluate(
      ([a, b]) => (Reflect.get(window, 'answerTool') as (...args: unknown[]) => void)(a, b),
      [statistics, marketing],
    );
  try {
    await page.goto(post.link);
    await expect(page.locator('#Cookiebot')).toHaveAttribute('src', /uc\.js$/);
    await expect(page.locator('#islas-consent, .islas-consent-again, [data-island=consent-settings]')).toHaveCount(0);
    expect(await has(page, 'statistics')).toBe(false);
    await answer(true, false);
    await expect.poll(() => has(page, 'statistics')).toBe(true);
    expect(await has(page, 'marketing')).toBe(false);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
    await page.reload();
    await expect.poll(() => has(page, 'statistics')).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).toContain('CookieConsent');
    await answer(false, false);
    await expect.poll(() => has(page, 'statistics')).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).toContain('CookieConsent');
    await owner.page.goto('/wp-admin/admin.php?page=islas-consent');
    await expect(owner.page.getByText(/Cookiebot está en las páginas/)).toBeVisible();
  } finally {
    await owner.remove(post.id);
  }
});

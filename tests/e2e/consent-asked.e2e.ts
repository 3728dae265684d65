import { Owner } from './support/owner';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas#consent/simulator';

test.use({ storageState: { cookies: [], origins: [] } });

test('the tab of consent lists trackers that cannot be blocked, and visitors get no reporting code', {
  tag: '@real',
}, async ({ browser, baseURL, page: visitor }) => {
  const printed = {
    head: `<script>fetch('https://www.cli' + 'nk.example/never'); fetch('https://region1.google-ana' + 'lytics.com/g/collect?cid=1', { mode: 'no-cors' });</script>`,
    footer: `<link rel="stylesheet" href="https://fonts.example/css/1234567/x.css?family=a">`,
  };
  await new Tags(visitor).print(printed);
  await visitor.goto('/tienda/');
  expect(await visitor.locator('#islas-consent-report').count()).toBe(0);

  const { page } = await Owner.of(browser, baseURL ?? '');
  const tags = new Tags(page);
  await tags.print(printed);
  const told = page.waitForRequest(
    (request) => request.url().includes('admin-ajax.php') && request.method() === 'POST',
  );
  await page.goto('/tienda/');
  await told;
  await page.goto(SCREEN);
  const asked = page.locator('#islas-part-simulator');
  await expect(asked.locator('li', { hasText: 'region1.google-analytics.com/g/collect' })).toContainText(
    'Google Analytics',
  );
  await expect(asked.locator('li', { hasText: 'fonts.example/css/*/x.css' })).toContainText('regla');
  await expect(asked).not.toContainText('cid=');
  await asked.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `test-results/consent-asked-${test.info().project.name}.png` });
  await page.context().close();
});

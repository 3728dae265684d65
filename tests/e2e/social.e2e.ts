import AxeBuilder from '@axe-core/playwright';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const LINKS = '?swatches=social_links:https://www.instagram.com/azahar https://www.facebook.com/azahar';

test('only one of two overlays is open, however fast they are toggled', { tag: '@pretend' }, async ({ page }) => {
  await page.goto('/tienda/');
  await expect(page.locator('.social-toggle')).toHaveAttribute('aria-expanded', 'false');
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      for (const toggle of ['search', 'social', 'search', 'social', 'social', 'search', 'social'])
        document.querySelector<HTMLElement>(`.${toggle}-toggle`)?.click();
    });
    await expect(page.locator('.site-overlay:visible')).toHaveCount(1);
    await expect(page.locator('[aria-expanded=true][data-islas-overlay]')).toHaveCount(1);
  }
  await expect(page.locator('#social-overlay')).toBeVisible();
  expect(await page.evaluate(() => !!document.activeElement?.closest('#social-overlay'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('.site-overlay:visible')).toHaveCount(0);
});

test('opening the search closes the social links', { tag: ['@pretend', '@nightly'] }, async ({ page }) => {
  await page.goto('/tienda/');
  await page.locator('.social-toggle').click();
  await expect(page.locator('#social-overlay')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Instagram' })).toBeFocused();
  // The page behind is inert for the keyboard; a press on the other toggle, beside the overlay, still opens it.
  await page.evaluate(() => document.querySelector<HTMLElement>('.search-toggle')?.click());
  await expect(page.locator('#search-overlay')).toBeVisible();
  await expect(page.locator('#social-overlay')).toBeHidden();
  await expect(page.locator('.social-toggle')).toHaveAttribute('aria-expanded', 'false');
});

test('the owner’s links open from the shortcode, with and without JavaScript', { tag: '@real' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await Owner.of(browser, String(baseURL));
  const { id, link } = await owner.publish('Redes', '<p>[islas_search] [islas_social]</p>');
  try {
    await page.goto(link + LINKS);
    const toggle = page.locator('p .islas-toggle--social');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const dialog = page.getByRole('dialog', { name: 'Redes sociales' });
    await expect(dialog.getByRole('link')).toHaveText(['Instagram', 'Facebook']);
    await expect(dialog.getByRole('link').first()).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('#islas-social').analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await page.locator('p .islas-toggle--search').click();
    await expect(page.locator('#islas-search')).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
    const plain = await context.newPage();
    await plain.goto(link + LINKS);
    await plain.locator('p .islas-toggle--social').click();
    await expect(plain.locator('#islas-social').getByRole('link', { name: 'Instagram' })).toBeVisible();
    await context.close();
  } finally {
    await owner.remove(id);
    await owner.close();
  }
});

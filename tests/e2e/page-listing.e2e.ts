import { expect, test } from './support/test';

test.describe('the order of a listing', { tag: '@classic' }, () => {
  test('choosing an order submits it at once', { tag: '@core' }, async ({ shop, page }) => {
    await shop.open('listing');
    const select = page.locator('.woocommerce-ordering select.orderby').first();
    await expect(select).toHaveAttribute('data-island-state', 'live');
    await select.selectOption('price');
    await expect(page).toHaveURL(/orderby=price(&|$)/);
  });

  test('choosing an order by keyboard submits once, however many options are passed', async ({ shop, page }) => {
    await shop.open('listing');
    const select = page.locator('.woocommerce-ordering select.orderby').first();
    await expect(select).toHaveAttribute('data-island-state', 'live');
    const visits: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
    await select.focus();
    // The events that a browser dispatches at each arrow key on a closed select.
    for (const value of ['popularity', 'date', 'price']) {
      await select.evaluate((element: HTMLSelectElement, next) => {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
        element.value = next;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    }
    expect(visits).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/orderby=price(&|$)/);
    expect(visits.filter((url) => url.includes('orderby='))).toHaveLength(1);
  });
});

test('the block’s own sorting is left to the block', { tag: '@block' }, async ({ page }) => {
  await page.goto('/tienda/');
  await page.waitForLoadState('networkidle');
  const select = page.locator('form[data-wp-interactive] select.orderby').first();
  await expect(select).not.toHaveAttribute('data-island-state', /./);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  // The page has no sign of when WordPress' run-time has added its listeners.
  await expect(async () => {
    await select.selectOption('popularity');
    await select.selectOption('price');
    await expect(page).toHaveURL(/orderby=price(&|$)/, { timeout: 3000 });
  }).toPass();
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
});

test('the result count is announced two seconds after the page has loaded, also with a query', {
  tag: '@nightly',
}, async ({ shop, page, announcements }) => {
  for (const query of ['', '?orderby=price']) {
    await page.goto(`/tienda/${query}`);
    const said = (await page.locator('.woocommerce-result-count').first().textContent())?.trim() ?? '';
    await expect
      .poll(async () => (await announcements.texts()).filter((text) => text === said).length, { timeout: 9_000 })
      .toBeGreaterThan(0);
  }
  expect(shop.places.listing).toBeTruthy();
});

test('the current category is marked, whatever the form of its address', { tag: ['@classic', '@nightly'] }, async ({
  shop,
  page,
}) => {
  for (const address of [shop.places.category, `${shop.places.category}?orderby=price`]) {
    await page.goto(address);
    const marked = page.locator('.product-categories a[aria-current="page"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', /ceramica\/$/);
    await expect(page.locator('.product-categories li.current-cat')).toHaveCount(1);
  }
});

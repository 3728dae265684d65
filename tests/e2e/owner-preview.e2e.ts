import AxeBuilder from '@axe-core/playwright';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas#cart';
const TEXT = 'Un momento, que viene el borrador';

test('the preview shows unsaved settings in its frame, to this owner only, and stores no decision about cookies', {
  tag: '@real',
}, async ({ browser, baseURL, page: visitor }) => {
  test.setTimeout(300_000);
  const owner = await Owner.of(browser, String(baseURL));
  const { page } = owner;
  const preview = page.locator('.islas-draft');
  const status = preview.getByRole('status');
  const ready = 'La vista previa muestra los ajustes sin guardar. Solo la ves tú.';
  const frame = preview.frameLocator('iframe');
  const shown = () => preview.locator('iframe').getAttribute('src');
  // The owner has decided about cookies already.
  const decision = {
    name: 'eu_cookies_bar',
    value: String(Math.round(Date.now() / 1000) + 86_400),
    url: String(baseURL),
  };
  await page.context().addCookies([decision]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SCREEN, { waitUntil: 'domcontentloaded' });
  await expect(status).toHaveText(ready, { timeout: 60_000 });
  const bar = frame.locator('#islas-consent');
  await expect(bar).toBeVisible();
  // By script: Playwright measures a frame that is scaled as if it were not.
  await bar.getByRole('button', { name: 'Aceptar' }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(bar).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /^islas_consent|^eu_cookies/.test(name))).toEqual([
    expect.objectContaining({ name: decision.name, value: decision.value }),
  ]);

  const before = await shown();
  await page.getByRole('button', { name: 'Más', exact: true }).first().click();
  await page.locator('[data-setting="please_wait_text"] input').fill(TEXT);
  await expect.poll(shown, { timeout: 60_000 }).not.toBe(before);
  await expect(status).toHaveText(ready, { timeout: 60_000 });
  const address = String(await shown());
  expect(await frame.locator('html').innerHTML()).toContain(TEXT);
  await expect(bar, 'Every page of the preview begins without a decision.').toBeVisible();

  // The draft goes with the visitor of the frame.
  await frame
    .locator('a[href*="/carrito/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(frame.locator('body.woocommerce-cart')).toBeVisible();
  expect(await frame.locator('html').innerHTML()).toContain(TEXT);

  for (const hostile of [address, `${address}0`]) {
    await visitor.goto(hostile);
    expect(await visitor.content()).not.toContain(TEXT);
    await expect(visitor.locator('#islas-head-preview')).toHaveCount(0);
  }
  await visitor.goto('/tienda/');
  expect(await visitor.content()).not.toContain(TEXT);

  await preview.getByRole('button', { name: 'Teléfono' }).click();
  await expect(preview.locator('iframe')).toHaveCSS('width', '390px');
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('.islas-draft')
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await test.step('a shop that forbids frames is said, with a link to a new tab', async () => {
    await page.route(/islas_preview=/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-frame-options': 'DENY' } });
    });
    await preview.getByRole('button', { name: 'Actualizar la vista previa' }).click();
    await expect(status).toContainText('prohíbe que sus páginas se muestren en un marco', { timeout: 60_000 });
    await expect(preview.getByRole('link', { name: 'Abrir en una pestaña nueva' })).toBeVisible();
  });
  await owner.close();
});

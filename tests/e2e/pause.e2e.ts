import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const PRODUCT = '/producto/camiseta-basica/';
/** A setting with any text, of a feature that every shop has. */
const SETTING = 'search_panel';

/** Whether a page has anything of Islas, besides an address that asks for a page without it. */
const hasIslas = async (page: Page): Promise<boolean> => /islas-|data-island/.test(await page.content());

// The pause is for every visitor, and an import changes all settings.
test.describe('the owner’s way back', { tag: ['@real', '@alone'] }, () => {
  test.describe.configure({ mode: 'serial' });
  let owner: Owner;

  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(120_000);
    owner = await Owner.of(browser, String(project.use.baseURL));
  });

  test.afterAll(() => owner.close());

  test('settings are exported, changed, imported and the import is undone, without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: await owner.page.context().storageState(),
    });
    const page = await context.newPage();
    const field = page.locator(`[name="islas_settings[${SETTING}]"]`);
    const upload = page.getByLabel('Archivo de ajustes');
    const send = async (file: string) => {
      await upload.setInputFiles({ name: 'islas.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await page.getByRole('button', { name: 'Importar los ajustes' }).click();
    };
    const save = async (value: string) => {
      await field.fill(value);
      await page.locator('#submit').click();
      await expect(field).toHaveValue(value);
    };

    await page.goto(SCREEN);
    await save('.antes');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar los ajustes' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^islas-\d{4}-\d\d-\d\d\.json$/);
    const json = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ islas: 1, settings: { [SETTING]: '.antes' } });

    await save('.luego');
    await send(json.replace('"feature_cart": true', '"feature_cart": "sí", "nada": 1'));
    const refused = page.locator('.notice-error');
    await expect(refused).toContainText('El archivo se ha rechazado y no se ha cambiado nada.');
    await expect(refused.getByRole('listitem')).toHaveText([
      '«feature_cart» debe ser true o false.',
      'Islas no tiene ningún ajuste «nada».',
    ]);
    await expect(field).toHaveValue('.luego');

    await send(json);
    await expect(page.getByText('Se han guardado los ajustes del archivo.')).toBeVisible();
    await expect(field).toHaveValue('.antes');

    await page.getByRole('button', { name: 'Deshacer la importación' }).click();
    await expect(page.getByText('Se han recuperado los ajustes anteriores a la importación.')).toBeVisible();
    await expect(field).toHaveValue('.luego');
    await expect(page.getByRole('button', { name: 'Deshacer la importación' })).toHaveCount(0);
    await save('');
    await context.close();
  });

  test('while Islas is paused the shop runs the stock scripts, and the owner can resume it', async ({ page, shop }) => {
    test.setTimeout(120_000);
    const screen = owner.page;
    await screen.goto(SCREEN);
    const { violations } = await new AxeBuilder({ page: screen })
      .setLegacyMode()
      .include('#islas-pause')
      .include('#islas-support-link')
      .include('#islas-transfer')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await screen.getByRole('button', { name: 'Pausar Islas' }).click();
    try {
      await expect(screen.locator('#islas-paused')).toContainText('Islas está en pausa desde');
      await screen.goto('/wp-admin/index.php');
      await expect(screen.locator('#islas-paused')).toBeVisible();

      await page.goto(PRODUCT);
      expect(await hasIslas(page)).toBe(false);
      await expect(page.locator('script[src*="add-to-cart-variation"]')).toHaveCount(1);
      await expect(page.locator('#islas-paused')).toHaveCount(0);
      await page.locator('.variations_form .reset_variations').waitFor({ state: 'attached' });
      for (const select of await page.locator('.variations_form select').all()) await select.selectOption({ index: 1 });
      const button = page.locator('.single_add_to_cart_button');
      await expect(button).not.toHaveClass(/disabled/);
      await button.click();
      await expect.poll(() => shop.itemsInCart()).toBe(1);
    } finally {
      await screen.getByRole('link', { name: 'Reanudar Islas' }).click();
      await screen.getByRole('button', { name: 'Reanudar Islas' }).click();
    }
    await expect(screen.getByText('Islas vuelve a funcionar.')).toBeVisible();
    await page.goto(PRODUCT);
    expect(await hasIslas(page)).toBe(true);
  });

  test('?islas=off shows one page without Islas to the owner, and to a stranger with the link for support only', {
    tag: '@nightly',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const screen = owner.page;
    const answer = await screen.goto(`${PRODUCT}?islas=off`);
    expect(await hasIslas(screen)).toBe(false);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await screen.goto(PRODUCT);
    expect(await hasIslas(screen)).toBe(true);

    await page.goto(`${PRODUCT}?islas=off`);
    expect(await hasIslas(page)).toBe(true);
    await screen.goto(SCREEN);
    await expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
    const link = await screen.getByLabel('Enlace para soporte').inputValue();
    await page.goto(link);
    expect(await hasIslas(page)).toBe(false);
    await page.goto(`${link}0`);
    expect(await hasIslas(page)).toBe(true);
  });
});

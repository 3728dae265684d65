import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TERMS = '/wp-admin/edit-tags.php?taxonomy=pa_color&post_type=product';

const editTerm = async (page: Page, name: string) => {
  await page.goto(TERMS);
  await page.locator('#the-list a.row-title', { hasText: name }).click();
};

/** A click that submits a form waits for the response, and WordPress can be slow to save a product. */
const SAVING = { timeout: 60_000 };

/** Submits the form, and resolves when its screen has loaded again. */
const save = async (page: Page, button: string) => {
  const isSent = page.waitForRequest((request) => request.method() === 'POST');
  await Promise.all([isSent, page.locator(button).click(SAVING)]);
  await page.waitForLoadState();
};

/** Opens the panel. Retries, because the tab works only after WooCommerce's script has run. */
const openPanel = (page: Page) =>
  expect(async () => {
    await page.locator('.islas_swatches_options a').click({ timeout: 5000 });
    await expect(page.locator('#islas_swatches_panel')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

/** Checks only the part of a WordPress screen that Islas prints. */
const audit = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
};

const setType = async (page: Page, name: string, type: string) => {
  await page.goto('/wp-admin/edit.php?post_type=product&page=product_attributes');
  const edit = page.locator('tr', { hasText: name }).locator('a[href*="edit="]').first();
  await page.goto(`/wp-admin/${(await edit.getAttribute('href')) ?? ''}`);
  await page.locator('#attribute_type').selectOption(type);
  await save(page, '[name="save_attribute"]');
};

const swatch = (page: Page, name: string) => page.locator('.islas-swatch', { hasText: name }).first();

test.describe('the owner of a real shop', { tag: ['@real', '@classic'] }, () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);

  test('the owner sets two colours and a text for an option, and the shopper sees them', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await editTerm(owner.page, 'Rojo');
    await owner.page.getByLabel('Color', { exact: true }).fill('#aa0000');
    await owner.page.getByLabel('Dos colores').check();
    await owner.page.getByLabel('Segundo color', { exact: true }).fill('#00aa00');
    await owner.page.getByLabel('Texto sobre esta opción').fill('Como un tomate');
    await audit(owner.page, '#edittag table');
    await save(owner.page, '#edittag input[type=submit]');

    await page.goto('/producto/camiseta-basica/');
    const color = swatch(page, 'Rojo').locator('.islas-swatch__color');
    await expect(color).toHaveAttribute('style', /#aa0000.*#00aa00/);
    await expect(page.getByRole('radio', { name: /Rojo/ })).toHaveAccessibleDescription(/Como un tomate/);

    await editTerm(owner.page, 'Rojo');
    await owner.page.getByLabel('Color', { exact: true }).fill('#c8443c');
    await owner.page.getByLabel('Dos colores').uncheck();
    await owner.page.getByLabel('Texto sobre esta opción').fill('');
    await save(owner.page, '#edittag input[type=submit]');
    await owner.close();
  });

  test('without a picture by the owner, each option shows the picture of its variation', async ({ page }) => {
    await page.goto('/producto/bolsa-de-rafia/');
    for (const name of ['Rojo', 'Azul', 'Verde'])
      await expect(swatch(page, name).locator('img')).toHaveAttribute('src', new RegExp(`-${name.toLowerCase()}-`));
  });

  test('the owner uploads a picture for an option of one product, and the shopper sees it', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await owner.page.goto('/wp-admin/edit.php?post_type=product&s=Sudadera+Bancal');
    await owner.page.locator('#the-list a.row-title', { hasText: 'Sudadera Bancal' }).click();
    await openPanel(owner.page);
    await audit(owner.page, '#islas_swatches_panel');
    const panel = owner.page.locator('#islas_swatches_panel');
    const group = panel.getByRole('group', { name: 'Color' });
    await group.getByLabel('Tipo').selectOption({ label: 'Imagen' });
    const field = group.locator('tr', { hasText: 'Rojo' }).locator('.islas-image');
    await field.locator('input[type=file]').setInputFiles({ name: 'rojo.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(field.getByRole('status')).toHaveText('La imagen está lista: guarda los cambios para conservarla.');
    await save(owner.page, '#publish');

    await page.goto('/producto/sudadera-bancal/');
    await expect(swatch(page, 'Rojo').locator('img')).toHaveAttribute('src', /rojo.*\.png/);

    await owner.page.goto(owner.page.url());
    await openPanel(owner.page);
    await group.getByLabel('Tipo').selectOption('');
    await group.getByRole('button', { name: /Quitar la imagen: .*Rojo/ }).click();
    await save(owner.page, '#publish');
    await owner.close();
  });

  test('the owner changes an attribute to buttons and back to colours', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await setType(owner.page, 'Color', 'button');
    await page.goto('/producto/camiseta-basica/');
    const group = page.getByRole('radiogroup', { name: 'Color' });
    await expect(group).toHaveClass(/islas-swatches--button/);
    await expect(group.getByText('Rojo')).toBeInViewport({ ratio: 1 });

    await setType(owner.page, 'Color', 'color');
    await page.reload();
    await expect(group).toHaveClass(/islas-swatches--color/);
    await owner.close();
  });

  test('the owner changes the swatch settings by keyboard alone, and the shopper sees it', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const setting = (label: string) => owner.page.getByLabel(label, { exact: true });
    const change = async (isOn: boolean) => {
      await owner.page.goto('about:blank');
      await owner.page.goto('/wp-admin/admin.php?page=islas#product');
      await owner.page.getByRole('button', { name: 'Más' }).focus();
      await owner.page.keyboard.press('Enter');
      for (const label of ['Permitir elegir las opciones agotadas', 'Número de unidades restantes']) {
        await setting(label).focus();
        if ((await setting(label).isChecked()) !== isOn) await owner.page.keyboard.press('Space');
      }
      await setting('Texto de ayuda de las opciones agotadas').focus();
      await owner.page.keyboard.press('ControlOrMeta+A');
      await owner.page.keyboard.type(isOn ? 'Vuelve en mayo' : ' ');
      await audit(owner.page, '.islas-app');
      await owner.page.getByRole('button', { name: 'Guardar cambios' }).focus();
      await owner.page.keyboard.press('Enter');
      await expect(owner.page.getByText('Tus cambios están guardados.')).toBeVisible();
    };

    await change(true);
    await page.goto('/producto/camiseta-basica/?attribute_pa_color=azul');
    await expect(page.locator('.islas-swatch[data-value="l"]')).toHaveAttribute('data-state', 'no-stock');
    await expect(page.getByRole('radio', { name: 'L', exact: true })).toHaveAccessibleDescription('Vuelve en mayo');
    await expect(page.locator('.islas-swatch__hint').first()).toHaveText(/^Quedan? \d/);

    await change(false);
    await page.reload();
    await expect(page.locator('.islas-swatch[data-value="l"]')).toHaveAttribute('data-state', 'disabled');
    await expect(page.locator('.islas-swatch__hint')).toHaveCount(0);
    await owner.close();
  });

  test('the owner’s settings for each of 213 options of one product are all saved', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const options = Array.from({ length: 213 }, (_, at) => `Tono ${at} "&"`);
    const attributes = [{ name: 'Tono', visible: true, variation: true, options }];
    const product = await owner.product({ name: 'Muchos tonos', type: 'variable', status: 'draft', attributes });
    await owner.page.goto(`/wp-admin/post.php?post=${product.id}&action=edit`);
    await openPanel(owner.page);
    const filled = () =>
      owner.page.evaluate(() => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('#islas_swatches_panel input')];
        return fields.filter(({ name, value }) => /\[(color|second|tooltip)\]$/.test(name) && value).length;
      });
    expect(await filled()).toBe(0);
    await owner.page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#islas_swatches_panel input')) {
        if (/\[(color|second)\]$/.test(field.name)) field.value = '#c8443c';
        if (/\[tooltip\]$/.test(field.name)) field.value = 'Tejido a mano';
      }
    });
    await save(owner.page, '#save-post');
    await owner.page.goto(owner.page.url());
    expect(await filled()).toBe(3 * 213);
    await product.remove();
    await owner.close();
  });
});

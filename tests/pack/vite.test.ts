import { type Browser, type Page, expect as expectPage } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from './browser';
import { Project } from './project';

const project = new Project(inject('folder'));
let server: PreviewServer;
let browser: Browser;
let page: Page;
let problems: string[];

/** A shopper's actions in the host's page, against the pretend shop of `islas/mocks/browser`. */
describe('a Vite and React project with the package', () => {
  beforeAll(async () => {
    expect(project.node('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' });
    project.must(process.execPath, ['node_modules/msw/cli/index.js', 'init', 'public', '--save=false']);
    project.must(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
    server = await preview({ root: project.folder, configFile: false, logLevel: 'warn', preview: { port: 4380 } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  beforeEach(async () => {
    ({ page, problems } = await openPage(browser));
  });
  afterEach(async () => {
    await page.context().close();
    expect(problems).toEqual([]);
  });

  // Each test loads the page once: a reload takes the page from MSW's worker while requests are still on their way.
  async function openHost(hash = '') {
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${hash}`);
    await expectPage(page.getByRole('button', { name: 'Añadir la camiseta' })).toHaveAttribute('aria-disabled', 'true');
  }

  const accept = () => page.getByRole('button', { name: 'Aceptar', exact: true }).click();

  test('adds to the cart, and the mini-cart shows it', async () => {
    await openHost();
    await accept();
    const button = page.getByRole('button', { name: /Añadir el cuenco/ });
    await button.click();
    await expectPage(button).toHaveClass(/ added/);
    await expectPage(page.getByRole('link', { name: 'Ver carrito' }).first()).toBeVisible();
    const line = page.locator('main .mini_cart_item');
    await expectPage(line).toContainText('Cuenco Alborada');
    await expectPage
      .poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Texts for screen readers stay hidden also in a host without a WooCommerce theme.
    const heard = page.locator('[role=status].screen-reader-text').first();
    await expectPage(heard).toContainText('Cuenco Alborada');
    expect((await heard.boundingBox())?.width).toBeLessThanOrEqual(1);
    await expectPage(page).toHaveTitle(/^Añadido: /);
    await line.getByRole('button', { name: /Eliminar/ }).click();
    await expectPage(line).toHaveCount(0);
  });

  test('the drawer opens and changes a quantity', async () => {
    await openHost();
    await accept();
    await page.getByRole('button', { name: /Añadir el cuenco/ }).click();
    await expectPage(page.locator('main .mini_cart_item')).toHaveCount(1);
    await page.locator('a.cart-contents').click();
    const drawer = page.getByRole('dialog', { name: 'Carrito' });
    await drawer.getByRole('button', { name: 'Aumentar la cantidad de Cuenco Alborada' }).click();
    await expectPage(drawer.getByText('37,80 €').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(drawer).toBeHidden();
    await expectPage(page.locator('main .mini_cart_item .quantity')).toContainText('2 ×');
  });

  test('an add opens the drawer where the host wants that, although it came after Islas', async () => {
    await openHost('#abrir');
    await accept();
    await page.getByRole('button', { name: /Añadir el cuenco/ }).click();
    await expectPage(page.getByRole('dialog', { name: 'Carrito' })).toContainText('Cuenco Alborada');
  });

  test('a swatch is chosen and its variation added', async () => {
    await openHost();
    await accept();
    const add = page.getByRole('button', { name: 'Añadir la camiseta' });
    await page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: 'Azul' }).check();
    await expectPage(page.locator('.islas-swatch[data-value=l]')).toHaveAttribute('data-state', 'disabled');
    await page.getByRole('radiogroup', { name: 'Talla' }).getByRole('radio', { name: 'M' }).check();
    await expectPage(page.locator('.single_variation')).toContainText('€');
    await add.click();
    await expectPage(page.locator('main .mini_cart_item')).toContainText('Camiseta Básica - Azul, M');
  });

  test('an option that is sold out leads to the nearest combination in stock', async () => {
    await openHost();
    await accept();
    await page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: 'Azul' }).check();
    await page.locator('.islas-swatch[data-value=l]').click({ force: true });
    const offer = page.getByRole('button', { name: /nearest in stock/ });
    await expectPage(offer).toHaveCount(1);
    await expectPage(page.locator('aside').getByRole('button', { name: /: Rojo, L/ })).toBeVisible();
    await offer.click();
    await expectPage(page.getByRole('radio', { name: 'Rojo' })).toBeChecked();
    await expectPage(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expectPage(offer).toHaveCount(0);
  });

  test('consent is given, and the dialog takes it back', async () => {
    await openHost();
    const bar = page.locator('#islas-consent');
    await expectPage(bar).toBeVisible();
    await accept();
    await expectPage(bar).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['eu_cookies_bar', 'islas_consent']));
    expect(await page.evaluate("wp_has_consent('statistics')")).toBe(true);
    await page.locator('.islas-consent-again__open').click();
    const dialog = page.getByRole('dialog', { name: 'Privacidad y cookies' });
    await dialog.getByRole('button', { name: 'Rechazar todo' }).click();
    await expectPage(dialog).toBeHidden();
    // The page loads again meanwhile: only that ends code which was allowed and is running.
    await page.waitForFunction("globalThis.wp_has_consent && !wp_has_consent('statistics')");
  });

  test('search suggests, social links open, a notice leaves and comes back, and a place without React adds', async () => {
    await openHost();
    await accept();
    await page
      .getByRole('button', { name: 'Buscar productos' })
      .or(page.locator('.islas-toggle--search'))
      .first()
      .click();
    await page.locator('#islas-search-field').fill('taza');
    await expectPage(page.getByRole('option').first()).toContainText('Taza Azahar');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.islas-toggle--social').click();
    await expectPage(page.getByRole('link', { name: 'Mastodon' })).toBeVisible();
    await page.keyboard.press('Escape');
    const notice = page.getByText('Enviamos los lunes.');
    await expectPage(notice).toBeVisible();
    await page.getByRole('button', { name: 'Quitar el aviso' }).click();
    await expectPage(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Quitar el aviso' }).click();
    await expectPage(notice).toBeVisible();
    await page.getByRole('button', { name: /Añadir el florero/ }).click();
    await expectPage(page.locator('main .mini_cart_item')).toContainText('Florero Nube');
  });
});

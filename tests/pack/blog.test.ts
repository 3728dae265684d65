import { type Browser, type Page, expect as expectPage } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PretendShop, startPretendShop } from '../../.tools/start/api.mjs';
import { launchBrowser, openPage } from './browser';
import { fillCart, pay } from './buy';
import { Project } from './project';

let shop: PretendShop;
let project: Project;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  shop = await startPretendShop();
  project = Project.link('blog', inject('tarball'), new URL(shop.url).origin);
  for (const args of [
    ['node_modules/typescript/bin/tsc', '-p', '.'],
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ])
    project.must(process.execPath, args);
  server = await preview({ root: project.folder, configFile: false, logLevel: 'warn', preview: { port: 4386 } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await project?.remove();
  await shop?.close();
});

/** The host's own markup, written with hooks. */
const useHooks = async (page: Page): Promise<void> => {
  await expectPage(page.getByText('Visits are counted.')).toBeVisible();
  await page.getByRole('button', { name: 'Mugs?' }).click();
  await expectPage(page.getByRole('list', { name: 'Mugs' })).toContainText('Taza Azahar');
  await page.getByRole('button', { name: 'Add the vase' }).click();
  await expectPage(page.getByText('The vase is in your cart.')).toBeVisible();
  const shirt = page.getByRole('group', { name: 'The shirt, in a form of our own' });
  await expectPage(shirt.locator('output')).toHaveText('Variation 105');
  await shirt.getByRole('button', { name: 'rojo' }).click();
  await expectPage(shirt.locator('output')).toHaveText('Variation 102');

  const cart = page.getByRole('region', { name: 'Your cart' });
  await page.getByRole('radiogroup', { name: 'Scent' }).getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radiogroup', { name: 'Height' }).getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('button', { name: 'Add the candle' }).click();
  await expectPage(cart.getByRole('listitem').filter({ hasText: 'Vela a Medida' })).toBeVisible();
  const vase = cart.getByRole('listitem').filter({ hasText: 'Florero Nube' });
  await vase.getByRole('button', { name: 'One more' }).click();
  await expectPage(vase).toContainText('2 × Florero Nube');
  await vase.getByRole('button', { name: 'Remove' }).click();
  await expectPage(vase).toHaveCount(0);
  await cart.getByRole('button', { name: 'Take Florero Nube back' }).click();
  await expectPage(vase).toContainText('2 × Florero Nube');
  await cart.getByRole('button', { name: 'Use my coupon' }).click();
  await expectPage(cart.getByText(/^azahar10: -/)).toBeVisible();
};

/** What calls the host back beside the way of {@link fillCart}. */
const callBack = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: 'Dismiss' })
    .or(page.getByRole('link', { name: 'Dismiss' }))
    .click();
  await page.getByRole('button', { name: /^Add nothing/ }).click();
  await expectPage(page.locator('.islas-add-failure')).toBeVisible();
  await page.locator('.islas-swatch[data-value=l]').click({ force: true });
  await page.locator('aside').getByRole('button').click();

  await page.getByRole('button', { name: 'Search products' }).or(page.locator('.islas-toggle--search')).first().click();
  await page.locator('#islas-search-field').fill('taza');
  await page.getByRole('option').first().click();
  await page.locator('#islas-search-field').press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.islas-toggle--social').click();
  await page.keyboard.press('Escape');
  await page.locator('.islas-consent-again__open').click();
  await expectPage(page.getByRole('checkbox', { name: '_ga' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.locator('main .mini_cart_item').filter({ hasText: 'Camiseta' }).locator('.remove').click();
  await expectPage(page.locator('main .mini_cart_item').filter({ hasText: 'Camiseta' })).toHaveCount(0);
};

/** All calls of the host's functions, in order. */
const CALLS = [
  'allowed preferences statistics marketing',
  'bowl wanted',
  'bowl added, cart known',
  'cart opened',
  'cart closed',
  'chose azul',
  'chose azul m',
  'variation 105',
  'shirt 105 wanted',
  'shirt added',
  'cart opened',
  'cart closed',
  'line removed',
  'dismissed days',
  'refused: Product with ID "1" was not found.',
  'chose rojo l',
  'took rojo l',
  'variation 103',
  'search opened',
  'selected Taza Azahar',
  'searched taza',
  'search closed',
  'links opened',
  'links closed',
  'cookies opened',
  'cookies closed',
  'line removed',
];

test('a blog on another origin uses every component with its callbacks and every hook, and sells', async () => {
  const address = server.resolvedUrls?.local[0] ?? '';
  shop.shop.allowedOrigins.add(new URL(address).origin);
  const { page, problems } = await openPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await fillCart(page);
  await page.keyboard.press('Escape');
  await useHooks(page);
  await callBack(page);
  const calls = page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  await expectPage(calls).toHaveText(CALLS);
  // Of the product that does not exist.
  expect(problems.filter((problem) => !/status of 400 .*\/cart\/add-item$/.test(problem))).toEqual([]);

  await page.getByRole('link', { name: /^Buy for/ }).click();
  await pay(page);
  await expectPage(page.locator('.woocommerce-order-details')).toContainText('Florero Nube');
  expect(shop.shop.orders.list).toHaveLength(1);
});

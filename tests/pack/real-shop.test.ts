import { type Browser, type Page, expect as expectSoon } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startStore, storeAvailable } from '../../.tools/store/api.mjs';
import { launchBrowser, openPage } from './browser';
import { pay } from './buy';
import { Project } from './project';

type Store = Awaited<ReturnType<typeof startStore>>;

const STORE_PORT = 5302;
/** On a busy machine the first answers of PHP take seconds. */
const expectPage = expectSoon.configure({ timeout: 30_000 });
const { available, reason } = storeAvailable();

let store: Store;
let project: Project;
let server: PreviewServer;
let browser: Browser;

interface StoreVariation {
  readonly id: number;
  readonly permalink: string;
  readonly is_in_stock: boolean;
}

/** The host's own list of the shirt's variations, from the shop, as a host fetches it where its page is made. */
const writeShirt = async (id: number): Promise<void> => {
  const address = `${store.url}/wp-json/wc/store/v1/products?type=variation&parent=${id}&per_page=100`;
  const all = (await (await fetch(address)).json()) as StoreVariation[];
  const variations = all.map(({ id: variation_id, permalink, is_in_stock }) => ({
    variation_id,
    attributes: Object.fromEntries(new URL(permalink).searchParams),
    price_html: '',
    is_in_stock,
    is_purchasable: true,
    variation_is_active: true,
    variation_is_visible: true,
  }));
  const sample = project.read('src/shirt.ts');
  const begin = sample.indexOf('  variations: [');
  const rest = sample.slice(sample.indexOf('  ],', begin));
  project.write(
    'src/shirt.ts',
    `${sample.slice(0, begin)}  variations: [\n${variations.map((one) => `${JSON.stringify(one)},`).join('\n')}\n${rest}`
      .replace('id: 100', `id: ${id}`)
      .replace(/const variation = [^]*?}\);/, ''),
  );
};

/** The page of the host under one of its names: the shop allows `blog`, and no other. */
const open = async (name: 'blog' | 'stranger') => {
  const opened = await openPage(browser);
  const address = new URL(server.resolvedUrls?.local[0] ?? '');
  address.hostname = `${name}.localhost`;
  await opened.page.goto(address.href, { waitUntil: 'networkidle' });
  await opened.page.getByRole('button', { name: 'Accept', exact: true }).click();
  return opened;
};

const cartOf = (page: Page) => page.getByRole('region', { name: 'Your cart' });
const lineOf = (page: Page, name: string) => cartOf(page).getByRole('listitem').filter({ hasText: name });

describe.skipIf(!available)(`a host on another origin than a real shop${reason && ` (${reason})`}`, () => {
  beforeAll(async () => {
    // Any WooCommerce: without the plugin.
    store = await startStore({ theme: 'storefront', port: STORE_PORT, islas: false, build: false, reset: true });
    project = Project.link('blog', inject('tarball'), store.url);
    const { products } = store.facts;
    const ids = ['cuenco-alborada', 'florero-nube', 'vela-a-medida', 'camiseta-basica'].map((slug) => products[slug]);
    const [bowl = 0, vase = 0, candle = 0, shirt = 0] = ids;
    project.write('src/products.ts', `export const PRODUCTS = ${JSON.stringify({ bowl, vase, candle })};`);
    await writeShirt(shirt);
    project.must(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
    server = await preview({ root: project.folder, configFile: false, logLevel: 'warn', preview: { port: 4388 } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await project?.remove();
    await store?.stop();
  });

  test('sells: adds, changes, coupon, removal, search, variations, and the order', { timeout: 300_000 }, async () => {
    const { page, problems } = await open('blog');
    await page.getByRole('button', { name: /^Add the bowl/ }).click();
    await expectPage(lineOf(page, 'Cuenco Alborada')).toContainText('1 ×');
    await lineOf(page, 'Cuenco Alborada').getByRole('button', { name: 'One more' }).click();
    await expectPage(lineOf(page, 'Cuenco Alborada')).toContainText('2 ×');
    await cartOf(page).getByRole('button', { name: 'Use my coupon' }).click();
    await expectPage(cartOf(page).getByText(/^azahar10: -/)).toBeVisible();

    await page.getByRole('button', { name: 'Add the vase' }).click();
    await expectPage(lineOf(page, 'Florero Nube')).toBeVisible();
    await lineOf(page, 'Florero Nube').getByRole('button', { name: 'Remove' }).click();
    await expectPage(lineOf(page, 'Florero Nube')).toHaveCount(0);

    await page.getByRole('button', { name: 'Mugs?' }).click();
    await expectPage(page.getByRole('list', { name: 'Mugs' })).toContainText('Taza Azahar');

    const own = page.getByRole('group', { name: 'The shirt, in a form of our own' });
    await expectPage(own.locator('output')).toHaveText(/^Variation \d+/);
    await page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name: 'Red' }).check();
    await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: 'Add the shirt' }).click();
    await expectPage(lineOf(page, 'Camiseta Básica')).toBeVisible();

    // Its variations come from the shop: one is not made, some are sold out.
    const height = page.getByRole('radiogroup', { name: 'Height' });
    await page.getByRole('radiogroup', { name: 'Scent' }).getByRole('radio', { name: '8' }).check();
    await expectPage(height.locator('.islas-swatch[data-value="Tamaño 4"]')).toHaveAttribute('data-state', 'disabled');
    await height.getByRole('radio', { name: '1' }).check();
    await expectPage(page.locator('.single_variation').filter({ hasText: '€' })).toBeVisible();
    await page.getByRole('button', { name: 'Add the candle' }).click();
    await expectPage(lineOf(page, 'Vela a Medida')).toBeVisible();
    expect(problems).toEqual([]);

    // The shopper looks at the checkout, comes back and adds: the next visit has it too.
    const checkout = cartOf(page).getByRole('link', { name: /^Buy for/ });
    await checkout.click();
    await expectPage(page.locator('.woocommerce-checkout-review-order-table')).toContainText('Vela a Medida');
    await page.goBack();
    await page.getByRole('button', { name: 'Add the vase' }).click();
    await expectPage(lineOf(page, 'Florero Nube')).toBeVisible();
    await expectPage(cartOf(page).getByText(/^azahar10: -/)).toBeVisible();
    await checkout.click();
    await pay(page);
    const bought = page.locator('.woocommerce-order-details');
    for (const name of ['Cuenco Alborada', 'Camiseta Básica', 'Vela a Medida', 'Florero Nube'])
      await expectPage(bought).toContainText(name);
  });

  test('a page of an origin that the shop does not allow says that the shop cannot be reached', async () => {
    const { page, problems } = await open('stranger');
    await page.getByRole('button', { name: /^Add the bowl/ }).click();
    await expectPage(page.locator('.islas-add-failure').getByRole('alert')).toBeVisible();
    await expectPage(page.getByRole('button', { name: 'Cart (0)' })).toBeVisible();
    expect(problems.filter((problem) => !/CORS policy|ERR_FAILED/.test(problem))).toEqual([]);
  });
});

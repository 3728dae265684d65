import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FILES } from './support/network';
import { SearchPage } from './support/search';
import type { ShopName } from './support/shops';
import { expect, test as base } from './support/test';
import { FAILED_LOAD } from './support/watch';

const ASKED = /wc-ajax=islas_search&/;

const test = base.extend<{ search: SearchPage }>({
  search: async ({ page }, use, { project }) => {
    await use(new SearchPage(project.name as ShopName, page));
  },
});

const broken = async (search: SearchPage): Promise<string[]> => {
  const id = await search.panel.getAttribute('id');
  const { violations } = await new AxeBuilder({ page: search.page }).include(`#${id}`).analyze();
  return violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule}: ${html.slice(0, 120)}`));
};

test('the toggle opens the search, and Escape, the cross, a press beside it and Back close it', {
  tag: '@core',
}, async ({ search, page, network }) => {
  await search.open();
  const visits = network.visits;
  // Back first: it leaves the entry of this opening, and each other way leaves one that is left later.
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => search.cross.click(),
    () => page.mouse.click(20, 700),
  ];
  for (const close of ways) {
    await search.toggle.click();
    await expect(search.panel).toBeVisible();
    await expect(search.field).toBeFocused();
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(search.panel).toBeHidden();
    await expect(search.toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(search.toggle).toBeFocused();
  }
  expect(network.visits).toBe(visits);
});

test('suggestions are found without accents and in the plural, and followed by keyboard', { tag: '@core' }, async ({
  search,
  page,
}) => {
  await search.open();
  await search.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(search.panel).toHaveRole('dialog');
  await page.keyboard.type('jabones');
  await expect(search.options).toHaveText([/Jabón de Romero.*6,50/]);
  await expect(search.status).toHaveText('1 producto');
  await expect(search.field).toHaveRole('combobox');
  await expect(search.field).toHaveAttribute('aria-expanded', 'true');
  expect(await broken(search)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    String(await search.options.first().getAttribute('id')),
  );
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'false');
  await expect(search.panel).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/producto\/jabon-de-romero\//);
});

test('Enter in the search field opens the results, and the search is remembered until it is cleared', {
  tag: '@core',
}, async ({ search, page }) => {
  await search.open();
  await search.find('camisetas');
  await expect(search.options.first()).toContainText('Camiseta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]s=camisetas/);
  await expect(page.locator('main, #main').first()).toContainText('Camiseta Lisa');
  await search.open();
  await search.toggle.click();
  await expect(search.options).toHaveText(['camisetas']);
  await expect(search.panel.getByRole('listbox', { name: 'Búsquedas recientes' })).toBeVisible();
  expect(await broken(search)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search.field).toHaveValue('camisetas');
  await expect(search.options.first()).toContainText('Camiseta');
  await search.field.fill('');
  await search.panel.getByRole('button', { name: 'Borrar las búsquedas recientes' }).click();
  await expect(search.options).toHaveCount(0);
  await expect(search.status).toHaveText('Búsquedas recientes borradas.');
  await expect(search.field).toBeFocused();
});

/** The stored searches. Read from the browser: the page cannot run scripts while the results are loading. */
const kept = (page: Page) =>
  expect.poll(async () => {
    const { origins } = await page.context().storageState();
    return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'islas_searches')?.value;
  });

test('Enter before the search suggestions have loaded also opens the results, and is remembered', {
  tag: '@nightly',
}, async ({ search, page, network }) => {
  const release = await network.holdViews();
  const show = await network.holdResults();
  await search.open();
  await search.find('camisetas');
  await page.keyboard.press('Enter');
  await kept(page).toBe('["camisetas"]');
  await show();
  await expect(page).toHaveURL(/[?&]s=camisetas/);
  await release();
  await search.open();
  await search.toggle.click();
  await expect(search.options).toHaveText(['camisetas']);
});

test('a search by Enter before the recent searches have loaded is also remembered', {
  tag: ['@real', '@nightly'],
}, async ({ search, page, network }) => {
  const release = await network.holdRecentSearches();
  const show = await network.holdResults();
  await search.open();
  await search.find('camisetas');
  await page.keyboard.press('Enter');
  await release();
  await kept(page).toBe('["camisetas"]');
  await show();
  await expect(page).toHaveURL(/[?&]s=camisetas/);
  await search.open();
  await search.toggle.click();
  await expect(search.options).toHaveText(['camisetas']);
});

test('a search without results or with a failure shows a message with a link, and the next try works', {
  tag: '@nightly',
}, async ({ search, page, problems }) => {
  problems.expect(FAILED_LOAD);
  await search.open();
  await search.find('<b>zzzzqq</b>');
  await expect(search.status).toHaveText('No hay productos para «<b>zzzzqq</b>».');
  expect(await broken(search)).toEqual([]);
  await page.route(ASKED, (route) => route.abort('internetdisconnected'));
  await search.field.fill('taza');
  await expect(search.status).toHaveText('Ahora no hay sugerencias. Pulsa Buscar para ver la página de resultados.');
  expect(await broken(search)).toEqual([]);
  await page.unroute(ASKED);
  await search.panel.locator('.islas-found__button').click();
  await expect(search.options.first()).toContainText('Taza Azahar');
});

test('on a slow network the search requests only the last typed query', { tag: '@nightly' }, async ({
  search,
  page,
  network,
}) => {
  await search.open();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(ASKED, async (route) => {
    await gate;
    await route.continue().catch(() => undefined); // The page may have aborted the request.
  });
  // In one task: on a busy machine the pause between two keys can be longer than that of a typist.
  const typeFast = (text: string) =>
    page.evaluate((keys) => keys.every((key) => document.execCommand('insertText', false, key)), [...text]);
  await search.find('');
  await typeFast('taz');
  await expect(search.status).toHaveText('Buscando…');
  const asked = () =>
    network.all
      .map((request) => request.url())
      .filter((url) => ASKED.test(url))
      .map((url) => new URL(url).searchParams.get('search'));
  await expect.poll(asked).toEqual(['taz']);
  await typeFast('as');
  await expect.poll(asked).toEqual(['taz', 'tazas']);
  release();
  await expect(search.options.first()).toContainText('Taza Azahar');
});

test('a query of five hundred characters is searched like any other', { tag: '@nightly' }, async ({ search, page }) => {
  await search.open();
  await search.toggle.click();
  await search.field.fill('ñ'.repeat(500));
  await expect(search.status).toContainText('No hay productos para');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]s=/);
});

test('without React the search opens and its form leads to the results', async ({
  search,
  page,
  network,
  problems,
}) => {
  problems.expect(FAILED_LOAD, /Islas: search-overlay/);
  await network.block(FILES.react);
  await search.open();
  await search.find('taza');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]s=taza|taza-azahar/);
});

test('a press on the search toggle before the files have loaded opens the search afterwards', async ({
  search,
  shop,
  page,
  network,
}) => {
  const release = await network.holdFiles();
  if (shop.name === 'storefront') await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mi-cuenta/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await search.toggle.click();
  // Storefront's own script has already opened the theme's form.
  if (shop.name === 'storefront') {
    await expect(page.locator('.storefront-handheld-footer-bar .site-search')).toBeVisible();
    await release();
    return;
  }
  await release();
  await expect(search.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.panel).toBeHidden();
});

test(
  'a tap on a search suggestion opens the product',
  { tag: '@nightly' },
  async ({ browser, baseURL }, { project }) => {
    const context = await browser.newContext({
      baseURL: String(baseURL),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
      locale: 'es-ES',
    });
    const search = new SearchPage(project.name as ShopName, await context.newPage());
    await search.open();
    await search.toggle.tap();
    await search.field.fill('AZ-001');
    await search.options.first().tap();
    await expect(search.page).toHaveURL(/\/producto\/taza-azahar\//);
    await context.close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the toggle shows the search form, the cross hides it, and it leads to the results', {
    tag: '@core',
  }, async ({ search, page, shop }) => {
    // Storefront's own toggle needs its script, but its form in the header works.
    if (shop.name === 'storefront') {
      await page.goto('/mi-cuenta/');
      await page.locator('.site-header .site-search input[name=s]').fill('tazas');
      await page.keyboard.press('Enter');
    } else {
      await search.open('/mi-cuenta/', { ready: false });
      await search.toggle.click();
      await expect(search.field).toBeVisible();
      await search.cross.click();
      await expect(search.field).toBeHidden();
      await search.toggle.click();
      await search.field.fill('tazas');
      await search.field.press('Enter');
    }
    await expect(page).toHaveURL(/[?&]s=tazas/);
    await expect(page.locator('main, #main').first()).toContainText('Taza Azahar');
  });
});

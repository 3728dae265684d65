import type { BrowserContext, Page } from '@playwright/test';
import { Owner } from './support/owner';
import { collection } from './support/blocks';
import { ADDED, ONE } from './support/shop';
import { expect, test } from './support/test';

/** Templates of the Mini-Cart block's drawer, as owners leave them in the site editor. */
const EDITED = `<!-- wp:woocommerce/mini-cart-contents --><div class="wp-block-woocommerce-mini-cart-contents"><!-- wp:heading --><h2 class="wp-block-heading">Tu cesta de siempre</h2><!-- /wp:heading --></div><!-- /wp:woocommerce/mini-cart-contents -->`;
const BROKEN = '<!-- wp:woocommerce/mini-cart-contents --><div><p>Media plantilla<!-- wp:no-such/block {"a": /-->';

const PAGE = `<!-- wp:woocommerce/mini-cart /-->${collection('alborada', 1)}`;

/**
 * The template is saved for the theme that the cookie chooses, so that visitors of other journeys find WooCommerce's own.
 */
const useBareTheme = (context: BrowserContext, baseURL = ''): Promise<void> =>
  context.addCookies([{ name: 'theme', value: 'bare', url: baseURL }]);

const button = (page: Page) => page.locator('.wc-block-mini-cart__button');
const islasDrawer = (page: Page) => page.locator('#islas-drawer');
const blockDrawer = (page: Page) => page.locator('.wc-block-mini-cart__drawer');

const add = async (page: Page): Promise<void> => {
  const card = page.locator('li.product', { hasText: ONE }).locator('.ajax_add_to_cart');
  await card.click();
  await expect(card).toHaveClass(ADDED);
};

test.describe('the Mini-Cart block whose template the owner has changed', {
  tag: ['@real', '@block', '@nightly'],
}, () => {
  test.describe.configure({ mode: 'default' }); // The journeys share the template.

  for (const [title, template, words] of [
    ['edited', EDITED, 'Tu cesta de siempre'],
    ['broken', BROKEN, 'Media plantilla'],
  ] as const) {
    test(`keeps its drawer where it is ${title}, says so to the owner, and opens Islas’ where the owner chooses it`, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const owner = await Owner.of(browser, baseURL ?? '');
      await useBareTheme(context, baseURL);
      await useBareTheme(owner.page.context(), baseURL);
      const { id, link } = await owner.publish('Una plantilla', PAGE);
      const removePart = await owner.part('mini-cart', template, 'uncategorized');
      try {
        await page.goto(link);
        await add(page);
        await expect(page.locator('.wc-block-mini-cart__badge')).toHaveText('1');
        await expect(islasDrawer(page)).toHaveCount(0);
        await button(page).click();
        await expect(blockDrawer(page)).toContainText(words);

        await owner.page.goto('/wp-admin/admin.php?page=islas#cart');
        await expect(owner.page.getByText(/En esta tienda la plantilla se ha cambiado en el editor/)).toBeVisible();

        await page.goto(`${link}?swatches=drawer_mini_cart:drawer`);
        await button(page).click();
        await expect(islasDrawer(page).locator('.islas-drawer__lines > li')).toContainText(ONE);
        await expect(page.getByText(words)).toHaveCount(0);
      } finally {
        await removePart();
        await owner.remove(id);
        await owner.close();
      }
    });
  }

  test('opens Islas’ drawer again when the owner takes the change back', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await useBareTheme(context, baseURL);
    await useBareTheme(owner.page.context(), baseURL);
    const { id, link } = await owner.publish('Otra plantilla', PAGE);
    try {
      await (await owner.part('mini-cart', EDITED, 'uncategorized'))();
      await page.goto(link);
      await button(page).click();
      await expect(islasDrawer(page)).toBeVisible();
      await owner.page.goto('/wp-admin/admin.php?page=islas#cart');
      await expect(owner.page.getByText('Botón del bloque', { exact: false }).first()).toBeVisible();
      await expect(owner.page.getByText(/la plantilla se ha cambiado/)).toHaveCount(0);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});

import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { collection } from './support/blocks';
import { ADDED, ONE } from './support/shop';
import { test as base, expect } from './support/test';

/** Templates of the Mini-Cart block's drawer, as owners leave them in the site editor. */
const EDITED = `<!-- wp:woocommerce/mini-cart-contents --><div class="wp-block-woocommerce-mini-cart-contents"><!-- wp:heading --><h2 class="wp-block-heading">Tu cesta de siempre</h2><!-- /wp:heading --></div><!-- /wp:woocommerce/mini-cart-contents -->`;
const BROKEN = '<!-- wp:woocommerce/mini-cart-contents --><div><p>Media plantilla<!-- wp:no-such/block {"a": /-->';

const PAGE = `<!-- wp:woocommerce/mini-cart /-->${collection('alborada', 1)}`;

const button = (page: Page) => page.locator('.wc-block-mini-cart__button');
const islasDrawer = (page: Page) => page.locator('#islas-drawer');
const blockDrawer = (page: Page) => page.locator('.wc-block-mini-cart__drawer');

const add = async (page: Page): Promise<void> => {
  const card = page.locator('li.product', { hasText: ONE }).locator('.ajax_add_to_cart');
  await card.click();
  await expect(card).toHaveClass(ADDED);
};

interface Fixtures {
  owner: Owner;
  /** Address of a page with the block and a product. */
  link: string;
}

/**
 * Owner and shopper use the theme that the cookie chooses: the template is saved for it alone, and visitors of other
 * journeys find WooCommerce's own.
 */
const test = base.extend<Fixtures>({
  owner: async ({ browser, context, baseURL }, use) => {
    const shop = String(baseURL);
    const owner = await Owner.of(browser, shop);
    for (const one of [context, owner.page.context()])
      await one.addCookies([{ name: 'theme', value: 'bare', url: shop }]);
    // The screen's preview would show pages for which this theme has no header.
    await owner.page.route('**/*', (route) =>
      route.request().frame().parentFrame() ? route.fulfill({ body: '' }) : route.continue(),
    );
    await use(owner);
    await owner.close();
  },
  link: async ({ owner }, use) => {
    const { id, link } = await owner.publish('Una plantilla', PAGE);
    await use(link);
    await owner.remove(id);
  },
});

test.describe('the Mini-Cart block whose template the owner has changed', {
  tag: ['@real', '@block', '@nightly'],
}, () => {
  test.describe.configure({ mode: 'default' }); // The journeys share the template.

  for (const [title, template, words] of [
    ['edited', EDITED, 'Tu cesta de siempre'],
    ['broken', BROKEN, 'Media plantilla'],
  ] as const) {
    test(`keeps its drawer where it is ${title}, says so to the owner, and opens Islas’ where the owner chooses it`, {
      tag: title !== 'edited' ? '@nightly' : [],
    }, async ({ page, owner, link }) => {
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
      }
    });
  }

  test('opens Islas’ drawer again when the owner takes the change back', { tag: '@nightly' }, async ({
    page,
    owner,
    link,
  }) => {
    const removePart = await owner.part('mini-cart', EDITED, 'uncategorized');
    await removePart();
    await page.goto(link);
    await button(page).click();
    await expect(islasDrawer(page)).toBeVisible();
    await owner.page.goto('/wp-admin/admin.php?page=islas#cart');
    await expect(owner.page.getByText('Botón del bloque', { exact: false }).first()).toBeVisible();
    await expect(owner.page.getByText(/la plantilla se ha cambiado/)).toHaveCount(0);
  });
});

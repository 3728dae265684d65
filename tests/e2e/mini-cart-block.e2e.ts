import type { BrowserContext, Locator, Page } from '@playwright/test';
import { WITH_OPTIONS, collection } from './support/blocks';
import { Owner } from './support/owner';
import { ADDED, ONE } from './support/shop';
import { expect, test } from './support/test';

/** WooCommerce's Mini-Cart block with Islas' drawer behind its button. */
/** WooCommerce's Cart block with the list of lines alone: what it shows is in its inner blocks. */
const CART_BLOCK = ['cart', 'filled-cart-block', 'cart-items-block', 'cart-line-items-block'].reduceRight(
  (inner, name) =>
    `<!-- wp:woocommerce/${name} --><div class="wp-block-woocommerce-${name}">${inner}</div><!-- /wp:woocommerce/${name} -->`,
  '',
);

const STOCK = /\/client\/blocks\/(woocommerce\/mini-cart|@woocommerce\/stores\/)[^?]*\.js|wc\/store\/v1\/cart/;

const block = (attributes: object): string => `<!-- wp:woocommerce/mini-cart ${JSON.stringify(attributes)} /-->`;

/** Puts the block where WooCommerce puts it in new shops. */
const putIntoHeader = (context: BrowserContext, baseURL?: string): Promise<void> =>
  context.addCookies([{ name: 'neighbour', value: 'header-cart', url: baseURL ?? '' }]);

const buttonsOf = (page: Page): Locator => page.locator('.wc-block-mini-cart__button');
const badgesOf = (page: Page): Locator => page.locator('.wc-block-mini-cart__badge');
const drawerOf = (page: Page): Locator => page.locator('#islas-drawer');
const linesOf = (page: Page): Locator => drawerOf(page).locator('.islas-drawer__lines > li');
const cardButton = (page: Page): Locator => page.locator('li.product', { hasText: ONE }).locator('.ajax_add_to_cart');

const add = async (page: Page): Promise<void> => {
  await cardButton(page).first().click();
  await expect(cardButton(page).first()).toHaveClass(ADDED);
};

test.describe('the Mini-Cart block in the header', { tag: '@block' }, () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await putIntoHeader(context, baseURL);
  });

  test('a press opens Islas’ drawer, without the block’s script and WooCommerce’s stores', async ({
    page,
    shop,
    network,
  }) => {
    await shop.open('listing');
    await add(page);
    const button = buttonsOf(page).first();
    await expect(button).toHaveAccessibleName('Carrito: 1 artículo');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(linesOf(page)).toContainText(ONE);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await drawerOf(page)
      .getByRole('button', { name: /^Aumentar la cantidad/ })
      .click();
    await expect(badgesOf(page).first()).toHaveText('2');
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.waitForLoadState('networkidle');
    expect(network.all.map((request) => request.url()).filter((url) => STOCK.test(url))).toEqual([]);
  });

  test('the badge is hidden for an empty cart, has the colors of the header, and is right on the next page', async ({
    page,
    shop,
  }) => {
    await shop.open('listing');
    const badge = badgesOf(page).first();
    await expect(badge).toBeHidden();
    await add(page);
    await expect(badge).toBeVisible();
    const colors = () =>
      badge.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor, getComputedStyle(element.closest('button') ?? element).color];
      });
    const [text, background, theme] = await colors();
    expect([text === background, background]).toEqual([false, theme]);
    await shop.open('product');
    await expect(badgesOf(page).first()).toHaveText('1');
    expect(await colors()).toEqual([text, background, theme]);
    await buttonsOf(page).first().click();
    await linesOf(page)
      .getByRole('button', { name: /^Quitar/ })
      .click();
    await expect(badgesOf(page).first()).toBeHidden();
    await expect(buttonsOf(page).first()).toHaveAttribute('aria-label', 'Carrito: 0 artículos');
  });

  for (const way of ['mouse', 'twice by mouse', 'Enter'] as const) {
    test(`a press before Islas has loaded opens the drawer once it has (${way})`, {
      tag: way !== 'mouse' ? '@nightly' : [],
    }, async ({ page, shop, network }) => {
      const release = await network.holdFiles();
      await shop.openEarly('listing');
      const button = buttonsOf(page).first();
      if (way === 'Enter') await button.press('Enter');
      else await button.click({ clickCount: way === 'mouse' ? 1 : 2 });
      await release();
      await expect(drawerOf(page)).toBeVisible();
      await expect(page).toHaveURL(/\/tienda\/$/);
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('the button leads to the cart’s page without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    await putIntoHeader(context, baseURL);
    const page = await context.newPage();
    await page.goto('/tienda/');
    await buttonsOf(page).first().click();
    await expect(page).toHaveURL(/\/carrito\/\??$/);
    await context.close();
  });

  test('each of two blocks on a page shows the cart, and gets the focus back that it had', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    await shop.open('loop');
    await expect(buttonsOf(page)).toHaveCount(2);
    await shop.add(ONE);
    await expect(badgesOf(page)).toHaveText(['1', '1']);
    for (const number of [0, 1]) {
      const button = buttonsOf(page).nth(number);
      await button.click();
      await expect(drawerOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });

  test('another tab’s change is shown at once', async ({ page, shop, context }) => {
    await shop.open('listing');
    const other = await context.newPage();
    await other.goto('/tienda/');
    await add(other);
    await page.bringToFront();
    await expect(badgesOf(page).first()).toHaveText('1');
  });

  test('a quantity that the Cart block changes on its page is shown in another tab', { tag: '@nightly' }, async ({
    page,
    shop,
    context,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { id, link } = await owner.publish('Otro carrito', CART_BLOCK);
    try {
      await shop.open('listing');
      await add(page);
      const other = await context.newPage();
      await other.goto(link);
      await other.locator('.wc-block-components-quantity-selector__button--plus').first().click();
      await expect(other.locator('.wc-block-components-quantity-selector__input').first()).toHaveValue('2');
      await page.bringToFront();
      await expect(badgesOf(page).first()).toHaveText('2');
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });

  test('on the pages of cart and checkout the block is as WooCommerce prints it', async ({ page, shop }) => {
    await shop.open('listing');
    await add(page);
    await shop.open('cart', { ready: false });
    await expect(page.locator('.wc-block-mini-cart').first()).toHaveCSS('visibility', 'hidden');
    await expect(page.locator('[data-island=cart-button], #islas-drawer')).toHaveCount(0);
    await shop.open('checkout', { ready: false });
    await expect(page.locator('[data-island=cart-button], #islas-drawer')).toHaveCount(0);
  });

  for (const [title, settings] of [
    ['where the owner has chosen it', 'drawer_mini_cart:block'],
    ['where the drawer is off', 'feature_drawer:'],
  ] as const) {
    test(`the block opens its own drawer ${title}`, { tag: '@nightly' }, async ({ page, shop }) => {
      await shop.open(`/tienda/?swatches=${settings}`);
      await add(page);
      await expect(badgesOf(page).first()).toHaveText('1');
      await expect(drawerOf(page)).toHaveCount(0);
      await buttonsOf(page).first().click();
      await expect(page.locator('.wc-block-mini-cart__drawer')).toContainText(ONE);
    });
  }
});

test.describe('the settings of the Mini-Cart block', { tag: '@block' }, () => {
  const onPage = async (page: Page, owner: Owner, content: string, walk: () => Promise<void>): Promise<void> => {
    const { id, link } = await owner.publish('Un carrito', content + collection('alborada', 1));
    try {
      await page.goto(link);
      await walk();
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  };

  test('in a header that stays in sight the drawer opens where the page is scrolled to, and leaves it there', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const header = `<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"}},"backgroundColor":"base"} --><div class="wp-block-group has-base-background-color has-background">${block({})}</div><!-- /wp:group -->`;
    const long =
      '<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" class="wp-block-spacer"></div><!-- /wp:spacer -->';
    await onPage(page, owner, header + long, async () => {
      await cardButton(page).scrollIntoViewIfNeeded();
      const button = buttonsOf(page);
      await expect(button).toBeInViewport();
      // What covers the button is scrolled away before the click.
      await cardButton(page).click();
      await expect(badgesOf(page)).toHaveText('1');
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(500);
      await button.click();
      await expect(linesOf(page)).toContainText(ONE);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(place);
    });
  });

  test('the drawer opens after an add where the block says so', async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage(page, owner, block({ addToCartBehaviour: 'open_drawer' }), async () => {
      await cardButton(page).click();
      await expect(linesOf(page)).toContainText(ONE);
      await page.keyboard.press('Escape');
      await expect(cardButton(page)).toBeFocused();
    });
  });

  test('the drawer stays closed after an add where the block says nothing, whatever Islas’ setting is', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await page.goto('/mi-cuenta/?swatches=drawer_after_add:open,drawer_after_add_touch:open');
    await onPage(page, owner, block({}), async () => {
      await cardButton(page).click();
      await expect(badgesOf(page)).toHaveText('1');
      await page.waitForLoadState('networkidle');
      await expect(drawerOf(page)).toBeHidden();
    });
  });

  test('amount, badge and their colors are as the owner has chosen them', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const attributes = {
      hasHiddenPrice: false,
      productCountVisibility: 'always',
      productCountColor: { color: 'rgb(10, 120, 30)' },
      priceColor: { color: 'rgb(200, 0, 60)' },
      iconColor: { color: 'rgb(0, 60, 200)' },
    };
    await onPage(page, owner, block(attributes), async () => {
      const amount = page.locator('.wc-block-mini-cart__amount');
      await expect(badgesOf(page)).toHaveText('0');
      await expect(badgesOf(page)).toBeVisible();
      await expect(amount).toHaveText(/^\s*0,00\s€\s*$/);
      await cardButton(page).click();
      await expect(badgesOf(page)).toHaveText('1');
      await expect(amount).toHaveText('18,90 €');
      await expect(buttonsOf(page)).toHaveAccessibleName(/^Carrito: 1 artículo, 18,90\s€$/);
      await expect(amount).toHaveCSS('color', 'rgb(200, 0, 60)');
      await expect(badgesOf(page)).toHaveCSS('background-color', 'rgb(10, 120, 30)');
      await expect(page.locator('.wc-block-mini-cart__icon')).toHaveAttribute('fill', 'rgb(0, 60, 200)');
    });
  });

  test('a block without a badge has none', { tag: '@nightly' }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage(page, owner, block({ productCountVisibility: 'never' }), async () => {
      await cardButton(page).click();
      await expect(buttonsOf(page)).toHaveAttribute('aria-label', 'Carrito: 1 artículo');
      await expect(badgesOf(page)).toHaveCount(0);
    });
  });

  test('a block that leads to the checkout stays WooCommerce’s', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await onPage(page, owner, block({ onCartClickBehaviour: 'navigate_to_checkout' }), async () => {
      await cardButton(page).click();
      await expect(badgesOf(page)).toHaveText('1');
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(buttonsOf(page)).toHaveRole('link');
    });
  });

  test('an add by the block with options shows the number and, where the block says so, opens the drawer', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const content = WITH_OPTIONS.replace(/<!-- wp:woocommerce\/mini-cart .*?-->/, '');
    const remove = await owner.template('salero-duna', block({ addToCartBehaviour: 'open_drawer' }) + content);
    try {
      await page.goto('/producto/salero-duna/');
      const button = page.locator('form.wc-block-add-to-cart-with-options .single_add_to_cart_button');
      await expect(button).not.toHaveClass(/disabled/);
      await button.click();
      await expect(linesOf(page)).toContainText('Salero Duna');
      await expect(badgesOf(page)).toHaveText('1');
      // The form's store follows what the drawer changes.
      const read = page.waitForRequest((request) => /wc\/store\/v1\/cart/.test(request.url()));
      await drawerOf(page)
        .getByRole('button', { name: /^Aumentar la cantidad/ })
        .click();
      await expect(badgesOf(page)).toHaveText('2');
      await read;
    } finally {
      await remove();
      await owner.close();
    }
  });

  test('the Cart block on the same page changes the number, and follows the drawer', { tag: '@nightly' }, async ({
    page,
    shop,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    await shop.open('listing');
    await add(page);
    await onPage(page, owner, `${block({})}${CART_BLOCK}`, async () => {
      const quantity = page.locator('.wc-block-components-quantity-selector__input').first();
      await page.locator('.wc-block-components-quantity-selector__button--plus').first().click();
      await expect(quantity).toHaveValue('2');
      await expect(badgesOf(page).first()).toHaveText('2');
    });
  });
});

test.describe('the Mini-Cart block inside a menu that covers the page', { tag: '@block' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the drawer opens above the menu, and the focus returns to the button in it', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const menu = `<!-- wp:navigation {"overlayMenu":"always"} --><!-- wp:navigation-link {"label":"Tienda","url":"/tienda/","kind":"custom"} /-->${block({})}<!-- /wp:navigation -->`;
    const { id, link } = await owner.publish('Un menú', menu);
    try {
      await page.goto(link);
      const nav = page.locator('main nav.wp-block-navigation, .entry-content nav.wp-block-navigation').first();
      await nav.locator('.wp-block-navigation__responsive-container-open').click();
      const button = nav.locator('.wc-block-mini-cart__button');
      await button.click();
      await expect(drawerOf(page)).toBeVisible();
      await drawerOf(page).locator('.islas-drawer__close').click();
      await expect(drawerOf(page)).toBeHidden();
      await expect(button).toBeVisible();
      await expect(button).toBeFocused();
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});

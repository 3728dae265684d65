import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { FILES } from './support/network';
import { ONE, OTHER, type Shop } from './support/shop';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

/** Page object of the cart drawer. */
class Drawer {
  readonly dialog: Locator;
  readonly toggle: Locator;

  constructor(
    readonly page: Page,
    readonly shop: Shop,
  ) {
    this.dialog = page.locator('#islas-drawer');
    this.toggle = page.locator('a.cart-contents').first();
  }

  /** Adds these products from the listing, then opens the drawer and waits until it is live. */
  async openWith(...names: readonly string[]): Promise<void> {
    await this.shop.open('listing');
    for (const name of names) await this.shop.add(name);
    await this.open();
  }

  async open(): Promise<void> {
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false');
    await this.toggle.click();
    await this.isLive();
  }

  async isLive(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog.locator('[data-island=cart-drawer]')).toHaveAttribute('data-island-state', 'live');
  }

  line(name: string = ONE): Locator {
    return this.dialog.locator('.islas-drawer__lines > li', { hasText: name });
  }

  quantity(name: string = ONE): Locator {
    return this.line(name).locator('.islas-drawer__quantity input');
  }

  button(name: RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  get total(): Locator {
    return this.dialog.locator('.islas-drawer__total dd');
  }

  async applyCoupon(code: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: 'Código del cupón' });
    if (!(await field.isVisible())) await this.dialog.getByText('¿Tienes un cupón?').click();
    await field.fill(code);
    await this.button(/^Aplicar$/).click();
  }
}

const MORE = new RegExp(`^Aumentar la cantidad de ${ONE}`);
const REMOVE = new RegExp(`^Quitar ${ONE} del carrito`);

/** In the page: whether the first frame after the next click has a product of the drawer in sight. */
const isSeenAtOnce = () =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      const link = document.querySelector('#islas-drawer :is(.mini_cart_item a:not(.remove), .islas-drawer__line a)');
      const { left = 0, right = 0 } = link?.getBoundingClientRect() ?? {};
      const isShown = link?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
      resolve(isShown && left >= 0 && right > left && right <= innerWidth);
    };
    addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
  });

test.describe('the cart drawer', { tag: '@classic' }, () => {
  test('a press shows the cart in the same frame, and a finger on the toggle runs nothing before it', async ({
    page,
    shop,
  }) => {
    const drawer = new Drawer(page, shop);
    await shop.open('listing');
    await shop.add(ONE);
    const host = drawer.dialog.locator('[data-island=cart-drawer]');
    const touch = () => drawer.toggle.dispatchEvent('pointerover', { pointerType: 'touch' });
    await touch();
    await expect(host).toHaveAttribute('data-island-state', 'claimed');
    await touch();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(host).toHaveAttribute('data-island-state', 'claimed');
    const seen = page.evaluate(isSeenAtOnce);
    await drawer.toggle.dispatchEvent('click');
    expect(await seen).toBe(true);
    await drawer.isLive();
  });

  test('the drawer opens at once and changes a quantity at once, and the server saves it', { tag: '@core' }, async ({
    page,
    shop,
    network,
  }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    const release = await network.hold('islas_drawer');
    await drawer.button(MORE).click();
    await drawer.button(MORE).click();
    await drawer.button(MORE).click();
    await expect(drawer.quantity()).toHaveValue('4');
    await expect(drawer.dialog.locator('.islas-drawer__totals')).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(drawer.dialog.locator('.islas-drawer__totals')).not.toHaveAttribute('aria-busy');
    expect(await shop.itemsInCart()).toBe(4);
    await expect(shop.count).toContainText('4');
    await expect(drawer.dialog.getByRole('status').filter({ hasText: /Total del carrito: \d/ })).toHaveCount(1);
  });

  test('the drawer removes and restores a product, also the last one', { tag: '@core' }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    await drawer.button(REMOVE).click();
    await expect(drawer.dialog).toContainText(`${ONE} ya no está en el carrito.`);
    await expect(drawer.dialog).toContainText('Tu carrito está vacío.');
    await expect(drawer.button(/Deshacer/)).toBeFocused();
    await expect.poll(() => shop.itemsInCart()).toBe(0);
    await page.keyboard.press('Enter');
    await expect(drawer.quantity()).toHaveValue('1');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('a typed 0 removes a line of the drawer, and can be undone', { tag: '@nightly' }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    await drawer.quantity().fill('3');
    await page.keyboard.press('Enter');
    await expect(drawer.line()).toContainText(/3 × \d/);
    await drawer.quantity().fill('0');
    await page.keyboard.press('Enter');
    await expect(drawer.dialog).toContainText(`${ONE} ya no está en el carrito.`);
    await expect.poll(() => shop.itemsInCart()).toBe(0);
    await drawer.button(/Deshacer/).click();
    await expect(drawer.quantity()).toHaveValue('3');
  });

  test('a press on an empty part of an open dialog leaves it open, one beside it closes it', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    const box = await drawer.dialog.boundingBox();
    await drawer.dialog.evaluate((dialog: HTMLElement) => (dialog.style.padding = '40px'));
    await page.mouse.click((box?.x ?? 0) + 5, 300);
    await expect(drawer.dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(drawer.dialog).toBeHidden();
  });

  test('the drawer restores a line in its old position', { tag: '@nightly' }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE, OTHER);
    const names = drawer.dialog.locator('.islas-drawer__lines > li > div > a:first-child');
    await expect(names).toHaveText([ONE, OTHER]);
    await drawer.button(REMOVE).click();
    await expect.poll(() => shop.itemsInCart()).toBe(1);
    await drawer.button(/Deshacer/).click();
    await expect(names).toHaveText([ONE, OTHER]);
    await expect.poll(() => shop.itemsInCart()).toBe(2);
    await expect(drawer.button(/Deshacer/)).toHaveCount(0);
    await expect(names).toHaveText([ONE, OTHER]);
  });

  test('the drawer shows the server’s message about a coupon in the coupon form', {
    tag: ['@core', '@nightly'],
  }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    await drawer.applyCoupon('no-existe-<b>');
    await expect(drawer.dialog.getByRole('alert')).not.toBeEmpty();
    const before = await drawer.total.innerText();
    await drawer.applyCoupon(shop.isPretend ? 'azahar10' : 'BIENVENIDA10');
    await expect(drawer.dialog).toContainText(/Cupón: (azahar10|bienvenida10)/i);
    await expect(drawer.total).not.toHaveText(before);
    await drawer.button(/Quitar el cupón/).click();
    await expect(drawer.total).toHaveText(before);
  });

  for (const [trouble, words] of [
    ['offline', /no tienes conexión/],
    ['500', /No se ha podido cambiar el carrito/],
  ] as const)
    test(`the drawer rolls a failed change back and shows the reason (${trouble})`, {
      tag: trouble !== 'offline' ? '@nightly' : [],
    }, async ({ page, shop, network, problems }) => {
      problems.expect(FAILED_LOAD);
      const drawer = new Drawer(page, shop);
      await drawer.openWith(ONE);
      const heal = await network.fail('islas_drawer', trouble);
      await drawer.button(MORE).click();
      await expect(drawer.line().getByRole('alert')).toHaveText(words);
      await expect(drawer.quantity()).toHaveValue('1');
      await heal();
      await drawer.button(MORE).click();
      await expect(drawer.line().getByRole('alert')).toHaveCount(0);
      await expect.poll(() => shop.itemsInCart()).toBe(2);
    });

  test('the drawer brings a line back with the reason when its removal fails', { tag: '@nightly' }, async ({
    page,
    shop,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE, OTHER);
    await network.fail('remove_from_cart', 'offline');
    await drawer.button(REMOVE).click();
    await expect(drawer.line().getByRole('alert')).toHaveText(/no tienes conexión/);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('the drawer updates when another tab changes the cart', { tag: '@nightly' }, async ({ page, shop, context }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    const other = await context.newPage();
    await other.goto(shop.places.listing);
    const button = other.locator('li.product', { hasText: OTHER }).first().locator('.ajax_add_to_cart');
    await expect(button).toHaveAttribute('data-island-state', 'live');
    await button.click();
    await expect(drawer.line(OTHER)).toBeVisible();
  });

  test('the drawer’s link to the checkout waits for a pending change', async ({ page, shop, network }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    const release = await network.hold('islas_drawer');
    await drawer.button(MORE).click();
    await drawer.dialog.getByRole('link', { name: /Finalizar compra/ }).click();
    await expect(drawer.dialog).toBeVisible();
    await release();
    await page.waitForURL(/finalizar/);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('the keyboard alone opens, changes and closes the drawer; the focus returns to its toggle', {
    tag: '@core',
  }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await shop.open('listing');
    await shop.add();
    await expect(drawer.toggle).toHaveAttribute('aria-expanded', 'false');
    await drawer.toggle.focus();
    await page.keyboard.press('Enter');
    await drawer.isLive();
    await expect(drawer.dialog.locator(':focus')).toHaveCount(1);
    await drawer.quantity().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => shop.itemsInCart()).toBe(3);
    await page.keyboard.press('Escape');
    await expect(drawer.dialog).toBeHidden();
    await expect(drawer.toggle).toBeFocused();
  });

  test('Back closes the drawer and stays on the page; Forward opens it again; the scroll is kept', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await shop.open('product');
    await shop.open('listing');
    const { pathname } = new URL(page.url());
    await page.evaluate(() => scrollTo(0, 300));
    await drawer.toggle.evaluate((toggle: HTMLElement) => toggle.click());
    await drawer.isLive();
    await page.goBack();
    await expect(drawer.dialog).toBeHidden();
    expect([new URL(page.url()).pathname, await page.evaluate(() => scrollY)]).toEqual([pathname, 300]);
    await page.goForward();
    await expect(drawer.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer.dialog).toBeHidden();
    await page.waitForFunction(() => !history.state?.islasOverlay);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe(pathname);
  });

  test('a page reloaded with the drawer open needs one Back to leave, not two', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const drawer = new Drawer(page, shop);
    await shop.open('product');
    await shop.open('listing');
    const { pathname } = new URL(page.url());
    await drawer.open();
    await page.reload();
    await shop.ready();
    await expect(drawer.dialog).toBeHidden();
    await page.waitForFunction(() => !history.state?.islasOverlay);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe(pathname);
  });

  test('a press on the backdrop closes the drawer, and the page behind is inert while it is open', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    await drawer.openWith(ONE);
    for (let i = 0; i < 25; i += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !document.activeElement?.closest('header,main,footer'))).toBe(true);
    await page.mouse.click(20, 400);
    await expect(drawer.dialog).toBeHidden();
    await expect(drawer.toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('without React the drawer still opens, and its links work', async ({ page, shop, network, problems }) => {
    problems.expect(FAILED_LOAD, /Islas: cart-drawer/, /dynamically imported module/);
    await network.block(/react-|\/shared\/mount|react-dom/);
    const drawer = new Drawer(page, shop);
    await shop.open('listing');
    await shop.add();
    await drawer.toggle.click();
    await expect(drawer.dialog).toBeVisible();
    await expect(drawer.dialog.locator('.woocommerce-mini-cart-item')).toContainText(ONE);
    await drawer.dialog.getByRole('link', { name: 'Ver carrito' }).click();
    await page.waitForURL(/carrito/);
  });

  test('on a slow network the drawer opens at once with the shop’s own cart', { tag: '@nightly' }, async ({
    page,
    shop,
    network,
  }) => {
    const drawer = new Drawer(page, shop);
    await shop.open('listing');
    await shop.add();
    const release = await network.holdViews();
    await drawer.toggle.click();
    await expect(drawer.dialog.locator('.woocommerce-mini-cart-item')).toContainText(ONE);
    await release();
    await drawer.isLive();
    await expect(drawer.quantity()).toHaveValue('1');
    await expect(drawer.dialog.locator('.woocommerce-mini-cart-item')).toBeHidden();
  });

  test('without Islas’ JavaScript the drawer’s toggle leads to the cart', async ({ page, shop, network, problems }) => {
    problems.expect(FAILED_LOAD);
    await network.block(FILES.main);
    await shop.open('listing', { ready: false });
    await page.locator('a.cart-contents').first().click();
    await page.waitForURL(/carrito/);
  });

  test('axe finds nothing in any state of the drawer', { tag: '@core' }, async ({ page, shop }) => {
    const drawer = new Drawer(page, shop);
    const violations = async () => {
      // While a request runs, lines that it may change are faded, which lowers their contrast.
      await expect(drawer.dialog.locator('.updating')).toHaveCount(0);
      await drawer.dialog.evaluate((dialog) =>
        Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const { violations } = await new AxeBuilder({ page }).include('#islas-drawer').analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    await drawer.openWith(ONE, OTHER);
    expect(await violations()).toEqual([]);
    await drawer.applyCoupon('no-existe');
    await expect(drawer.dialog.getByRole('alert').first()).not.toBeEmpty();
    expect(await violations()).toEqual([]);
    await drawer.button(REMOVE).click();
    await expect(drawer.button(/Deshacer/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await drawer.button(new RegExp(`^Quitar ${OTHER}`)).click();
    await expect(drawer.dialog).toContainText('Tu carrito está vacío.');
    expect(await violations()).toEqual([]);
  });
});

test.describe('on a telephone', { tag: '@classic' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('on a telephone a tap opens the drawer over the whole width, and all its controls can be tapped', async ({
    page,
    shop,
  }) => {
    await shop.open('listing');
    await shop.button().tap();
    await expect(shop.button()).toHaveClass(/added/);
    const toggle = page.locator('[data-islas-overlay=drawer]').locator('visible=true').first();
    await toggle.tap();
    const drawer = new Drawer(page, shop);
    await drawer.isLive();
    expect(await drawer.dialog.evaluate((dialog) => dialog.clientWidth)).toBe(360);
    await drawer.button(MORE).tap();
    await expect(drawer.quantity()).toHaveValue('2');
    await drawer.button(/Cerrar el carrito/).tap();
    await expect(drawer.dialog).toBeHidden();
  });
});

test.describe('on a tablet', { tag: '@classic' }, () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('on a tablet the tap that opens the drawer shows no dropdown of the theme on its way', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await shop.open('listing');
    await shop.button().tap();
    await expect(shop.button()).toHaveClass(/added/);
    const drawer = new Drawer(page, shop);
    // Browsers hover over what is tapped before they click it.
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const count = () => {
            const dropdowns = [...document.querySelectorAll('.site-header-cart .widget_shopping_cart')];
            resolve(dropdowns.filter((dropdown) => dropdown.getClientRects().length).length);
          };
          addEventListener('click', count, { capture: true, once: true });
        }),
    );
    await drawer.toggle.tap();
    expect(await shown).toBe(0);
    await drawer.isLive();
  });
});

test.describe('after an add, as the owner has chosen', { tag: '@pretend' }, () => {
  test('the drawer opens after an add', async ({ page, shop }) => {
    await shop.open('/tienda/?drawer=open');
    await shop.button().click();
    const drawer = new Drawer(page, shop);
    await drawer.isLive();
    await expect(drawer.line()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.button()).toBeFocused();
  });

  test('a message after an add leads to the drawer', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open('/tienda/?drawer=message');
    await shop.add();
    const message = page.getByRole('status').filter({ hasText: 'Añadido a tu carrito.' });
    await message.getByRole('link', { name: 'Ver carrito' }).click();
    await expect(page.locator('#islas-drawer')).toBeVisible();
  });

  test('an add shows only WooCommerce’s own result when the owner chose nothing', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    await shop.open('/tienda/?drawer=nothing');
    await shop.add();
    await expect(page.locator('#islas-drawer')).toBeHidden();
    await expect(page.locator('.islas-drawer-message')).toHaveCount(0);
  });
});

import type { Locator, Page } from '@playwright/test';
import { Owner } from './support/owner';
import { SearchPage } from './support/search';
import { ONE, OTHER } from './support/shop';
import type { ShopName } from './support/shops';
import { expect, test as base } from './support/test';
import { FAILED_LOAD } from './support/watch';

const LINKS = '?swatches=social_links:https://www.instagram.com/azahar';

/** A published page with the toggles of all three overlays, in any theme. */
class ThreeToggles {
  constructor(
    readonly page: Page,
    readonly link: string,
  ) {}

  async open(query = LINKS): Promise<void> {
    await this.page.goto(this.link + query);
    await expect(this.toggle('drawer')).toHaveAttribute('aria-expanded', 'false');
  }

  toggle(name: string): Locator {
    return this.page.locator(`p [data-islas-overlay=${name}]`);
  }

  dialog(name: string): Locator {
    return this.page.locator(`#islas-${name}`);
  }

  get openDialogs(): Locator {
    return this.page.locator('dialog[open]');
  }

  get expanded(): Locator {
    return this.page.locator('p [aria-expanded=true]');
  }
}

const test = base.extend<{ three: ThreeToggles; search: SearchPage }>({
  three: async ({ page, browser, baseURL }, use) => {
    const owner = await Owner.of(browser, String(baseURL));
    const { id, link } = await owner.publish('Capas', '<p>[islas_cart] [islas_search] [islas_social]</p>');
    await use(new ThreeToggles(page, link));
    await owner.remove(id);
    await owner.close();
  },
  search: async ({ page }, use, { project }) => {
    await use(new SearchPage(project.name as ShopName, page));
  },
});

const NAMES = ['drawer', 'search', 'social'];

/** Puts a product into this visitor's cart by a request, without opening a page. */
const addBySlug = async (page: Page, slug: string): Promise<void> => {
  const answer = await page.request.get(`/wp-json/wc/store/v1/products?slug=${slug}`);
  const [product] = (await answer.json()) as { id: number }[];
  await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: String(product?.id) } });
};

test.describe('overlays on a real shop', { tag: '@real' }, () => {
  test('an overlay opens at once, closes by Escape and by its control, and keeps the focus while its content loads', {
    tag: ['@once', '@nightly'],
  }, async ({ three, page, network }) => {
    const release = await network.holdViews();
    await three.open();
    for (const name of NAMES) {
      await three.toggle(name).click();
      await expect(three.dialog(name)).toBeVisible();
      await expect(three.toggle(name)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(three.dialog(name)).toBeHidden();
      await expect(three.toggle(name)).toHaveAttribute('aria-expanded', 'false');
      await expect(three.toggle(name)).toBeFocused();
      await three.toggle(name).click();
      await three.dialog(name).locator('[data-islas-action="overlay.close"]').first().click();
      await expect(three.dialog(name)).toBeHidden();
    }
    await three.toggle('search').click();
    await page.keyboard.type('taza');
    await page.waitForTimeout(5000);
    await release();
    await expect(three.dialog('search').getByRole('option').first()).toContainText('Taza');
    await expect(three.dialog('search').locator('input[name=s]')).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.islasOverlay)).toBe('search');
    await page.goBack();
    await expect(three.dialog('search')).toBeHidden();
    await expect(three.toggle('search')).toBeFocused();
    expect(page.url()).toContain(three.link);
  });

  test('an overlay stands in its place before it is modal, and the first key is its own', { tag: '@once' }, async ({
    three,
    page,
  }) => {
    await page.addInitScript(() => {
      const next = window.requestAnimationFrame.bind(window);
      const waiting: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => waiting.push(callback);
      Object.assign(window, { paint: () => waiting.splice(0).forEach(next) });
    });
    const box = (name: string) => three.dialog(name).evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
    const isModal = (name: string) => three.dialog(name).evaluate((dialog) => dialog.matches(':modal'));
    const paint = () => page.evaluate('paint()');
    const pressAndEscape = async (name: string) => {
      await three.toggle(name).click();
      await page.keyboard.press('Escape');
      await expect(three.dialog(name)).toBeHidden();
      await expect(three.toggle(name)).toBeFocused();
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await three.open();
    for (const name of NAMES) {
      await three.toggle(name).click();
      const before = await box(name);
      expect(await isModal(name)).toBe(false);
      await expect.poll(() => paint().then(() => isModal(name))).toBe(true);
      expect(await box(name)).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(three.toggle(name)).toBeFocused();
      await pressAndEscape(name);
    }
    expect(await three.toggle('drawer').getAttribute('aria-controls')).toBe('islas-drawer');
    await three.toggle('search').click();
    await page.keyboard.type('taza');
    await expect(three.dialog('search').locator('input[name=s]')).toHaveValue('taza');
  });

  test('Back right after the press closes the overlay and stays on the page, and Forward opens it again', {
    tag: '@once',
  }, async ({ three, page }) => {
    await three.open();
    for (const name of NAMES) {
      await three.toggle(name).click();
      await expect(three.dialog(name)).toBeVisible();
      await page.goBack();
      await expect(three.dialog(name)).toBeHidden();
      await expect(three.toggle(name)).toHaveAttribute('aria-expanded', 'false');
      await expect(three.toggle(name)).toBeFocused();
      expect(page.url()).toContain(three.link);
    }
    await page.goForward();
    await expect(three.dialog('social')).toBeVisible();
    // A page that is loaded again shows no overlay, and its entry is left.
    await page.reload();
    await page.waitForFunction(() => !history.state?.islasOverlay);
    await expect(three.openDialogs).toHaveCount(0);
  });

  test('a press before any file has loaded opens the overlay when they have', { tag: ['@once', '@nightly'] }, async ({
    three,
    page,
    shop,
    network,
  }) => {
    for (const name of NAMES) {
      const release = await network.holdFiles();
      await shop.openEarly(three.link + LINKS);
      await three.toggle(name).click();
      // The press has neither changed the hash nor left the page.
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(new URL(three.link).pathname);
      await release();
      await expect(three.toggle(name)).toHaveAttribute('aria-expanded', 'true');
      await expect(three.dialog(name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(three.dialog(name)).toBeHidden();
      await expect(three.toggle(name)).toBeFocused();
    }
  });

  test('a press on a toggle follows its link when the files never load', { tag: '@once' }, async ({
    three,
    page,
    shop,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    const follow = async (name: string) => {
      const lose = await network.loseFilesLater();
      await shop.openEarly(three.link + LINKS);
      await three.toggle(name).click();
      await expect(three.dialog(name)).toBeHidden();
      lose();
    };
    await follow('search');
    await expect(three.dialog('search').locator('input[name=s]')).toBeVisible();
    await expect(page).toHaveURL(/#islas-search$/);
    await follow('drawer');
    await expect(page).toHaveURL(/carrito/);
  });

  test('a press on a toggle with a modifier key, or for another tab, is the browser’s before any file has loaded', {
    tag: ['@once', '@nightly'],
  }, async ({ three, shop, network, context }) => {
    const leads = async (options = {}) => {
      const opened = context.waitForEvent('page');
      await three.toggle('drawer').click(options);
      await (await opened).close();
      await expect(three.dialog('drawer')).toBeHidden();
    };
    const release = await network.holdFiles();
    await shop.openEarly(three.link + LINKS);
    await leads({ modifiers: ['ControlOrMeta'] });
    await three.toggle('drawer').evaluate((link) => link.setAttribute('target', '_blank'));
    await leads();
    await release();
    await three.open();
    await leads({ modifiers: ['ControlOrMeta'] });
  });

  test('a press before any file has loaded opens the overlay, also of a link for this tab by name, and beside a setting that is no selector', {
    tag: ['@once', '@nightly'],
  }, async ({ three, shop, network }) => {
    const release = await network.holdFiles();
    await shop.openEarly(`${three.link + LINKS}&swatches=search_toggle:p[[`);
    await three.toggle('drawer').evaluate((link) => link.setAttribute('target', '_self'));
    await three.toggle('drawer').click();
    await release();
    await expect(three.dialog('drawer')).toBeVisible();
  });

  test('only one of three overlays is open, however fast mouse and keyboard toggle them', { tag: '@nightly' }, async ({
    three,
    page,
  }) => {
    await page.goto('/mi-cuenta/');
    await three.open();
    for (let round = 0; round < 4; round += 1) {
      await three.toggle(NAMES[round % 3] as string).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await page.evaluate((names) => {
        for (const name of [...names, ...names.toReversed(), 'social', 'drawer', 'search'])
          document.querySelector<HTMLElement>(`p [data-islas-overlay=${name}]`)?.click();
      }, NAMES);
      await expect(three.openDialogs).toHaveCount(1);
      await expect(three.expanded).toHaveCount(1);
      await expect(three.dialog('search')).toBeVisible();
      expect(await page.evaluate(() => !!document.activeElement?.closest('#islas-search'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(three.openDialogs).toHaveCount(0);
      await expect(three.expanded).toHaveCount(0);
    }
    await expect.poll(() => page.evaluate(() => history.state?.islasOverlay)).toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL(/mi-cuenta/);
  });

  test('Back closes each overlay, and then leads to the page before', async ({ three, page }) => {
    await page.goto('/mi-cuenta/');
    await three.open();
    for (const name of NAMES) {
      await three.toggle(name).hover();
      await three.toggle(name).click();
      await expect(three.dialog(name)).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state?.islasOverlay)).toBe(name);
      await page.goBack();
      await expect(three.dialog(name)).toBeHidden();
      await expect(three.toggle(name)).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL(/mi-cuenta/);
  });

  test('the link of the shortcode opens the drawer, also beside the Mini-Cart block', { tag: '@nightly' }, async ({
    three,
    page,
  }) => {
    await addBySlug(page, 'cuenco-alborada');
    await three.open();
    await three.toggle('drawer').click();
    await expect(three.dialog('drawer').locator('.islas-drawer__line', { hasText: ONE })).toBeVisible();
    // Only the primary button has a background.
    const buttons = three.dialog('drawer').locator('.buttons a');
    await expect(buttons.filter({ hasText: 'Ver carrito' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(buttons.filter({ hasText: 'Finalizar' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
    await expect(three.toggle('drawer')).toBeFocused();
  });

  test('the drawer offers cross-sells, adds them without a reload, and announces it', async ({
    three,
    page,
    announcements,
  }) => {
    await addBySlug(page, 'pimenton-dulce');
    await three.open();
    await three.toggle('drawer').click();
    const offers = three.dialog('drawer').locator('.islas-drawer__offers');
    // Sold-out products are left out.
    await expect(offers.locator('a[href*="/producto/"]:not(.button)')).toHaveText([
      'Almendra Tostada',
      'Aceite Temprano',
    ]);
    await offers.getByRole('link', { name: 'Añadir Aceite Temprano al carrito' }).click();
    const lines = three.dialog('drawer').locator('.islas-drawer__lines > li');
    await expect(lines).toHaveCount(2);
    await expect(offers).not.toContainText('Aceite');
    await expect(three.dialog('drawer')).toBeVisible();
    await expect
      .poll(async () => (await announcements.texts()).join())
      .toContain('Aceite Temprano ya está en el carrito.');
    await expect(three.dialog('drawer').getByText('Aceite Temprano ya está en el carrito.')).toHaveCount(1);
  });

  test('the drawer shows the shop’s message about an expired coupon, and the cart stays unchanged', {
    tag: ['@once', '@nightly'],
  }, async ({ three, page }) => {
    await addBySlug(page, 'cuenco-alborada');
    await three.open();
    await three.toggle('drawer').click();
    const drawer = three.dialog('drawer');
    const total = drawer.locator('.islas-drawer__total dd');
    const before = await total.innerText();
    await drawer.getByText('¿Tienes un cupón?').click();
    const field = drawer.getByRole('textbox', { name: 'Código del cupón' });
    for (const [code, said] of [
      ['caducado', /caducado/i],
      ['<img src=x onerror=alert(1)>', /./],
      ['x'.repeat(500), /./],
    ] as const) {
      await field.fill(code);
      await drawer.getByRole('button', { name: 'Aplicar' }).click();
      await expect(drawer.locator('.islas-drawer__coupons')).not.toHaveAttribute('aria-busy');
      await expect(drawer.getByRole('alert').first()).toHaveText(said);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(total).toHaveText(before);
    }
    await expect(drawer.locator('img[src=x]')).toHaveCount(0);
  });

  test('the drawer follows a cart that another tab changed, and reports a change of a line that is gone', {
    tag: ['@once', '@nightly'],
  }, async ({ three, page, context }) => {
    await addBySlug(page, 'cuenco-alborada');
    await addBySlug(page, 'florero-nube');
    await three.open();
    await three.toggle('drawer').click();
    const drawer = three.dialog('drawer');
    await expect(drawer.locator('.islas-drawer__lines > li')).toHaveCount(2);
    // A change by the Store API alone, which sends no message to other tabs.
    const cart = await page.request.get('/wp-json/wc/store/v1/cart');
    const { items } = (await cart.json()) as { items: { key: string; name: string }[] };
    const key = items.find(({ name }) => name === ONE)?.key ?? '';
    const headers = { Nonce: cart.headers()['nonce'] ?? '' };
    await page.request.post('/wp-json/wc/store/v1/cart/remove-item', { headers, data: { key } });
    await drawer.getByRole('button', { name: `Aumentar la cantidad de ${ONE}` }).click();
    await expect(drawer.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
    await expect(drawer.locator('.islas-drawer__lines > li')).toHaveCount(1);
    await expect(drawer.locator('.islas-drawer__lines')).toContainText(OTHER);
    const other = await context.newPage();
    await other.goto(three.link);
    await other.locator('p [data-islas-overlay=drawer]').click();
    await other.getByRole('button', { name: `Quitar ${OTHER} del carrito` }).click();
    await expect(drawer).toContainText('Tu carrito está vacío.');
    await other.close();
  });

  test('a search finds red products in either gender and number, and shows typed markup as text', {
    tag: ['@once', '@nightly'],
  }, async ({ three }) => {
    await three.open();
    await three.toggle('search').click();
    const dialog = three.dialog('search');
    const field = dialog.locator('input[name=s]');
    for (const word of ['rojo', 'rojas', 'ROJOS', 'roja']) {
      await field.fill(`camiseta ${word}`);
      await expect(dialog.getByRole('option').first()).toContainText('Camiseta');
      await expect(dialog.getByRole('option').filter({ hasText: 'Camiseta Básica' })).toHaveCount(1);
    }
    await field.fill('"><script>alert(1)</script>');
    await expect(dialog.locator('.islas-found__status')).toContainText('<script>');
    await expect(dialog.locator('script')).toHaveCount(0);
  });

  test('overlays work in a theme with several toggles, an invalid selector, and its own script', {
    tag: '@nightly',
  }, async ({ browser, baseURL, page }) => {
    const owner = await Owner.of(browser, String(baseURL));
    const { id, link } = await owner.publish(
      'Lupas',
      '<p><a class="mi-lupa" href="/?s=&post_type=product">Uno</a> <button class="mi-lupa" type="button">Dos</button></p>',
    );
    try {
      await page.addInitScript(() => {
        document.addEventListener('click', ({ target }) => {
          if (target instanceof Element && target.closest('.mi-lupa')) document.documentElement.dataset.theirs = 'yes';
        });
      });
      await page.goto(`${link}?swatches=search_toggle:.mi-lupa`);
      const toggles = page.locator('.mi-lupa');
      for (const at of [0, 1]) {
        await expect(toggles.nth(at)).toHaveAttribute('aria-expanded', 'false');
        await toggles.nth(at).click();
        await expect(page.locator('#islas-search')).toBeVisible();
        await expect(page.locator('.mi-lupa[aria-expanded=true]')).toHaveCount(2);
        await page.keyboard.press('Escape');
        await expect(toggles.nth(at)).toBeFocused();
      }
      expect(await page.evaluate(() => document.documentElement.dataset.theirs)).toBeUndefined();
      await page.goto(`${link}?swatches=search_toggle:p[[`);
      await page.locator('.mi-lupa').first().click();
      await expect(page).toHaveURL(/post_type=product/);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});

test.describe('a theme’s own panel', { tag: '@pretend' }, () => {
  test('a press on the theme’s link or button opens the overlay, and none of it is the theme’s', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('.search-toggle,#mute'))
          document.documentElement.dataset.theirs = 'yes';
      }),
    );
    await page.goto('/tienda/');
    await expect(page.locator('.search-toggle')).toHaveAttribute('aria-expanded', 'false');
    await page.locator('.search-toggle').click();
    await expect(page.locator('#search-overlay')).toBeVisible();
    await expect(page.locator('#search-overlay input[name=s]')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('.search-toggle')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('#search-overlay')).toBeHidden();
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<button type="button" class="social-toggle" id="mute">Redes</button>');
    });
    await expect(page.locator('#mute')).toHaveAttribute('aria-expanded', 'false');
    await page.locator('#mute').click();
    await expect(page.locator('#social-overlay')).toBeVisible();
    await expect(page.locator('#mute')).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => document.documentElement.dataset.theirs)).toBeUndefined();
  });

  test('a press on a theme’s link before any file has loaded opens the overlay later', { tag: '@nightly' }, async ({
    page,
    network,
    shop,
  }) => {
    for (const name of ['search', 'social']) {
      const release = await network.holdFiles();
      await shop.openEarly('/tienda/');
      await page.locator(`.${name}-toggle`).click();
      await expect(page.locator(`#${name}-overlay`)).toBeHidden();
      await release();
      await expect(page.locator(`#${name}-overlay`)).toBeVisible();
    }
    const release = await network.holdFiles();
    await shop.openEarly('/tienda/');
    await page.locator('a.cart-contents').first().click();
    await release();
    await expect(page.locator('#islas-drawer')).toBeVisible();
    await expect(page).toHaveURL(/tienda/);
  });
});

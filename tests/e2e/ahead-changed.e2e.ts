import { expect, test } from './support/ahead';
import { Owner } from './support/owner';

const ACCEPT = '#islas-consent [data-islas-action="consent.accept"]';
const DRAWER = '#islas-drawer[open] [data-island=cart-drawer][data-island-state=live]';
/** The cart in the header of a classic theme, and the Mini-Cart block. */
const TOGGLE = 'a.cart-contents, .wc-block-mini-cart__button';
const DECIDED = String(Math.round(Date.now() / 1000) + 86_400);
/** Which browsers do not know, and hosts may take away. */
const DROPS = 'clear-site-data';

test.describe('a page that is rendered ahead, and then something changes @ahead @real', () => {
  for (const isKnown of [true, false]) {
    const how = isKnown ? 'is asked for again' : 'shows the change in its first frame where the browser drops nothing';
    test(`after an add it ${how}`, { tag: !isKnown ? ['@once', '@nightly'] : '@once' }, async ({ whole }) => {
      if (!isKnown) whole.between.withheld.add(DROPS);
      await whole.setCookie('eu_cookies_bar', DECIDED);
      await whole.open('loop');
      await whole.renderAhead('category');
      await whole.add();
      await whole.follow('category');
      expect(await whole.wasRenderedAhead()).toBe(!isKnown);
      if (!isKnown) expect((await whole.told()).firstFrame?.count).toMatch(/^1\b/);
      await expect.poll(() => whole.count()).toMatch(/^1\b/);
    });

    test(`after a decision it ${how}`, { tag: isKnown ? ['@once', '@nightly'] : '@once' }, async ({ whole }) => {
      if (!isKnown) whole.between.withheld.add(DROPS);
      await whole.open('loop');
      await whole.renderAhead('category');
      await whole.press(ACCEPT);
      await expect.poll(async () => (await whole.cookies())['islas_consent_unlogged'] ?? 'logged').toBe('logged');
      await whole.follow('category');
      expect(await whole.wasRenderedAhead()).toBe(!isKnown);
      if (!isKnown) expect((await whole.told()).firstFrame?.consent).toBe('accepted');
      expect(await whole.run(() => document.documentElement.dataset['consent'])).toBe('accepted');
      expect(await whole.sees('#islas-consent')).toBe(false);
    });
  }

  test('a checkout opened while a quantity is being saved has the new quantity, and is not fetched ahead', {
    tag: '@nightly',
  }, async ({ whole }) => {
    await whole.setCookie('eu_cookies_bar', DECIDED);
    await whole.setCookie('tienda_swatches', 'pages_ahead:prerender');
    await whole.open('loop');
    await whole.add();
    await whole.press(TOGGLE);
    await expect.poll(() => whole.sees(DRAWER)).toBe(true);
    const release = whole.between.hold(/wc-ajax=islas_drawer/);
    await whole.press(`${DRAWER} button[aria-label^="Aumentar"]`);
    await whole.press(`${DRAWER} a[href*="finalizar"]`);
    await new Promise((wait) => setTimeout(wait, 1000));
    expect(await whole.sees(DRAWER)).toBe(true);
    release();
    await whole.shows('checkout');
    expect(whole.between.of(/^\/finalizar-compra/).map(({ purpose }) => purpose)).toEqual(['']);
    await expect.poll(() => whole.run(() => document.body.innerText)).toMatch(/×\s*2\b/);
  });

  test('a product that is sold out meanwhile is refused, and the page says so', { tag: ['@once', '@nightly'] }, async ({
    whole,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const slug = `pieza-${Date.now()}`;
    const data = { name: slug, slug, type: 'simple', regular_price: '9', status: 'publish' };
    const product = await owner.product(data);
    try {
      await whole.setCookie('eu_cookies_bar', DECIDED);
      await whole.open('loop');
      await whole.renderAhead(`/producto/${slug}/`);
      await owner.change(product.id, { stock_status: 'outofstock' });
      await whole.follow(`/producto/${slug}/`);
      expect(await whole.wasRenderedAhead()).toBe(true);
      await whole.press('form.cart .single_add_to_cart_button');
      await expect.poll(() => whole.run(() => document.body.innerText)).toMatch(/agotado|no hay existencias/i);
      expect(await whole.count()).toMatch(/^0\b/);
    } finally {
      await product.remove();
      await owner.close();
    }
  });

  for (const kind of ['loop', 'cart'] as const)
    test(`after the session has expired the cart is empty, and a product can be added: ${kind}`, {
      tag: ['@once', '@nightly'],
    }, async ({ whole }) => {
      await whole.setCookie('eu_cookies_bar', DECIDED);
      await whole.open('loop');
      await whole.add();
      await whole.renderAhead(kind);
      await whole.endSession();
      await whole.follow(kind);
      expect(await whole.wasRenderedAhead()).toBe(true);
      await expect.poll(() => whole.count()).toMatch(/^0\b/);
      if (kind === 'cart') await whole.follow('loop');
      await whole.add();
      await expect.poll(() => whole.count()).toMatch(/^1\b/);
    });
});

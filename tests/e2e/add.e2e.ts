import { ADDED, LOADING, ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';

test.describe('adding from a listing', () => {
  test('an add button goes from loading to added, with one link to the cart', {
    tag: ['@core', '@list-button'],
  }, async ({ shop, network }) => {
    await shop.open('listing');
    const release = await network.hold('add_to_cart');
    await shop.button().click();
    await expect(shop.button()).toHaveClass(LOADING);
    await expect(shop.button()).toHaveAttribute('aria-busy', 'true');
    await expect(shop.button()).not.toHaveClass(ADDED);
    await release();
    await expect(shop.button()).toHaveClass(ADDED);
    await expect(shop.button()).not.toHaveClass(LOADING);
    await expect(shop.cartLink()).toHaveText('Ver carrito');
    await shop.button().click();
    await expect(shop.button()).toHaveClass(ADDED);
    await expect(shop.cartLink()).toHaveCount(1);
    expect(await shop.itemsInCart()).toBe(2);
    await shop.cartLink().click();
    await expect(shop.page).toHaveURL(new RegExp(shop.places.cart));
  });

  test('an add sends every data attribute of the button', { tag: ['@once', '@nightly'] }, async ({ shop, network }) => {
    await shop.open('listing');
    const data = await shop.button().evaluate((button) => ({ ...button.dataset }));
    await shop.add();
    const form = network.cart.find(({ endpoint }) => endpoint === 'add_to_cart')?.form ?? {};
    for (const name of ['product_id', 'product_sku', 'quantity']) expect(form[name]).toBe(data[name]);
  });

  test('shows the new count and the item in the mini-cart after an add', { tag: ['@classic', '@core'] }, async ({
    shop,
  }) => {
    await shop.open('listing');
    await expect(shop.count).toContainText('0');
    await shop.add();
    await expect(shop.count).toContainText('1');
    await expect(shop.rows).toHaveCount(1);
    await expect(shop.rows).toContainText(ONE);
  });

  test('an add updates the cart block', { tag: '@block' }, async ({ shop, page }) => {
    await shop.open('loop');
    await shop.add();
    await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('1');
  });

  test('announces the add once, a second after the change', { tag: ['@core', '@list-button'] }, async ({
    shop,
    announcements,
  }) => {
    await shop.open('listing');
    const message = await shop.button().getAttribute('data-success_message');
    expect(message).toBeTruthy();
    const added = shop.page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener('islas:added', () => resolve(performance.now()), { once: true }),
        ),
    );
    await shop.add();
    await expect.poll(() => announcements.texts(), { timeout: 4000 }).toContain(message);
    const heard = (await announcements.heard()).filter(({ text }) => text === message);
    expect(heard).toHaveLength(1);
    expect((heard[0]?.at ?? 0) - (await added)).toBeGreaterThanOrEqual(990);
    expect((heard[0]?.at ?? 0) - (await added)).toBeLessThan(2000);
  });

  test('sends the add of a second product when the first request has ended', {
    tag: ['@core', '@list-button', '@once', '@nightly'],
  }, async ({ shop, network }) => {
    await shop.open('listing');
    const release = await network.hold('add_to_cart');
    await shop.button(ONE).click();
    await shop.button(OTHER).click();
    await expect(shop.button(OTHER)).toHaveClass(LOADING);
    await expect.poll(() => network.count('add_to_cart')).toBe(1);
    await shop.page.waitForTimeout(500);
    expect(network.count('add_to_cart')).toBe(1);
    await release();
    await expect(shop.button(ONE)).toHaveClass(ADDED);
    await expect(shop.button(OTHER)).toHaveClass(ADDED);
    expect(network.count('add_to_cart')).toBe(2);
    expect(await shop.itemsInCart()).toBe(2);
  });
});

test.describe('a repeated press adds once', () => {
  test('a double click adds once', { tag: ['@core', '@list-button'] }, async ({ shop, network }) => {
    await shop.open('listing');
    await shop.button().dblclick();
    await expect(shop.button()).toHaveClass(ADDED);
    expect(network.count('add_to_cart')).toBe(1);
    expect(await shop.itemsInCart()).toBe(1);
  });

  for (const key of ['Enter', 'Space']) {
    test(`the key ${key} adds once, even when it is held down`, {
      tag: ['@core', '@list-button', '@once', '@nightly'],
    }, async ({ shop, network }) => {
      await shop.open('listing');
      // Older versions of WooCommerce print a link, which only Enter activates: Space scrolls the page.
      const isPressed =
        key === 'Enter' || (await shop.button().evaluate((button) => button.matches('button, [role=button]')));
      await shop.button().focus();
      await shop.page.keyboard.down(key);
      for (let repeat = 0; repeat < 8; repeat++) {
        await shop.page.keyboard.down(key); // The same key again without "up": the browser marks it as a repeat.
        await shop.page.waitForTimeout(40);
      }
      if (isPressed) await expect(shop.button()).toHaveClass(ADDED);
      await shop.page.keyboard.down(key);
      await shop.page.keyboard.up(key);
      await shop.page.waitForTimeout(300);
      expect(network.count('add_to_cart')).toBe(isPressed ? 1 : 0);
      await expect(shop.page).toHaveURL(new RegExp(`${shop.places.listing}$`));
    });
  }
});

test.describe('modified clicks are left to the browser', () => {
  test('a click with Control opens the link in another tab and adds nothing here', {
    tag: ['@once', '@nightly'],
  }, async ({ shop, network, context }) => {
    await shop.open('listing');
    const id = await shop.button().getAttribute('data-product_id');
    const tab = context.waitForEvent('page');
    await shop.button().click({ modifiers: ['ControlOrMeta'] });
    // A new tab is at about:blank until the shop has answered and redirected to its listing.
    await (await tab).waitForURL((url) => url.protocol.startsWith('http'));
    await expect.poll(() => shop.itemsInCart(), `the tab's own page has added ${id}`).toBe(1);
    await (await tab).close();
    expect(network.count('add_to_cart')).toBe(0);
    await expect(shop.button()).not.toHaveClass(LOADING);
  });

  test('a button without a product is its normal link', { tag: ['@once', '@nightly'] }, async ({ shop, network }) => {
    await shop.open('listing');
    await shop.button().evaluate((button) => button.removeAttribute('data-product_id'));
    await Promise.all([shop.page.waitForEvent('framenavigated'), shop.button().click()]);
    await shop.page.waitForLoadState();
    expect(network.count('add_to_cart')).toBe(0);
    expect(await shop.itemsInCart()).toBe(1);
  });
});

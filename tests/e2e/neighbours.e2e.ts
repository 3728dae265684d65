import { ADDED, LOADING, ONE, OTHER } from './support/shop';
import { expect, test } from './support/test';

/** The part of jQuery that other code on the page uses here. */
interface JQueryLike {
  (target: unknown): { on: (events: string, handler: (...args: unknown[]) => unknown) => void };
}
declare global {
  interface Window {
    jQuery: JQueryLike;
    log: string[];
  }
}

test.describe('listeners of other code', () => {
  test.beforeEach(({ shop }) => shop.open('listing'));

  test('listeners of other code receive the stock events in the stock order', { tag: '@core' }, async ({
    shop,
    page,
  }) => {
    await page.evaluate(() => {
      window.log = [];
      const names = ['adding_to_cart', 'added_to_cart', 'wc_fragments_loaded', 'wc_cart_button_updated'];
      for (const name of names) {
        window.jQuery(document.body).on(name, (...args) => window.log.push(`${name}/${args.length - 1}`));
      }
    });
    await shop.add();
    const log = await page.evaluate(() => window.log);
    expect(log[0]).toBe('adding_to_cart/2');
    expect(log).toEqual(
      expect.arrayContaining(['added_to_cart/3', 'wc_cart_button_updated/1', 'wc_fragments_loaded/0']),
    );
    expect(new Set(log).size).toBe(log.length);
  });

  test('a listener that throws stops neither this add nor the next', { tag: '@nightly' }, async ({
    shop,
    problems,
    page,
  }) => {
    problems.expect(/third party/);
    await page.evaluate(() => {
      for (const name of ['adding_to_cart', 'added_to_cart', 'wc_fragments_loaded', 'removed_from_cart']) {
        window.jQuery(document.body).on(name, () => {
          throw new Error(`third party in ${name}`);
        });
      }
    });
    await shop.add(ONE);
    await shop.add(OTHER);
    await expect(shop.cartLink(ONE)).toHaveText('Ver carrito');
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('a jQuery listener can veto an add, also when it was registered late', async ({ shop, network, page }) => {
    await page.evaluate(() => {
      window.log = [];
      window.jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
      window.jQuery(document.body).on('ajax_request_not_sent.adding_to_cart', () => window.log.push('not sent'));
    });
    await shop.button().click();
    await expect.poll(() => page.evaluate(() => window.log)).toEqual(['not sent']);
    await expect(shop.button()).not.toHaveClass(LOADING);
    await expect(shop.button()).not.toHaveClass(ADDED);
    expect(network.count('add_to_cart')).toBe(0);
  });

  test('aborting the request in beforeSend does not block the cart queue', { tag: '@nightly' }, async ({
    shop,
    page,
  }) => {
    await page.evaluate(() => {
      const jQuery = window.jQuery as unknown as { ajaxSetup: (options: object) => void };
      let first = true;
      jQuery.ajaxSetup({ beforeSend: () => (first ? (first = false) : true) });
    });
    await shop.button(ONE).click();
    await expect(shop.card(ONE).getByRole('alert')).toBeVisible();
    await shop.add(OTHER);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('Islas handles a fragment refresh that other code triggers', { tag: ['@classic', '@nightly'] }, async ({
    shop,
    network,
    page,
  }) => {
    await shop.add();
    await page.evaluate(() => {
      const body = window.jQuery(document.body) as unknown as { trigger: (name: string) => void };
      body.trigger('wc_fragment_refresh');
    });
    await expect.poll(() => network.count('get_refreshed_fragments')).toBe(1);
  });
});

test('a DOM listener can veto an add, too', { tag: '@nightly' }, async ({ shop, network, page }) => {
  await shop.open('listing');
  await page.evaluate(() => document.addEventListener('islas:before-add', (event) => event.preventDefault()));
  await shop.button().click();
  await page.waitForTimeout(300);
  await expect(shop.button()).not.toHaveClass(LOADING);
  expect(network.count('add_to_cart')).toBe(0);
});

test.describe('a theme with a handler of its own on the button', () => {
  const handlers = {
    'prevents the click': (event: Event) => event.preventDefault(),
    'keeps the click to itself': (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };

  for (const [what, handler] of Object.entries(handlers)) {
    test(`a theme’s handler that ${what} wins over Islas, as with the stock script`, {
      tag: what !== 'prevents the click' ? '@nightly' : [],
    }, async ({ shop, network }) => {
      await shop.open('listing');
      await shop
        .button()
        .evaluate((button, code) => button.addEventListener('click', new Function(`return ${code}`)()), `${handler}`);
      await shop.button().click();
      await shop.page.waitForTimeout(300);
      await expect(shop.button()).not.toHaveClass(LOADING);
      expect(network.count('add_to_cart')).toBe(0);
      expect(await shop.itemsInCart()).toBe(0);
    });
  }

  test('a theme’s attribute data-action stays on the button and is sent', { tag: '@nightly' }, async ({
    shop,
    network,
  }) => {
    await shop.open('listing');
    await shop.button().evaluate((button) => button.setAttribute('data-action', 'regalo'));
    await shop.add();
    await expect(shop.button()).toHaveAttribute('data-action', 'regalo');
    expect(network.cart.find(({ endpoint }) => endpoint === 'add_to_cart')?.form).toMatchObject({ action: 'regalo' });
  });

  test('the add button’s class at the moment of the click decides whether Islas handles it', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    await shop.open('loop');
    const id = await shop.button().getAttribute('data-product_id');
    await shop.button().evaluate((button) => button.classList.remove('ajax_add_to_cart'));
    const link = page.locator(`li.product .add_to_cart_button[data-product_id="${id}"]`).first();
    await Promise.all([page.waitForEvent('framenavigated'), link.click()]);
    await page.waitForLoadState();
    expect(network.count('add_to_cart')).toBe(0);
    expect(await shop.itemsInCart()).toBe(1);
    await shop.open('loop');
    await page.evaluate(() => {
      const made = document.createElement('button');
      made.id = 'made';
      made.textContent = 'Añadir';
      document.querySelector('li.product')?.append(made);
      const id = document.querySelector('.ajax_add_to_cart')?.getAttribute('data-product_id') ?? '';
      setTimeout(() => {
        made.className = 'add_to_cart_button ajax_add_to_cart';
        made.dataset.product_id = id;
      });
    });
    await page.locator('#made.ajax_add_to_cart').click();
    await expect(page.locator('#made')).toHaveClass(ADDED);
    expect(network.count('add_to_cart')).toBe(1);
  });
});

test('links of the cart work while a request runs, and an `inert` that the theme set stays', {
  tag: ['@classic', '@nightly'],
}, async ({ shop, network, page }) => {
  await shop.open('listing');
  await shop.add(ONE);
  const theme = page.locator('.site-footer, footer').first();
  await theme.evaluate((element) => element.toggleAttribute('inert', true));
  const release = await network.hold('add_to_cart');
  await shop.button(OTHER).click();
  const content = page.locator('.widget-area .widget_shopping_cart_content');
  await expect(content).toHaveAttribute('aria-busy', 'true');
  await expect(content).not.toHaveAttribute('inert', /.*/);
  await release();
  await expect(shop.button(OTHER)).toHaveClass(ADDED);
  await expect(theme).toHaveAttribute('inert', '');
});

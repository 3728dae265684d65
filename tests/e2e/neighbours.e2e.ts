import { ADDED, LOADING, ONE, OTHER, type Shop } from './support/shop';
import { expect, test } from './support/test';

/** jQuery as other people's code finds it on the page. */
interface JQueryLike {
  (target: unknown): { on: (events: string, handler: (...args: unknown[]) => unknown) => void };
}
declare global {
  interface Window {
    jQuery: JQueryLike;
    log: string[];
  }
}

const hasJquery = (shop: Shop) => shop.page.evaluate(() => 'jQuery' in window);

test.describe('other people’s listeners', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.open('listing');
    test.skip(!(await hasJquery(shop)), 'this theme’s page has no jQuery');
  });

  test('hear the stock events in the stock order', async ({ shop, page }) => {
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

  test('that throw stop neither this add nor the next', async ({ shop, problems, page }) => {
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

  test('may refuse an add, also when they came late', async ({ shop, network, page }) => {
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

  test('that abort the request in beforeSend do not freeze the line', async ({ shop, page }) => {
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

  test('are answered when they ask for a refresh', { tag: '@classic' }, async ({ shop, network, page }) => {
    await shop.add();
    await page.evaluate(() => {
      const body = window.jQuery(document.body) as unknown as { trigger: (name: string) => void };
      body.trigger('wc_fragment_refresh');
    });
    await expect.poll(() => network.count('get_refreshed_fragments')).toBe(1);
  });
});

test('an add is refused by a DOM listener as well', async ({ shop, network, page }) => {
  await shop.open('listing');
  await page.evaluate(() => document.addEventListener('islas:before-add', (event) => event.preventDefault()));
  await shop.button().click();
  await page.waitForTimeout(300);
  await expect(shop.button()).not.toHaveClass(LOADING);
  expect(network.count('add_to_cart')).toBe(0);
});

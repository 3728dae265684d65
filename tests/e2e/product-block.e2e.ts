import { WITH_OPTIONS } from './support/blocks';
import { FILES } from './support/network';
import { Owner } from './support/owner';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/** The block's own requests that add to the cart; Islas does not handle them. */
const ADDS = /add-item|update-item|\/batch/;

test.describe('the block that adds with options', { tag: ['@real', '@block'] }, () => {
  test.describe.configure({ mode: 'default' }); // The journeys with and without Islas share a product's template.

  for (const islas of ['with', 'without'] as const) {
    for (const [slug, choices] of [
      ['florero-nube', []],
      ['camiseta-naranjo', ['Negro', 'M']],
    ] as const) {
      const name = `WooCommerce’s block with options adds ${slug} once at each press (${islas} Islas)`;
      test(name, { tag: islas === 'without' || choices.length === 0 ? '@nightly' : [] }, async ({
        page,
        shop,
        browser,
        baseURL,
        network,
        context,
      }) => {
        const owner = await Owner.of(browser, baseURL ?? '');
        const remove = await owner.template(slug, WITH_OPTIONS);
        try {
          if (islas === 'without') await context.addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
          await page.goto(`/producto/${slug}/`);
          const form = page.locator('form.wc-block-add-to-cart-with-options');
          for (const choice of choices) await form.getByRole('radio', { name: choice, exact: true }).check();
          const button = form.locator('.single_add_to_cart_button');
          await expect(button).not.toHaveClass(/disabled/);
          for (const count of [1, 2]) {
            await button.click();
            await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText(String(count));
            await expect.poll(() => shop.itemsInCart()).toBe(count);
          }
          const adds = network.all.filter((request) => request.method() === 'POST' && ADDS.test(request.url()));
          expect([adds.length, network.count('islas_add_form'), network.count('add_to_cart')]).toEqual([2, 0, 0]);
          // The options' swatches are Islas', and what they need of the product's file.
          const hasSwatches = islas === 'with' && choices.length > 0;
          await expect(form.locator('[data-island-state]')).toHaveCount(hasSwatches ? 1 + choices.length : 0);
          const files = network.all.flatMap((request) => FILES.product.exec(request.url())?.[1] ?? []);
          expect(files).toEqual(hasSwatches ? ['product-shared.js'] : []);
        } finally {
          await remove();
          await owner.close();
        }
      });
    }
  }
});

import { AROUND, WITH_STEPPER, tabs } from './support/blocks';
import { Owner } from './support/owner';
import { expect, test } from './support/test';
import { SHIRT, VariationPage } from './support/variations';

test.describe('inside regions of WordPress’s run-time', { tag: ['@real', '@block'] }, () => {
  test.describe.configure({ mode: 'default' });

  test('the classic form with WooCommerce’s stepper finds its variation, and adds the stepper’s quantity', async ({
    page,
    shop,
    browser,
    baseURL,
    network,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const remove = await owner.template(SHIRT, WITH_STEPPER);
    try {
      const product = new VariationPage(page);
      await product.open(SHIRT);
      await expect(product.form.locator('xpath=ancestor::*[@data-wp-interactive]')).not.toHaveCount(0);
      await product.swatch('Color', 'Rojo').check();
      await product.swatch('Talla', 'M').check();
      await expect(product.price).toContainText('€');
      await product.form.locator('.wc-block-components-quantity-selector__button--plus').click();
      await expect(product.form.locator('input.qty')).toHaveValue('2');
      await product.button.click();
      await expect(product.button).toHaveClass(/ added( |$)/);
      expect([await shop.itemsInCart(), network.count('islas_add_form')]).toEqual([2, 1]);
    } finally {
      await remove();
      await owner.close();
    }
  });

  test('a form in a tab that is opened later adds to the cart', async ({ page, shop, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { id: shirt } = (await (await page.request.get(`/wp-json/wc/store/v1/products?slug=${SHIRT}`)).json())[0];
    const sheet = await owner.publish('Ficha', tabs('[products limit="2"]', `[product_page id="${shirt}"]`));
    try {
      await page.goto(sheet.link);
      const product = new VariationPage(page);
      await expect(product.form).toBeHidden();
      await page.getByRole('tab', { name: 'Pestaña 2' }).click();
      await product.chooseFirst();
      await product.button.click();
      await expect(product.button).toHaveClass(/ added( |$)/);
      expect([await shop.itemsInCart(), page.url()]).toEqual([1, sheet.link]);
    } finally {
      await owner.remove(sheet.id);
      await owner.close();
    }
  });

  for (const [name, put] of Object.entries(AROUND)) {
    test(`cards and forms inside a ${name} add without a reload`, {
      tag: name !== 'region of another plugin' ? '@nightly' : [],
    }, async ({ page, shop, browser, baseURL, network }) => {
      const owner = await Owner.of(browser, baseURL ?? '');
      const cards = await owner.publish('Tarjetas', put('[products limit="12" orderby="title"]'));
      const { id: shirt } = (await (await page.request.get(`/wp-json/wc/store/v1/products?slug=${SHIRT}`)).json())[0];
      const form = await owner.publish('Ficha', put(`[product_page id="${shirt}"]`));
      try {
        await page.goto(cards.link);
        const button = page.locator('.ajax_add_to_cart:not(.wc-interactive)').first();
        await button.click();
        await expect(button).toHaveClass(/ added( |$)/);
        expect([await shop.itemsInCart(), page.url()]).toEqual([1, cards.link]);
        await page.goto(form.link);
        const product = new VariationPage(page);
        await expect(product.form).toHaveClass(/wvs-loaded/);
        await product.chooseFirst();
        await product.button.click();
        await expect(product.button).toHaveClass(/ added( |$)/);
        expect([await shop.itemsInCart(), network.count('islas_add_form')]).toEqual([2, 1]);
      } finally {
        await owner.remove(cards.id);
        await owner.remove(form.id);
        await owner.close();
      }
    });
  }
});

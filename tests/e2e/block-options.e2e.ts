import { BlockForm, withBlock } from './support/block-form';
import { LAST_LEFT, GALLERY, WITH_OPTIONS } from './support/blocks';
import { FILES } from './support/network';
import { Owner } from './support/owner';
import { expect, test } from './support/test';
import { SHIRT } from './support/variations';

const PART = 'variable-product-add-to-cart-with-options';

/** What shops make of WooCommerce's block that adds with options, beside its pills of a variable product. */
test.describe('the block that adds with options', { tag: ['@real', '@block'] }, () => {
  // The journeys share the templates of products and of the form.
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  test('a grouped product adds the quantity entered for each product, and Islas loads no product file', async ({
    page,
    browser,
    baseURL,
    shop,
    network,
  }) => {
    await withBlock({ browser, baseURL }, 'desayuno-de-domingo', async () => {
      await page.goto('/producto/desayuno-de-domingo/');
      const product = new BlockForm(page);
      const numbers = product.form.locator('input[type=number]');
      await numbers.nth(0).fill('2');
      await numbers.nth(1).fill('1');
      await product.button.click();
      await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('3');
      await expect.poll(() => shop.itemsInCart()).toBe(3);
      expect(network.all.filter((request) => FILES.product.test(request.url()))).toEqual([]);
    });
  });

  test('a product that is sold elsewhere leads there, and Islas loads no file of products', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL, network, context }) => {
    await context.route('https://taller.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Reservas' }),
    );
    await withBlock({ browser, baseURL }, 'taller-de-torno', async () => {
      await page.goto('/producto/taller-de-torno/');
      expect(network.all.filter((request) => FILES.product.test(request.url()))).toEqual([]);
      // WooCommerce's block opens another tab.
      const opened = page.waitForEvent('popup');
      await page.getByText('Reservar plaza').first().click();
      await expect(await opened).toHaveURL(/taller\.example\/reservar/);
    });
  });

  test('an option that the block chooses by itself, because no other is left, is the checked swatch', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const attributes = [
      { name: 'Medida', options: ['Chica', 'Grande'], variation: true, visible: true },
      { name: 'Acabado', options: ['Mate', 'Brillo'], variation: true, visible: true },
    ];
    const made = await owner.product({ name: 'Prueba sola', type: 'variable', slug: 'prueba-sola', attributes });
    const removePart = await owner.part(PART, LAST_LEFT);
    try {
      await owner.variations(
        made.id,
        [
          ['Chica', 'Mate'],
          ['Grande', 'Mate'],
          ['Grande', 'Brillo'],
        ].map(([size = '', finish = '']) => ({
          regular_price: '9',
          attributes: [
            { name: 'Medida', option: size },
            { name: 'Acabado', option: finish },
          ],
        })),
      );
      await withBlock({ browser, baseURL }, 'prueba-sola', async () => {
        const product = new BlockForm(page);
        await product.open('prueba-sola');
        await product.swatch('Medida', 'Chica').check();
        await expect.poll(() => product.chosen()).toEqual(['Chica', 'Mate']);
        await expect(product.swatch('Acabado', 'Mate')).toBeChecked();
        await expect(product.form).not.toHaveClass(/is-invalid/);
      });
    } finally {
      await removePart();
      await made.remove();
      await owner.close();
    }
  });

  test('three attributes of five options choose any of 125 variations, and price and button follow', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL, shop }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const names = ['Alto', 'Ancho', 'Fondo'];
    const options = ['10', '20', '30', '40', '50'];
    const attributes = names.map((name) => ({ name, options, variation: true, visible: true }));
    const made = await owner.product({ name: 'Caja a medida', type: 'variable', slug: 'caja-a-medida', attributes });
    const sizes = options.flatMap((one) => options.flatMap((two) => options.map((three) => [one, two, three])));
    const data = sizes.map((size, place) => ({
      regular_price: String(100 + place),
      attributes: names.map((name, at) => ({ name, option: size[at] ?? '' })),
    }));
    try {
      await owner.variations(made.id, data.slice(0, 100));
      await owner.variations(made.id, data.slice(100));
      await withBlock({ browser, baseURL }, 'caja-a-medida', async () => {
        const product = new BlockForm(page);
        await product.open('caja-a-medida');
        await product.swatch('Fondo', '50').check();
        await product.swatch('Alto', '40').check();
        await product.swatch('Ancho', '20').check();
        await expect.poll(() => product.chosen()).toEqual(['40', '20', '50']);
        const price = 100 + sizes.findIndex((size) => size.join() === '40,20,50');
        await expect(page.locator('.wc-block-components-product-price').first()).toContainText(`${price},00`);
        await expect(product.form).not.toHaveClass(/is-invalid/);
        await product.button.click();
        await expect.poll(() => shop.itemsInCart()).toBe(1);
      });
    } finally {
      await made.remove();
      await owner.close();
    }
  });

  test('the gallery in blocks shows the picture of what is chosen', async ({ page, browser, baseURL }) => {
    await withBlock(
      { browser, baseURL },
      SHIRT,
      async () => {
        const product = new BlockForm(page);
        await product.open(SHIRT);
        const seen = () =>
          page
            .locator('.wc-block-woocommerce-product-gallery-large-image__image')
            .evaluateAll((images) =>
              images.flatMap((image) => (image.checkVisibility() ? (image as HTMLImageElement).currentSrc : [])),
            );
        const first = await seen();
        await product.swatch('Color', 'Rojo').check();
        await product.swatch('Talla', 'M').check();
        await expect.poll(() => product.chosen()).toEqual(['rojo', 'm']);
        await expect.poll(seen).not.toEqual(first);
        const red = await seen();
        await product.swatch('Color', 'Verde').check();
        await expect.poll(seen).not.toEqual(red);
      },
      WITH_OPTIONS.replace('<!-- wp:post-title', `${GALLERY}<!-- wp:post-title`),
    );
  });
});

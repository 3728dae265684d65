import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { VariationPage } from './support/variations';

const BAG = 'bolsa-de-rafia';

/** The colour in the file name of each picture of the gallery; empty for the product's own pictures. */
const colours = (page: Page): Promise<string[]> =>
  page
    .locator('.woocommerce-product-gallery__image a')
    .evaluateAll((links) => links.map((link) => /-(rojo|azul|verde)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''));

const inLightbox = async (page: Page): Promise<string[]> => {
  await page.locator('.woocommerce-product-gallery__trigger').click();
  await expect(page.locator('.pswp--open img').first()).toBeVisible();
  const pictures = await page
    .locator('.pswp img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src));
  await page.keyboard.press('Escape');
  await expect(page.locator('.pswp--open')).toHaveCount(0);
  return pictures.map((src) => /-(rojo|azul|verde)/.exec(src)?.[1] ?? '');
};

test.describe('the gallery', { tag: '@real' }, () => {
  test('the gallery shows the pictures of each chosen variation, and then the product’s again', async ({ page }) => {
    const product = new VariationPage(page);
    await product.open(BAG);
    expect(await colours(page)).toEqual(['']);
    const hasOwn = (await product.form.locator('.wc-product-gallery-default-template').count()) > 0;
    for (const [name, colour] of [
      ['Rojo', 'rojo'],
      ['Azul', 'azul'],
    ] as const) {
      await product.swatch('Color', name).check();
      await product.swatch('Talla', 'S').check();
      await expect.poll(() => colours(page)).toEqual(Array.from({ length: hasOwn ? 3 : 1 }, () => colour));
      await expect(page.locator('.woocommerce-product-gallery')).toHaveCount(1);
      await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
      await expect(page.locator('.flex-control-thumbs img')).toHaveCount(hasOwn ? 3 : 0);
    }
    await product.form.locator('.reset_variations').click();
    await expect.poll(() => colours(page)).toEqual(['']);
    await expect(page.locator('.flex-control-thumbs img')).toHaveCount(0);
  });

  test('the gallery keeps its zoom and its lightbox, with the current pictures', async ({ page }) => {
    const product = new VariationPage(page);
    await product.open(BAG);
    await expect(page.locator('.woocommerce-product-gallery__trigger').first()).toBeAttached();
    const picture = page.locator('.woocommerce-product-gallery__image').first();
    const zoomed = picture.locator('img.zoomImg');
    expect(new Set(await inLightbox(page))).toEqual(new Set(['']));
    await product.swatch('Color', 'Azul').check();
    await product.swatch('Talla', 'S').check();
    await picture.hover({ position: { x: 50, y: 150 } });
    await expect(zoomed).toHaveAttribute('src', /-azul/);
    expect(new Set(await inLightbox(page))).toEqual(new Set(['azul']));
    await product.form.locator('.reset_variations').click();
    await picture.hover({ position: { x: 60, y: 150 } });
    await expect(zoomed).toHaveAttribute('src', /rafia\.(jpg|png|webp)$/);
    expect(new Set(await inLightbox(page))).toEqual(new Set(['']));
  });
});

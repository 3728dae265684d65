import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../guards/sources';

const script = readFileSync(join(ROOT, 'php-plugin/src/Gallery/js/withdraw-names.js'), 'utf8');

it('the names that the stock scripts look for leave what Islas printed, and only that', () => {
  const gallery =
    '<div class="flex-viewport islas-gallery__viewport"></div>' +
    '<ol class="flex-control-nav flex-control-thumbs islas-gallery__thumbs"></ol>' +
    '<a class="woocommerce-product-gallery__trigger islas-gallery__trigger"></a>';
  const own =
    '<div class="islas-gallery__viewport"></div><ol class="islas-gallery__thumbs"></ol>' +
    '<a class="islas-gallery__trigger"></a>';
  document.body.innerHTML = `<section>${gallery}</section><p class="flex-viewport"></p><form></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  form.setAttribute('data-product_variations', JSON.stringify([{ gallery_images_html: gallery }]));
  Reflect.set(window, 'wc_variation_gallery_defaults', { 7: gallery });

  new Function(script)();

  expect(document.querySelector('section')?.innerHTML).toBe(own);
  expect(document.querySelector('p')?.className).toBe('flex-viewport');
  expect(JSON.parse(form.dataset.product_variations ?? '')).toEqual([{ gallery_images_html: own }]);
  expect(Reflect.get(window, 'wc_variation_gallery_defaults')).toEqual({ 7: own });
});

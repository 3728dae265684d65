import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setSettings } from '../../../src/wordpress/settings';
import { COLOUR, later, pick, productPage, start, variation } from './form';

const GALLERY = (name: string) =>
  `<div class="woocommerce-product-gallery images" id="${name}" style="opacity: 0"><div class="woocommerce-product-gallery__image"></div></div>`;
const TEMPLATE = `<script class="wc-product-gallery-default-template" type="text/template">${GALLERY('default')}</script>`;
const shown = () => [...document.querySelectorAll('.woocommerce-product-gallery')].map(({ id }) => id);

const open = async (template = TEMPLATE): Promise<HTMLElement> => {
  const form = productPage({
    variations: [
      variation(1, { [COLOUR]: 'rojo' }, { gallery_images_html: GALLERY('rojo'), image_id: 9 }),
      variation(2, { [COLOUR]: 'azul' }, { image_id: 0 }),
    ],
    attributes: { [COLOUR]: ['rojo', 'azul'] },
    product: GALLERY('own'),
  });
  form.insertAdjacentHTML('beforeend', template);
  await start(form, later);
  return form;
};

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({});
});

describe('galleries of variations on a page without jQuery', () => {
  test('a variation’s gallery replaces the page’s until another choice', async () => {
    const form = await open();
    pick(form, COLOUR, 'rojo');
    expect(shown()).toEqual(['rojo']);
    expect([form.dataset['product_gallery_active'], form.getAttribute('current-image')]).toEqual(['yes', '9']);
    const [gallery] = document.querySelectorAll('.woocommerce-product-gallery');
    pick(form, COLOUR, 'rojo');
    expect(document.querySelector('.woocommerce-product-gallery')).toBe(gallery);
    pick(form, COLOUR, 'azul');
    expect(shown()).toEqual(['default']);
    expect(form.dataset['product_gallery_active']).toBeUndefined();
  });

  test('without a template the global has the page’s own gallery', async () => {
    vi.stubGlobal('wc_variation_gallery_defaults', { 62: GALLERY('global') });
    const form = await open('');
    pick(form, COLOUR, 'rojo');
    pick(form, COLOUR, '');
    expect(shown()).toEqual(['global']);
  });
});

import { describe, expect, it } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { swatchSettings } from '../../../mocks/catalogue/swatch-settings';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { siteHandlers } from '../../../mocks/site';

const visit = async (address: string, init?: RequestInit): Promise<Document> => {
  server.use(...siteHandlers(shop, () => NO_ASSETS));
  const answer = await fetch(new URL(address, location.href), init);
  // happy-dom loads no style sheets and logs an error for each.
  const html = (await answer.text()).replace(/<link [^>]*stylesheet[^>]*>/g, '');
  return new DOMParser().parseFromString(html, 'text/html');
};

const states = (page: Document, attribute: string): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLElement>(`[data-attribute_name="${attribute}"] .islas-swatch`)].map((item) => [
      item.dataset.value ?? '',
      item.dataset.state ?? '',
    ]),
  );

describe('swatches of the pretend shop', () => {
  it('swatches of the pretend shop begin with the states of the catalogue', async () => {
    const page = await visit('/producto/camiseta-basica/?attribute_pa_color=azul');
    // The sixth of 27 variations is sold out: blue in L.
    expect(states(page, 'attribute_pa_color')).toEqual({ rojo: 'available', azul: 'selected', verde: 'available' });
    expect(states(page, 'attribute_pa_talla')).toEqual({ s: 'available', m: 'available', l: 'disabled' });
  });

  it('swatches of the pretend shop follow the settings in the address', async () => {
    const asked =
      'attribute_pa_color=azul&swatches=clickable_out_of_stock,show_variation_stock,attribute_behavior:hide';
    const page = await visit(`/producto/camiseta-basica/?${asked}`);
    expect(states(page, 'attribute_pa_talla').l).toBe('no-stock');
    expect(page.querySelector('.islas-swatches--hide')).not.toBeNull();
    expect([...page.querySelectorAll('.islas-swatch__hint')].map(({ textContent }) => textContent)).toEqual([
      'Quedan 5',
    ]);
    const data = JSON.parse(page.getElementById('wp-script-module-data-islas')?.textContent ?? '');
    expect(data.swatches).toMatchObject({ clickable_out_of_stock: true, show_variation_stock: true });
  });

  it.each([
    ['camiseta-basica', ['color', 'button']],
    ['vajilla-a-medida', ['image', 'button']],
    ['vela-a-medida', ['radio']],
  ])('%s shows %o, and what stays a select has none', async (slug, types) => {
    const page = await visit(`/producto/${slug}/`);
    const shown = [...page.querySelectorAll('.islas-swatches')].map((group) => /--(\w+)/.exec(group.className)?.[1]);
    expect(shown).toEqual(types);
    expect(page.querySelectorAll('select.islas-raw-select')).toHaveLength(types.length);
  });

  it('swatches are posted without JavaScript, and win over the selects', async () => {
    const post = (fields: object) =>
      visit('/producto/camiseta-basica/', {
        method: 'POST',
        body: new URLSearchParams({ 'add-to-cart': '100', variation_id: '0', quantity: '1', ...fields }),
      });
    const selects = { attribute_pa_color: 'rojo', attribute_pa_talla: 's' };
    await post({ ...selects, 'islas_attribute_pa_color-100-1': 'verde', 'islas_attribute_pa_talla-100-2': 'nada' });
    expect(shop.cart.lines.map(({ variationId }) => variationId)).toEqual([107]);
    // With JavaScript the form has its variation, and the values of the selects count.
    await post({ ...selects, variation_id: '101', 'islas_attribute_pa_color-100-1': 'verde' });
    expect(shop.cart.lines.map(({ variationId }) => variationId)).toEqual([107, 101]);
  });
});

describe('switches', () => {
  it('swatch switches turn settings on and off or set them, and ignore unknown names', () => {
    const settings = swatchSettings('clear_on_reselect,-disable_out_of_stock,stock_label_threshold:2,constructor');
    expect(settings).toEqual({
      ...swatchSettings(''),
      clear_on_reselect: true,
      disable_out_of_stock: false,
      stock_label_threshold: 2,
    });
  });
});

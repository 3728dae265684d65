import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formStore } from '../../../widgets/variations/variation-store';
import { COLOUR, SIZE, open, radio, selected, states, theForm } from './page';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => page.abort());

/** Replaces the variations that are embedded in the page. */
const embedding = (variations: unknown) => (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  const json = typeof variations === 'string' ? variations : JSON.stringify(variations);
  place.querySelector('form')?.setAttribute('data-product_variations', json);
  return place.innerHTML;
};
const one = (attributes: unknown, more: object = {}) => ({
  attributes,
  variation_id: 7,
  variation_is_active: true,
  variation_is_visible: true,
  is_purchasable: true,
  is_in_stock: true,
  ...more,
});

test('with truncated JSON the swatch states come from the availability, equally exact', async () => {
  await open({ edit: embedding('[{"attributes":{"attribute_pa_color":"ro'), asks: `${COLOUR}=azul` }, page.signal);
  await vi.waitFor(() => expect(states(SIZE)).toBe('s available, m available, l disabled'));
});

test('a variation without attributes accepts everything; duplicates and unknown values change nothing', async () => {
  const twice = one({ [COLOUR]: 'rojo', [SIZE]: 's' });
  await open({ edit: embedding([twice, twice, one({ [COLOUR]: 'nunca', [SIZE]: 'x' }), null, 'x']) }, page.signal);
  await vi.waitFor(() => expect(states(COLOUR)).toBe('rojo available, azul disabled, verde disabled'));
  page.abort();
  page = new AbortController();
  await open({ edit: embedding([one(undefined)]) }, page.signal);
  await vi.waitFor(() => expect(states(COLOUR)).toBe('rojo available, azul available, verde available'));
});

test('markup in names is shown as text, in the swatch and in announcements', async () => {
  const evil = (html: string) =>
    html
      .replaceAll('title="Rojo"', 'title="&lt;img src=x onerror=alert(1)&gt;"')
      .replaceAll('>Rojo<', '>&lt;img src=x onerror=alert(1)&gt;<')
      .replaceAll('"name":"Rojo"', '"name":"\\u003Cimg src=x onerror=alert(1)\\u003E"');
  await open({ edit: evil }, page.signal);
  radio('rojo').click();
  await vi.waitFor(() => expect(selected()[COLOUR]).toBe('rojo'));
  const said = document.querySelector('.widget_shopping_cart_live_region');
  expect(said?.textContent).toBe('Color: <img src=x onerror=alert(1)>');
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('swatches match a form of 200 attributes', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `attribute_n${at}`);
  const rows = names.map(
    (name) =>
      `<tr><td><select name="${name}" data-attribute_name="${name}"><option value="">-</option><option value="a">A</option></select></td></tr>`,
  );
  const many = (html: string) =>
    embedding([one(Object.fromEntries(names.map((name) => [name, 'a'])))])(
      html.replace('</tbody>', `${rows.join('')}</tbody>`),
    );
  const form = await open({ edit: many }, page.signal);
  for (const select of form.querySelectorAll('select')) select.value = select.options[1]?.value ?? '';
  form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(formStore(theForm()).get().status).toBe('found'));
});

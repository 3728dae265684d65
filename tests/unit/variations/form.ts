import { vi } from 'vitest';
import { mount } from '../../../widgets/variations/paint';

type Fields = Record<string, unknown>;

/** A variation in WooCommerce's format, with ordinary values for all fields that are not given. */
export const variation = (id: number, attributes: Record<string, string>, fields: Fields = {}) => ({
  attributes,
  availability_html: `<p class="stock in-stock">${id} disponibles</p>`,
  dimensions_html: 'N/D',
  display_price: id,
  image: { src: '' },
  image_id: 0,
  is_in_stock: true,
  is_purchasable: true,
  is_sold_individually: 'no',
  max_qty: '',
  min_qty: 1,
  price_html: `<span class="price">${id} €</span>`,
  sku: '',
  variation_description: '',
  variation_id: id,
  variation_is_active: true,
  variation_is_visible: true,
  weight: '',
  weight_html: 'N/D',
  ...fields,
});

/** Advances the test's fake clock by this many milliseconds. */
export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const COLOUR = 'attribute_pa_color';
export const SIZE = 'attribute_talla';

/** Red in S and M, blue in M only. */
export const SHIRT = [
  variation(1, { [COLOUR]: 'rojo', [SIZE]: 'S' }),
  variation(2, { [COLOUR]: 'rojo', [SIZE]: 'M' }),
  variation(3, { [COLOUR]: 'azul', [SIZE]: 'M' }),
];

const TEMPLATE = `<script type="text/template" id="tmpl-variation-template">
  <div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
  <div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
  <div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>`;

const row = (name: string, values: readonly string[], reset: string, none = 'yes') => `<tr>
  <th class="label"><label for="${name}">${name}</label></th>
  <td class="value"><select id="${name}" name="${name}" data-attribute_name="${name}" data-show_option_none="${none}">
    <option value="">Elige una opción</option></select>${reset}</td></tr>`;

interface FormOptions {
  variations?: unknown;
  attributes?: Record<string, readonly string[]>;
  showNone?: string;
  button?: string;
  product?: string;
  template?: string;
}

/** A product page with its variation form, as WooCommerce 11 prints it; values go in as text. */
export const productPage = ({
  variations = SHIRT,
  attributes = { [COLOUR]: ['rojo', 'azul'], [SIZE]: ['S', 'M'] },
  showNone = 'yes',
  button = '<button type="submit" class="single_add_to_cart_button button alt">Añadir al carrito</button>',
  product = '',
  template = TEMPLATE,
}: FormOptions = {}): HTMLFormElement => {
  const names = Object.keys(attributes);
  const reset = '<a class="reset_variations" href="#" style="visibility:hidden">Limpiar</a>';
  document.body.innerHTML = `<div class="product">${product}<form class="variations_form cart" method="post" data-product_id="62">
    <table class="variations"><tbody>${names.map((name, i) => row(name, [], i === names.length - 1 ? reset : '', showNone)).join('')}
    </tbody></table>
    <div class="reset_variations_alert screen-reader-text" role="alert"></div>
    <div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
      <div class="quantity"><input type="number" class="input-text qty text" name="quantity" value="1" min="1" step="1"></div>
      ${button}
      <input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
    <div class="product_meta"><span class="sku">BASE</span></div></div>${template}`;
  const form = document.querySelector<HTMLFormElement>('form.variations_form');
  if (!form) throw new Error('no form');
  form.dataset.product_variations = typeof variations === 'string' ? variations : JSON.stringify(variations);
  for (const select of form.querySelectorAll('select')) {
    for (const value of attributes[select.name] ?? []) {
      const option = select.appendChild(document.createElement('option'));
      option.value = value;
      option.textContent = value.toUpperCase();
    }
  }
  return form;
};

export const select = (form: Element, name: string): HTMLSelectElement => {
  const found = [...form.querySelectorAll('select')].find((field) => field.name === name);
  if (!found) throw new Error(`no select ${name}`);
  return found;
};

/** Chooses an option as a shopper does. */
export const pick = (form: Element, name: string, value: string): void => {
  const field = select(form, name);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

export const optionsOf = (form: Element, name: string): string[] =>
  [...select(form, name).options].map(({ value }) => value).filter(Boolean);

export const variationId = (form: Element): string =>
  form.querySelector<HTMLInputElement>('input.variation_id')?.value ?? 'none';

export const priceOf = (form: Element): string => {
  const area = form.querySelector<HTMLElement>('.single_variation');
  return area?.style.display === 'none' ? '' : (area?.querySelector('.price')?.textContent ?? '');
};

/** Mounts the variation form. The caller must use a fake clock. */
export const start = async (form: HTMLElement, advance: (ms: number) => Promise<unknown>): Promise<AbortController> => {
  const controller = new AbortController();
  mount(form, { signal: controller.signal });
  await advance(100);
  return controller;
};

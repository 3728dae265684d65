import type { Attribute, Product } from '../../catalogue/products';
import { describeVariation } from '../../endpoints/variation';
import { attributes, type Html, html, raw } from '../html';
import type { Visit } from '../visit';
import { quantity } from './quantity';
import { swatchGroup } from './swatch-props';
import { swatchIsland } from './swatches';

/** Above this many variations the form prints `false` and loads on demand (contract 2.6). */
const EMBEDDED = 30;

const embedded = ({ shop }: Visit, product: Product): string =>
  (product.variations?.length ?? 0) > EMBEDDED
    ? 'false'
    : JSON.stringify(product.variations?.map((variation) => describeVariation(shop, product, variation)) ?? []);

const row = (visit: Visit, product: Product, attribute: Attribute, place: number): Html => {
  const { name, label, options } = attribute;
  const field = `attribute_${name}`;
  const chosen = visit.url.searchParams.get(field);
  const isLast = place === product.attributes?.length;
  const group = swatchGroup(visit, product, attribute, place);
  const hasSwatches = group.type !== 'select';
  return html`<tr><th class="label"><label for="${name}">${label}</label></th><td class="value"><select id="${name}" class="${hasSwatches && 'islas-raw-select'}" name="${field}" data-attribute_name="${field}" data-show_option_none="yes"><option value="">Elige una opción</option>${Object.entries(
    options,
  ).map(
    ([value, text]) =>
      html`<option${attributes({ value, class: 'attached enabled', selected: value === chosen && 'selected' })}>${text}</option>`,
  )}</select>${hasSwatches && swatchIsland(group, product.id)}${isLast && html`<a class="reset_variations" href="#" aria-label="Limpiar las opciones">Limpiar</a>`}</td></tr>`;
};

/** The two templates that WooCommerce prints with the handle's data. */
const TEMPLATES =
  raw(`<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div><div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>
<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Esta combinación no está disponible. Elige otra, por favor.</p></script>
`);

export const variationsForm = (visit: Visit, product: Product): Html => {
  const rows = product.attributes ?? [];
  return html`<form class="variations_form cart" action="/producto/${product.slug}/" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${embedded(visit, product)}">
<table class="variations" role="presentation"><tbody>${rows.map((attribute, index) => row(visit, product, attribute, index + 1))}</tbody></table>
<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div><div class="woocommerce-variation-add-to-cart variations_button">${quantity({ id: String(product.id), product: product.name })}<button type="submit" class="single_add_to_cart_button button alt">Añadir al carrito</button><input type="hidden" name="add-to-cart" value="${product.id}"><input type="hidden" name="product_id" value="${product.id}"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div>
</form>
${TEMPLATES}`;
};

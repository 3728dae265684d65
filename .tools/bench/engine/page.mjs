import { attributesOf, variationOf } from './product.mjs';

/**
 * @typedef {import('./product.mjs').Size} Size
 * @typedef {'stock' | 'peer' | 'islas' | 'islas-jquery' | 'islas-matrix'} Engine
 */

/** @type {readonly Engine[]} */
export const ENGINES = ['stock', 'peer', 'islas', 'islas-jquery', 'islas-matrix'];

const escaped = (/** @type {string} */ text) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * The button swatches (its default) that the peer plugin prints beside a select.
 * @param {string} name @param {readonly string[]} values
 */
const swatches = (name, values) =>
  `<ul role="radiogroup" class="variable-items-wrapper button-variable-items-wrapper" data-attribute_name="${name}"
    data-attribute_values="${escaped(JSON.stringify(values))}">${values
      .map(
        (value) => `<li aria-checked="false" tabindex="0" data-attribute_name="${name}" data-wvstooltip="${value}"
          class="variable-item button-variable-item" title="${value}" data-title="${value}" data-value="${value}"
          role="radio"><div class="variable-item-contents"><span class="variable-item-span">${value}</span></div></li>`,
      )
      .join('')}</ul>`;

/** @param {string} name @param {readonly string[]} values @param {boolean} hasSwatches */
const row = (name, values, hasSwatches) =>
  `<tr><th class="label"><label for="${name}">${name}</label></th><td class="value"><select id="${name}" name="${name}"
    ${hasSwatches ? 'class="woo-variation-raw-select" style="display:none"' : ''}
    data-attribute_name="${name}" data-show_option_none="yes"><option value="">Elige una opción</option>${values
      .map((value) => `<option value="${value}">${value}</option>`)
      .join('')}</select>${hasSwatches ? swatches(name, values) : ''}</td></tr>`;

const TEMPLATES = `<script type="text/template" id="tmpl-variation-template">
  <div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
  <div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
  <div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>
  <script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">No disponible</p></script>`;

const PARAMS = `<script>var wc_add_to_cart_variation_params = {"wc_ajax_url":"/?wc-ajax=%%endpoint%%",
  "i18n_no_matching_variations_text":"Ninguno","i18n_make_a_selection_text":"Elige","i18n_unavailable_text":"No",
  "i18n_reset_alert_text":"Restablecido"};</script>`;

/** The part of `wp-util` that the stock script needs. */
const WP = `<script>window.wp = { template: (id) => ({ variation }) => document.getElementById('tmpl-' + id).textContent
  .replace(/{{{ data\\.variation\\.(\\w+) }}}/g, (_, key) => variation[key] || '') };</script>`;

/** The peer plugin's default options, as it prints them. */
const PEER = `<script>var woo_variation_swatches_options = {"show_variation_label":"1","clear_on_reselect":"",
  "variation_label_separator":":"};</script>`;

/**
 * A product page whose form uses one engine.
 * @param {Engine} engine @param {Size} size @param {{ main: string, peer: number }} scripts of the build, and the number of the peer's
 */
export const pageOf = (engine, size, { main, peer }) => {
  const embedded = Array.from({ length: size.variations }, (_, i) => variationOf(size, i));
  const json = engine === 'islas-matrix' ? 'false' : JSON.stringify(embedded);
  const usesStock = engine === 'stock' || engine === 'peer';
  const peers = Array.from({ length: engine === 'peer' ? peer : 0 }, (_, i) => `<script src="/peer/${i}.js"></script>`);
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Banco</title>
    ${usesStock || engine === 'islas-jquery' ? '<script src="/jquery.js"></script>' : ''}</head><body><div class="product">
    <form class="variations_form cart" data-product_id="7" data-product_variations="${escaped(json)}">
    <div data-availability="/matrix?variations=${size.variations}&attributes=${size.attributes}"></div>
    <table class="variations"><tbody>${Object.entries(attributesOf(size))
      .map(([name, values]) => row(name, values, engine === 'peer'))
      .join('')}</tbody></table><a class="reset_variations" href="#">Limpiar</a>
    <div class="reset_variations_alert" role="alert"></div><div class="single_variation_wrap">
    <div class="woocommerce-variation single_variation" role="alert"></div>
    <div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity">
    <input type="number" class="input-text qty text" name="quantity" value="1"></div>
    <button type="submit" class="single_add_to_cart_button button alt">Añadir al carrito</button>
    <input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>
    <div class="product_meta"><span class="sku">N/D</span></div></div>${TEMPLATES}${PARAMS}
    ${usesStock ? `${WP}${PEER}${peers.join('')}<script src="/stock.js"></script>` : `<script type="module" src="/build/${main}"></script>`}
    </body></html>`;
};

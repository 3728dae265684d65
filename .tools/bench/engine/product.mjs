/** @typedef {{ variations: number, attributes: number }} Size */

const PRICE = (/** @type {number} */ cents) =>
  `<span class="price"><span class="woocommerce-Price-amount amount"><bdi>${(cents / 100).toFixed(2)} €</bdi></span></span>`;

/** @param {number} a */
const nameOf = (a) => `attribute_pa_atributo-${a}`;

/** Number of values of each attribute, so that all variations have a combination. @param {Size} size */
const countOf = ({ variations, attributes }) => Math.ceil(variations ** (1 / attributes) - 1e-9);

/** The values of every attribute. @param {Size} size @returns {Record<string, string[]>} */
export const attributesOf = (size) =>
  Object.fromEntries(
    Array.from({ length: size.attributes }, (_, a) => [
      nameOf(a),
      Array.from({ length: countOf(size) }, (_, v) => `valor-${v}`),
    ]),
  );

/** A variation with the fields that WooCommerce prints; every fifth is sold out. @param {Size} size @param {number} i */
export const variationOf = (size, i) => {
  const count = countOf(size);
  return {
    attributes: Object.fromEntries(
      Array.from({ length: size.attributes }, (_, a) => [nameOf(a), `valor-${Math.floor(i / count ** a) % count}`]),
    ),
    availability_html:
      i % 5 ? '<p class="stock in-stock">Hay existencias</p>' : '<p class="stock out-of-stock">Agotado</p>',
    backorders_allowed: false,
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'N/D',
    display_price: 10 + (i % 50),
    display_regular_price: 10 + (i % 50),
    image: { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false },
    image_id: 0,
    is_downloadable: false,
    is_in_stock: i % 5 > 0,
    is_purchasable: true,
    is_sold_individually: 'no',
    is_virtual: false,
    max_qty: i % 3 ? '' : 4,
    min_qty: 1,
    price_html: PRICE(1000 + (i % 50) * 100),
    sku: `SKU-${i}`,
    variation_description: '',
    variation_id: 1000 + i,
    variation_is_active: true,
    variation_is_visible: true,
    weight: '',
    weight_html: 'N/D',
  };
};

/** The availability matrix of the same product. @param {Size} size */
export const matrixOf = (size) => {
  const all = Array.from({ length: size.variations }, (_, i) => variationOf(size, i));
  const attributes = Object.entries(attributesOf(size));
  return {
    format: 1,
    attributes,
    columns: attributes.map(([name, values]) => all.map((one) => values.indexOf(one.attributes[name] ?? '') + 1)),
    state: all.map((one) => (one.is_in_stock ? 'i' : 'o')).join(''),
    left: [],
  };
};

import { pictureOf, pictureUrl } from '../catalogue/pictures';
import type { Product, Variation } from '../catalogue/products';
import { html } from '../pages/html';
import { amount } from '../pages/price';
import type { Shop } from '../shop';
import { json, text } from './answers';
import type { Answer } from './exchange';

const availability = (left: number | null): string => {
  if (left === 0) return '<p class="stock out-of-stock">Agotado</p>\n';
  return left === null ? '' : `<p class="stock in-stock">${left === 1 ? '1 disponible' : `${left} disponibles`}</p>\n`;
};

const imageOf = (product: Product, variation: Variation) => {
  const src = pictureUrl(pictureOf(product, variation));
  const square = {
    src_w: 600,
    src_h: 600,
    full_src_w: 600,
    full_src_h: 600,
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 100,
    thumb_src_w: 324,
    thumb_src_h: 324,
  };
  const name = `${product.name} ${Object.values(variation.values).join(' ')}`.trim();
  return {
    title: name,
    caption: '',
    url: src,
    alt: name,
    src,
    srcset: false,
    sizes: '(max-width: 600px) 100vw, 600px',
    full_src: src,
    gallery_thumbnail_src: src,
    thumb_src: src,
    ...square,
  };
};

/** A variation as the form's JSON and `get_variation` describe it (contract 2.6). */
export const describeVariation = (shop: Shop, product: Product, variation: Variation) => {
  const left = shop.catalogue.left(variation.id);
  const samePrice = product.variations?.every(({ cents }) => cents === variation.cents);
  return {
    attributes: Object.fromEntries(
      Object.entries(variation.values).map(([name, value]) => [`attribute_${name}`, value]),
    ),
    availability_html: availability(left),
    backorders_allowed: false,
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'N/D',
    display_price: variation.cents / 100,
    display_regular_price: variation.cents / 100,
    gallery_image_ids: [],
    gallery_images_html: '',
    image: imageOf(product, variation),
    image_id: variation.id + 10_000,
    is_downloadable: false,
    is_in_stock: left !== 0,
    is_purchasable: true,
    is_sold_individually: product.soldIndividually ? 'yes' : 'no',
    is_virtual: false,
    max_qty: left || '',
    min_qty: 1,
    price_html: samePrice ? '' : String(html`<span class="price">${amount(variation.cents)}</span>`),
    sku: variation.sku,
    variation_description: '',
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: '',
    weight_html: 'N/D',
  };
};

/** Contract 4.4: the variation, `false` when none matches, an empty body for a missing or foreign product. */
export const getVariation: Answer = ({ form, shop }) => {
  const product = shop.catalogue.find(Number(form.product_id))?.product;
  if (product?.type !== 'variable') return text('');
  const variation = shop.catalogue.match(product, form);
  return json(variation ? describeVariation(shop, product, variation) : false);
};

import { pictureOf, pictureUrl } from '../../catalogue/pictures';
import type { Product } from '../../catalogue/products';
import { type Html, html, raw } from '../html';
import type { Visit } from '../visit';
import { SwatchCardMarkup } from '../../../widgets/swatches/markup';
import { renderComponent } from '../render-component';
import { swatchGroup } from './swatch-props';

const ADD = 'Añadir al carrito';

/** Pictures that a value alone decides, as the plugin's server side finds them. */
const decided = (product: Product, name: string, value: string): readonly (readonly [string, object])[] => {
  const { variations = [] } = product;
  const found = variations.filter(({ values }) => values[name] === value);
  const images = new Set(found.map((variation) => pictureUrl(pictureOf(product, variation))));
  const [src = ''] = images;
  const isDecided =
    images.size === 1 && src !== pictureUrl(product.picture) && variations.every(({ values }) => values[name]);
  return isDecided ? [[value, { src, srcset: '' }]] : [];
};

/** A card's swatches where the owner shows them (`?swatches=card_swatches`) and every attribute has some. */
export const swatchCard = (visit: Visit, product: Product, sells: boolean): Html | false => {
  const groups = (product.attributes ?? []).map((attribute, i) => swatchGroup(visit, product, attribute, i + 1));
  const isFull = groups.length > 0 && groups.every(({ type }) => type !== 'select');
  if (!visit.swatches.card_swatches || !sells || product.type !== 'variable' || !isFull) return false;
  const images = Object.fromEntries(
    (product.attributes ?? []).map(({ name, options }) => [
      `attribute_${name}`,
      Object.fromEntries(Object.keys(options).flatMap((value) => decided(product, name, value))),
    ]),
  );
  const card = { product: String(product.id), name: product.name, add: ADD, button: 'button', groups, images };
  const props = JSON.stringify(card).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003C' : '\\u003E'));
  return html`<form class="islas-card" method="post" action="/producto/${product.slug}/" data-product_id="${product.id}"><div data-island="swatch-card" data-availability="/wp-json/islas/v1/swatches/availability/${product.id}"><script type="application/json">${raw(props)}</script>${renderComponent(SwatchCardMarkup, card)}</div></form>`;
};

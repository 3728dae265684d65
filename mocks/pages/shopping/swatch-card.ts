import type { Product } from '../../catalogue/products';
import { type Html, html, raw } from '../html';
import type { Visit } from '../visit';
import { swatchGroup } from './swatch-props';
import { swatches } from './swatches';

const ADD = 'Añadir al carrito';

/** A card's swatches where the owner shows them (`?swatches=card_swatches`) and every attribute has some. */
export const swatchCard = (visit: Visit, product: Product, sells: boolean): Html | false => {
  const groups = (product.attributes ?? []).map((attribute, i) => swatchGroup(visit, product, attribute, i + 1));
  const isFull = groups.length > 0 && groups.every(({ type }) => type !== 'select');
  if (!visit.swatches.card_swatches || !sells || product.type !== 'variable' || !isFull) return false;
  const props = JSON.stringify({ product: String(product.id), add: ADD, groups }).replace(/[<>]/g, (sign) =>
    sign === '<' ? '\\u003C' : '\\u003E',
  );
  return html`<form class="islas-card" method="post" action="/producto/${product.slug}/" data-product_id="${product.id}" data-name="${product.name}"><div data-island="swatch-card" data-availability="/wp-json/islas/v1/swatches/availability/${product.id}"><script type="application/json">${raw(props)}</script><div class="islas-card__live">${groups.map(swatches)}<button type="submit" name="add-to-cart" value="${product.id}" class="button islas-card__add">${ADD}</button></div></div></form>`;
};

import { pictureUrl } from '../../catalogue/pictures';
import type { Product } from '../../catalogue/products';
import { attributes, type Html, html } from '../html';
import { priceOf } from '../price';
import type { Visit } from '../visit';
import { swatchCard } from './swatch-card';

interface Button {
  href: string;
  text: string;
  label: string;
  classes: string;
  ajax: boolean;
}

/** Where a card's button leads and what it says, per type and stock (contract 2.2). */
const buttonOf = (visit: Visit, product: Product, sells: boolean): Button => {
  const { id, name, type, slug, elsewhere } = product;
  const permalink = `/producto/${slug}/`;
  const plain = { classes: '', ajax: false };
  if (elsewhere) return { ...plain, href: elsewhere[0], text: elsewhere[1], label: `${elsewhere[1]}: «${name}»` };
  if (!sells) return { ...plain, href: permalink, text: 'Leer más', label: `Más información sobre «${name}»` };
  if (type === 'variable') {
    return {
      href: permalink,
      text: 'Seleccionar opciones',
      label: `Elige las opciones de «${name}»`,
      classes: 'add_to_cart_button',
      ajax: false,
    };
  }
  if (type === 'grouped')
    return { ...plain, href: permalink, text: 'Ver productos', label: `Ver los productos de «${name}»` };
  const here = new URL(visit.url);
  for (const done of ['add-to-cart', 'removed_item', 'undo_item', '_wpnonce', 'scenario', 'jquery', 'theme'])
    here.searchParams.delete(done);
  here.searchParams.set('add-to-cart', String(id));
  return {
    href: here.pathname + here.search,
    text: 'Añadir al carrito',
    label: `Añadir al carrito: «${name}»`,
    classes: 'add_to_cart_button ajax_add_to_cart',
    ajax: true,
  };
};

export const addButton = (visit: Visit, product: Product, sells: boolean): Html => {
  const { href, text, label, classes, ajax } = buttonOf(visit, product, sells);
  const describedBy = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
  const isVariable = product.type === 'variable' && sells;
  return html`<a${attributes({
    href,
    'aria-describedby': isVariable && describedBy,
    'data-quantity': 1,
    class: `button product_type_${product.type} ${classes}`.trim(),
    'data-product_id': product.id,
    'data-product_sku': product.sku,
    'aria-label': label,
    rel: 'nofollow',
    'data-success_message': ajax && `«${product.name}» se ha añadido a tu carrito`,
    role: ajax && 'button',
  })}>${text}</a>${isVariable && html`<span id="${describedBy}" class="screen-reader-text">Este producto tiene varias opciones que se eligen en su página</span>`}`;
};

/** One product of a listing. Under `sold-out` the page is older than the sale of the last unit. */
export const card = (visit: Visit, product: Product, eager = false): Html => {
  const sells = visit.shop.catalogue.inStock(product);
  const stock = sells ? 'instock' : 'outofstock';
  return html`<li class="product type-product post-${product.id} status-publish ${stock} product_cat-${product.category} purchasable product-type-${product.type}">
<a href="/producto/${product.slug}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${product.regular !== undefined && html`<span class="onsale">Oferta</span>`}${!sells && html`<span class="soldout">Agotado</span>`}<img width="324" height="324" src="${pictureUrl(product.picture)}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async"${attributes({ loading: eager ? undefined : 'lazy' })}><h2 class="woocommerce-loop-product__title">${product.name}</h2><span class="price">${priceOf(product, visit.shop.catalogue)}</span></a>${swatchCard(visit, product, sells)}${addButton(visit, product, sells)}
</li>`;
};

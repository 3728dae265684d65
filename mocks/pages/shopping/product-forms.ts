import type { Product } from '../../catalogue/products';
import { type Html, html } from '../html';
import { priceOf } from '../price';
import type { Visit } from '../visit';
import { quantity } from './quantity';
import { variationsForm } from './variations-form';

const availability = (left: number | null): Html | false => {
  if (left === 0) return html`<p class="stock out-of-stock">Agotado</p>`;
  return left !== null && html`<p class="stock in-stock">${left === 1 ? '1 disponible' : `${left} disponibles`}</p>`;
};

const simple = ({ shop }: Visit, product: Product): Html => {
  const left = shop.catalogue.left(product.id);
  const max = product.soldIndividually ? 1 : left;
  return html`${availability(left)}${
    left !== 0 &&
    html`<form class="cart" action="/producto/${product.slug}/" method="post" enctype="multipart/form-data">${quantity({ id: String(product.id), product: product.name, max })}<button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Añadir al carrito</button></form>`
  }`;
};

const grouped = ({ shop }: Visit, product: Product): Html => {
  const rows = (product.children ?? []).flatMap((id) => shop.catalogue.find(id)?.product ?? []);
  return html`<form class="cart grouped_form" action="/producto/${product.slug}/" method="post" enctype="multipart/form-data"><table class="woocommerce-grouped-product-list group_table"><tbody>${rows.map(
    (child) =>
      html`<tr id="product-${child.id}" class="woocommerce-grouped-product-list-item product type-product"><td class="woocommerce-grouped-product-list-item__quantity">${quantity({ id: String(child.id), product: child.name, name: `quantity[${child.id}]`, value: '', min: 0, max: shop.catalogue.left(child.id) })}</td><td class="woocommerce-grouped-product-list-item__label"><label for="quantity_${child.id}"><a href="/producto/${child.slug}/">${child.name}</a></label></td><td class="woocommerce-grouped-product-list-item__price">${priceOf(child)}</td></tr>`,
  )}</tbody></table><input type="hidden" name="add-to-cart" value="${product.id}"><button type="submit" class="single_add_to_cart_button button alt">Añadir al carrito</button></form>`;
};

const external = ({ elsewhere: [url, words] = ['', ''] }: Product): Html =>
  html`<form class="cart" action="${url}" method="get"><button type="submit" class="single_add_to_cart_button button alt">${words}</button></form>`;

/** What the product page offers to buy with, per type. */
export const productForm = (visit: Visit, product: Product): Html => {
  if (product.type === 'variable') return variationsForm(visit, product);
  if (product.type === 'grouped') return grouped(visit, product);
  return product.type === 'external' ? external(product) : simple(visit, product);
};

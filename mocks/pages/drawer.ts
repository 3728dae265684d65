import { pictureOf, pictureUrl } from '../catalogue/pictures';
import type { Line } from '../state/cart';
import { euros } from '../state/money';
import { type Html, html, raw } from './html';
import { choicesOf, lineName } from './line-name';
import type { Visit } from './visit';

const FREE_FROM = 5000;

const TEXTS = {
  close: 'Cerrar el carrito',
  empty: 'Tu carrito está vacío.',
  shop: 'Seguir comprando',
  shop_url: '/tienda/',
  quantity: 'Cantidad de %s',
  less: 'Una unidad menos de %s',
  more: 'Una unidad más de %s',
  remove: 'Quitar %s del carrito',
  remove_short: 'Quitar',
  removed: '%s ya no está en el carrito.',
  undo: 'Deshacer',
  change: 'Cambiar',
  change_of: 'Cambiar las opciones de %s',
  save: 'Guardar',
  cancel: 'Cancelar',
  coupon: '¿Tienes un cupón?',
  coupon_code: 'Código del cupón',
  apply: 'Aplicar',
  uncoupon: 'Quitar el cupón %s',
  total: 'Total',
  offers: 'Va bien con lo que llevas',
  add: 'Añadir',
  add_of: 'Añadir %s al carrito',
  added_of: '%s ya está en el carrito.',
  failed: 'No se ha podido cambiar el carrito. Inténtalo de nuevo.',
  now: 'Total del carrito: %s',
};

const line = (visit: Visit, one: Line) => {
  const { product, variation } = visit.shop.catalogue.find(one.variationId || one.productId) ?? {};
  const left = visit.shop.catalogue.left(one.variationId || one.productId);
  const price = visit.cart.priceOf(one);
  return {
    key: one.key,
    name: lineName(visit, one),
    url: `/producto/${product?.slug ?? ''}/`,
    image: product ? pictureUrl(pictureOf(product, variation ?? null)) : '',
    details: choicesOf(visit, one).map(([label, value]) => `${label}: ${value}`),
    quantity: one.quantity,
    min: 1,
    max: product?.soldIndividually ? 1 : (left ?? 0),
    step: 1,
    price: euros(price),
    total: euros(price * one.quantity),
    isRemovable: true,
    attributes: (product?.attributes ?? []).map(({ name, label, options }) => ({
      name: `attribute_${name}`,
      label,
      value: one.attributes[`attribute_${name}`] ?? '',
      options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
    })),
  };
};

/** Two products that are not in the cart yet. */
const crossSells = ({ shop, cart }: Visit) =>
  shop.catalogue.products
    .filter(
      ({ type, id }) =>
        type === 'simple' && shop.catalogue.left(id) === null && !cart.lines.some((one) => one.productId === id),
    )
    .slice(0, 2)
    .map((product) => ({
      id: String(product.id),
      name: product.name,
      url: `/producto/${product.slug}/`,
      image: pictureUrl(pictureOf(product, null)),
      price: euros(product.cents),
      add: `?add-to-cart=${product.id}`,
    }));

/** The cart in the shape that `widgets/drawer/drawer-cart.ts` decodes. */
export const drawerCart = (visit: Visit) => {
  const { cart } = visit;
  const missing = FREE_FROM - (cart.subtotal - cart.discount);
  const isEmpty = !cart.lines.length;
  return {
    lines: cart.lines.map((one) => line(visit, one)),
    coupons: [...cart.discounts].map(([code, off]) => ({ code, label: `Cupón: ${code}`, amount: `−${euros(off)}` })),
    rows: isEmpty
      ? []
      : [
          { label: 'Subtotal', amount: euros(cart.subtotal) },
          { label: 'Envío', amount: euros(cart.shipping) },
        ],
    total: euros(cart.total),
    shipping: {
      text: isEmpty
        ? ''
        : missing > 0
          ? `Te faltan ${euros(missing)} para el envío gratis.`
          : 'Ya puedes elegir el envío gratis.',
      percent: Math.max(0, Math.min(100, Math.floor((100 * (FREE_FROM - missing)) / FREE_FROM))),
    },
    crossSells: isEmpty ? [] : crossSells(visit),
  };
};

const json = (value: unknown): Html => raw(JSON.stringify(value).replace(/</g, '\\u003C'));

export const drawerData = (cart: unknown): Html =>
  html`<script type="application/json" class="islas-drawer-cart">${json(cart)}</script>`;

/** The drawer's shell, as PHP prints it at the end of the page. */
export const drawer = ({ drawerAfterAdd }: Visit): Html => {
  const props = { title: 'Carrito', hasCoupons: true, texts: TEXTS };
  return html`<dialog id="islas-drawer" class="islas-drawer woocommerce widget_shopping_cart" aria-labelledby="islas-drawer-title" data-toggles="a.cart-contents,a.footer-cart-contents" data-after-add="${drawerAfterAdd}" data-after-add-touch="${drawerAfterAdd}" data-added="Añadido a tu carrito."><div data-island="cart-drawer" class="islas-drawer__panel"><script type="application/json">${json(props)}</script><div class="islas-drawer__head"><h2 class="islas-drawer__title" id="islas-drawer-title" tabindex="-1">Carrito</h2><button type="button" class="islas-drawer__close" aria-label="Cerrar el carrito" data-islas-action="overlay.close">×</button></div><div class="islas-drawer__shop" data-server-region=""><div class="widget_shopping_cart_content"></div></div></div>${drawerData(null)}</dialog>`;
};

import { pictureOf, pictureUrl } from '../catalogue/pictures';
import type { Line } from '../state/cart';
import { euros } from '../state/money';
import { DRAWER_TEXTS } from '../../widgets/drawer/drawer-texts';
import { DrawerMarkup } from '../../widgets/drawer/markup';
import { type Html, html, raw } from './html';
import { inSpanish, spanishText } from './layout/texts';
import { choicesOf, lineName } from './line-name';
import { renderComponent } from './render-component';
import type { Visit } from './visit';

const FREE_FROM = 5000;

/** The texts of `islas/react` in Spanish: the same keys and sources as the plugin's. */
const TEXTS = { ...inSpanish(DRAWER_TEXTS), shop_url: '/tienda/', cart_url: '/carrito/' };

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
    mayBeZero: true,
    inputMode: 'numeric',
    fixed: '',
    each: one.quantity === 1 ? '' : `${one.quantity} × ${euros(price)}`,
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
          { label: spanishText('Subtotal'), amount: euros(cart.subtotal) },
          { label: spanishText('Shipping'), amount: euros(cart.shipping) },
        ],
    total: euros(cart.total),
    checkout: '/finalizar-compra/',
    shipping: {
      text: isEmpty
        ? ''
        : missing > 0
          ? spanishText('%s more and shipping can be free.', euros(missing))
          : spanishText('You can choose free shipping.'),
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
  const title = spanishText('Cart');
  const props = { title, hasCoupons: true, texts: TEXTS };
  return html`<dialog id="islas-drawer" class="islas-drawer woocommerce widget_shopping_cart" aria-labelledby="islas-drawer-title" data-toggles="a.cart-contents,a.footer-cart-contents" data-after-add="${drawerAfterAdd}" data-after-add-touch="${drawerAfterAdd}" data-added="${spanishText('Added to your cart.')}"><div data-island="cart-drawer" class="islas-drawer__panel"><script type="application/json">${json(props)}</script>${renderComponent(DrawerMarkup, { title, texts: TEXTS })}</div>${drawerData(null)}</dialog>`;
};

import { type Html, html } from '../html';
import { headerCart } from '../mini-cart';
import { drawer } from '../drawer';
import { novelty } from '../shopping/block-button';
import { card } from '../shopping/card';
import { productForm } from '../shopping/product-forms';
import { quantity } from '../shopping/quantity';
import type { Visit } from '../visit';
import type { Group } from './state';

const find = (visit: Visit, id: number) => visit.shop.catalogue.find(id)?.product;

/** One product as listings show it. */
export const listed =
  (id: number) =>
  (visit: Visit): Html => {
    const product = find(visit, id);
    return html`<ul class="products columns-3">${product && card(visit, product)}</ul>`;
  };

const product =
  (id: number) =>
  (visit: Visit): Html => {
    const found = find(visit, id);
    return html`<div class="product"><div class="summary entry-summary">${found && productForm(visit, found)}</div></div>`;
  };

const ADD = 'a.ajax_add_to_cart';
const cart = (visit: Visit): Html =>
  html`<p>${headerCart(visit)}</p><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>`;
const withDrawer = (visit: Visit): Html => html`<p>${headerCart(visit)}</p>${drawer(visit)}`;
const OPEN = ['press', 'a.cart-contents[data-islas-action]'] as const;
const LINE = '.islas-drawer__lines';

export const BUYING: readonly Group[] = [
  {
    id: 'botones',
    title: 'Botones de añadir',
    about: 'El botón de WooCommerce en los listados. Islas pinta sus clases, lo que anuncia y lo que sigue al botón.',
    states: [
      { id: 'anadir', name: 'En reposo', body: listed(17) },
      {
        id: 'anadiendo',
        name: 'Añadiendo',
        body: listed(17),
        steps: [
          ['press', ADD],
          ['wait', `${ADD}.loading`],
        ],
      },
      {
        id: 'anadido',
        name: 'Añadido',
        body: listed(17),
        steps: [
          ['press', ADD],
          ['wait', 'a.added_to_cart'],
        ],
      },
      {
        id: 'anadir-fallo',
        name: 'La tienda falla',
        body: listed(17),
        steps: [
          ['press', ADD],
          ['wait', '.islas-add-failure'],
        ],
      },
      {
        id: 'anadir-sin-red',
        name: 'Sin conexión',
        body: listed(17),
        steps: [
          ['press', ADD],
          ['wait', '.islas-add-failure'],
        ],
      },
      { id: 'anadir-agotado', name: 'Agotado', body: listed(41) },
      { id: 'anadir-opciones', name: 'Con opciones', body: listed(200) },
      { id: 'anadir-fuera', name: 'Se vende en otra web', body: listed(72) },
      { id: 'anadir-bloque', name: 'Bloque de botón', body: (visit) => html`${novelty(visit)}` },
    ],
  },
  {
    id: 'cantidad',
    title: 'Cantidad y formulario',
    about: 'El formulario de la página de un producto, que se añade sin recargar.',
    states: [
      { id: 'cantidad-libre', name: 'Sin límite', body: product(17) },
      { id: 'cantidad-limitada', name: 'Con existencias contadas', body: product(19) },
      {
        id: 'cantidad-minima',
        name: 'Menos del mínimo',
        body: () =>
          html`<form class="cart" action="/producto/cuenco-alborada/" method="post">${quantity({ id: 'minima', product: 'Cuenco Alborada', value: 4, min: 4 })}<button type="submit" name="add-to-cart" value="17" class="single_add_to_cart_button button alt">Añadir al carrito</button></form>`,
        steps: [
          ['type', 'input.qty', '1'],
          ['leave', 'input.qty'],
        ],
      },
      { id: 'cantidad-agrupado', name: 'Varios productos juntos', body: product(70) },
    ],
  },
  {
    id: 'mini-carrito',
    title: 'Mini-carrito',
    about: 'El enlace de la cabecera y el widget del carrito, cuyo contenido llega en fragmentos.',
    states: [
      { id: 'mini-vacio', name: 'Vacío', body: cart, steps: [['wait', '.woocommerce-mini-cart__empty-message']] },
      { id: 'mini-lleno', name: 'Con productos', body: cart, steps: [['wait', '.mini_cart_item']] },
    ],
  },
  {
    id: 'cajon',
    title: 'Cajón del carrito',
    about: 'Lo dibuja React cuando alguien se acerca al enlace del carrito.',
    states: [
      { id: 'cajon-lleno', name: 'Con productos', body: withDrawer, height: 720, steps: [OPEN, ['wait', LINE]] },
      {
        id: 'cajon-vacio',
        name: 'Vacío',
        body: withDrawer,
        height: 420,
        steps: [OPEN, ['wait', '.islas-drawer__head']],
      },
      {
        id: 'cajon-quitado',
        name: 'Un producto quitado',
        body: withDrawer,
        height: 720,
        steps: [
          OPEN,
          ['press', '.islas-drawer__lines button[aria-label^="Quitar"]'],
          ['wait', '.islas-drawer__removed'],
        ],
      },
      {
        id: 'cajon-mensaje',
        name: 'Un mensaje al añadir',
        body: (visit) => html`${listed(17)(visit)}${drawer(visit)}`,
        height: 520,
        steps: [
          ['press', ADD],
          ['wait', '.islas-drawer-message'],
        ],
      },
      {
        id: 'cajon-fallo',
        name: 'Un cambio que falla',
        body: withDrawer,
        height: 720,
        steps: [
          OPEN,
          ['press', '.islas-drawer__lines button[aria-label^="Aumentar la cantidad"]'],
          ['wait', '.islas-drawer [role=alert]'],
        ],
      },
    ],
  },
];

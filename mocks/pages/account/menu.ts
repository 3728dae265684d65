import { type Html, html, raw } from '../html';
import type { Visit } from '../visit';

type Item = readonly [slug: string, label: string, path: string, below?: readonly (readonly [string, string])[]];

const ITEMS: readonly Item[] = [
  ['dashboard', 'Escritorio', '/mi-cuenta/'],
  ['orders', 'Pedidos', '/mi-cuenta/orders/'],
  [
    'edit-account',
    'Detalles de la cuenta',
    '/mi-cuenta/edit-account/',
    [
      ['Nombre y correo', '/mi-cuenta/edit-account/#account_first_name'],
      ['Contraseña', '/mi-cuenta/edit-account/#password_current'],
    ],
  ],
];

/** Contract 2.15, with sub-items that the theme opens on hover. */
export const accountMenu = (visit: Visit): Html => {
  const here = visit.url.pathname;
  const item = ([slug, label, path, below]: Item) =>
    html`<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${slug}${below && ' menu-item-has-children'}${here === path && ' is-active'}"><a href="${path}"${here === path && raw(' aria-current="page"')}>${label}</a>${below && html`<ul class="sub-menu">${below.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`}</li>`;
  return html`<nav class="woocommerce-MyAccount-navigation" aria-label="Páginas de la cuenta"><ul>${ITEMS.map(item)}<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--customer-logout"><a href="/mi-cuenta/customer-logout/?_wpnonce=${visit.nonce('customer-logout')}">Salir</a></li></ul></nav>`;
};

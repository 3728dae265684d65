import { type Html, html, raw } from '../html';
import { headerCart } from '../mini-cart';
import { renderComponent } from '../render-component';
import { StoreNoticeMarkup } from '../../../widgets/notices/markup';
import type { Visit } from '../visit';

const blossom = raw(
  '<svg class="brand-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false"><g fill="#fff" stroke="#b4480f" stroke-width="1.6"><ellipse cx="20" cy="10" rx="5.4" ry="8"/><ellipse cx="20" cy="10" rx="5.4" ry="8" transform="rotate(72 20 20)"/><ellipse cx="20" cy="10" rx="5.4" ry="8" transform="rotate(144 20 20)"/><ellipse cx="20" cy="10" rx="5.4" ry="8" transform="rotate(216 20 20)"/><ellipse cx="20" cy="10" rx="5.4" ry="8" transform="rotate(288 20 20)"/></g><circle cx="20" cy="20" r="5" fill="#e8a33d"/></svg>',
);

const MENU: readonly (readonly [path: string, label: string])[] = [
  ['/tienda/', 'Tienda'],
  ['/categoria-producto/ceramica/', 'Cerámica'],
  ['/categoria-producto/despensa/', 'Despensa'],
  ['/taller/', 'El taller'],
  ['/mi-cuenta/', 'Mi cuenta'],
];

const SOCIAL = ['Instagram', 'Pinterest', 'Mastodon'];

const ACCOUNT: readonly (readonly [path: string, label: string])[] = [
  ['/mi-cuenta/orders/', 'Pedidos'],
  ['/mi-cuenta/edit-account/', 'Detalles de la cuenta'],
];

/** The account's item carries the mark of Islas' plugin: it opens a submenu. */
const item = (here: string, [path, label]: readonly [string, string]): Html => {
  const below = path === '/mi-cuenta/' && ACCOUNT;
  return html`<li class="menu-item${below && ' menu-item-has-children islas-account-menu'}"><a href="${path}"${here === path && raw(' aria-current="page"')}>${label}</a>${below && html`<ul class="sub-menu">${below.map(([to, text]) => html`<li><a href="${to}">${text}</a></li>`)}</ul>`}</li>`;
};

/** The overlays of the theme: without JavaScript they open as the target of their link. */
const overlays = html`<div id="search-overlay" class="site-overlay search-overlay" role="search">
<form method="get" action="/tienda/" class="woocommerce-product-search"><label for="overlay-search">Buscar en la tienda</label><input type="search" id="overlay-search" class="search-field" name="s" placeholder="Taza, miel, manta…"><button type="submit" class="button alt">Buscar</button></form><a href="#page" class="overlay-close" aria-label="Cerrar la búsqueda">&times;</a>
</div>
<div id="social-overlay" class="site-overlay social-overlay">
<ul>${SOCIAL.map((name) => html`<li><a href="https://${name.toLowerCase()}.example/azahar" rel="me">${name}</a></li>`)}</ul><a href="#page" class="overlay-close" aria-label="Cerrar las redes">&times;</a>
</div>`;

const STORE_NOTICE = 'Tienda de demostración: los pedidos no se envían ni se cobran.';
export const NOTICE_ID = 'af1f8c607e5f4e600f41af602655617a';

/** Contract 2.10. Without JavaScript it stays readable: the style that hides it is for live pages only. */
export const storeNotice = (): Html =>
  renderComponent(StoreNoticeMarkup, {
    id: NOTICE_ID,
    text: STORE_NOTICE,
    dismiss: 'Descartar',
    label: 'Aviso en la tienda',
  });

export const header = (visit: Visit, isCart: boolean): Html =>
  html`<header id="masthead" class="site-header">
<div class="col-full">
<div class="site-branding">${blossom}<div><a href="/" rel="home" class="site-title">Azahar</a><span class="site-description">Cosas buenas de la huerta y del taller</span></div></div>
<nav id="site-navigation" class="main-navigation" aria-label="Menú principal"><ul class="menu">${MENU.map((entry) => item(visit.url.pathname, entry))}</ul></nav>
<div class="site-tools">
<a href="#search-overlay" class="tool search-toggle" aria-label="Buscar">${raw('<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15.5 15.5 21 21" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>')}</a>
<a href="#social-overlay" class="tool social-toggle" aria-label="Redes sociales">${raw('<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2"><circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="6" r="2.6"/><circle cx="17.5" cy="18" r="2.6"/><path d="m8.4 10.8 6.7-3.5M8.4 13.2l6.7 3.5"/></g></svg>')}</a>
<ul id="site-header-cart" class="site-header-cart menu"><li>${headerCart(visit)}</li>${!isCart && html`<li><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></li>`}</ul>
</div>
</div>
</header>
${overlays}`;

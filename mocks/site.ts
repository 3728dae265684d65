import { http, type RequestHandler } from 'msw';
import { text } from './endpoints/answers';
import { type Exchange, open, record, withCookies } from './endpoints/exchange';
import { pictureHandler, still } from './endpoints/pictures';
import { accountAction } from './forms/account';
import { addFromForm } from './forms/add';
import { cartAction } from './forms/cart';
import { checkoutAction } from './forms/checkout';
import { accountPage } from './pages/account/account';
import { cartPage } from './pages/buying/cart';
import { checkoutPage } from './pages/buying/checkout';
import { receivedPage } from './pages/buying/received';
import { frameName } from './pages/gallery/frames';
import { galleryFrame, galleryPage } from './pages/gallery/gallery';
import { document } from './pages/layout/document';
import type { Assets, Page } from './pages/page';
import { listing } from './pages/shopping/listing';
import { productPage } from './pages/shopping/product';
import { STYLE } from './pages/style/style';
import { cookieChoices, embedded, notFound, privacy, workshop } from './pages/stories';
import type { Shop } from './shop';

/** Addresses of pages; groups of the pattern are passed on. `null` is "no such page". */
const PAGES: readonly (readonly [RegExp, (exchange: Exchange, ...groups: string[]) => Page | null])[] = [
  [/^\/tienda\/(?:page\/(\d+)\/)?$/, (exchange, page) => listing(exchange, Number(page ?? 1))],
  [
    /^\/categoria-producto\/([a-z0-9-]+)\/(?:page\/(\d+)\/)?$/,
    (exchange, slug, page) => listing(exchange, Number(page ?? 1), slug),
  ],
  [/^\/producto\/([a-z0-9-]+)\/$/, (exchange, slug = '') => productPage(exchange, slug)],
  [/^\/carrito\/$/, cartPage],
  [/^\/finalizar-compra\/order-received\/(\d+)\/$/, (exchange, id) => receivedPage(exchange, Number(id))],
  [/^\/finalizar-compra\/$/, checkoutPage],
  [/^\/mi-cuenta\/(?:([a-z-]+)\/)?$/, (exchange, endpoint = '') => accountPage(exchange, endpoint)],
  [/^\/taller\/$/, workshop],
  [/^\/galeria\/$/, galleryPage],
  [/^\/privacidad\/$/, privacy],
  [/^\/preferencias-de-cookies\/$/, cookieChoices],
];

const redirect = (to: string): Response => text('', 302, { location: to });

/** A review waits for the shopkeeper, and the shopper comes back to the product's reviews. */
const toReviews = ({ form, shop }: Exchange): string =>
  `/producto/${shop.catalogue.find(Number(form.comment_post_ID))?.product.slug ?? ''}/#reviews`;

/** Actions without a page, in WordPress' order: the cart's links, adding, then the page's form. */
const act = (exchange: Exchange): string | null => {
  const moved = cartAction(exchange);
  if (moved !== null) return moved;
  addFromForm(exchange);
  const { pathname } = exchange.url;
  if (pathname.startsWith('/mi-cuenta/')) return accountAction(exchange);
  return pathname === '/finalizar-compra/' ? checkoutAction(exchange) : null;
};

const answer = (exchange: Exchange, assets: Assets): Response => {
  const { pathname } = exchange.url;
  if (pathname === '/') return redirect(`/tienda/${exchange.url.search}`);
  if (pathname === '/taller/visita/embed/') return text(embedded());
  if (pathname === '/wp-comments-post.php') return redirect(toReviews(exchange));
  const framed = galleryFrame(exchange, frameName(pathname) ?? '', assets);
  if (framed !== null) return text(framed);
  const to = act(exchange);
  if (to !== null) return redirect(to);
  for (const [pattern, page] of PAGES) {
    const groups = pattern.exec(pathname);
    const found = groups && page(exchange, ...groups.slice(1));
    if (found) return text(document(exchange, found, assets), found.status ?? 200);
  }
  return text(document(exchange, notFound(), assets), 404);
};

/**
 * A page with `?session=<Cart-Token>` shows the cart of that token, as WooCommerce copies it into the visitor's session (contract
 * 4.9): once, so that what the visitor does in the shop afterwards is not undone by *back*.
 */
const copySession = (exchange: Exchange): Exchange => {
  const { shop, session, url } = exchange;
  const from = shop.sessionOf(shop.cartTokens.read(url.searchParams.get('session')));
  if (!from || from.id === session.id || from.id === session.copiedFrom) return exchange;
  const copy = shop.newSession();
  copy.cart = from.cart.copy();
  copy.copiedFrom = from.id;
  copy.copiedLines = from.cart.lines;
  return Object.assign(Object.create(exchange) as Exchange, { session: shop.keep(copy) });
};

/** The pages of the pretend shop, their styles and images; every other URL responds 404. */
export const siteHandlers = (shop: Shop, assets: () => Assets): RequestHandler[] => [
  http.get('*/azahar.css', () => still(STYLE, 'text/css; charset=UTF-8')),
  pictureHandler,
  http.get('*/etiqueta.js', () => still("(window.ran ??= []).push('pixel');", 'text/javascript')),
  http.all('*', async ({ request }) => {
    const exchange = copySession(await open(shop, request));
    record(shop, exchange);
    return withCookies(answer(exchange, assets()), exchange);
  }),
];

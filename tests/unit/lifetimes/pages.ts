import { getResponse } from 'msw';
import { shopHandlers } from '../../../mocks/handlers';
import { shop } from '../../../mocks/node';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { siteHandlers } from '../../../mocks/site';
import { parseJson } from '../../../src/browser/decode';
import { decodeFeatures } from '../../../src/wordpress/feature-flags';
import { SETTINGS_ID, setSettings } from '../../../src/wordpress/settings';

/** Pages of the pretend shop that together have all elements of a shop, with a product in the cart. */
export const PAGES = [
  '/tienda/',
  '/categoria-producto/camisetas/?swatches=card_swatches',
  '/producto/camiseta-basica/',
  '/producto/vela-a-medida/',
  '/producto/taza-azahar/',
  '/carrito/',
  '/finalizar-compra/',
  '/mi-cuenta/',
  '/taller/',
] as const;

/** What features show of themselves in the gallery. */
const GALLERIES = import.meta.glob<{ readonly states: readonly { readonly body: string }[] }>(
  '../../../widgets/*/gallery.json',
  { eager: true, import: 'default' },
);

/** Elements that those pages lack. */
const MORE = `<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="n0nce">x</a></div>
<div data-island="store-notices"><p data-notice-id="a1" data-until="4000000000">Rebajas <button data-islas-action="notice.dismiss">x</button></p></div>
<nav class="woocommerce-MyAccount-navigation"><ul><li><a href="#">Pedidos</a><ul><li><a href="#">Todos</a></li></ul></li></ul></nav>
<ul class="woocommerce-error" role="alert"><li>No se ha podido.</li></ul>
<div class="woocommerce"><form><span class="woocommerce-input-wrapper"><input name="phone" type="tel"><span class="description" id="why">Para el reparto</span></span></form></div>
<a data-islas-promotion="verano" href="#">Verano</a>
<div class="wc-block-mini-cart" data-island="cart-button" data-badge="always"><button class="wc-block-mini-cart__button" data-islas-action="overlay.open" data-islas-overlay="drawer"><span class="wc-block-mini-cart__badge"></span></button></div>
<form><div data-islas-options='{"format":1,"attributes":[["attribute_talla",["S"]]],"columns":[[1]],"state":"i","left":[]}' data-islas-count="0"><div class="islas-block-option" data-attribute="attribute_talla" data-name="Talla"><div data-island="swatch-form"><script type="application/json">{"id":"talla","attribute":"attribute_talla","items":[{"value":"S","state":"available"}]}</script><div class="islas-swatches" role="radiogroup" aria-label="Talla" data-attribute_name="attribute_talla"><label class="islas-swatch" data-value="S"><input type="radio" class="islas-swatch__radio" name="islas_talla" value="S" data-islas-action="swatch.choose"></label></div></div><i hidden data-value="S"></i></div></div></form>
${Object.values(GALLERIES)
  .flatMap(({ states }) => states.map(({ body }) => body))
  .join('')}`;

const ALL_ON = Object.fromEntries(Object.keys(decodeFeatures({})).map((name) => [name, true]));

/** A page as the shop prints it. */
export const printedOf = async (path: string): Promise<string> => {
  const handlers = [...shopHandlers(shop), ...siteHandlers(shop, () => NO_ASSETS)];
  const response = await getResponse(handlers, new Request(new URL(path, location.origin)));
  const to = response?.headers.get('location');
  return to ? printedOf(to) : ((await response?.text()) ?? '');
};

/** Shows a page as the shop prints it, before anything of Islas has run, with every feature on. */
export const showPage = async (path: string): Promise<void> => {
  await printedOf('/?add-to-cart=15');
  const printed = new DOMParser().parseFromString(await printedOf(path), 'text/html');
  for (const script of printed.querySelectorAll('script[id$="-js-extra"]')) {
    const [, name = '', value] = /var (\w+) = (.*);/s.exec(script.textContent) ?? [];
    if (name) Reflect.set(window, name, parseJson(value));
  }
  const settings = parseJson(printed.getElementById(SETTINGS_ID)?.textContent);
  for (const unwanted of printed.querySelectorAll('script:not([type="application/json"])')) unwanted.remove();
  // happy-dom loads no frames.
  for (const frame of printed.querySelectorAll('iframe')) frame.setAttribute('src', 'about:blank');
  document.body.className = printed.body.className;
  document.body.innerHTML = printed.body.innerHTML + MORE;
  setSettings({ ...Object(settings), features: ALL_ON });
};

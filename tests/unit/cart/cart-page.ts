import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { getSettings, setSettings } from '../../../src/wordpress/settings';
import { startBlocks } from '../../../src/woocommerce/block-cart';
import { startBridge } from '../../../src/woocommerce/jquery-bridge';
import { whenJQuery } from '../../../src/woocommerce/jquery-arrival';
import { $buttons } from '../../../widgets/fragments/cart-store';
import { pageFeature as cart } from '../../../widgets/cart/feature';
import { pageFeature as fragments } from '../../../widgets/fragments/feature';

export const TEXTS = {
  add_unclear: 'La tienda no ha dado una respuesta clara.',
  please_wait: 'Por favor, espera...',
  empty_cart: 'No hay productos en el carrito.',
  not_added: 'No se ha podido añadir este producto al carrito.',
  fetch_error: 'Probablemente no tienes conexión.',
  timeout: 'La tienda tarda demasiado en responder.',
};

export const KEYS = { hash: 'wc_cart_hash_f00', fragments: 'wc_fragments_f00', created: 'wc_cart_created' };

/** Two products of the pretend shop that are never sold out. */
export const CUP = '15';
export const BOWL = '17';

export const card = (id: string, attributes = 'data-quantity="1"') => `<li class="product">
  <a class="woocommerce-LoopProduct-link" href="/producto/p${id}/">Producto ${id}</a>
  <a href="?add-to-cart=${id}" role="button" class="button add_to_cart_button ajax_add_to_cart" ${attributes}
     data-product_id="${id}" data-success_message="Añadido ${id}">Añadir</a></li>`;

export const PAGE = `<header><a class="cart-contents" href="/carrito/"><span class="count">0</span></a></header>
  <div class="widget woocommerce widget_shopping_cart"><h2>Carrito</h2>
    <div class="widget_shopping_cart_content"></div></div>
  <ul class="products">${card(CUP)}${card(BOWL)}</ul>`;

let page: AbortController;

/** A page of the pretend shop with the cart started; aborted after each test. */
export const open = (html = PAGE, settings: object = {}, expectsRegions = true): AbortController => {
  document.body.innerHTML = html;
  setSettings({ texts: TEXTS, ...settings });
  Object.assign(window, {
    wc_add_to_cart_params: {
      ajax_url: '/wp-admin/admin-ajax.php',
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      i18n_view_cart: 'Ver carrito',
      cart_url: '/carrito/',
      is_cart: '',
      cart_redirect_after_add: 'no',
    },
    ...(expectsRegions && {
      wc_cart_fragments_params: { cart_hash_key: KEYS.hash, fragment_name: KEYS.fragments, request_timeout: '5000' },
    }),
  });
  whenJQuery(($) => startBridge($, page.signal), page.signal);
  startBlocks(page.signal);
  for (const { flag, start } of [cart, fragments]) if (getSettings().features[flag]) start?.(page.signal);
  return page;
};

/** Resets requests, page timers and the platform between tests. */
export const withPages = (): void => {
  beforeEach(() => {
    page = new AbortController();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    vi.useRealTimers();
    page.abort();
    await quiet();
  });
};

/** Waits until the cart has started and its first requests have been answered. */
export const started = () => waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull()).then(quiet);

/** Waits until pending requests and promises have settled. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 40));

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
export const button = (id = CUP) => find(`.ajax_add_to_cart[data-product_id="${id}"]`);
export const removeLink = (id = CUP) => find(`.remove_from_cart_button[data-product_id="${id}"]`);
export const content = () => find('.widget_shopping_cart_content');
export const state = (id = CUP) => $buttons.get()[id]?.state;
export const settled = (expected: string | undefined, id = CUP) => waitFor(() => expect(state(id)).toBe(expected));

/** The requested wc-ajax endpoints, in order. */
export const asked = () => shop.requests.map(({ url }) => new URL(url, 'http://a').searchParams.get('wc-ajax'));
export const forms = () => shop.requests.map(({ form }) => form);

/** Replaces the response of one endpoint; returns the bodies of its requests. */
export const answer = (endpoint: string, body: () => Response | Promise<Response>) => {
  const calls: string[] = [];
  server.use(
    http.post('*', async ({ request }) => {
      if (new URL(request.url).searchParams.get('wc-ajax') !== endpoint) return undefined;
      calls.push(await request.clone().text());
      return body();
    }),
  );
  return calls;
};
export const json = (body: unknown) => () => HttpResponse.json(body as object);

/** A response that waits until `go` is called. */
export const held = (body: () => Response) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  return { body: () => gate.then(body), go: () => go() };
};

/** Waits in real time, also with a fake clock. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (const end = performance.now() + 15_000; !holds() && performance.now() < end; )
    await new Promise((resolve) => setImmediate(resolve));
  expect(holds()).toBe(true);
};

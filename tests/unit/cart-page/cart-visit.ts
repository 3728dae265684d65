import { waitFor } from '@testing-library/dom';
import { getResponse, http } from 'msw';
import { expect } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { shopHandlers } from '../../../mocks/handlers';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { siteHandlers } from '../../../mocks/site';
import { setSettings } from '../../../src/wordpress/settings';
import { startCartPage } from '../../../widgets/cart-page/start-cart-page';

/** Two products of the pretend shop that are never sold out. */
export const CUP = 15;
export const BOWL = 17;

const find = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};

export const form = () => find<HTMLFormElement>('.woocommerce-cart-form');
export const rows = () => document.querySelectorAll('.cart_item').length;
export const quantity = () => find<HTMLInputElement>('.cart_item input.qty');
export const updateButton = () => find<HTMLButtonElement>('[name=update_cart]');
export const coupon = () => find<HTMLInputElement>('#coupon_code');
export const removeLink = () => find<HTMLAnchorElement>('.product-remove > a');
export const notices = () =>
  [...document.querySelectorAll('.woocommerce-message,.woocommerce-error')].map(({ textContent }) => textContent);
export const press = (selector: string) => find(selector).click();

/** Types as a shopper does. */
export const type = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const site = siteHandlers(shop, () => NO_ASSETS);

/** MSW answers an XMLHttpRequest with a redirect itself, which browsers follow. */
const followRedirects = http.all('*/carrito/', async ({ request }) => {
  let response = await getResponse(site, request.clone());
  for (let next = response?.headers.get('location'); next; next = response?.headers.get('location'))
    response = await getResponse(site, new Request(new URL(next, request.url)));
  return response;
});

/** Opens the cart page of the pretend shop, with these products in the cart, and starts its script. */
export const openCart = async (
  signal: AbortSignal,
  products: readonly number[] = [CUP, BOWL],
  change?: () => unknown,
) => {
  server.use(followRedirects, ...shopHandlers(shop), ...site);
  for (const id of products) await fetch(`/tienda/?add-to-cart=${id}`);
  const html = await (await fetch('/carrito/')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.className = page.body.className;
  document.body.innerHTML = `<div class="woocommerce">${page.querySelector('main .woocommerce')?.innerHTML}</div>`;
  for (const notice of document.querySelectorAll('.woocommerce-message')) notice.remove();
  const [, params = '{}'] = /wc_cart_params = (\{.*?\});/.exec(html) ?? [];
  Object.assign(window, { wc_cart_params: JSON.parse(params) as object });
  await change?.();
  const texts = { fetch_error: 'Probablemente no tienes conexión.', unknown_error: 'Se ha producido un error.' };
  setSettings({ texts });
  shop.requests.length = 0;
  startCartPage(signal);
};

/** Waits until nothing is blocked. */
export const settled = () => waitFor(() => expect(document.querySelector('.processing')).toBeNull());

/** What the page has requested, as method and path. */
export const requested = () => shop.requests.map(({ method, url }) => `${method} ${new URL(url, 'http://a').pathname}`);

import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { setSettings } from '../../../src/wordpress/settings';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import * as navigation from '../../../src/browser/navigation';
import { setRemoving } from '../../../widgets/fragments/cart-store';
import { removeItem } from '../../../widgets/cart/cart-actions';
import { miniCart } from '../../../widgets/fragments/island';

vi.mock('../../../src/browser/navigation', { spy: true });

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  vi.mocked(navigation.assign).mockReturnValue(true);
  setSettings({ texts: { please_wait: 'Por favor, espera...' } });
});
afterEach(() => page.abort());

const row = (key: string, id = 15) =>
  `<li class="woocommerce-mini-cart-item mini_cart_item"><a role="button" class="remove remove_from_cart_button"
    href="/carrito/?remove_item=${key}" data-product_id="${id}" data-cart_item_key="${key}">×</a><b>Producto</b></li>`;

const open = async (...rows: string[]) => {
  document.body.innerHTML = `<div class="widget_shopping_cart_content"><ul>${rows.join('')}</ul></div>`;
  startActions({ 'cart.remove': removeItem }, page.signal);
  startIslands([miniCart], page.signal);
  await waitFor(() => expect(document.querySelectorAll('[data-island-state=live]')).toHaveLength(rows.length));
};
const rows = () => [...document.querySelectorAll<HTMLElement>('li')];
const first = () => rows()[0] as HTMLElement;
const remove = (at = 0) => document.querySelectorAll<HTMLElement>('.remove')[at]?.click();
const keyInCart = () => {
  shop.cart.add(15, 1, 0, {});
  return shop.cart.lines[0]?.key ?? '';
};

test('the row is blocked for pointer, keyboard and assistive technology while its item is removed', async () => {
  await open(row(keyInCart()), row('other', 16));
  remove();
  expect(first()).toHaveAttribute('aria-busy', 'true');
  expect(first().inert).toBe(true);
  const overlay = first().lastElementChild as HTMLElement;
  expect(overlay).toHaveTextContent('Por favor, espera...');
  expect(Number(overlay.style.opacity)).toBe(0.6);
  expect(rows()[1]?.inert).not.toBe(true);
});

test('the wait message is announced once, and the row is removed with the response', async () => {
  await open(row(keyInCart()));
  const region = document.body.appendChild(document.createElement('div'));
  region.className = 'widget_shopping_cart_live_region';
  const said = [''];
  new MutationObserver(() => region.textContent !== said.at(-1) && said.push(region.textContent ?? '')).observe(
    region,
    {
      childList: true,
      subtree: true,
      characterData: true,
    },
  );
  remove();
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(said.filter(Boolean)).toEqual(['Por favor, espera...']);
  expect(shop.cart.lines).toHaveLength(0);
});

test('a row that is not removed gets its markup back', async () => {
  await open(row('k'));
  const before = first().outerHTML;
  setRemoving('k', true);
  expect(first().outerHTML).not.toBe(before);
  setRemoving('k');
  expect(first().outerHTML).toBe(before);
  expect(first().inert).toBe(false);
});

test('a row keeps the inline position of the theme', async () => {
  await open(row('k').replace('<li ', '<li style="position: sticky; top: 0px;" '));
  const before = first().getAttribute('style');
  setRemoving('k', true);
  setRemoving('k');
  expect(first().getAttribute('style')).toBe(before);
});

test('the focus returns to the row when it is not removed', async () => {
  await open(row('k'));
  const link = first().querySelector('a') as HTMLElement;
  link.focus();
  setRemoving('k', true);
  link.blur(); // A browser removes the focus from an inert element.
  setRemoving('k');
  expect(link).toHaveFocus();
});

test('a row that is replaced while its item is removed is blocked again', async () => {
  await open(row('k'));
  setRemoving('k', true);
  (document.querySelector('ul') as HTMLElement).innerHTML = row('k');
  await waitFor(() => expect(first()).toHaveAttribute('aria-busy', 'true'));
  expect(first().querySelectorAll('.islas-row-overlay')).toHaveLength(1);
});

test('a removal that fails follows the link’s address', async () => {
  server.use(http.all('*', () => Response.error()));
  await open(row('k'));
  remove();
  await waitFor(() => expect(navigation.assign).toHaveBeenCalledWith(expect.stringContaining('remove_item=k')));
});

test('a remove link outside a row sends the request too', async () => {
  document.body.innerHTML = row(keyInCart()).replace(/<\/?li[^>]*>/g, '');
  startActions({ 'cart.remove': removeItem }, page.signal);
  startIslands([miniCart], page.signal);
  remove();
  await waitFor(() => expect(shop.cart.lines).toHaveLength(0));
});

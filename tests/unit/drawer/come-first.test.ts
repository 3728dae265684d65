import { afterEach, expect, test, vi } from 'vitest';
import { emit, on } from '../../../src/runtime/events';
import { pageFeature } from '../../../widgets/drawer/feature';

const CART = '<div class="widget_shopping_cart_content"><span id="express"></span></div>';
const DRAWER = `<dialog id="islas-drawer">${CART}<script type="application/json"></script></dialog>`;

let page: AbortController;
const start = (html: string) => {
  document.body.innerHTML = html;
  page = new AbortController();
  pageFeature.start?.(page.signal);
};
/** Where another plugin's script draws what belongs to an id. */
const drawnIn = () => document.querySelector('#express')?.closest('dialog, header, main')?.id;

afterEach(() => page.abort());

test('what others draw into the mini-cart by its id is in the drawer, also if the theme has a mini-cart before it', () => {
  start(`<header id="theme">${CART}</header>${DRAWER}`);
  expect(drawnIn()).toBe('islas-drawer');
});

test('a drawer without another mini-cart before it stays where the page has it', () => {
  start(`<header></header>${DRAWER}<footer>${CART}</footer>`);
  expect(document.body.firstElementChild?.localName).toBe('header');
  expect(drawnIn()).toBe('islas-drawer');
});

test('a drawer inside a host’s own element is not taken out of it', () => {
  start(`<header id="theme">${CART}</header><main id="host">${DRAWER}</main>`);
  expect(document.querySelector('main > dialog')).not.toBeNull();
});

test('a drawer in whose mini-cart nothing has an id of the page stays behind the link to the content', () => {
  const plain = '<div class="widget_shopping_cart_content"><a href="/carrito/">Ver carrito</a></div>';
  start(
    `<a class="skip-link" href="#content"></a><header>${plain}</header><dialog id="islas-drawer">${plain}</dialog>`,
  );
  expect(document.body.firstElementChild?.className).toBe('skip-link');
});

test('what comes with a change of the cart is drawn in the drawer too, unless it is open: to move it would close it', () => {
  const empty = '<div class="widget_shopping_cart_content"></div>';
  start(`<header id="theme">${empty}</header><dialog id="islas-drawer">${empty}</dialog>`);
  const drawn = vi.fn<(where: string | undefined) => void>();
  on('islas:fragments-replaced', () => drawn(drawnIn()), { signal: page.signal });
  const drawer = document.querySelector('dialog');
  drawer?.setAttribute('open', '');
  for (const region of document.querySelectorAll('.widget_shopping_cart_content')) region.outerHTML = CART;
  emit(null, 'islas:fragments-replaced', { cause: 'change' });
  drawer?.removeAttribute('open');
  emit(null, 'islas:fragments-replaced', { cause: 'change' });
  expect(drawn.mock.calls).toEqual([['theme'], ['islas-drawer']]);
});

import { afterEach, expect, test } from 'vitest';
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

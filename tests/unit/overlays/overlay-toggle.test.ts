import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIslands } from '../../../src/runtime/loader';
import { $overlay } from '../../../widgets/overlays/overlay-store';
import { overlayToggles } from '../../../widgets/overlays/island';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => page.abort());

const links = () => [...document.querySelectorAll('a')];
const start = (toggle: string) =>
  startIslands(overlayToggles([{ name: 'drawer', selectors: () => ({ toggle }) }]), page.signal);

test('every toggle gets its action and ARIA attributes at once, and follows the open overlay', async () => {
  document.body.innerHTML = '<a class="cart" href="/carrito/">Carrito</a>';
  start('.cart,.menu-cart a');
  document.body.insertAdjacentHTML('beforeend', '<nav class="menu-cart"><a href="/carrito/">Carrito</a></nav>');
  await vi.waitFor(() => expect(links().map((link) => link.getAttribute('aria-expanded'))).toEqual(['false', 'false']));
  $overlay.set('drawer');
  expect(links().map((link) => link.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
  $overlay.set('search');
  expect(links()[0]?.getAttribute('aria-expanded')).toBe('false');
  expect(links()[0]?.dataset).toMatchObject({ islasAction: 'overlay.open', islasOverlay: 'drawer' });
  expect(links()[0]?.getAttribute('aria-haspopup')).toBe('dialog');
});

test('keeps the theme’s ARIA attributes of its toggle', () => {
  document.body.innerHTML = '<a class="cart" href="/carrito/" aria-haspopup="menu">Carrito</a>';
  start('.cart');
  expect(links()[0]?.getAttribute('aria-haspopup')).toBe('menu');
});

test.each(['', '.nowhere'])('finds the plugin’s toggles with the selector "%s"', (selector) => {
  document.body.innerHTML =
    '<a href="/carrito/" data-islas-action="overlay.open" data-islas-overlay="drawer">Carrito</a>';
  start(selector);
  expect(links()[0]?.getAttribute('aria-expanded')).toBe('false');
});

import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { SOURCES } from '../../../src/wordpress/english';
import * as contract from '../../../src/wordpress/settings';
import { on, start } from '../../../src/entries/standalone';

const button = () => document.querySelector('a') as HTMLAnchorElement;

test('a host without the plugin starts Islas with its settings, adds to the cart, and receives the event', async () => {
  document.body.innerHTML =
    '<p><a href="#" class="add_to_cart_button ajax_add_to_cart" data-product_id="15" data-quantity="2">Añadir</a></p>';
  const received = vi.fn();
  const stop = on('islas:added', (event) => received(event.detail.hash));
  await start({ texts: { view_cart: 'Ver la cesta' }, shop: { cart_url: '/cesta/' } });
  await waitFor(() => expect(button().dataset.islandState).toBe('live'));
  button().click();
  await waitFor(() => expect(document.querySelector('.added_to_cart')).not.toBeNull());
  expect(document.querySelector('.added_to_cart')?.outerHTML).toMatch(/href="[^"]*\/cesta\/".*Ver la cesta/);
  expect(shop.cart.count).toBe(2);
  await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  stop();
  button().click();
  await waitFor(() => expect(shop.cart.count).toBe(4));
  expect(received).toHaveBeenCalledTimes(1);
});

test('a second call of start changes nothing', async () => {
  await start({ texts: { view_cart: 'Otra cosa' } });
  expect(document.getElementById(contract.SETTINGS_ID)).toBeNull();
});

test('start prints the settings where WordPress prints a module’s data', async () => {
  vi.resetModules();
  document.head.innerHTML = '';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fresh = await import('../../../src/entries/standalone');
  await fresh.start({ features: { page: false } });
  expect(document.getElementById(contract.SETTINGS_ID)?.textContent).toBe(
    JSON.stringify({ features: { page: false }, texts: SOURCES }),
  );
  await fresh.start({ features: { page: true } });
  expect(document.querySelectorAll(`#${contract.SETTINGS_ID}`)).toHaveLength(1);
});

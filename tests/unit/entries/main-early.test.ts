import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shop } from '../../../mocks/node';

test('starts after the page is parsed, and sends no request for a visitor without a cart', async () => {
  document.body.innerHTML =
    '<a href="#" class="add_to_cart_button ajax_add_to_cart" data-product_id="15">Añadir</a>' +
    '<div class="widget_shopping_cart_content"></div>';
  const button = document.querySelector('a') as HTMLElement;
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('../../../src/main');
  expect(button.dataset.islandState).toBeUndefined();
  reading.mockRestore();
  dispatchEvent(new Event('DOMContentLoaded'));
  await waitFor(() => expect(button.dataset.islandState).toBe('live'));
  await waitFor(() => expect(document.querySelector('.woocommerce-mini-cart__empty-message')).not.toBeNull());
  expect(shop.requests).toEqual([]);
});

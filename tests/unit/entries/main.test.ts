import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS_ID } from '../../../src/wordpress/settings';

/** The core starts once for each page, so every test resets its modules and its marker. Listeners stay. */
beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('islas'));
});

const page = (settings: object) => {
  document.body.innerHTML = `<a href="#link" data-product_id="15" data-quantity="1"
    class="button add_to_cart_button ajax_add_to_cart">Añadir</a>
    <script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(settings)}</script>`;
  return document.querySelector('a') as HTMLAnchorElement;
};
const click = (target: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test('leaves the page as printed in a browser without AbortSignal.any', async () => {
  const button = page({});
  vi.stubGlobal('AbortSignal', class {});
  await import('../../../src/main');
  vi.unstubAllGlobals();
  expect(button.outerHTML).not.toMatch(/data-islas-action|data-island-state/);
  expect(click(button)).toBe(false);
});

test('leaves buttons of a disabled feature to the stock script', async () => {
  const button = page({ features: { cart: '', fragments: 'no', page: '0', variations: '', swatches: '', embeds: '' } });
  await import('../../../src/main');
  expect(button.outerHTML).not.toMatch(/data-islas-action|data-island-state/);
  expect(click(button)).toBe(false);
});

test('starts every island in a browser without inert and checkVisibility', async () => {
  const button = page({});
  for (const name of ['inert', 'checkVisibility'])
    for (const type of [HTMLElement, Element]) Reflect.deleteProperty(type.prototype, name);
  expect(['inert' in button, 'checkVisibility' in button]).toEqual([false, false]);
  await import('../../../src/main');
  await waitFor(() => expect(button.dataset.islandState).toBe('live'));
});

test('starts the islands when the settings are invalid JSON', async () => {
  const button = page({});
  (document.getElementById(SETTINGS_ID) as HTMLElement).textContent = '{"features":{"cart":fal';
  await import('../../../src/main');
  await waitFor(() => expect(button.dataset.islandState).toBe('live'));
});

test('reports a task that throws at the start, and runs the others', async () => {
  const button = page({});
  const received = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('islas:island-error', received, { once: true });
  vi.doMock('../../../widgets/fragments/cart-sync', async (original) => ({
    ...(await original<object>()),
    startCart: () => {
      throw new Error('broken');
    },
  }));
  await import('../../../src/main');
  vi.doUnmock('../../../widgets/fragments/cart-sync');
  expect(received).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button.dataset.islandState).toBe('live'));
});

test('a second copy of the core fails before it starts anything, so that what imports it stays native', async () => {
  await import('../../../src/main');
  vi.resetModules();
  const tasks = vi.fn();
  vi.doMock('../../../widgets/fragments/cart-sync', () => ({ startCart: tasks }));
  await expect(import('../../../src/main')).rejects.toThrow('runs already');
  vi.doUnmock('../../../widgets/fragments/cart-sync');
  expect(tasks).not.toHaveBeenCalled();
});

test('the main entry exports nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(Object.keys(await import('../../../src/main'))).toEqual([]);
});

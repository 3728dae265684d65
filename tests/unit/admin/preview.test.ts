import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFrameState } from '../../../widgets/admin/preview/frame-state';
import { Preview } from '../../../widgets/admin/preview/Preview';

const { apiFetch } = vi.hoisted(() => ({
  apiFetch: vi.fn<(request: { path: string; method: string; data: object }) => Promise<unknown>>(),
}));
vi.mock('@wordpress/api-fetch', () => ({ default: apiFetch }));

const h = React.createElement;
const PAGES = { shop: '/tienda/?d', product: '/producto/?d', cart: '/carrito/?d', thanks: null };

const pause = () => act(() => vi.advanceTimersByTimeAsync(600));
const status = () => document.querySelector('.islas-draft [role=status]')?.textContent;
const announced = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;
const frame = () => document.querySelector<HTMLIFrameElement>('.islas-draft iframe');
const notice = () => document.querySelector('.notice')?.textContent;
/** The frame has loaded this document; null for one of another origin. */
const load = (page: Partial<Document> | null) => {
  const element = frame() as HTMLIFrameElement;
  Object.defineProperty(element, 'contentDocument', { configurable: true, value: page });
  fireEvent.load(element);
};
const withDraft = () => {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.dataset['islasPreview'] = '';
  return page;
};

beforeEach(() => {
  vi.useFakeTimers();
  // Frames load nothing here, and happy-dom reports it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  apiFetch.mockReset().mockResolvedValue({ id: 'a1', pages: PAGES });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the preview', () => {
  it('sends the draft once after a pause in the changes, and again under the same id', async () => {
    const { rerender } = render(h(Preview, { settings: { jquery: 'keep' } }));
    rerender(h(Preview, { settings: { jquery: 'demand' } }));
    expect(status()).toBe('The preview is being updated…');
    await pause();
    expect(apiFetch.mock.calls).toEqual([
      [{ path: '/islas/v1/draft', method: 'POST', data: { settings: { jquery: 'demand' }, lists: {}, id: '' } }],
    ]);
    rerender(h(Preview, { settings: { jquery: 'demand' } }));
    await pause();
    expect(apiFetch).toHaveBeenCalledTimes(1);
    rerender(h(Preview, { settings: { jquery: 'keep' } }));
    await pause();
    expect(apiFetch.mock.lastCall?.[0].data).toEqual({ settings: { jquery: 'keep' }, lists: {}, id: 'a1' });
  });

  it('sends the notices as their form has them, again after each change', async () => {
    const fields = ['text', 'dismissible'].map((key) => `<input name="islas_notices[0][${key}]" value="1">`).join('');
    document.body.innerHTML = `<form><input name="option_page" value="islas_notices">${fields}</form>`;
    render(h(Preview, { settings: {} }), { container: document.body.appendChild(document.createElement('div')) });
    await pause();
    expect(apiFetch.mock.lastCall?.[0].data).toMatchObject({ lists: { notices: [{ text: '1', dismissible: '1' }] } });
    const text = document.querySelector('[name$="[text]"]') as HTMLInputElement;
    text.value = 'Free shipping today';
    fireEvent.input(text);
    await pause();
    expect(apiFetch.mock.lastCall?.[0].data).toMatchObject({ lists: { notices: [{ text: 'Free shipping today' }] } });
  });

  it('loads the frame again after every answer, and says when it shows the draft', async () => {
    const { rerender } = render(h(Preview, { settings: { a: 1 } }));
    await pause();
    const first = frame();
    expect(first?.getAttribute('src')).toBe('/tienda/?d');
    expect(first?.title).toBe('Preview: Shop');
    load(withDraft());
    expect(status()).toBe('The preview shows the unsaved settings. Only you see it.');
    rerender(h(Preview, { settings: { a: 2 } }));
    await pause();
    expect(frame()).not.toBe(first);
    expect(status()).toBe('The preview is being updated…');
  });

  it('says that a page came without the draft, or may not be framed, and offers a new tab', async () => {
    render(h(Preview, { settings: {} }));
    await pause();
    load(document.implementation.createHTMLDocument());
    expect([status(), notice()]).toEqual([expect.stringMatching(/without the draft/), status()]);
    load(null);
    expect(status()).toMatch(/forbids that its pages are shown in a frame/);
    expect(screen.getByText('Open in a new tab').getAttribute('href')).toBe('/tienda/?d');
  });

  it('says why the shop refused the draft, and keeps the last page', async () => {
    const { rerender } = render(h(Preview, { settings: { a: 1 } }));
    await pause();
    apiFetch.mockRejectedValueOnce({ message: '“a” must be true or false.' });
    rerender(h(Preview, { settings: { a: 2 } }));
    await pause();
    expect([notice(), frame()?.getAttribute('src')]).toEqual(['“a” must be true or false.', '/tienda/?d']);
    expect([status(), announced()]).toEqual(['', '“a” must be true or false.']);
    apiFetch.mockRejectedValueOnce(new Error(''));
    fireEvent.click(screen.getByText('Update the preview'));
    await pause();
    expect(notice()).toMatch(/does not understand/);
    fireEvent.click(screen.getByText('Update the preview'));
    await pause();
    expect(notice()).toBeUndefined();
  });

  it('shows the chosen page, or says that the shop has none', async () => {
    render(h(Preview, { settings: {} }));
    await pause();
    fireEvent.click(screen.getByRole('tab', { name: 'Cart' }));
    expect(frame()?.getAttribute('src')).toBe('/carrito/?d');
    fireEvent.click(screen.getByRole('tab', { name: 'Order received' }));
    expect(frame()).toBeNull();
    expect(status()).toBe('The shop has no order yet, so its page cannot be shown.');
  });

  it('has the width of a telephone or of a desktop', async () => {
    render(h(Preview, { settings: {} }));
    await pause();
    expect(frame()?.style.width).toBe('1280px');
    fireEvent.click(screen.getByText('Telephone'));
    expect(frame()?.style.width).toBe('390px');
    expect(screen.getByText('Telephone').getAttribute('aria-pressed')).toBe('true');
  });

  it.each([[null], [7], [{ id: [], pages: 'x' }], [{ pages: { shop: 7 } }]])(
    'survives the answer %j',
    async (answer) => {
      apiFetch.mockResolvedValue(answer);
      render(h(Preview, { settings: {} }));
      await pause();
      expect(status()).toBeTruthy();
    },
  );
});

it('a frame whose document throws is one that may not be read', () => {
  const element = document.createElement('iframe');
  Object.defineProperty(element, 'contentDocument', {
    get: () => {
      throw new Error('SecurityError');
    },
  });
  expect(readFrameState(element)).toBe('forbidden');
});

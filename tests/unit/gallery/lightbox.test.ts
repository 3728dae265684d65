import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lightboxItems } from '../../../widgets/gallery/lightbox-items';
import { paintGallery } from '../../../widgets/gallery/paint';
import { THREE, activeOf, printGallery } from './gallery-page';

const { assign, openLightbox } = vi.hoisted(() => ({ assign: vi.fn(), openLightbox: vi.fn() }));
vi.mock(import('../../../src/browser/navigation'), async (load) => ({ ...(await load()), assign }));
vi.mock('../../../widgets/gallery/lightbox', () => ({ openLightbox }));

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  assign.mockReset();
  openLightbox.mockReset();
});
afterEach(() => life.abort());

const start = (...given: Parameters<typeof printGallery>): HTMLElement => {
  const gallery = printGallery(...given);
  paintGallery(gallery as never, { signal: life.signal });
  return gallery;
};
/** Presses an element; whether the browser's own way was left open. */
const press = (element: Element | null, options: MouseEventInit = {}): boolean =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })) ?? false;

describe('the pictures of the lightbox', () => {
  test('each picture has its large source, size, text and caption', () => {
    const items = lightboxItems(printGallery());
    expect(items.map(({ src, width, height, alt, caption }) => [src, width, height, alt, caption])).toEqual([
      ['/uno.jpg', 1200, 1200, 'uno', ''],
      ['/dos.jpg', 1200, 1200, 'dos', 'La segunda'],
      ['/tres.jpg', 1200, 1200, 'tres', ''],
    ]);
  });

  test('a picture without sizes has size 0, and a video is left out', () => {
    const gallery = printGallery([{ name: 'uno', size: 0 }], {
      more: '<div><video></video><a href="/x.mp4">x</a></div>',
    });
    expect(lightboxItems(gallery).map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
  });
});

describe('a press on a picture', () => {
  test('a press opens the lightbox at that picture instead of the link', async () => {
    const gallery = start();
    const slide = gallery.querySelectorAll('.woocommerce-product-gallery__image')[1];
    expect(press(slide?.querySelector('img') ?? null)).toBe(false);
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
    expect(openLightbox.mock.calls[0]?.[1]).toBe(slide);
    expect(gallery.hasAttribute('aria-busy')).toBe(false);
  });

  test('the magnifying glass is a button that opens the slide in view, with Space too', async () => {
    const gallery = start();
    gallery.querySelector<HTMLElement>('.flex-control-nav li:nth-child(3) img')?.click();
    const trigger = gallery.querySelector('.woocommerce-product-gallery__trigger');
    expect([trigger?.getAttribute('role'), trigger?.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog']);
    trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
    expect(openLightbox.mock.calls[0]?.[1]).toBe(gallery.querySelectorAll('.woocommerce-product-gallery__image')[2]);
  });

  test('the gallery shows the picture that the lightbox showed last', async () => {
    const gallery = start();
    press(gallery.querySelector('.woocommerce-product-gallery__image a'));
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
    openLightbox.mock.calls[0]?.[2](gallery.querySelectorAll('.woocommerce-product-gallery__image')[2]);
    expect(activeOf(gallery)).toEqual([2, 2]);
  });

  test('the link to the image is followed when the lightbox cannot be loaded', async () => {
    openLightbox.mockRejectedValue(new Error('lost'));
    vi.spyOn(console, 'error').mockReturnValue();
    const gallery = start();
    press(gallery.querySelectorAll('.woocommerce-product-gallery__image a')[1] ?? null);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1:5173/dos.jpg'));
  });

  test('a second press while the lightbox loads opens it once', async () => {
    const gallery = start();
    const link = gallery.querySelector('.woocommerce-product-gallery__image a');
    expect([press(link), press(link)]).toEqual([false, false]);
    await vi.waitFor(() => expect(gallery.hasAttribute('aria-busy')).toBe(false));
    expect(openLightbox).toHaveBeenCalledOnce();
  });

  test('a gallery that ends while the lightbox loads is busy no more', () => {
    const gallery = start();
    press(gallery.querySelector('.woocommerce-product-gallery__image a'));
    expect(gallery.hasAttribute('aria-busy')).toBe(true);
    life.abort();
    expect(gallery.hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('a press %s is left to the browser', (_, options) => {
    expect(press(start().querySelector('.woocommerce-product-gallery__image a'), options)).toBe(true);
    expect(openLightbox).not.toHaveBeenCalled();
  });

  test('a press that another handler prevented, or on a video’s link, opens no lightbox', () => {
    const gallery = start(THREE, { more: '<div><a class="film" href="/x.mp4">x</a></div>' });
    expect(press(gallery.querySelector('.film'))).toBe(true);
    const link = gallery.querySelector('.woocommerce-product-gallery__image a');
    link?.addEventListener('click', (event) => event.preventDefault());
    press(link);
    expect(gallery.hasAttribute('aria-busy')).toBe(false);
  });

  test('the link to the image is followed when the theme does not support the lightbox', () =>
    expect(
      press(start(THREE, { data: { lightbox: false } }).querySelector('.woocommerce-product-gallery__image a')),
    ).toBe(true));
});

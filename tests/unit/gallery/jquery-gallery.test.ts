import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startIslands } from '../../../src/runtime/loader';
import { productGallery } from '../../../widgets/gallery/island';
import { connectGalleries } from '../../../widgets/gallery/jquery-gallery';
import { THREE, activeOf, printGallery, scrollWrapper, wrapperOf, WIDTH } from './gallery-page';

const $ = jQuery;
const METHODS = ['wc_product_gallery', 'flexslider'];
const call = (target: JQuery, name: string, ...args: unknown[]): unknown =>
  (Reflect.get($.fn, name) as (...args: unknown[]) => unknown).apply(target, args);

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  $(document).off();
  for (const name of METHODS) Reflect.deleteProperty($.fn, name);
});

const start = (...given: Parameters<typeof printGallery>): HTMLElement => {
  const gallery = printGallery(...given);
  startIslands([productGallery], life.signal);
  connectGalleries($, life.signal);
  return gallery;
};
/** Waits until jQuery has run what was waiting for the page. */
const ready = () => new Promise<void>((resolve) => void $(() => resolve()));

describe('the gallery for other code, while jQuery is on the page', () => {
  test('the init events are triggered once, with the gallery and its parameters', async () => {
    const received: unknown[][] = [];
    for (const moment of ['before-init', 'after-init'])
      $(document).on(
        `wc-product-gallery-${moment}`,
        (_event, element, params) => void received.push([moment, element, params]),
      );
    const gallery = start();
    await ready();
    const params: unknown = Reflect.get(window, 'wc_single_product_params');
    expect(received).toEqual([
      ['before-init', gallery, params],
      ['after-init', gallery, params],
    ]);
  });

  test('beside the stock script no init event is triggered again, and its data is replaced', async () => {
    const received = vi.fn();
    $(document).on('wc-product-gallery-before-init wc-product-gallery-after-init', () => void received());
    const gallery = start(THREE, { data: { stock: true } });
    const stock = { stock: true };
    $(gallery).data('product_gallery', stock);
    await ready();
    expect(received).not.toHaveBeenCalled();
    expect($(gallery).data('product_gallery')).not.toBe(stock);
  });

  test('data("flexslider") returns and changes the current slide as soon as jQuery is there', () => {
    const gallery = start();
    const slider = $(gallery).data('flexslider') as {
      currentSlide: number;
      count: number;
      slides: JQuery;
      flexAnimate: (at: number) => void;
      getTarget: (direction: string) => number;
    };
    expect([slider.currentSlide, slider.count, slider.slides.length, slider.getTarget('prev')]).toEqual([0, 3, 3, 2]);
    slider.flexAnimate(2);
    expect([slider.currentSlide, activeOf(gallery)]).toEqual([2, [2, 2]]);
  });

  test('flexslider() takes a number, next and prev', () => {
    const gallery = start();
    call($(gallery), 'flexslider', 1);
    call($(gallery), 'flexslider', 'next');
    expect(activeOf(gallery)[0]).toBe(2);
    call($(gallery), 'flexslider', 'prev');
    expect(activeOf(gallery)[0]).toBe(1);
  });

  test('an existing flexslider plugin of jQuery is not replaced', () => {
    const theirs = vi.fn();
    Reflect.set($.fn, 'flexslider', theirs);
    start();
    expect(Reflect.get($.fn, 'flexslider')).toBe(theirs);
  });

  test('the stock events slide to the first picture, and to that of a thumbnail', () => {
    const gallery = start();
    $(gallery).find('.flex-control-nav li:nth-child(3) img').trigger('flexslider-click');
    expect(activeOf(gallery)[0]).toBe(2);
    $(gallery).trigger('woocommerce_gallery_reset_slide_position');
    expect(activeOf(gallery)[0]).toBe(0);
  });

  test('the option after is called with the slider when another slide comes into view', () => {
    const gallery = printGallery();
    const after = vi.fn();
    vi.stubGlobal('wc_single_product_params', { flexslider: { after } });
    startIslands([productGallery], life.signal);
    connectGalleries($, life.signal);
    after.mockClear();
    scrollWrapper(wrapperOf(gallery), WIDTH);
    expect(after).toHaveBeenCalledExactlyOnceWith($(gallery).data('flexslider'));
  });

  test('data("product_gallery") has the pictures and opens the lightbox', () => {
    const gallery = start();
    const stock = $(gallery).data('product_gallery') as {
      $images: JQuery;
      flexslider_enabled: boolean;
      getGalleryItems: () => { src: string; w: number; title: string }[];
    };
    expect([stock.$images.length, stock.flexslider_enabled]).toEqual([3, true]);
    expect(stock.getGalleryItems()[1]).toMatchObject({ src: '/dos.jpg', w: 1200, title: 'La segunda' });
  });

  test('wc_product_gallery() starts a gallery that other code has inserted', () => {
    start();
    const [other] = $(document.querySelector('.woocommerce-product-gallery') as HTMLElement)
      .clone()
      .get();
    if (!other) throw new Error('No gallery');
    document.body.append(other);
    call($(other), 'wc_product_gallery', {});
    expect([other.getAttribute('data-island-state'), ($(other).data('flexslider') as { count: number }).count]).toEqual(
      ['live', 3],
    );
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '../../../src/runtime/events';
import { paintGallery } from '../../../widgets/gallery/paint';
import { THREE, WIDTH, activeOf, printGallery, scrollWrapper, wrapperOf } from './gallery-page';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => life.abort());

const start = (...given: Parameters<typeof printGallery>): HTMLElement => {
  const gallery = printGallery(...given);
  paintGallery(gallery as never, { signal: life.signal });
  return gallery;
};
const press = (gallery: Element, selector: string) => gallery.querySelector<HTMLElement>(selector)?.click();
const key = (target: Element | null, name: string, options = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the slides of a gallery', () => {
  test('the first slide and its thumbnail are active at the start', () => {
    const gallery = start();
    expect(activeOf(gallery)).toEqual([0, 0]);
    expect(gallery.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('the slide that was swiped into view becomes active', () => {
    const gallery = start();
    scrollWrapper(wrapperOf(gallery), WIDTH);
    expect(activeOf(gallery)).toEqual([1, 1]);
    scrollWrapper(wrapperOf(gallery), WIDTH * 1.4);
    expect(activeOf(gallery)).toEqual([1, 1]);
  });

  test('a right-to-left gallery counts its slides from the right', () => {
    const gallery = start();
    gallery.style.direction = 'rtl';
    scrollWrapper(wrapperOf(gallery), -2 * WIDTH);
    expect(activeOf(gallery)).toEqual([2, 2]);
    press(gallery, '.flex-control-nav li:nth-child(2) img');
    expect(wrapperOf(gallery)?.scrollLeft).toBe(-WIDTH);
  });

  test('a press on a thumbnail scrolls to its slide and marks its button as current', () => {
    const gallery = start();
    press(gallery, '.flex-control-nav li:nth-child(3) img');
    expect(wrapperOf(gallery)?.scrollLeft).toBe(2 * WIDTH);
    expect(activeOf(gallery)).toEqual([2, 2]);
    expect(gallery.querySelector('[aria-current=true] img')?.getAttribute('alt')).toBe('tres');
  });

  test('slides that a scroll passes on its way are not shown as active', () => {
    const gallery = start();
    const wrapper = wrapperOf(gallery) as HTMLElement;
    wrapper.scrollTo = () => undefined;
    press(gallery, '.flex-control-nav li:nth-child(3) img');
    scrollWrapper(wrapper, WIDTH);
    expect(activeOf(gallery)).toEqual([2, 2]);
    wrapper.dispatchEvent(new Event('touchstart'));
    scrollWrapper(wrapper, WIDTH);
    expect(activeOf(gallery)).toEqual([1, 1]);
  });

  test('the slides change without animation when the shopper prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const gallery = start();
    const scrollTo = vi.fn();
    Object.assign(wrapperOf(gallery) ?? {}, { scrollTo });
    press(gallery, '.flex-control-nav li:nth-child(2) img');
    expect(scrollTo).toHaveBeenCalledWith({ left: WIDTH, behavior: 'instant' });
  });

  test('a reset by another variation shows the first slide', () => {
    const gallery = start();
    press(gallery, '.flex-control-nav li:nth-child(3) img');
    emit(gallery, 'islas:gallery-reset', null);
    expect(activeOf(gallery)).toEqual([0, 0]);
  });

  test('a gallery of one picture or none has no slider', () => {
    const one = start([{ name: 'solo' }], { thumbnails: false });
    expect([activeOf(one), one.matches('.islas-gallery--slider')]).toEqual([[-1, -1], false]);
    expect(activeOf(start([], { thumbnails: false }))).toEqual([-1, -1]);
  });

  test('the slides stay as printed when the theme does not support the slider', () => {
    const gallery = start(THREE, { data: { slider: false } });
    expect(gallery.matches('.islas-gallery--slider')).toBe(false);
    expect(activeOf(gallery)).toEqual([-1, -1]);
  });

  test('the option startAt opens the gallery at another slide', () =>
    expect(activeOf(start(THREE, { flexslider: { startAt: 2 } }))).toEqual([2, 2]));
});

describe('the keys of a gallery', () => {
  test('arrow keys change the slide and move the focus to it', () => {
    const gallery = start();
    const links = [...gallery.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image a')];
    links[0]?.focus();
    expect(key(links[0] ?? null, 'ArrowRight')).toBe(true);
    expect([activeOf(gallery)[0], document.activeElement]).toEqual([1, links[1]]);
    key(links[1] ?? null, 'ArrowLeft');
    expect([activeOf(gallery)[0], document.activeElement]).toEqual([0, links[0]]);
    key(links[0] ?? null, 'ArrowLeft');
    expect(activeOf(gallery)[0]).toBe(0);
  });

  test('the left arrow key leads to the next slide of a right-to-left gallery', () => {
    const gallery = start();
    gallery.style.direction = 'rtl';
    key(gallery.querySelector('.flex-control-nav button'), 'ArrowLeft');
    expect(activeOf(gallery)[0]).toBe(1);
  });

  test.each([['a video', '<div><video controls></video></div>', 'video']])(
    'arrow keys in %s do not change the slide',
    (_, more, selector) => {
      const gallery = start(THREE, { more });
      expect(key(gallery.querySelector(selector), 'ArrowRight')).toBe(false);
      expect(activeOf(gallery)[0]).toBe(0);
    },
  );

  test('keys with a modifier, or with the option keyboard off, do not change the slide', () => {
    expect(key(start().querySelector('.flex-control-nav button'), 'ArrowRight', { altKey: true })).toBe(false);
    const gallery = start(THREE, { flexslider: { keyboard: false } });
    expect(key(gallery.querySelector('.flex-control-nav button'), 'ArrowRight')).toBe(false);
  });
});

describe('controls that PHP does not print', () => {
  const arrows = (gallery: Element) =>
    vi.waitFor(() => {
      const found = [...gallery.querySelectorAll<HTMLElement>('.flex-direction-nav a')];
      expect(found).toHaveLength(2);
      return found;
    });

  test('previous and next have a name, announce the new slide, and are disabled at the ends', async () => {
    const gallery = start(THREE, { flexslider: { directionNav: true, nextText: '<i></i>' } });
    const [previous, next] = await arrows(gallery);
    expect([previous?.getAttribute('aria-label'), next?.getAttribute('aria-label')]).toEqual([
      'Imagen anterior',
      'Imagen siguiente',
    ]);
    expect([previous?.getAttribute('aria-disabled'), next?.innerHTML]).toEqual(['true', '<i></i>']);
    next?.click();
    expect(key(next ?? null, ' ')).toBe(true);
    expect(activeOf(gallery)[0]).toBe(2);
    await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('Imagen 3 de 3'));
    next?.click();
    expect([activeOf(gallery)[0], next?.getAttribute('aria-disabled')]).toEqual([2, 'true']);
  });

  test('with the option animationLoop the first slide leads back to the last', async () => {
    const gallery = start(THREE, { flexslider: { directionNav: true, animationLoop: true } });
    (await arrows(gallery))[0]?.click();
    expect(activeOf(gallery)[0]).toBe(2);
  });

  test('thumbnails are added for slides that PHP did not print, also for a video without a picture', async () => {
    const gallery = start(THREE, { more: '<div><video></video></div>' });
    await vi.waitFor(() => expect(gallery.querySelectorAll('.flex-control-thumbs button')).toHaveLength(4));
    expect(gallery.querySelectorAll('.flex-control-nav')).toHaveLength(1);
    expect(gallery.querySelector('li:last-child button')?.getAttribute('aria-label')).toBe('Imagen 4 de 4');
    press(gallery, 'li:last-child button');
    expect(activeOf(gallery)[0]).toBe(3);
  });

  test('the option controlNav true shows numbers instead of thumbnails, and false shows nothing', async () => {
    const gallery = start(THREE, { thumbnails: false, flexslider: { controlNav: true } });
    await vi.waitFor(() => expect(gallery.querySelectorAll('.flex-control-paging a')).toHaveLength(3));
    press(gallery, '.flex-control-paging li:nth-child(2) a');
    expect(activeOf(gallery)).toEqual([1, 1]);
    const without = start(THREE, { thumbnails: false, flexslider: { controlNav: false } });
    expect(without.querySelector('.flex-control-nav')).toBeNull();
  });
});

import { startTimer } from '../../src/browser/lifetime';
import type { SliderOptions } from './gallery-data';
import { isRightToLeft, prefersReducedMotion } from './preferences';

export const WRAPPER = '.woocommerce-product-gallery__wrapper';
/** Class of the slide in view, as the stock slider names it. */
export const ACTIVE_SLIDE = 'flex-active-slide';

/** The pictures of a gallery and what else a filter has put beside them. */
export const slidesOf = (gallery: Element): HTMLElement[] =>
  [...(gallery.querySelector(WRAPPER)?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches('script,style,template'),
  );

export interface Slider {
  readonly slides: readonly HTMLElement[];
  readonly index: () => number;
  readonly goTo: (index: number, isInstant?: boolean) => void;
  /** One back or forth; around the ends where the theme wants that. */
  readonly step: (by: -1 | 1) => void;
  /** Calls back with the index of each slide that comes into view, now with the current one. */
  readonly onShow: (callback: (index: number) => void) => void;
}

/** Milliseconds in which the gallery takes the height of another picture. */
const HEIGHT_MS = 200;
/** Milliseconds in which a browser has begun to scroll smoothly, if it does. */
const BEGIN_MS = 150;

/**
 * Slides in a native scroller: the browser swipes and snaps, and the slide that it has reached becomes the active one.
 * Only the active slide gives the gallery its height.
 */
export const startSlider = (gallery: HTMLElement, options: SliderOptions, signal: AbortSignal): Slider | undefined => {
  const wrapper = gallery.querySelector<HTMLElement>(WRAPPER);
  const slides = slidesOf(gallery);
  if (!wrapper || slides.length < 2) return undefined;
  const callbacks = new Set<(index: number) => void>();
  let index = 0;
  /** The slide that a scroll of ours leads to: those on the way are not shown as active. */
  let target: number | undefined;

  const show = (next: number) => {
    const before = next === index ? 0 : wrapper.offsetHeight;
    index = next;
    slides.forEach((slide, at) => slide.classList.toggle(ACTIVE_SLIDE, at === next));
    // The next swipe finds its picture there.
    for (const slide of before ? slides.slice(Math.max(0, next - 1), next + 2) : [])
      for (const img of slide.querySelectorAll('img')) img.loading = 'eager';
    const after = before && wrapper.offsetHeight;
    if (before !== after && !prefersReducedMotion())
      wrapper.animate?.([{ height: `${before}px` }, { height: `${after}px` }], HEIGHT_MS);
    for (const callback of callbacks) callback(next);
  };

  const slideInView = () =>
    Math.min(slides.length - 1, Math.round(Math.abs(wrapper.scrollLeft) / (wrapper.clientWidth || Infinity)));
  const onScroll = () => {
    const at = slideInView();
    if ((target ?? at) !== at) return;
    target = undefined;
    if (at !== index) show(at);
  };
  const cancelScroll = () => {
    target = undefined;
  };

  const goTo: Slider['goTo'] = (wanted, isInstant) => {
    const next = Math.max(0, Math.min(slides.length - 1, Math.trunc(wanted) || 0));
    if (next !== index) show(next);
    if (next === slideInView()) return;
    target = next;
    const left = next * wrapper.clientWidth * (isRightToLeft(wrapper) ? -1 : 1);
    const from = wrapper.scrollLeft;
    const scroll = (behavior: ScrollBehavior) => wrapper.scrollTo({ left, behavior });
    scroll(isInstant || prefersReducedMotion() ? 'instant' : 'smooth');
    // After a press of the mouse, Firefox does not begin a smooth scroll over several slides.
    startTimer(() => target === next && wrapper.scrollLeft === from && scroll('instant'), BEGIN_MS, signal);
  };

  wrapper.addEventListener('scroll', onScroll, { passive: true, signal });
  for (const type of ['pointerdown', 'touchstart', 'wheel', 'scrollend'])
    wrapper.addEventListener(type, cancelScroll, { passive: true, signal });
  wrapper.addEventListener('scrollend', onScroll, { signal });
  show(slideInView());
  if (options.startAt) goTo(options.startAt, true);

  return {
    slides,
    index: () => index,
    goTo,
    step: (by) => {
      const next = index + by;
      goTo(options.animationLoop ? (next + slides.length) % slides.length : next);
    },
    onShow: (callback) => {
      callbacks.add(callback);
      callback(index);
    },
  };
};

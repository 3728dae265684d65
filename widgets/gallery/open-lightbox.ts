import { loadChunk } from '../../src/browser/load-chunk';
import { assign } from '../../src/browser/navigation';
import { isModifiedClick } from '../../src/browser/modified-click';
import { loadLater } from '../../src/runtime/load-later';
import { lightboxItems } from './lightbox-items';
import type { Slider } from './slider';

export const TRIGGER = '.woocommerce-product-gallery__trigger';

const load = () => import('./lightbox');

/**
 * Opens the lightbox at the slide of a link, and moves the slider when it has closed. Follows the link if it cannot load.
 * Does neither once the signal has aborted.
 */
const openAt = async (
  gallery: HTMLElement,
  slide: Element | undefined,
  link: HTMLAnchorElement,
  slider: Slider | undefined,
  signal: AbortSignal,
) => {
  gallery.ariaBusy = 'true';
  const run = ({ openLightbox }: Awaited<ReturnType<typeof load>>) => {
    // Where the browser does not focus a pressed link, the focus would not return to it.
    link.focus({ preventScroll: true });
    const onClosed = (last: HTMLElement) => {
      const at = slider?.slides.indexOf(last) ?? -1;
      if (at >= 0) slider?.goTo(at, true);
    };
    return openLightbox(lightboxItems(gallery), slide, onClosed, signal);
  };
  await loadLater('gallery', load, run, { signal, host: gallery, instead: () => assign(link.href) });
  gallery.ariaBusy = null;
};

/**
 * A press on a picture or on the magnifying glass opens the lightbox. Its file is fetched from the moment the finger or
 * the button goes down; a press in a new tab is the browser's.
 */
export const startLightbox = (gallery: HTMLElement, slider: Slider | undefined, signal: AbortSignal): void => {
  const trigger = gallery.querySelector<HTMLAnchorElement>(TRIGGER);
  if (trigger) {
    trigger.role = 'button';
    trigger.ariaHasPopup = 'dialog';
  }
  // At once, not when a file that is on its way has come.
  signal.addEventListener('abort', () => (gallery.ariaBusy = null));
  const linkOf = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return undefined;
    const items = lightboxItems(gallery);
    const slide = link.matches(TRIGGER)
      ? (slider?.slides[slider.index()] ?? items[0]?.slide)
      : items.find((item) => item.slide.contains(link))?.slide;
    return slide && items.length ? { link, slide } : undefined;
  };
  gallery.addEventListener(
    'pointerdown',
    ({ target }) => {
      // A failure is met at the press itself.
      if (linkOf(target)) loadChunk(load, signal).catch(() => undefined);
    },
    { passive: true, signal },
  );
  gallery.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || isModifiedClick(event)) return;
      const found = linkOf(event.target);
      if (!found) return;
      event.preventDefault();
      if (!gallery.ariaBusy) void openAt(gallery, found.slide, found.link, slider, signal);
    },
    { signal },
  );
  trigger?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      trigger.click();
    },
    { signal },
  );
};

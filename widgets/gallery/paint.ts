import { loadLater } from '../../src/runtime/load-later';
import type { Mount } from '../../src/runtime/define';
import { on } from '../../src/runtime/events';
import { galleryData, sliderOptions } from './gallery-data';
import { startLightbox } from './open-lightbox';
import { paintControls } from './paint-controls';
import { type Slider, slidesOf, startSlider } from './slider';

/** The slider of each gallery that has one. */
const sliders = new WeakMap<Element, Slider>();

export const sliderOf = (gallery: Element): Slider | undefined => sliders.get(gallery);

/** The magnifier is fetched when a pointer that can hover comes. */
const approachZoom = (host: HTMLElement, signal: AbortSignal): void => {
  const asked = new AbortController();
  const onApproach = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    asked.abort();
    void loadLater(
      'gallery',
      () => import('./zoom'),
      ({ startZoom }) => startZoom(host, event, signal),
      { signal, host },
    );
  };
  host.addEventListener('pointerover', onApproach, { passive: true, signal: AbortSignal.any([signal, asked.signal]) });
};

/** Slides, thumbnails, magnifier and lightbox on the gallery that WooCommerce's template prints. */
export const paintGallery: Mount = (host, { signal }) => {
  const { slider: hasSlider, zoom, lightbox } = galleryData();
  const options = sliderOptions();
  // PHP gives the class to all but templates without WooCommerce's filter, before it knows how many pictures there are.
  host.classList.toggle('islas-gallery--slider', hasSlider && slidesOf(host).length > 1);
  const slider = hasSlider ? startSlider(host, options, signal) : undefined;
  if (slider) {
    sliders.set(host, slider);
    paintControls(host, slider, options, signal);
    on('islas:gallery-reset', () => slider.goTo(0), { target: host, signal });
  }
  if (zoom) approachZoom(host, signal);
  if (lightbox) startLightbox(host, slider, signal);
};

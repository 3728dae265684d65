import { report } from '../../src/runtime/events';
import { claimAddedIsland } from '../../src/runtime/loader';
import { productParams } from '../../src/woocommerce/globals';
import { triggerForAll } from '../../src/woocommerce/jquery-trigger';
import { galleryData, libraryOptions } from './gallery-data';
import { lightboxItems } from './lightbox-items';
import { sliderOf } from './paint';
import { type Slider, slidesOf } from './slider';
import { TRIGGER } from './open-lightbox';

const GALLERY = '.woocommerce-product-gallery';

type Command = number | string | undefined;

/** What themes call on `data('flexslider')`, on Islas' slider. */
const createFlexsliderApi = ($: JQueryStatic, gallery: HTMLElement, slider: Slider) => {
  const { slides, index } = slider;
  const nothing = () => undefined;
  return {
    vars: libraryOptions('flexslider'),
    slides: $(slides as HTMLElement[]),
    count: slides.length,
    container: $(slides[0]?.parentElement ?? []),
    controlNav: $(gallery).find('.flex-control-nav li img'),
    animating: false,
    get currentSlide() {
      return index();
    },
    getTarget: (direction: string) => {
      const next = index() + (direction === 'prev' ? -1 : 1);
      return (next + slides.length) % slides.length;
    },
    flexAnimate: (at: number) => slider.goTo(at),
    play: nothing,
    pause: nothing,
    resume: nothing,
    stop: nothing,
    resize: nothing,
    setup: nothing,
  };
};

/** `$(gallery).flexslider(2)`, `('next')` and `('prev')`, where WooCommerce's library is not on the page. */
const runCommand = (slider: Slider | undefined, command: Command) => {
  if (command === 'next' || command === 'prev') slider?.step(command === 'prev' ? -1 : 1);
  else if (typeof command === 'number') slider?.goTo(command);
};

/**
 * The stock gallery's method, data and events for other code, while jQuery is on the page: `wc_product_gallery`,
 * `data('product_gallery')`, `data('flexslider')`, and the events around the start (contract 3.5).
 */
export const connectGalleries = ($: JQueryStatic, signal: AbortSignal): void => {
  const emitOn = (gallery: HTMLElement, moment: string) =>
    triggerForAll($, gallery, $.Event(`wc-product-gallery-${moment}`), [gallery, productParams()], (error) =>
      report('gallery', 'listener_failed', error, gallery),
    );
  const attached = new WeakSet<HTMLElement>();

  const connectGallery = (gallery: HTMLElement) => {
    claimAddedIsland(gallery);
    const $gallery = $(gallery);
    const slider = sliderOf(gallery);
    const { slider: flexslider_enabled, zoom: zoom_enabled, lightbox: photoswipe_enabled } = galleryData();
    const reset = () => slider?.goTo(0);
    $gallery.data('product_gallery', {
      $target: $gallery,
      $images: $(slidesOf(gallery)),
      flexslider_enabled: flexslider_enabled && !!slider,
      zoom_enabled,
      photoswipe_enabled,
      initFlexslider: () => undefined,
      initZoom: () => undefined,
      initZoomForTarget: () => undefined,
      initPhotoswipe: () => undefined,
      onResetSlidePosition: reset,
      openPhotoswipe: () => gallery.querySelector<HTMLElement>(`${TRIGGER},a[href]`)?.click(),
      getGalleryItems: () =>
        lightboxItems(gallery).map(({ src, alt, width: w, height: h, caption: title }) => ({ src, alt, w, h, title })),
    });
    if (!slider || attached.has(gallery)) return;
    attached.add(gallery);
    const flexslider = createFlexsliderApi($, gallery, slider);
    $gallery
      .data('flexslider', flexslider)
      .on('woocommerce_gallery_reset_slide_position.islas', reset)
      .on('flexslider-click.islas', '.flex-control-nav li', ({ currentTarget }) =>
        slider.goTo($(currentTarget).index()),
      );
    slider.onShow(() => {
      const { after } = flexslider.vars;
      if (typeof after === 'function') after(flexslider);
    });
  };

  const publish = () => {
    Reflect.set($.fn, 'wc_product_gallery', function (this: JQuery) {
      return this.each((_at, gallery) => connectGallery(gallery));
    });
    if (!('flexslider' in $.fn))
      Reflect.set($.fn, 'flexslider', function (this: JQuery, command: Command) {
        return this.each((_at, gallery) => runCommand(sliderOf(gallery), command));
      });
    $(GALLERY).each((_at, gallery) => connectGallery(gallery));
  };

  // Where the stock script runs for tabs and stars, it emits the events, and its own method comes first.
  const { stock: isTold } = galleryData();
  if (!isTold) publish();
  // As the stock script does, after the listeners that others have added until the page was ready.
  $(() => {
    if (signal.aborted) return;
    if (isTold) return publish();
    for (const moment of ['before-init', 'after-init']) $(GALLERY).each((_at, gallery) => emitOn(gallery, moment));
  });
};

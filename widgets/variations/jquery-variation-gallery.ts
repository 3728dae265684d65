import { productParams } from '../../src/woocommerce/globals';
import { report } from '../../src/runtime/events';
import { defaultGallery, findGallery, isGalleryActive, replaceGallery, restoreGallery } from './variation-gallery';

const emitOnGallery = ($gallery: JQuery, moment: string, params: unknown) => {
  try {
    $gallery.trigger(`wc-product-gallery-${moment}`, [$gallery[0], params]);
  } catch (error) {
    report('variation-form', 'listener_failed', error);
  }
};

/** The five methods of WooCommerce 10.9 for galleries of variations, on the first form of a set. */
export const publishGalleryMethods = ($: JQueryStatic): void => {
  const methods = {
    wc_variations_gallery_is_active: isGalleryActive,
    wc_get_default_product_gallery_html: defaultGallery,
    wc_find_gallery_root: (place: Element) => $(findGallery(place) ?? []),
    wc_variations_gallery_replace: replaceGallery,
    wc_variations_gallery_reset: restoreGallery,
  };
  for (const [name, run] of Object.entries(methods)) {
    Reflect.set($.fn, name, function (this: JQuery, html: string, variation: unknown) {
      return run(this[0] as Element, html, variation);
    });
  }
};

/** Puts a gallery in another one's place with the three events of the stock script, and starts it. */
export const exchangeGallery =
  ($: JQueryStatic) =>
  (old: HTMLElement, next: HTMLElement): void => {
    const [$old, $next] = [$(old), $(next)];
    const params = productParams();
    const start: unknown = Reflect.get($.fn, 'wc_product_gallery');
    if (params) emitOnGallery($old, 'before-destroy', params);
    $old.replaceWith($next);
    if (params && typeof start === 'function') {
      emitOnGallery($next, 'before-init', params);
      start.call($next, params);
      emitOnGallery($next, 'after-init', params);
    } else $next.css('opacity', 1);
  };

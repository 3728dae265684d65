import { galleryDefaults, galleryParams } from '../../src/woocommerce/globals';
import { report } from '../../src/runtime/events';

const ACTIVE = 'data-product_gallery_active';
const TEMPLATE = '.wc-product-gallery-default-template';
const ROOT = '.woocommerce-product-gallery';

/** Images of the last gallery, so that two events for one choice replace it once. */
const sources = new WeakMap<Element, string>();

const emitOnGallery = ($gallery: JQuery, moment: string, params: unknown) => {
  try {
    $gallery.trigger(`wc-product-gallery-${moment}`, [$gallery[0], params]);
  } catch (error) {
    report('variation-form', 'listener_failed', error);
  }
};

const rootIn = ($place: JQuery): JQuery => $place.find(ROOT).addBack(ROOT).first();

const defaultOf = ($form: JQuery): string => {
  const $template = $form.find(TEMPLATE);
  return $template.length ? $template.html().trim() : (galleryDefaults()[String($form.data('product_id'))] ?? '');
};

const isActive = ($form: JQuery): boolean => $form.attr(ACTIVE) === 'yes';

/**
 * Replaces the product's gallery by a variation's and brings it back (rule 32), under the five methods of
 * WooCommerce 10.9. Answers like the stock script: whether the gallery settles the image.
 */
export const startGalleries = ($: JQueryStatic): ((form: Element, variation: unknown) => boolean) => {
  const replace = ($form: JQuery, html: string, variation: unknown): boolean => {
    const $old = rootIn($form.closest('.product'));
    const $new = rootIn($($.parseHTML(html.trim()) as unknown as HTMLElement[]));
    const params = galleryParams();
    const start: unknown = Reflect.get($.fn, 'wc_product_gallery');
    if (!$old.length || !$new.length) return false;
    if (params) emitOnGallery($old, 'before-destroy', params);
    $old.replaceWith($new);
    sources.set($new[0] as Element, html);
    if (params && typeof start === 'function') {
      emitOnGallery($new, 'before-init', params);
      start.call($new, params);
      emitOnGallery($new, 'after-init', params);
    } else $new.css('opacity', 1);
    const imageId: unknown = variation ? Reflect.get(variation, 'image_id') : '';
    $form.attr({ 'current-image': String(imageId || ''), [ACTIVE]: 'yes' });
    return true;
  };

  const restore = ($form: JQuery): boolean => {
    const html = defaultOf($form);
    if (!html || !replace($form, html, false)) return false;
    $form.removeAttr(ACTIVE);
    return true;
  };

  const methods = {
    wc_variations_gallery_is_active: isActive,
    wc_get_default_product_gallery_html: defaultOf,
    wc_find_gallery_root: rootIn,
    wc_variations_gallery_replace: replace,
    wc_variations_gallery_reset: restore,
  };
  for (const [name, run] of Object.entries(methods)) {
    Reflect.set($.fn, name, function (this: JQuery, html: string, variation: unknown) {
      return run(this, html, variation);
    });
  }

  return (form, variation) => {
    const $form = $(form as HTMLElement);
    const html: unknown = variation ? Reflect.get(variation, 'gallery_images_html') : '';
    if (typeof html === 'string' && html) {
      const [shown] = rootIn($form.closest('.product'));
      if ((shown && sources.get(shown) === html) || replace($form, html, variation)) return true;
    }
    // Without a way back to the page's own gallery, nothing is written into a variation's.
    return isActive($form) && (!restore($form) || !variation);
  };
};

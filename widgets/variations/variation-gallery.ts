import { galleryDefaults } from '../../src/woocommerce/globals';
import { formBridge } from './variation-events';

const ACTIVE = 'data-product_gallery_active';
const ROOT = '.woocommerce-product-gallery';

/** What a gallery was made from, so that a choice reported twice replaces it once. */
const sources = new WeakMap<Element, string>();

export const isGalleryActive = (form: Element): boolean => form.getAttribute(ACTIVE) === 'yes';

/** HTML of the page's own gallery, from the form's template or WooCommerce's global; empty if there is none. */
export const defaultGallery = (form: Element): string =>
  form.querySelector('.wc-product-gallery-default-template')?.innerHTML.trim() ||
  (galleryDefaults()[form.getAttribute('data-product_id') ?? ''] ?? '');

/** The gallery that an element is, or the first in it. */
export const findGallery = (place: Element | null | undefined): HTMLElement | null =>
  place?.matches(ROOT) ? (place as HTMLElement) : (place?.querySelector<HTMLElement>(ROOT) ?? null);

const shownGallery = (form: Element): HTMLElement | null => findGallery(form.closest('.product'));

/** Replaces the product's gallery. Returns `false` where the page or the HTML has none. */
export const replaceGallery = (form: Element, html: string, variation: unknown): boolean => {
  const old = shownGallery(form);
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  const next = template.content.querySelector<HTMLElement>(ROOT);
  if (!old || !next) return false;
  sources.set(next, html);
  const exchange = formBridge()?.exchangeGallery;
  if (exchange) exchange(old, next);
  // The stock gallery's script brings jQuery along, so this one is Islas'.
  else old.replaceWith(next);
  const imageId: unknown = variation ? Reflect.get(variation, 'image_id') : '';
  form.setAttribute('current-image', String(imageId || ''));
  form.setAttribute(ACTIVE, 'yes');
  return true;
};

export const restoreGallery = (form: Element): boolean => {
  const html = defaultGallery(form);
  if (!html || !replaceGallery(form, html, false)) return false;
  form.removeAttribute(ACTIVE);
  return true;
};

/**
 * Shows a variation's own gallery, or for `false` the page's again (rule 32). Answers like the stock script: whether
 * the gallery settles the image.
 */
export const showGallery = (form: Element, variation: unknown): boolean => {
  const html: unknown = variation ? Reflect.get(variation, 'gallery_images_html') : '';
  if (typeof html === 'string' && html) {
    const shown = shownGallery(form);
    if ((shown && sources.get(shown) === html) || replaceGallery(form, html, variation)) return true;
  }
  // Without a way back to the page's own gallery, nothing is written into a variation's.
  return isGalleryActive(form) && (!restoreGallery(form) || !variation);
};

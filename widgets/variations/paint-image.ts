import { emit } from '../../src/runtime/events';
import { type VariationDetails, decodeDetails } from './variation-details';
import { type Methods, type Step, emitEvent } from './variation-events';
import { showGallery } from './variation-gallery';
import { startFormTimer } from './variation-store';
import { findPlaces, resetAttribute, resetContent, setAttribute, setContent } from './paint-places';

/** Attributes of the main image and the fields of a variation's image they come from (contract 2.6). */
const MAIN = {
  src: 'src',
  height: 'src_h',
  width: 'src_w',
  srcset: 'srcset',
  sizes: 'sizes',
  title: 'title',
  'data-caption': 'caption',
  alt: 'alt',
  'data-src': 'full_src',
  'data-large_image': 'full_src',
  'data-large_image_width': 'full_src_w',
  'data-large_image_height': 'full_src_h',
};

/** Where scripts that load images late keep what they will write, if the image has it. */
const LAZY = {
  'data-srcset': 'srcset',
  'data-sizes': 'sizes',
  'data-lazy-src': 'src',
  'data-lazy-srcset': 'srcset',
  'data-lazy-sizes': 'sizes',
};

/** Sources of the image's `<picture>`, which win over the image: all get its files, of whatever type and width. */
const SOURCE = {
  srcset: 'srcset',
  sizes: 'sizes',
  type: '',
  media: '',
  'data-srcset': 'srcset',
  'data-lazy-srcset': 'srcset',
};

/** The gallery's script needs a moment after the image changed. */
const AFTER_MS = 20;

const galleryOf = (form: Element) => {
  const product = form.closest('.product');
  const images = '.images :is(.woocommerce-product-gallery__image,[class*=image--placeholder])';
  const [wrap] = findPlaces(product, images);
  const marked = wrap?.querySelector('.wp-post-image');
  // Some plugins move the image's class to the `<picture>` that they put around it.
  const image = marked?.localName === 'picture' ? marked.querySelector('img') : marked;
  const sources = [...(image?.closest('picture')?.querySelectorAll('source') ?? [])];
  const pickPresent = (element: Element, fields: object) =>
    Object.entries(fields).filter(([name]) => element.hasAttribute(name) || element.hasAttribute(`data-o_${name}`));
  const navigation = findPlaces(product, '.flex-control-nav li img');
  return {
    gallery: findPlaces(product, '.images')[0],
    navigation,
    /** Elements, their attribute, and the image's field it shows. */
    places: [
      ...Object.entries(MAIN).map(([name, field]) => [image, name, field] as const),
      ...(image ? pickPresent(image, LAZY) : []).map(([name, field]) => [image, name, field] as const),
      ...sources.flatMap((source) =>
        pickPresent(source, SOURCE).map(([name, field]) => [source, name, field] as const),
      ),
      [wrap, 'data-thumb', 'src'],
      [navigation[0], 'src', 'gallery_thumbnail_src'],
      [wrap?.querySelector('a'), 'href', 'full_src'],
    ] as const,
  };
};

/** The main image as the page printed it. */
const resetImage = (form: Element): void => {
  if (showGallery(form, false)) return;
  for (const [element, name] of galleryOf(form).places) if (element) resetAttribute(element, name);
};

const followUps = new WeakMap<Element, () => void>();

/** One follow-up per form, for the latest image only (W-59). */
const scheduleFollowUp = (form: Element, task?: (form: Element) => void): void => {
  followUps.get(form)?.();
  const run = () => {
    dispatchEvent(new Event('resize'));
    task?.(form);
  };
  followUps.set(form, startFormTimer(form, AFTER_MS, run));
};

/** Takes the slider to its first image when another image than the current one was set. */
const resetSlide = (form: Element, variation: unknown): void => {
  const { gallery } = galleryOf(form);
  const imageId = decodeDetails(variation).image_id.replace(/^0$/, '');
  const isOther = (form.getAttribute('current-image') ?? '') !== imageId;
  form.setAttribute('current-image', imageId);
  if (!gallery || !isOther) return;
  emitEvent(gallery, 'woocommerce_gallery_reset_slide_position');
  emit(gallery, 'islas:gallery-reset', null);
};

const initZoom = (form: Element): void => {
  const { gallery } = galleryOf(form);
  if (gallery) emitEvent(gallery, 'woocommerce_gallery_init_zoom');
};

const slideTo = (form: Element, { image, image_id }: VariationDetails): boolean => {
  const thumbnail = image.gallery_thumbnail_src;
  const findByThumbnail = (name: string) =>
    galleryOf(form).navigation.find((img) => img.getAttribute(name) === thumbnail);
  if (!thumbnail) return false;
  if (findByThumbnail('data-o_src')) resetImage(form);
  const slide = findByThumbnail('src');
  if (!slide) return false;
  emitEvent(slide, 'flexslider-click');
  // Before WooCommerce 9.1 the stock slider listens to clicks only; Islas' gallery always does.
  if (!slide.classList.contains('flex-active')) slide.click();
  form.setAttribute('current-image', image_id);
  scheduleFollowUp(form, initZoom);
  return true;
};

/** A variation's image; anything that is none, or has none, brings the page's own back. */
export const updateImage = (form: Element, variation: unknown): void => {
  const details = decodeDetails(variation);
  const { image } = details;
  if (showGallery(form, variation)) return scheduleFollowUp(form);
  if (image.src) {
    if (slideTo(form, details)) return;
    // A picture without a set of its own has its one file.
    const files = { ...image, srcset: image.srcset || image.src, '': null };
    for (const [element, name, field] of galleryOf(form).places)
      if (element)
        setAttribute(element, name, (element.localName === 'source' ? files : image)[field as keyof typeof files]);
  } else resetImage(form);
  scheduleFollowUp(form, () => {
    resetSlide(form, variation);
    initZoom(form);
  });
};

/** The stock script's methods by their names, but for the one that starts a form (contract 1.11). */
export const methods: Methods = {
  wc_set_content: (element, content) => setContent(element as Element, String(content ?? '')),
  wc_reset_content: resetContent as Step,
  wc_set_variation_attr: (element, name, value) => setAttribute(element as Element, String(name), value),
  wc_reset_variation_attr: (element, name) => resetAttribute(element as Element, String(name)),
  wc_maybe_trigger_slide_position_reset: resetSlide as Step,
  wc_variations_image_update: updateImage as Step,
  wc_variations_image_reset: resetImage as Step,
};

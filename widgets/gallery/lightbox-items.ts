import { slidesOf } from './slider';

/** One picture of the lightbox. Sizes are 0 where the page does not know them. */
export interface LightboxItem {
  readonly slide: HTMLElement;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  /** The picture on the page, which is shown until the large one is there. */
  readonly img: HTMLImageElement;
}

/** Addresses of pictures; a link in a slide may also lead to a film. */
const PICTURE = /\.(avif|bmp|gif|jpe?g|jxl|png|svg|webp)([?#]|$)/i;

const itemOf = (slide: HTMLElement): LightboxItem | undefined => {
  const img = slide.querySelector<HTMLImageElement>('img:not(.zoomImg)');
  const href = slide.querySelector('a')?.href ?? '';
  const src = img?.dataset['large_image'] || (PICTURE.test(href) ? href : '');
  if (!img || !src) return undefined;
  const { large_image_width: width, large_image_height: height, caption } = img.dataset;
  return {
    slide,
    src,
    width: Number(width) || 0,
    height: Number(height) || 0,
    alt: img.alt,
    caption: caption || img.title,
    img,
  };
};

/** The pictures of a gallery as they are now: a variation may have changed one. */
export const lightboxItems = (gallery: Element): LightboxItem[] =>
  slidesOf(gallery).flatMap((slide) => itemOf(slide) ?? []);

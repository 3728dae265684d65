import { vi } from 'vitest';

/** Width of a slide in these tests, in pixels. */
export const WIDTH = 400;

export interface Picture {
  readonly name: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly size?: number;
}

const slide = ({ name, alt = name, caption = '', size = 1200 }: Picture): string =>
  `<div class="woocommerce-product-gallery__image" data-thumb="/${name}-100.jpg" data-thumb-alt="${alt}"><a href="http://127.0.0.1:5173/${name}.jpg"><img src="/${name}-416.jpg" alt="${alt}" data-caption="${caption}" data-large_image="/${name}.jpg"${size ? ` data-large_image_width="${size}" data-large_image_height="${size}"` : ''}></a></div>`;

const thumbnail = ({ name, alt = name }: Picture): string =>
  `<li><button type="button"><img src="/${name}-100.jpg" alt="${alt}"></button></li>`;

export const THREE: readonly Picture[] = [{ name: 'uno' }, { name: 'dos', caption: 'La segunda' }, { name: 'tres' }];

const TEXTS = { slide: 'Imagen %1$s de %2$s', prev: 'Imagen anterior', next: 'Imagen siguiente' };

/** Prints a product's gallery as PHP does, with the data beside it. */
export const printGallery = (
  pictures = THREE,
  { data = {}, flexslider = {}, thumbnails = true, more = '' } = {},
): HTMLElement => {
  const support = { slider: true, zoom: true, lightbox: true, stock: false, texts: TEXTS, ...data };
  const list = `<ol class="flex-control-nav flex-control-thumbs">${pictures.map(thumbnail).join('')}</ol>`;
  document.body.innerHTML = `<div class="product"><div class="woocommerce-product-gallery images"><a class="woocommerce-product-gallery__trigger" href="/${pictures[0]?.name}.jpg" aria-label="Ver"></a><div class="woocommerce-product-gallery__wrapper">${pictures.map(slide).join('')}${more}</div>${thumbnails ? list : ''}</div></div><script type="application/json" id="wp-script-module-data-islas-gallery">${JSON.stringify(support)}</script>`;
  vi.stubGlobal('wc_single_product_params', { flexslider: { controlNav: 'thumbnails', ...flexslider } });
  const gallery = document.querySelector<HTMLElement>('.woocommerce-product-gallery');
  const wrapper = gallery?.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
  if (!gallery || !wrapper) throw new Error('No gallery');
  Object.defineProperty(wrapper, 'clientWidth', { value: WIDTH });
  Object.defineProperty(gallery, 'clientWidth', { value: WIDTH });
  wrapper.scrollTo = ((to: ScrollToOptions) => scrollWrapper(wrapper, to.left ?? 0)) as Element['scrollTo'];
  return gallery;
};

/** Moves the slides, as a finger or the browser does. */
export const scrollWrapper = (wrapper: Element | null, left: number): void => {
  if (!wrapper) return;
  wrapper.scrollLeft = left;
  wrapper.dispatchEvent(new Event('scroll'));
};

export const wrapperOf = (gallery: Element): HTMLElement | null =>
  gallery.querySelector('.woocommerce-product-gallery__wrapper');

/** Positions of the active slide, and of the active thumbnail. */
export const activeOf = (gallery: Element): [number, number] => [
  [...(wrapperOf(gallery)?.children ?? [])].findIndex((one) => one.matches('.flex-active-slide')),
  [...gallery.querySelectorAll('.flex-control-nav li')].findIndex((one) => one.querySelector('.flex-active')),
];

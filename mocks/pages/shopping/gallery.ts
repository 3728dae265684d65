import { pictureUrl } from '../../catalogue/pictures';
import type { Product } from '../../catalogue/products';
import { type Html, html, raw } from '../html';
import { REVIEW_PARAMS } from './tabs';

/** A picture of a gallery; without a source it is a film that a filter has added. */
export interface View {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  readonly size?: number;
}

const TEXTS = {
  slide: 'Imagen %1$s de %2$s',
  prev: 'Imagen anterior',
  next: 'Imagen siguiente',
  close: 'Cerrar',
  zoom: 'Acercar o alejar',
  dialog: 'Imágenes a pantalla completa',
  lost: 'No se ha podido cargar la imagen.',
};

const slide = ({ src, alt, caption = '', size = 1200 }: View): Html =>
  src
    ? html`<div data-thumb="${src}" data-thumb-alt="${alt}" class="woocommerce-product-gallery__image"><a href="${src}"><img width="600" height="600" src="${src}" class="wp-post-image" alt="${alt}" data-caption="${caption}" data-src="${src}" data-large_image="${src}" data-large_image_width="${size}" data-large_image_height="${size}" decoding="async"></a></div>`
    : html`<div class="woocommerce-product-gallery__image"><video controls width="600" height="338"></video></div>`;

const thumbnail = ({ src, alt }: View, at: number, views: readonly View[]): Html =>
  src
    ? html`<li><button type="button"${raw(at ? '' : ' aria-current="true"')}><img class="${at ? '' : 'flex-active'}" src="${src}" alt="${alt}" draggable="false"></button></li>`
    : html`<li><button type="button" aria-label="Imagen ${at + 1} de ${views.length}">▸</button></li>`;

/** WooCommerce's gallery with what Islas' PHP prints around it, and the data of both. */
export const gallery = (views: readonly View[], flexslider: Readonly<Record<string, unknown>> = {}): Html => {
  const hasSlider = views.length > 1;
  const wrapper = html`<div class="woocommerce-product-gallery__wrapper">${views.map(slide)}</div>`;
  const data = { slider: true, zoom: true, lightbox: true, stock: false, styles: [], texts: TEXTS };
  const params = {
    ...REVIEW_PARAMS,
    flexslider: { controlNav: 'thumbnails', ...flexslider },
    photoswipe_options: { hideAnimationDuration: 0, showAnimationDuration: 0 },
  };
  const slider = html`<div class="flex-viewport islas-gallery__viewport">${wrapper}</div><ol class="flex-control-nav flex-control-thumbs islas-gallery__thumbs">${views.map(thumbnail)}</ol>`;
  return html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images${hasSlider ? ' islas-gallery--slider' : ''}" data-columns="4"><a href="${views[0]?.src ?? ''}" class="woocommerce-product-gallery__trigger islas-gallery__trigger" aria-label="Ver las imágenes a pantalla completa"><span aria-hidden="true">🔍</span></a>${hasSlider ? slider : wrapper}</div><script>var wc_single_product_params = ${raw(JSON.stringify(params))};</script><script type="application/json" id="wp-script-module-data-islas-gallery">${raw(JSON.stringify(data))}</script>`;
};

/** The pictures of a product: its own, and more drawings of the same colour. */
export const viewsOf = ({ name, picture, views = [] }: Product): View[] => [
  { src: pictureUrl(picture), alt: name },
  ...views.map((drawing, at) => ({
    src: pictureUrl([drawing, picture[1]]),
    alt: `${name}, vista ${at + 2}`,
    ...(at === 0 && { caption: 'De lado, con el asa & el pico.' }),
  })),
];

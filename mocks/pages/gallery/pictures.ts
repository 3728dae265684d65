import { pictureUrl } from '../../catalogue/pictures';
import { html } from '../html';
import { type View, gallery } from '../shopping/gallery';
import type { Group } from './state';

const DRAWINGS = ['jug', 'cup', 'bowl', 'vase', 'pot'] as const;
const VIEWS: readonly View[] = DRAWINGS.map((drawing, at) => ({
  src: pictureUrl([drawing, 205]),
  alt: `Jarra Levante, vista ${at + 1}`,
  caption: at === 1 ? 'De lado, con el asa & el pico.' : '',
}));
const FILM: View = { src: '', alt: '' };

const shown =
  (...given: Parameters<typeof gallery>) =>
  () =>
    html`<div class="product" style="max-inline-size: 24rem">${gallery(...given)}</div>`;

export const PICTURES: readonly Group[] = [
  {
    id: 'imagenes',
    title: 'Galería del producto',
    about:
      'Las imágenes de un producto, sobre el marcado de WooCommerce. El navegador las desliza; Islas pinta lo demás.',
    states: [
      { id: 'imagenes-reposo', name: 'En reposo', body: shown(VIEWS) },
      {
        id: 'imagenes-otra',
        name: 'Con otra imagen',
        body: shown(VIEWS),
        steps: [['press', '.flex-control-nav li:nth-child(3) img']],
      },
      { id: 'imagenes-una', name: 'Con una sola imagen', body: shown(VIEWS.slice(0, 1)) },
      { id: 'imagenes-flechas', name: 'Con anterior y siguiente', body: shown(VIEWS, { directionNav: true }) },
      {
        id: 'imagenes-veinte',
        name: 'Con veinte imágenes',
        body: shown(Array.from({ length: 4 }, () => VIEWS).flat()),
      },
      { id: 'imagenes-video', name: 'Con un vídeo', body: shown([...VIEWS.slice(0, 1), FILM, ...VIEWS.slice(1)]) },
      {
        id: 'imagenes-pantalla',
        name: 'A pantalla completa',
        height: 600,
        body: shown(VIEWS),
        steps: [
          ['press', '.flex-control-nav li:nth-child(2) img'],
          ['press', '.woocommerce-product-gallery__trigger'],
          ['wait', '.pswp--open'],
        ],
      },
      {
        id: 'imagenes-perdida',
        name: 'A pantalla completa, sin el archivo',
        height: 600,
        body: shown([{ src: '/imagenes/perdida.svg', alt: 'Una imagen que falta' }]),
        steps: [
          ['press', '.woocommerce-product-gallery__trigger'],
          ['wait', '.pswp__error-msg'],
        ],
      },
    ],
  },
];

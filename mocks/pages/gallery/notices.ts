import { type Html, html } from '../html';
import { comingSoon } from '../layout/footer';
import { storeNotice } from '../layout/header';
import { noticesWrapper } from '../notices';
import type { Notice } from '../../state/notices';
import type { Group } from './state';

const SAID: readonly Notice[] = [
  { kind: 'success', html: '«Taza Azahar» se ha añadido a tu carrito.' },
  { kind: 'notice', html: '¿Tienes un cupón? <a href="/carrito/">Escríbelo aquí</a>.' },
];
const WRONG: readonly Notice[] = [
  { kind: 'error', html: '<strong>Teléfono</strong> es un campo obligatorio.' },
  { kind: 'error', html: '<strong>Correo electrónico</strong> no es válido.' },
];

const owned = (id: string, text: string, more: Html | false): Html =>
  html`<div class="islas-notice" data-notice-id="${id}"><p class="islas-notice__text" id="islas-notice-${id}"><span>${text}</span>${more}</p><button type="button" class="islas-notice__dismiss" data-islas-action="notice.dismiss" aria-describedby="islas-notice-${id}">Descartar</button></div>`;

export const NOTICES: readonly Group[] = [
  {
    id: 'avisos',
    title: 'Avisos',
    about: 'Los de WooCommerce, los de la tienda y el de la administración.',
    states: [
      { id: 'avisos-clasicos', name: 'Mensaje e información', body: () => noticesWrapper(SAID) },
      { id: 'avisos-errores', name: 'Errores', body: () => noticesWrapper(WRONG) },
      { id: 'avisos-bloques', name: 'De bloques: mensaje e información', body: () => noticesWrapper(SAID, true) },
      { id: 'avisos-bloques-errores', name: 'De bloques: errores', body: () => noticesWrapper(WRONG, true) },
      { id: 'aviso-tienda', name: 'Aviso de la tienda', body: storeNotice, height: 140 },
      {
        id: 'avisos-propios',
        name: 'Avisos propios',
        body: () =>
          html`<div data-island="store-notices"><div class="islas-notices" role="complementary" aria-label="Avisos de la tienda">${owned('rebajas', 'Rebajas hasta el domingo.', html`<a class="islas-notice__link" href="/tienda/">Ver las rebajas</a>`)}${owned('agosto', 'En agosto enviamos los lunes.', false)}</div></div>`,
      },
      {
        id: 'aviso-proximamente',
        name: 'Próximamente, para la administración',
        body: (visit) => html`${comingSoon(visit)}`,
        height: 160,
      },
    ],
  },
];

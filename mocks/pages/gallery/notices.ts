import { type Html, html } from '../html';
import { comingSoon } from '../layout/footer';
import { storeNotice } from '../layout/header';
import { noticesWrapper } from '../notices';
import { StoreNoticesMarkup } from '../../../widgets/notices/markup';
import type { Notice } from '../../state/notices';
import { renderComponent } from '../render-component';
import type { Group } from './state';

const SAID: readonly Notice[] = [
  { kind: 'success', html: '«Taza Azahar» se ha añadido a tu carrito.' },
  { kind: 'notice', html: '¿Tienes un cupón? <a href="/carrito/">Escríbelo aquí</a>.' },
];
const WRONG: readonly Notice[] = [
  { kind: 'error', html: '<strong>Teléfono</strong> es un campo obligatorio.' },
  { kind: 'error', html: '<strong>Correo electrónico</strong> no es válido.' },
];

/** The island's host, in which the plugin prints the owner's notices. */
const ownNotices = (): Html =>
  html`<div data-island="store-notices">${renderComponent(StoreNoticesMarkup, {
    label: 'Avisos de la tienda',
    dismiss: 'Descartar',
    notices: [
      { id: 'rebajas', text: 'Rebajas hasta el domingo.', link: '/tienda/', linkText: 'Ver las rebajas' },
      { id: 'agosto', text: 'En agosto enviamos los lunes.' },
    ],
  })}</div>`;

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
      { id: 'avisos-propios', name: 'Avisos propios', body: ownNotices },
      {
        id: 'aviso-proximamente',
        name: 'Próximamente, para la administración',
        body: (visit) => html`${comingSoon(visit)}`,
        height: 160,
      },
    ],
  },
];

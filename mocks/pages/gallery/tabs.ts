import { html } from '../html';
import { reviewForm, reviewParams, tabs } from '../shopping/tabs';
import type { Visit } from '../visit';
import type { Group } from './state';

/** A product with attributes. */
const SHIRT = 100;

const shown = ({ shop }: Visit) => {
  const found = shop.catalogue.find(SHIRT);
  return html`${reviewParams()}${found && tabs(found.product)}`;
};

const form = () => html`${reviewParams()}${reviewForm(SHIRT)}`;

export const TABS: readonly Group[] = [
  {
    id: 'fichas',
    title: 'Pestañas del producto',
    about: 'Las pestañas de WooCommerce, con el ratón y con el teclado. Las direcciones que llevan a una la abren.',
    states: [
      { id: 'fichas-primera', name: 'La primera', body: shown },
      {
        id: 'fichas-valoraciones',
        name: 'Las valoraciones',
        height: 700,
        body: shown,
        steps: [['press', '.reviews_tab a']],
      },
    ],
  },
  {
    id: 'estrellas',
    title: 'Puntuación de una valoración',
    about: 'Cinco botones de opción sobre las estrellas del tema. El desplegable guarda el valor que se envía.',
    states: [
      { id: 'estrellas-ninguna', name: 'Sin puntuación', height: 560, body: form },
      {
        id: 'estrellas-cuatro',
        name: 'Con cuatro estrellas',
        height: 560,
        body: form,
        steps: [
          ['wait', '.star-4 input'],
          ['press', '.star-4 input'],
        ],
      },
      {
        id: 'estrellas-falta',
        name: 'Enviada sin puntuación',
        height: 600,
        body: form,
        steps: [
          ['wait', '.star-4 input'],
          ['press', '#submit'],
          ['wait', '.islas-rating-alert'],
        ],
      },
    ],
  },
];

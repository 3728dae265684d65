import { html } from '../html';
import { variationsForm } from '../shopping/variations-form';
import type { Visit } from '../visit';
import { listed } from './buying';
import type { Group, Step } from './state';

const form = (id: number) => (visit: Visit) => {
  const found = visit.shop.catalogue.find(id)?.product;
  return html`<div class="product">${found && variationsForm(visit, found)}</div>`;
};
const swatch = (value: string): string => `.islas-swatch[data-value="${value}"] input`;
const AZUL = '?attribute_pa_color=azul';
const CARD = '.islas-card';
const choose: readonly Step[] = [
  ['press', `${CARD} ${swatch('rojo')}`],
  ['press', `${CARD} ${swatch('s')}`],
];
const ADD = `${CARD} .islas-card__add`;

export const SWATCHES: readonly Group[] = [
  {
    id: 'muestras',
    title: 'Muestras',
    about: 'PHP las imprime junto al desplegable de cada atributo; el motor de la variación las mantiene al día.',
    states: [
      { id: 'muestras-color', name: 'Colores y botones, nada elegido', body: form(100) },
      { id: 'muestras-elegido', name: 'Un color elegido, una talla agotada', body: form(100), query: AZUL },
      { id: 'muestras-todo', name: 'Todo elegido', body: form(100), query: `${AZUL}&attribute_pa_talla=m` },
      { id: 'muestras-dos-colores', name: 'Dos colores en uno, con descripción', body: form(150) },
      { id: 'muestras-imagen', name: 'Imágenes', body: form(300) },
      {
        id: 'muestras-radio',
        name: 'Botones de radio, una no existe',
        body: form(400),
        query: '?attribute_tamano=Tamaño 4',
      },
      { id: 'muestras-sin-cruz', name: 'No disponibles, sin cruz', body: form(100), query: AZUL },
      { id: 'muestras-ocultas', name: 'No disponibles, ocultas', body: form(100), query: AZUL },
      { id: 'muestras-agotadas-elegibles', name: 'Lo agotado se puede elegir', body: form(100), query: AZUL },
      { id: 'muestras-quedan', name: 'Quedan pocas', body: form(100), query: '?attribute_pa_color=rojo' },
      {
        id: 'muestras-parecida',
        name: 'La más parecida en existencias',
        body: form(100),
        query: AZUL,
        steps: [
          ['press', swatch('l')],
          ['wait', '.islas-swatches__nearest'],
        ],
      },
      {
        id: 'muestras-rechazo',
        name: 'Añadir sin haber elegido',
        body: form(100),
        steps: [
          ['press', '.single_add_to_cart_button'],
          ['wait', '.islas-variation-message'],
        ],
      },
    ],
  },
  {
    id: 'tarjetas',
    title: 'Muestras en la tarjeta',
    about: 'Las mismas muestras en un listado: se elige y se añade sin abrir el producto.',
    states: [
      { id: 'tarjeta', name: 'En reposo', body: listed(100) },
      {
        id: 'tarjeta-elegida',
        name: 'Todo elegido',
        body: listed(100),
        steps: [...choose, ['wait', `${ADD}:not([hidden])`]],
      },
      {
        id: 'tarjeta-anadida',
        name: 'Añadida',
        body: listed(100),
        steps: [...choose, ['press', ADD], ['wait', `${CARD} .added_to_cart, .product .added_to_cart`]],
      },
      {
        id: 'tarjeta-fallo',
        name: 'La tienda falla',
        body: listed(100),
        steps: [...choose, ['press', ADD], ['wait', `${CARD} .islas-card__message`]],
      },
    ],
  },
];

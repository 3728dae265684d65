import { type Html, html } from '../html';
import { header } from '../layout/header';
import type { Visit } from '../visit';
import type { Group, Step } from './state';

const top = (visit: Visit): Html => html`<div id="page" class="hfeed site">${header(visit, true)}</div>`;
const search = (text: string, found: string): readonly Step[] => [
  ['press', '.search-toggle[data-islas-action]'],
  ['type', '#overlay-search', text],
  ['wait', found],
];

export const OVERLAYS: readonly Group[] = [
  {
    id: 'busqueda',
    title: 'Búsqueda',
    about: 'Sobre la página, con sugerencias de React bajo el campo del tema.',
    states: [
      {
        id: 'buscar-abierta',
        name: 'Abierta',
        body: top,
        height: 420,
        steps: [['press', '.search-toggle[data-islas-action]']],
      },
      {
        id: 'buscar-resultados',
        name: 'Con resultados',
        body: top,
        height: 640,
        steps: search('taza', '[role=option]'),
      },
      {
        id: 'buscar-nada',
        name: 'Sin resultados',
        body: top,
        height: 480,
        steps: search('zapatos de claqué', '.islas-found__help'),
      },
      {
        id: 'buscar-fallo',
        name: 'Las sugerencias fallan',
        body: top,
        height: 480,
        steps: search('taza', '.islas-found__button'),
      },
    ],
  },
  {
    id: 'redes',
    title: 'Redes sociales',
    about: 'Los enlaces del tema, sobre la página.',
    states: [
      {
        id: 'redes-abiertas',
        name: 'Abiertas',
        body: top,
        height: 420,
        steps: [['press', '.social-toggle[data-islas-action]']],
      },
    ],
  },
];

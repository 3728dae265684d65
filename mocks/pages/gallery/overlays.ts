import { type Html, html, raw } from '../html';
import { header } from '../layout/header';
import type { Visit } from '../visit';
import type { Group, Step } from './state';

const top = (visit: Visit): Html => html`<div id="page" class="hfeed site">${header(visit, true)}</div>`;
const search = (text: string, found: string): readonly Step[] => [
  ['press', '.search-toggle[data-islas-action]'],
  ['type', '#overlay-search', text],
  ['wait', found],
];

/** As the plugin prints it at the end of the page, with the styles of its places. */
const cursor = (): Html =>
  html`<p>El cursor crece sobre las personas y mengua sobre los menús.</p><nav class="main-navigation" aria-label="De prueba"><a href="/tienda/">Un menú</a></nav><div class="team-member"><p>Una persona</p></div><div class="islas-cursor" aria-hidden="true" hidden></div><button type="button" class="islas-cursor-switch" aria-pressed="true" hidden>Cursor animado</button>${raw('<style>:root:has(:is(.main-navigation):hover){--islas-cursor-scale:.6;--islas-cursor-fill:25%}:root:has(:is(.team-member):hover){--islas-cursor-scale:1.8;--islas-cursor-fill:15%}</style>')}`;

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
  {
    id: 'cursor',
    title: 'Cursor propio',
    about: 'Solo con un ratón, y con un interruptor para quien no lo quiera.',
    states: [{ id: 'cursor-activo', name: 'Activo', body: cursor, height: 240, steps: [['hover', '.team-member']] }],
  },
];

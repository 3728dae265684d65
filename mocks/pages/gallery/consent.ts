import type { CSSProperties } from 'react';
import { type Html, html } from '../html';
import { consentBar, consentFoot, heldFrame } from '../layout/consent';
import type { Visit } from '../visit';
import type { Group } from './state';

const COLOURS = {
  '--islas-consent-color': '#ffffff',
  '--islas-consent-background': '#24361f',
  '--islas-consent-accept-color': '#24361f',
  '--islas-consent-accept-background': '#f3e3c3',
  '--islas-consent-decline-color': '#24361f',
  '--islas-consent-decline-background': '#f3e3c3',
} as CSSProperties;

const bar =
  (more: Parameters<typeof consentBar>[1] = {}) =>
  (visit: Visit): Html =>
    html`${consentBar(visit, more)}${consentFoot(visit)}`;

const year = String(Math.round(Date.now() / 1000) + 31_536_000);

export const CONSENT: readonly Group[] = [
  {
    id: 'consentimiento',
    title: 'Consentimiento',
    about: 'La barra la imprime PHP y funciona sin JavaScript; el diálogo es de React.',
    states: [
      { id: 'barra', name: 'Barra abajo', body: bar(), height: 320, steps: [['wait', '[data-consent-bar=open]']] },
      {
        id: 'barra-arriba',
        name: 'Barra arriba',
        body: bar({ position: 'top' }),
        height: 320,
      },
      {
        id: 'barra-titulo',
        name: 'Con título y colores de la tienda',
        body: bar({ title: 'Tu privacidad', style: COLOURS }),
        height: 320,
      },
      { id: 'barra-sin-ajustes', name: 'Sin ajustes', body: bar(), height: 320 },
      {
        id: 'barra-decidida',
        name: 'Ya decidido',
        body: bar(),
        height: 160,
        cookies: { eu_cookies_bar: year, eu_cookies_bar_block: '' },
      },
      {
        id: 'barra-gpc',
        name: 'El navegador pide privacidad',
        body: bar(),
        height: 160,
        isGpc: true,
        steps: [['wait', '[data-consent=gpc]']],
      },
      {
        id: 'cookies-ajustes',
        name: 'Diálogo de ajustes',
        body: bar(),
        height: 720,
        steps: [
          ['press', '.islas-consent__settings'],
          ['wait', '.islas-consent-dialog[open] fieldset'],
        ],
      },
      {
        id: 'cookies-marco',
        name: 'Contenido retenido',
        body: (visit) => html`${heldFrame(visit)}${consentFoot(visit)}`,
      },
    ],
  },
];

import apiFetch from '@wordpress/api-fetch';
import { shop } from '../../../mocks/node';
import { type ScreenData, decodeScreen } from '../../../widgets/admin/screen/screen-data';
import { ROOT } from '../wordpress/rest-answers';

const VALUES = {
  feature_cart: true,
  empty_cart_text: '',
  shape: 'squared',
  days: 30,
  secret: '',
};

const setting = (title: string, help: string, rest: object) => ({ title, help, format: '', group: '', ...rest });

/** Data of a small settings screen, and the pretend shop with these settings and its administrator signed in. */
export const sampleScreen = (changed: object = {}): ScreenData => {
  shop.settings = { ...VALUES };
  shop.session.userId = 1;
  useNonce(shop.nonces.issue('wp_rest', 1));
  return decodeScreen({
    values: VALUES,
    revision: '',
    author: { name: '', time: '' },
    path: '/islas/v1/settings',
    settings: {
      feature_cart: setting('Botones', 'Añaden al carrito.', { type: 'boolean', default: true }),
      empty_cart_text: setting('Texto del carrito vacío', 'Déjalo vacío para el normal.', {
        type: 'text',
        default: '',
      }),
      shape: setting('Forma', '', {
        type: 'choice',
        default: 'squared',
        choices: [
          { value: 'squared', label: 'Cuadrada' },
          { value: 'rounded', label: 'Redonda' },
        ],
      }),
      days: setting('Días del registro', 'Se borra después.', { type: 'count', default: 30, min: 1, max: 3650 }),
      secret: setting('Secreto', '', { type: 'text', format: 'secret', default: '' }),
    },
    cards: [
      {
        feature: 'cart',
        title: 'Añadir al carrito',
        help: 'Sin volver a cargar la página.',
        section: 'cart',
        switch: 'feature_cart',
        basic: ['shape'],
        more: ['empty_cart_text'],
        advanced: [],
      },
      {
        feature: 'log',
        title: 'Registro',
        help: 'Guarda cada decisión.',
        section: 'consent',
        switch: '',
        basic: ['days'],
        more: [],
        advanced: ['secret'],
      },
    ],
    groups: {},
    shop: { state: 'on', title: 'La tienda vende con Islas', sentences: [], problems: [] },
    health: '/salud',
    ...changed,
  });
};

let nonce = '';
let isSetUp = false;

/** WordPress sets its client up in the same way on every screen. */
const useNonce = (next: string): void => {
  nonce = next;
  if (isSetUp) return;
  isSetUp = true;
  apiFetch.use(apiFetch.createRootURLMiddleware(`${ROOT}/`));
  apiFetch.use((options, then) => then({ ...options, headers: { ...options.headers, 'X-WP-Nonce': nonce } }));
};

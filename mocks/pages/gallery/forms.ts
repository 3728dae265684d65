import { BILLING } from '../../state/checkout';
import { accountMenu } from '../account/menu';
import { signInForms } from '../account/login';
import { formRows } from '../buying/fields';
import { html } from '../html';
import type { Group } from './state';

const fields = () =>
  html`<div class="woocommerce"><form class="checkout woocommerce-checkout"><div class="woocommerce-billing-fields">${formRows(BILLING, new Map())}</div></form></div>`;

export const FORMS: readonly Group[] = [
  {
    id: 'campos',
    title: 'Campos',
    about: 'Los formularios de la cuenta y del pago. Islas explica, y no impide nada.',
    states: [
      { id: 'campos-ayuda', name: 'Con ayuda, cerrada y abierta', body: fields, steps: [['press', '#billing_phone']] },
      {
        id: 'campos-error',
        name: 'Correo y teléfono mal escritos',
        body: fields,
        steps: [
          ['type', '#billing_email', 'lucia@'],
          ['leave', '#billing_email'],
          ['type', '#billing_phone', '12'],
          ['leave', '#billing_phone'],
          ['wait', '.islas-field-error'],
        ],
      },
      {
        id: 'contrasena',
        name: 'Contraseñas',
        body: (visit) => html`<div class="woocommerce">${signInForms(visit)}</div>`,
      },
      {
        id: 'contrasena-visible',
        name: 'Contraseña a la vista',
        body: (visit) => html`<div class="woocommerce">${signInForms(visit)}</div>`,
        steps: [
          ['type', '#password', 'azahar'],
          ['press', '#password ~ .show-password-input'],
        ],
      },
    ],
  },
  {
    id: 'cuenta',
    title: 'Menú de la cuenta',
    about: 'El submenú se abre con el ratón, el teclado y el dedo.',
    states: [
      {
        id: 'menu-cerrado',
        name: 'Cerrado',
        body: (visit) => html`<div class="woocommerce">${accountMenu(visit)}</div>`,
      },
      {
        id: 'menu-abierto',
        name: 'Abierto',
        body: (visit) => html`<div class="woocommerce">${accountMenu(visit)}</div>`,
        height: 300,
        steps: [['hover', 'li.menu-item-has-children']],
      },
    ],
  },
];

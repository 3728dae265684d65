import type { Shop } from '../shop';
import type { Order } from './orders';
import type { Session } from './session';

/** A field of the checkout as WooCommerce prints it. */
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  autocomplete: string;
  required: boolean;
  wide: boolean;
  help?: string;
}

const field = (name: string, label: string, autocomplete: string, more: Partial<Field> = {}): Field => ({
  name: `billing_${name}`,
  label,
  type: 'text',
  autocomplete,
  required: true,
  wide: true,
  ...more,
});

export const BILLING: readonly Field[] = [
  field('first_name', 'Nombre', 'given-name', { wide: false }),
  field('last_name', 'Apellidos', 'family-name', { wide: false }),
  field('company', 'Nombre de la empresa', 'organization', { required: false }),
  field('address_1', 'Dirección de la calle', 'address-line1', {
    help: 'Calle, número, piso y puerta. No entregamos en apartados de correos.',
  }),
  field('postcode', 'Código postal', 'postal-code', { wide: false }),
  field('city', 'Población', 'address-level2', { wide: false }),
  field('phone', 'Teléfono', 'tel', {
    type: 'tel',
    wide: false,
    help: 'Solo lo usa el repartidor si no te encuentra.',
  }),
  field('email', 'Correo electrónico', 'email', {
    type: 'email',
    wide: false,
    help: 'Aquí te enviamos la confirmación del pedido.',
  }),
];

export const PAYMENTS = [
  {
    id: 'bacs',
    title: 'Transferencia bancaria',
    about: 'Haz la transferencia a nuestra cuenta; enviamos el pedido cuando llegue.',
  },
  { id: 'cod', title: 'Contra reembolso', about: 'Paga en efectivo cuando recibas el pedido.' },
] as const;

export interface Problem {
  field: string;
  /** HTML. */
  html: string;
}

/** What the server would refuse, in the order of the form. */
export const problems = (posted: Readonly<Record<string, string>>): readonly Problem[] => {
  const missing = BILLING.filter(({ name, required }) => required && !posted[name]?.trim()).map(({ name, label }) => ({
    field: name,
    html: `<strong>${label}</strong> es un campo obligatorio.`,
  }));
  const email = posted.billing_email ?? '';
  const postcode = posted.billing_postcode ?? '';
  return [
    ...missing,
    ...(postcode && !/^\d{5}$/.test(postcode)
      ? [{ field: 'billing_postcode', html: '<strong>Código postal</strong> no es un código postal válido.' }]
      : []),
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? [{ field: 'billing_email', html: '<strong>Correo electrónico</strong> no es una dirección válida.' }]
      : []),
    ...(PAYMENTS.some(({ id }) => id === posted.payment_method)
      ? []
      : [{ field: 'payment_method', html: 'Elige una forma de pago.' }]),
    ...(posted.terms === undefined && posted['terms-field'] !== undefined
      ? [{ field: 'terms', html: 'Lee y acepta las condiciones para seguir con el pedido.' }]
      : []),
  ];
};

/**
 * Places the order: the goods leave the shelf, the cart is empty, and so is the cart of another origin that it was copied from,
 * if that did not change since. The caller has looked for problems.
 */
export const placeOrder = (shop: Shop, session: Session, posted: Readonly<Record<string, string>>): Order => {
  const { cart, copiedFrom, copiedLines } = session;
  const { lines, subtotal, discount, shipping, total } = cart;
  for (const { productId, variationId, quantity } of lines) shop.catalogue.take(variationId || productId, quantity);
  const order = shop.orders.place({
    lines,
    subtotal,
    discount,
    shipping,
    total,
    payment: posted.payment_method ?? '',
    fields: posted,
  });
  cart.empty();
  const host = shop.sessionOf(copiedFrom)?.cart;
  if (host?.lines === copiedLines) host.empty();
  return order;
};

export const receivedUrl = ({ id, key }: Order): string => `/finalizar-compra/order-received/${id}/?key=${key}`;

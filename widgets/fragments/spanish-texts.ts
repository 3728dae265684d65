import type { MiniCartProps } from './print-mini-cart';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly MiniCart: Pick<MiniCartProps, 'texts'>;
} = {
  MiniCart: {
    texts: {
      empty: 'No hay productos en el carrito.',
      remove: 'Eliminar %s del carrito',
      removed: '«%s» se ha eliminado de tu carrito',
      subtotal: 'Subtotal:',
      cart: 'Ver carrito',
      checkout: 'Finalizar compra',
    },
  },
};

import type { CartDrawerProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly CartDrawer: Pick<CartDrawerProps, 'title' | 'added' | 'texts'>;
} = {
  CartDrawer: {
    title: 'Carrito',
    added: 'Añadido a tu carrito.',
    texts: {
      close: 'Cerrar el carrito',
      empty: 'Tu carrito está vacío.',
      shop: 'Seguir comprando',
      waiting: 'Todo lo que llevas está en la página del carrito.',
      view: 'Ver carrito',
      quantity: 'Cantidad de %s',
      less: 'Reducir la cantidad de %s',
      more: 'Aumentar la cantidad de %s',
      remove: 'Quitar %s del carrito',
      remove_short: 'Quitar',
      removed: '%s ya no está en el carrito.',
      undo: 'Deshacer',
      change: 'Cambiar',
      change_of: 'Cambiar las opciones de %s',
      save: 'Guardar',
      cancel: 'Cancelar',
      coupon: '¿Tienes un cupón?',
      coupon_code: 'Código del cupón',
      apply: 'Aplicar',
      uncoupon: 'Quitar el cupón %s',
      total: 'Total',
      offers: 'Va bien con lo que llevas',
      add: 'Añadir',
      add_of: 'Añadir %s al carrito',
      added_of: '%s ya está en el carrito.',
      failed: 'No se ha podido cambiar el carrito. Inténtalo de nuevo.',
      refused: 'Esta cantidad no se puede pedir. Elige otra.',
      now: 'Total del carrito: %s',
    },
  },
};

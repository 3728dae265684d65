import type { SwatchFormProps } from './swatch-form-props';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly SwatchForm: Pick<SwatchFormProps, 'texts'>;
} = {
  SwatchForm: {
    texts: {
      choose: 'Elige una opción',
      clear: 'Limpiar',
      clearLabel: 'Limpiar las opciones',
      cleared: 'Tu selección se ha restablecido. Elige las opciones del producto antes de añadirlo al carrito.',
      add: 'Añadir al carrito',
      quantity: 'Cantidad de producto',
      quantityOf: 'Cantidad de %s',
      unavailable: 'No disponible con lo que has elegido',
      outOfStock: 'Agotado',
      select: 'Elige las opciones del producto antes de añadirlo al carrito.',
      noMatch: 'Esta combinación no está disponible. Elige otra, por favor.',
      soldOut: 'Este producto está agotado y no está disponible.',
    },
  },
};

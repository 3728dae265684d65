import type { SwatchFormProps } from './print-swatches';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly SwatchForm: Pick<SwatchFormProps, 'texts'>;
} = {
  SwatchForm: {
    texts: {
      choose: 'Elige una opción',
      clear: 'Limpiar',
      clearLabel: 'Limpiar las opciones',
      add: 'Añadir al carrito',
      quantity: 'Cantidad de producto',
      quantityOf: 'Cantidad de %s',
      unavailable: 'No disponible con lo que has elegido',
      outOfStock: 'Agotado',
      noMatch: 'Esta combinación no está disponible. Elige otra, por favor.',
    },
  },
};

import type { ProductSearchProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly ProductSearch: Pick<ProductSearchProps, 'label' | 'submit' | 'close'>;
} = {
  ProductSearch: {
    label: 'Buscar productos',
    submit: 'Buscar',
    close: 'Cerrar el buscador',
  },
};

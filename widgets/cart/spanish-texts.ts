import type { AddToCartButtonProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly AddToCartButton: Pick<AddToCartButtonProps, 'text'>;
} = {
  AddToCartButton: {
    text: 'Añadir al carrito',
  },
};

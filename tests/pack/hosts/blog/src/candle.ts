import type { SwatchFormProps } from 'islas/react';
import { PRODUCTS } from './products';

const items = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `${name} ${at + 1}`, name: `${at + 1}` }));

/** A product with so many variations that they come from the shop. */
export const candle: SwatchFormProps = {
  product: { id: PRODUCTS.candle, name: 'Candle', url: 'https://shop.example/product/candle/' },
  attributes: [
    { name: 'aroma', label: 'Scent', items: items('Aroma', 8) },
    { name: 'tamano', label: 'Height', items: items('Tamaño', 4) },
  ],
  variations: false,
  texts: { add: 'Add the candle' },
};

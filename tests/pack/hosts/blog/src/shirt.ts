import type { SwatchFormProps } from 'islas/react';

const variation = (id: number, color: string, size: string, is_in_stock = true) => ({
  variation_id: id,
  attributes: { attribute_pa_color: color, attribute_pa_talla: size },
  price_html: '19,95 €',
  is_in_stock,
  is_purchasable: true,
  variation_is_active: true,
  variation_is_visible: true,
});

/** What WooCommerce's `get_available_variations()` gives, and the attributes as the page shows them. */
export const shirt: SwatchFormProps = {
  product: { id: 100, name: 'Shirt', url: 'https://shop.example/product/shirt/' },
  attributes: [
    {
      name: 'pa_color',
      label: 'Colour',
      items: [
        { value: 'rojo', name: 'Red' },
        { value: 'azul', name: 'Blue' },
      ],
    },
    {
      name: 'pa_talla',
      label: 'Size',
      items: [
        { value: 'm', name: 'M' },
        { value: 'l', name: 'L' },
      ],
    },
  ],
  variations: [
    variation(102, 'rojo', 'm'),
    variation(103, 'rojo', 'l'),
    variation(105, 'azul', 'm'),
    variation(106, 'azul', 'l', false),
  ],
  texts: { add: 'Add the shirt' },
};

import { mount as paint } from './paint';
import { defineIsland } from '../../src/island/define';

/** The add button of a product's own form. */
export const productForm = defineIsland({
  name: 'product-form',
  selector: 'form.cart .single_add_to_cart_button',
  feature: 'product_add',
  paint,
});

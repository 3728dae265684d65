import { mount as paint } from './paint';
import { defineIsland } from '../../src/runtime/define';

/** Selects, price, availability, image, SKU, button and `variation_id` of a variable product. */
export const variationForm = defineIsland({
  name: 'variation-form',
  // Some themes print a div.
  selector: '.variations_form',
  feature: 'variations',
  // WooCommerce's script, which is muted, starts on every form.
  anywhere: true,
  paint,
});

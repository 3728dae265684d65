import { defineIsland } from '../../src/island/define';
import { load } from '../../src/island/wake';

/** Selects, price, availability, image, SKU, button and `variation_id` of a variable product. */
export const variationForm = defineIsland({
  name: 'variation-form',
  // Some themes print a div.
  selector: '.variations_form',
  feature: 'variations',
  paint: { wake: load, load: () => import('./paint') },
});

import { submitWhenSorted } from './controls';
import { raiseToMin } from './quantity';
import { defineIsland } from '../../src/island/define';

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  paint: submitWhenSorted,
});

/** Quantities outside the cart never stay below their min. */
export const quantity = defineIsland({
  name: 'quantity',
  selector: 'input.qty:not(.product-quantity *)',
  paint: raiseToMin,
});

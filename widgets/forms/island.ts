import { submitWhenSorted } from '../listing/ordering';
import { defineIsland } from '../../src/runtime/define';

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  paint: submitWhenSorted,
});

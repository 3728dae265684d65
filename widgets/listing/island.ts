import { submitWhenSorted } from './ordering';
import { announceCount, markCategory } from './orientation';
import { defineIsland } from '../../src/runtime/define';

/** The result count of a listing, announced two seconds after it appears. */
export const resultCount = defineIsland({
  name: 'result-count',
  selector: '.woocommerce-result-count',
  anywhere: true,
  paint: announceCount,
});

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  paint: submitWhenSorted,
});

/** The link of the category list to the current page. */
export const activeCategory = defineIsland({
  name: 'active-category',
  selector: ':is(.product-categories,.wc-block-product-categories-list,.wc-block-product-categories) a[href]',
  paint: markCategory,
});

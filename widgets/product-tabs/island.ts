import { defineIsland } from '../../src/runtime/define';
import { approachStars } from './approach-stars';
import { paintTabs } from './paint-tabs';
import { RATING, WRAPPER } from './selectors';

/** The tabs of a product, as WooCommerce's template prints them. */
export const productTabs = defineIsland({
  name: 'product-tabs',
  selector: WRAPPER,
  feature: 'product_tabs',
  anywhere: true,
  paint: paintTabs,
});

/** The select of a review's rating. */
export const ratingStars = defineIsland({
  name: 'rating-stars',
  selector: RATING,
  feature: 'product_tabs',
  anywhere: true,
  paint: approachStars,
});

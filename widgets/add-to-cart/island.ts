import { defineIsland } from '../../src/island/define';
import { paint } from './paint';

/** Listing buttons of classic loops and legacy blocks, and whatever else says that it adds (contract 2.2). */
export const addToCart = defineIsland({
  name: 'add-to-cart',
  selector: '.add_to_cart_button:not(.wc-interactive), [data-islas-action="cart.add"]',
  feature: 'cart',
  paint,
});

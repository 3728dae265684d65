import { defineIsland } from '../../src/runtime/define';
import './block-button.css';
import { paint } from './paint';

/**
 * Listing buttons of classic loops and legacy blocks, and whatever else says that it adds (contract 2.2), among them
 * the links that PHP prints for the Product Button block, in regions of WooCommerce's run-time.
 */
export const addToCart = defineIsland({
  name: 'add-to-cart',
  selector: '.add_to_cart_button:not(.wc-interactive), [data-islas-action="cart.add"]',
  feature: 'cart',
  anywhere: true,
  paint,
});

import { defineIsland } from '../../src/runtime/define';
import './block-button.css';
import { paint } from './paint';

/**
 * Add buttons of classic loops and legacy blocks, and other elements marked as add buttons (contract 2.2), including
 * the links that PHP prints for the Product Button block inside Interactivity API regions.
 */
export const addToCart = defineIsland({
  name: 'add-to-cart',
  selector: '.add_to_cart_button:not(.wc-interactive), [data-islas-action="cart.add"]',
  feature: 'cart',
  anywhere: true,
  paint,
});

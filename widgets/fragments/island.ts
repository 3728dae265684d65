import './mini-cart.css';
import { defineIsland } from '../../src/runtime/define';
import { paint } from './paint';

/** Remove links of the classic mini-cart (contract 2.4). */
export const miniCart = defineIsland({
  name: 'mini-cart',
  selector: '.remove_from_cart_button:not(.wc-interactive)',
  feature: 'cart',
  anywhere: true,
  paint,
});

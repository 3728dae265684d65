import { defineIsland } from '../../../src/runtime/define';
import { paint } from './paint';

/** The Mini-Cart block, where its button opens the drawer (`php-plugin/src/Drawer/MiniCartBlock.php`). */
export const cartButton = defineIsland({
  name: 'cart-button',
  selector: '[data-island=cart-button]',
  feature: 'drawer',
  paint,
});

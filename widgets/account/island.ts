import './account.css';
import { openSubmenu } from './account-menu';
import { defineIsland } from '../../src/runtime/define';

/** Submenus of the account menu. */
export const accountMenu = defineIsland({
  name: 'account-menu',
  selector: '.woocommerce-MyAccount-navigation li>ul,li.islas-account-menu>ul',
  paint: openSubmenu,
});

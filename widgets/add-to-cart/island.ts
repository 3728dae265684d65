import { defineIsland } from '../../src/island/define';
import { load } from '../../src/island/wake';
import { paint } from './paint';

export const REMEDY = 'add-to-cart-remedy';

/** Listing buttons of classic loops and legacy blocks (contract 2.2). */
export const addToCart = defineIsland({
  name: 'add-to-cart',
  selector: '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)',
  feature: 'cart',
  action: 'cart.add',
  paint: [
    { wake: load, mount: paint },
    { wake: load, load: () => import('./paint-outcome') },
  ],
});

/** The reason and the ways on, in the element that the painter puts beside a button whose add failed. */
export const addToCartRemedy = defineIsland({
  name: REMEDY,
  selector: `[data-island="${REMEDY}"]`,
  feature: 'cart',
  view: { wake: load, load: () => import('./view') },
});

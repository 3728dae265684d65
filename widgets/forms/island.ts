import { mount as paintHelp } from './paint-help';
import { mount as paintPassword } from './paint-password';
import { mount as paintCheck } from './paint-check';
import { mount as paintOrdering } from './paint-ordering';
import { mount as paintQuantity } from './paint-quantity';
import { defineIsland } from '../../src/island/define';

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  paint: paintOrdering,
});

/** Quantities outside the cart never stay below their min. */
export const quantity = defineIsland({
  name: 'quantity',
  selector: 'input.qty:not(.product-quantity *)',
  paint: paintQuantity,
});

/** E-mail and phone fields say what is wrong with them, and block nothing; nothing is wrong before somebody is at a form. */
export const fieldCheck = defineIsland({
  name: 'field-check',
  selector: '.woocommerce form :is(input[type="email"], input[type="tel"])',
  paint: paintCheck,
});

/** Every password field of the shop's forms has its show/hide toggle, also in forms that appear later. */
export const password = defineIsland({
  name: 'password',
  selector: '.woocommerce form input[type="password"]',
  paint: paintPassword,
});

/** Help texts of fields open on focus or click. */
export const fieldHelp = defineIsland({
  name: 'field-help',
  selector: '.woocommerce-input-wrapper:has(> .description)',
  paint: paintHelp,
});

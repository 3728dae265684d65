import { addPasswordToggle, raiseToMin, submitWhenSorted } from './controls';
import { checkField, openHelp } from './fields';
import { defineIsland } from '../../src/island/define';

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  paint: submitWhenSorted,
});

/** Quantities outside the cart never stay below their min. */
export const quantity = defineIsland({
  name: 'quantity',
  selector: 'input.qty:not(.product-quantity *)',
  paint: raiseToMin,
});

/** E-mail and phone fields say what is wrong with them, and block nothing; nothing is wrong before somebody is at a form. */
export const fieldCheck = defineIsland({
  name: 'field-check',
  selector: '.woocommerce form :is(input[type="email"], input[type="tel"])',
  paint: checkField,
});

/** Every password field of the shop's forms has its show/hide toggle, also in forms that appear later. */
export const password = defineIsland({
  name: 'password',
  selector: '.woocommerce form input[type="password"]',
  paint: addPasswordToggle,
});

/** Help texts of fields open on focus or click. */
export const fieldHelp = defineIsland({
  name: 'field-help',
  selector: '.woocommerce-input-wrapper > .description',
  paint: openHelp,
});

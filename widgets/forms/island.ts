import { mount as paintOrdering } from './paint-ordering';
import { defineIsland } from '../../src/island/define';
import { idle } from '../../src/island/wake';

/** The sort-by select submits its own form; interactive forms are left to their owner by the claim. */
export const ordering = defineIsland({
  name: 'ordering',
  selector: '.woocommerce-ordering select.orderby',
  feature: 'page',
  paint: { wake: idle, mount: paintOrdering },
});

/** Quantities outside the cart never stay below their min. */
export const quantity = defineIsland({
  name: 'quantity',
  selector: 'input.qty:not(.product-quantity *)',
  feature: 'page',
  paint: { wake: idle, load: () => import('./paint-quantity') },
});

/** E-mail and phone fields say what is wrong with them, and block nothing. */
export const fieldCheck = defineIsland({
  name: 'field-check',
  selector: '.woocommerce form :is(input[type="email"], input[type="tel"])',
  feature: 'page',
  paint: { wake: idle, load: () => import('./paint').then((paint) => ({ mount: paint.fieldCheck })) },
});

/** Every password field of the shop's forms has its show/hide toggle, also in forms that appear later. */
export const password = defineIsland({
  name: 'password',
  selector: '.woocommerce form input[type="password"]',
  feature: 'page',
  paint: { wake: idle, load: () => import('./paint').then((paint) => ({ mount: paint.password })) },
});

/** Help texts of fields open on focus or click. */
export const fieldHelp = defineIsland({
  name: 'field-help',
  selector: '.woocommerce-input-wrapper:has(> .description)',
  feature: 'page',
  paint: { wake: idle, load: () => import('./paint').then((paint) => ({ mount: paint.fieldHelp })) },
});

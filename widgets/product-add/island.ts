import { defineIsland } from '../../src/runtime/define';
import { raiseToMin } from './paint';

/** Quantities outside the cart never stay below their min. */
export const quantity = defineIsland({
  name: 'quantity',
  selector: 'input.qty:not(.product-quantity *)',
  paint: raiseToMin,
});

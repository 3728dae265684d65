import { defineIsland } from '../../../src/runtime/define';
import { mount as paint } from './paint';

/** The options of one block *Add to Cart + Options*, around the swatches of each attribute. */
export const blockOptions = defineIsland({
  name: 'block-options',
  selector: '[data-islas-options]',
  feature: 'swatches',
  // The block's own directives stand on it, and Islas' that write there what is chosen.
  anywhere: true,
  paint,
});

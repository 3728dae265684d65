import { defineIsland } from '../../../src/runtime/define';
import { mount as paint } from './paint';

/** A product's swatches on its card in a listing, printed by PHP. */
export const swatchCard = defineIsland({
  name: 'swatch-card',
  selector: '[data-island=swatch-card]',
  feature: 'swatches',
  anywhere: true,
  paint,
});

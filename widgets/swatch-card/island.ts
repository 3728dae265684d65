import { defineIsland } from '../../src/runtime/define';
import { touch } from '../../src/runtime/wake';
import { mount as paint } from './paint';

/** A product's swatches on its card in a listing, printed by PHP. */
export const swatchCard = defineIsland({
  name: 'swatch-card',
  selector: '[data-island=swatch-card]',
  feature: 'swatches',
  anywhere: true,
  paint,
  view: { wake: touch(), load: () => import('./view') },
});

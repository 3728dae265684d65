import { defineIsland } from '../../../src/runtime/define';
import { mount as paint } from './paint';

/** One attribute's swatches beside its select, printed by PHP as native radios (architecture 2.5). */
export const swatchForm = defineIsland({
  name: 'swatch-form',
  selector: '[data-island=swatch-form]',
  feature: 'swatches',
  paint,
});

/** The offer of the nearest combination in stock, in the empty host that `showOfferHost` adds when it may be needed. */
export const nearestInStock = defineIsland({
  name: 'nearest-in-stock',
  selector: '[data-island=nearest-in-stock]',
  feature: 'swatches',
  anywhere: true,
  view: { wake: (_host, wakeIsland) => wakeIsland(), load: () => import('./view') },
});

import { defineIsland } from '../../src/island/define';
import { touch } from '../../src/island/wake';

/** A product's swatches on its card in a listing, printed by PHP; nothing runs before the card is approached. */
export const swatchCard = defineIsland({
  name: 'swatch-card',
  selector: '[data-island=swatch-card]',
  feature: 'swatches',
  anywhere: true,
  view: { wake: touch(), load: () => import('./view') },
});

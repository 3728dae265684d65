import { defineIsland } from '../../src/runtime/define';
import { touch } from '../../src/runtime/wake';
import { mount as paint } from './paint';

/** One attribute's swatches beside its select, printed by PHP as native radios (architecture 2.5). */
export const swatchForm = defineIsland({
  name: 'swatch-form',
  selector: '[data-island=swatch-form]',
  feature: 'swatches',
  paint,
  view: { wake: touch('.variations_form'), load: () => import('./view') },
});

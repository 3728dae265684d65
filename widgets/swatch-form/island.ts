import { defineIsland } from '../../src/island/define';
import { touch } from '../../src/island/wake';

/** One attribute's swatches beside its select, printed by PHP as native radios (architecture 2.5). */
export const swatchForm = defineIsland({
  name: 'swatch-form',
  selector: '[data-island=swatch-form]',
  feature: 'swatches',
  view: { wake: touch('.variations_form'), load: () => import('./view') },
});

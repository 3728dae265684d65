import { type Wake, defineIsland } from '../../src/island/define';
import { any, idle, interaction, visible } from '../../src/island/wake';

type Network = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** In view while the browser has nothing to do; never by itself for a shopper who asked to save data. */
const calm: Wake = (host, go, signal) =>
  (navigator as Network).connection?.saveData || visible(host, () => idle(host, go, signal), signal);

/** One attribute's swatches beside its select, printed by PHP as native radios (architecture 2.5). */
export const swatchForm = defineIsland({
  name: 'swatch-form',
  selector: '[data-island=swatch-form]',
  feature: 'swatches',
  view: { wake: any(interaction('.variations_form'), calm), load: () => import('./view') },
});

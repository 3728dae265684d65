import { defineIsland } from '../../src/island/define';
import { touch } from '../../src/island/wake';

/** The owner's notices, printed by PHP. */
export const storeNotices = defineIsland({
  name: 'store-notices',
  selector: '[data-island=store-notices]',
  view: { wake: touch(), load: () => import('./view') },
});

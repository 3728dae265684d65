import { defineIsland } from '../../src/island/define';
import { idle, interaction } from '../../src/island/wake';

/**
 * The owner's notices, printed by PHP with React's view as their twin. They are text: React comes when somebody is
 * about to touch one, or when one's time has an end that this page may live to see.
 */
export const storeNotices = defineIsland({
  name: 'store-notices',
  selector: '[data-island=store-notices]',
  view: {
    wake: (host, go, signal) => {
      interaction()(host, go, signal);
      if (document.getElementById('islas-head')?.dataset.notices) idle(host, go, signal);
    },
    load: () => import('./view'),
  },
});

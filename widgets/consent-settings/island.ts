import { defineIsland } from '../../src/island/define';
import { $settings } from '../../src/stores/consent-settings';

/** The dialog of the consent settings: a view that comes when somebody opens it. */
export const consentSettings = defineIsland({
  name: 'consent-settings',
  selector: '[data-island=consent-settings]',
  view: {
    wake: (_host, go, signal) =>
      signal.addEventListener(
        'abort',
        $settings.subscribe((isOpen) => isOpen && go()),
      ),
    load: () => import('./view'),
  },
});

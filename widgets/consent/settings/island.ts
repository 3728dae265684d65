import { defineIsland } from '../../../src/runtime/define';
import type { Wake } from '../../../src/runtime/define';
import { $settings } from './settings-store';

const OPENER = '[data-islas-action="consent.settings"]';

/** Wakes the dialog when a control that opens it is pressed or focused, or when `$settings` is true (R2.3). */
const onOpenerTouch: Wake = (_host, wake, signal) => {
  const touched = ({ target }: Event) => target instanceof Element && target.closest(OPENER) && wake();
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, touched, { signal });
  signal.addEventListener(
    'abort',
    $settings.subscribe((isOpen) => isOpen && wake()),
  );
};

/** The dialog of the consent settings. */
export const consentSettings = defineIsland({
  name: 'consent-settings',
  selector: '[data-island=consent-settings]',
  view: { wake: onOpenerTouch, load: () => import('./view') },
});

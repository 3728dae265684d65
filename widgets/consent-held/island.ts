import { defineIsland } from '../../src/island/define';
import { followHeld } from './paint';

/** A script or frame that waits for consent: held by PHP, or marked by hand. */
export const consentHeld = defineIsland({
  name: 'consent-held',
  selector: '[type="text/plain"]:is([data-islas-consent],[data-category]),iframe[data-islas-consent]',
  anywhere: true,
  paint: followHeld,
});

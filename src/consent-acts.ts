import { closeBar } from '../widgets/consent-bar/actions';
import { startImplied } from '../widgets/consent-bar/implied';
import { loadEmbed, startHeld } from '../widgets/consent-held/release';
import { showSettings } from '../widgets/consent-settings/actions';
import { consentSettings } from '../widgets/consent-settings/island';
import type { ConsentActs } from './contracts/consent-api';
import { startIslands } from './island/loader';
import { startConsent } from './stores/consent';

/** What decides, deletes and releases, for `src/consent.ts`: once a page, when somebody or something needs it. */
export const start = (signal: AbortSignal): ConsentActs => {
  const { accept, decline, hear } = startConsent(signal);
  startIslands([consentSettings], signal);
  startImplied(signal);
  startHeld(signal);
  return { accept, decline, close: closeBar, settings: showSettings, embed: loadEmbed, hear };
};

import { closeBar } from '../widgets/consent-bar/actions';
import { consentBar } from '../widgets/consent-bar/island';
import { consentHeld } from '../widgets/consent-held/island';
import { loadHeld } from '../widgets/consent-held/actions';
import { showSettings } from '../widgets/consent-settings/actions';
import { consentSettings } from '../widgets/consent-settings/island';
import { startEntry } from './entry';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { startConsent } from './stores/consent';

/** The entry of pages that ask for consent, after `main.ts` and with `head-consent.ts` in the head. */
startEntry('islas.consent', (_features, signal) => {
  const consent = startConsent(signal);
  if (!consent) return [];
  const { accept, decline } = consent;
  return [
    () => startIslands([consentBar, consentSettings, consentHeld], signal),
    () =>
      startActions(
        {
          'consent.accept': accept,
          'consent.decline': decline,
          'consent.close': closeBar,
          'consent.settings': showSettings,
          'consent.embed': loadHeld,
        },
        signal,
      ),
  ];
});

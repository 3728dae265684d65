import type { PaintMount } from '../../src/island/define';
import { readCookie } from '../../src/services/cookies';
import { on } from '../../src/services/events';
import { getConsent } from '../../src/stores/consent';

/** Fetches what releases, once something may be: a visitor who refuses needs none of it. */
export const followHeld: PaintMount = (_host, { signal }) => {
  let isUsed = false;
  const look = () => {
    isUsed ||= getConsent().get().categories.length > 0 || !!readCookie('islas_consent_embeds');
    if (isUsed) void import('./release').then(({ release }) => release());
  };
  on('islas:consent-changed', look, { signal });
  look();
};

import '../widgets/consent-bar/bar.css';
import '../widgets/consent-held/held.css';
import { startImplied } from '../widgets/consent-bar/implied';
import { loadEmbed } from '../widgets/consent-held/frames';
import { startHeld } from '../widgets/consent-held/release';
import { showSettings } from '../widgets/consent-settings/actions';
import { consentSettings } from '../widgets/consent-settings/island';
import type { ConsentActs } from './contracts/consent-api';
import { startIslands } from './island/loader';
import { giveWay, startConsent } from './stores/consent';

/**
 * What follows from a decision and what needs more than the head script has: deletion on every domain, held scripts and
 * frames, proof of what the browser refuses by itself, the dialog. `src/head-consent.ts` loads it once, when somebody or
 * something on the page needs it.
 */
const { signal } = new AbortController();
export const hear: ConsentActs['hear'] = startConsent(signal);
export const tool: ConsentActs['tool'] = giveWay;
export const settings: ConsentActs['settings'] = showSettings;
export const embed: ConsentActs['embed'] = loadEmbed;
startIslands([consentSettings], signal);
startImplied(signal);
startHeld(signal);

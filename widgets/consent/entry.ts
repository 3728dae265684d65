import './bar/bar.css';
import './held/held.css';
import { leaveBar as moveFocusOn } from './bar/bar-focus';
import { startImplied } from './bar/implied-consent';
import { loadEmbed } from './held/held-frames';
import { startHeld } from './held/release';
import { showSettings } from './settings/settings-actions';
import { consentSettings } from './settings/island';
import type { ConsentModule } from './consent-module';
import { startIslands } from '../../src/runtime/loader';
import { letToolAsk, startConsent, applyWithdrawal as deleteAndReload } from './consent-store';
import { whenActivated, whenVisible } from '../../src/browser/page-seen';

/**
 * The consent module: deletes cookies on every domain, releases held scripts and frames, logs a refusal by Global
 * Privacy Control, and shows the dialog. `widgets/consent/head/consent-head.ts` loads it once, when the decision, the
 * page or a pressed control needs it.
 */
const { signal } = new AbortController();
export const applyAnswers: ConsentModule['applyAnswers'] = startConsent(signal);
export const takeBack: ConsentModule['takeBack'] = deleteAndReload;
export const leaveBar: ConsentModule['leaveBar'] = moveFocusOn;
export const tool: ConsentModule['tool'] = letToolAsk;
export const settings: ConsentModule['settings'] = showSettings;
export const embed: ConsentModule['embed'] = loadEmbed;
startIslands([consentSettings], signal);
whenVisible(() => startImplied(signal), signal);
// Tags count visits.
whenActivated(() => startHeld(signal), signal);

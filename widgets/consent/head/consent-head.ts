/**
 * The first layer of consent, a part of the file in the head, before every script that may be held
 * (`widgets/consent/consent-config.ts`): reads the decision, marks the root element with it before first paint,
 * implements the WP Consent API, handles the bar's controls and applies decisions synchronously. Loads
 * `widgets/consent/entry.ts` when a decision or the page needs it.
 */
import type { ConsentApi, ConsentState } from '../consent-api';
import { readCookies } from './decision-cookies';
import { liftBar } from './lift-bar';
import { createCallModule } from './load-module';
import { markPage } from './mark-page';
import { isAllowing, isModuleNeeded } from './module-need';
import { readPageConfig } from './page-config';
import { createPageConsent } from './page-consent';
import { pressControl } from './press-control';
import { onOtherTabDecision } from './decision-channel';
import { announceCategories, defineWpConsentApi, followWpConsentApi } from './wp-consent-api';

const page: typeof globalThis & {
  /** Printed with the configuration; this script puts the API in its place. */
  islas?: { config?: unknown; consent?: ConsentApi };
} = globalThis;

const startConsent = (printed: unknown): void => {
  const config = readPageConfig(printed);
  const callModule = createCallModule(config);

  const loadModuleIfNeeded = (): void => {
    if (isModuleNeeded(config, consent.get(), readCookies())) callModule();
  };

  /** Moves a keyboard's focus out of the hidden bar. Looked for now: the browser takes it away before the module has come. */
  const handFocusOn = (): void => {
    if (document.querySelector('#islas-consent :focus-visible')) callModule(({ leaveBar }) => leaveBar());
  };

  const applyChange = (before: ConsentState): void => {
    markPage(config, consent.get());
    handFocusOn();
    document.dispatchEvent(new CustomEvent('islas:consent-changed', { detail: consent.get() }));
    announceCategories(before, consent);
    loadModuleIfNeeded();
    if (isAllowing(before)) callModule((module) => module.takeBack(before));
  };

  const { api: consent, receiveDecision } = createPageConsent(config, applyChange, handFocusOn);

  defineWpConsentApi(consent);
  page.islas = { consent };
  addEventListener('click', (event) => pressControl(event, consent, callModule));
  followWpConsentApi(consent, (event) => callModule((module) => module.applyAnswers(event)));
  // Another tab, or an answer of the shop, may have decided while this page was hidden.
  addEventListener('pageshow', consent.read);
  document.addEventListener('prerenderingchange', consent.read);
  document.addEventListener('visibilitychange', () => document.hidden || consent.read());

  const onBody = (): void => {
    addEventListener('resize', liftBar);
    addEventListener('scrollend', liftBar);
    loadModuleIfNeeded();
    // After the next frame, so that measuring needs no extra layout.
    requestAnimationFrame(() => setTimeout(liftBar));
  };
  const startPage = (): void => {
    markPage(config, consent.get());
    if (document.body) onBody();
    else addEventListener('DOMContentLoaded', onBody);
  };
  // An optimiser may delay this script until the first touch. Then the bar is already visible as a form, maybe under a
  // finger: it must not move or disappear before the click.
  if (document.getElementById('islas-consent')) setTimeout(startPage, 500);
  else startPage();
  // Last: where the browser does not connect tabs, this throws, and all else is set up.
  onOtherTabDecision(receiveDecision);
};

// Pages of a shop where Islas asks for no consent print none.
if (page.islas?.config) startConsent(page.islas.config);

import { type ConsentConfig, decodeConsent } from '../consent-config';
import { USUAL_LISTS, USUAL_SETTINGS } from './usual-config';

/** Decodes the configuration that a page of this or an earlier version has printed. Never throws. */
export const readPageConfig = (printed: unknown): ConsentConfig => {
  const given: { readonly module?: unknown } = Object(printed);
  // Earlier versions had a hash in the name.
  const module = `${given.module}`.replace(/-.{7}(?=\.js$)/, '');
  return decodeConsent({ ...USUAL_LISTS, ...USUAL_SETTINGS, ...given, module });
};

import type { ConsentApi } from './consent-api';
import { mayRun } from './cookie-names';

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi; report?: { readonly url: string; readonly nonce: string } };
} = globalThis;

/** The visitor's consent. Throws on a page without the head script. */
export const getConsent = (): ConsentApi => {
  const consent = page.islas?.consent;
  if (!consent) throw new Error('The page has no script of consent in its head.');
  return consent;
};

/** Where the page of an owner reports what it found; undefined for visitors. */
export const getReportAddress = () => page.islas?.report;

/** Whether tags of a category, and of a provider if one is given, may run now. `necessary` always may. */
export const mayRunNow = (category: string, provider?: string): boolean => {
  const { config, get, has } = getConsent();
  return has(category) || mayRun(get(), config.cookies, category, provider);
};

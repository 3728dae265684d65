import { putCookie } from '../services/consent-cookies';
import { readCookie } from '../services/cookies';
import { getConsent } from './consent';

const EMBEDS = 'islas_consent_embeds';

/** Where the browser keeps no cookies, a provider is remembered for this page. */
const here = new Set<string>();

/** Whether the visitor has loaded embeds of this provider by hand. */
export const isEmbedAllowed = (provider: string | undefined): boolean =>
  !!provider && (here.has(provider) || readCookie(EMBEDS).split(',').includes(provider));

/** Remembers it as long as a decision, on every page. Without a provider there is nothing to remember. */
export const allowEmbeds = (provider: string | undefined): void => {
  if (!provider || isEmbedAllowed(provider)) return;
  here.add(provider);
  const { expire_time, cookiepath } = getConsent().config;
  const names = [...readCookie(EMBEDS).split(','), provider].filter(Boolean).join();
  putCookie(EMBEDS, names, expire_time, `;path=${cookiepath}`);
};

/** A refusal or a withdrawal takes these with it. */
export const forgetEmbeds = (): void => here.clear();

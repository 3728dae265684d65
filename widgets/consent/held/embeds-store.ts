import { putCookie } from '../../../src/browser/plain-cookies';
import { readCookie } from '../../../src/browser/cookies';
import { getConsent } from '../consent-store';

const EMBEDS = 'islas_consent_embeds';

/** Where the browser keeps no cookies, a provider is remembered for this page; a frame without one always is. */
const here = new Set<unknown>();

/** Whether the visitor has loaded embeds of this provider, or this frame of none, by hand. */
export const isEmbedAllowed = (provider: string | undefined, frame?: Element): boolean =>
  here.has(provider || frame) || (!!provider && readCookie(EMBEDS).split(',').includes(provider));

/** Remembers a provider as long as a decision, on every page. */
export const allowEmbeds = (provider: string | undefined, frame?: Element): void => {
  if (isEmbedAllowed(provider, frame)) return;
  here.add(provider || frame);
  if (!provider) return;
  const { expire_time, cookiepath } = getConsent().config;
  const names = [...readCookie(EMBEDS).split(','), provider].filter(Boolean).join();
  putCookie(EMBEDS, names, expire_time, `;path=${cookiepath}`);
};

/** A refusal or a withdrawal takes these with it. */
export const forgetEmbeds = (): void => here.clear();

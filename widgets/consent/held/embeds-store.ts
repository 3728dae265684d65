import { putCookie } from '../../../src/browser/plain-cookies';
import { readCookie } from '../../../src/browser/cookies';
import { getConsent } from '../consent-store';

const EMBEDS = 'islas_consent_embeds';

/** Providers allowed on this page, for browsers that store no cookies, and allowed frames without a provider. */
const here = new Set<unknown>();

/** Whether the visitor has loaded embeds of this provider, or this frame without a provider, by hand. */
export const isEmbedAllowed = (provider: string | undefined, frame?: Element): boolean =>
  here.has(provider || frame) || (!!provider && readCookie(EMBEDS).split(',').includes(provider));

/** Remembers a provider on every page, as long as a decision lasts; a frame without one on this page only. */
export const allowEmbeds = (provider: string | undefined, frame?: Element): void => {
  if (isEmbedAllowed(provider, frame)) return;
  here.add(provider || frame);
  if (!provider) return;
  const { expire_time, cookiepath } = getConsent().config;
  const names = [...readCookie(EMBEDS).split(','), provider].filter(Boolean).join();
  putCookie(EMBEDS, names, expire_time, `;path=${cookiepath}`);
};

/** Called after a refusal or a withdrawal. The cookie is deleted with the decision's. */
export const forgetEmbeds = (): void => here.clear();

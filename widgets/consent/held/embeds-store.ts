import { setCookie } from '../../../src/browser/plain-cookies';
import { readCookie } from '../../../src/browser/cookies';
import { getConsent } from '../get-consent';
import type { HeldTags } from '../tag-data';

const EMBEDS = 'islas_consent_embeds';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

/** Providers allowed on this page, for browsers that store no cookies, and frames allowed alone. */
const here = new Set<unknown>();

/** The provider whose content may be loaded by hand everywhere; a frame of a tag is loaded alone. */
const embedName = (provider: string | undefined): string | undefined =>
  provider && (page.islas?.isEmbed?.(provider) ?? true) ? provider : undefined;

/** Whether the visitor has loaded embeds of this provider, or this frame alone, by hand. */
export const isEmbedAllowed = (provider: string | undefined, frame?: Element): boolean => {
  const embed = embedName(provider);
  return here.has(embed ?? frame) || (!!embed && readCookie(EMBEDS).split(',').includes(embed));
};

/** Remembers a provider on every page, as long as a decision lasts; a frame alone on this page only. */
export const allowEmbeds = (provider: string | undefined, frame?: Element): void => {
  if (isEmbedAllowed(provider, frame)) return;
  const embed = embedName(provider);
  here.add(embed ?? frame);
  if (!embed) return;
  const { expire_time, cookiepath } = getConsent().config;
  const names = [...readCookie(EMBEDS).split(','), embed].filter(Boolean).join();
  setCookie(EMBEDS, names, expire_time, `;path=${cookiepath}`);
};

/** Called after a refusal or a withdrawal. The cookie is deleted with the decision's. */
export const forgetEmbeds = (): void => here.clear();

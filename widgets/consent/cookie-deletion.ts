import type { ConsentApi } from './consent-api';
import { isNecessary } from './decision';
import { isOptional, looksFunctional } from './known-cookies';
import { means } from './cookie-names';

/**
 * Which of the cookies that the browser shows must go at a page load (Specification §4, Cookie deletion): those of the
 * block list; after a refusal what is known or classified as not necessary; while nothing is decided, where the owner
 * wants that, all that is not necessary. The same as `CookieGate` in PHP.
 */
export const cookiesToDelete = ({ config, cookies, get }: Pick<ConsentApi, 'config' | 'cookies' | 'get'>): string[] => {
  const { status, blocked, isGpc } = get();
  const isUndecided = status === 'undecided';
  const isRefused = (name: string): boolean => {
    const isBlocked = !isUndecided && blocked.some((entry) => means(entry, name));
    if (status === 'declined' || isGpc)
      return isOptional(config, name) || (isBlocked && !looksFunctional(config, name));
    return isUndecided ? config.block_until_accept && !looksFunctional(config, name) : isBlocked;
  };
  return Object.keys(cookies()).filter((name) => !isNecessary(config, name) && isRefused(name));
};

/**
 * Where a cookie may stand, as attributes: without a domain, for the host and for each domain above it, on `/` and on
 * the shop's path. Browsers refuse those that are too wide.
 */
export const placesOf = (host: string, cookiepath: string): string[] =>
  ['', ...host.split('.').map((_, i, labels) => `;domain=${labels.slice(i).join('.')}`)].flatMap((domain) =>
    ['/', cookiepath].map((path) => `;path=${path}${domain}`),
  );

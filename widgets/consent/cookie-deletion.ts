import type { ConsentApi } from './consent-api';
import { isNecessary } from './decision';
import { isOptional, looksFunctional } from './known-cookies';
import { matchesName } from './cookie-names';

/**
 * Returns the names of cookies to delete at a page load (Specification §4, Cookie deletion): those on the block list;
 * after a refusal, those known or listed as not necessary; before a decision, if the owner blocks until accept, all
 * that are not necessary. PHP's `CookieExpirer` does the same.
 */
export const cookiesToDelete = ({ config, cookies, get }: Pick<ConsentApi, 'config' | 'cookies' | 'get'>): string[] => {
  const { status, blocked, isGpc } = get();
  const isUndecided = status === 'undecided';
  const isRefused = (name: string): boolean => {
    const isBlocked = !isUndecided && blocked.some((entry) => matchesName(entry, name));
    if (status === 'declined' || isGpc)
      return isOptional(config, name) || (isBlocked && !looksFunctional(config, name));
    return isUndecided ? config.block_until_accept && !looksFunctional(config, name) : isBlocked;
  };
  return Object.keys(cookies()).filter((name) => !isNecessary(config, name) && isRefused(name));
};

/**
 * Attributes of each place where a cookie may be stored: without a domain, for the host and for each domain above it,
 * on `/` and on the shop's path. Browsers ignore domains that are too wide.
 */
export const cookiePlaces = (host: string, cookiepath: string): string[] =>
  ['', ...host.split('.').map((_, i, labels) => `;domain=${labels.slice(i).join('.')}`)].flatMap((domain) =>
    ['/', cookiepath].map((path) => `;path=${path}${domain}`),
  );

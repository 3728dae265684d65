import type { ConsentApi } from '../contracts/consent-api';
import { isNecessary } from './consent';
import { means } from './consent-names';

/** Which of the cookies that the browser shows must go at a page load (Specification §4, Cookie deletion). */
export const cookiesToDelete = ({ config, cookies, get }: Pick<ConsentApi, 'config' | 'cookies' | 'get'>): string[] => {
  const { status, blocked, isGpc } = get();
  const isUndecided = status === 'undecided';
  const isAll = status === 'declined' || isGpc || (isUndecided && config.block_until_accept);
  const isListed = (name: string): boolean => blocked.some((entry) => means(entry, name));
  return Object.keys(cookies()).filter(
    (name) => !isNecessary(config, name) && (isAll || (!isUndecided && isListed(name))),
  );
};

/**
 * Where a cookie may stand, as attributes: without a domain, for the host and for each domain above it, on `/` and on
 * the shop's path. Browsers refuse those that are too wide.
 */
export const placesOf = (host: string, cookiepath: string): string[] =>
  ['', ...host.split('.').map((_, i, labels) => `;domain=${labels.slice(i).join('.')}`)].flatMap((domain) =>
    ['/', cookiepath].map((path) => `;path=${path}${domain}`),
  );

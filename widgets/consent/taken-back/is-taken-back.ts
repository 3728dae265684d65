import type { ConsentState } from '../consent-api';

const ALLOWING = ['accepted', 'saved'];

/**
 * Whether `now` refuses something that `before` allowed, so that what is running has to stop. A decision on a version
 * that asked for less is none: its visitor is asked again, and has taken nothing back.
 */
export const isConsentWithdrawn = (before: ConsentState, now: ConsentState): boolean =>
  ALLOWING.includes(before.status) &&
  (ALLOWING.includes(now.status)
    ? before.categories.some((category) => !now.categories.includes(category)) ||
      now.blocked.some((name) => !before.blocked.includes(name))
    : now.status === 'declined' || !now.version);

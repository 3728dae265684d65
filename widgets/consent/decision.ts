import { CATEGORIES, type ConsentConfig, MAX_AHEAD } from './consent-config';
import type { ConsentState } from './consent-api';

/** Cookies by name, with the raw values of `document.cookie`. */
export type Jar = Readonly<Record<string, string>>;

/** Parses `document.cookie`. Of two cookies with one name it keeps the first, which has the longer path. */
export const parseCookies = (cookies: string): Jar =>
  Object.fromEntries(
    cookies
      .split('; ')
      .filter(Boolean)
      .reverse()
      .map((cookie) => cookie.split(/=(.*)/)),
  );

/** Specification §5: never blocked or deleted. */
export const isNecessary = ({ necessary }: ConsentConfig, name: string): boolean => RegExp(necessary).test(name);

/**
 * Reads the decision from these cookies at `now` (Unix seconds). Any values give one of the four states. A comma of the
 * list may be URL-encoded once or twice by other code. `tests/contract/consent-decisions.json` tests this and PHP's
 * `Decision::fromCookies()` against the same answers.
 */
export const readDecision = (
  {
    eu_cookies_bar: expiry = '',
    eu_cookies_bar_block: list = '',
    eu_cookies_bar_decline,
    islas_consent: proof = '',
  }: Jar,
  config: ConsentConfig,
  now: number,
  hasGpc: boolean,
): ConsentState => {
  const blocked = list.split(/,|%(?:25)?2C/i).filter(Boolean);
  const [isRecorded, version = '', time = 0, id = '', letters = blocked[0] ? '' : 'psm'] =
    /^(\w*)\.(\d{1,11})\.([\da-f]*)\.([psm]*)$/.exec(proof) ?? [];
  // An expiry that is no number becomes 0, which is in the past.
  const ahead = Number(/^\d{1,11}$/.exec(expiry)) - now;
  const isDeclined = eu_cookies_bar_decline === '1';
  const isDecided =
    ahead > 0 &&
    ahead <= Math.max(MAX_AHEAD, config.expire_time + 86_400) &&
    (!proof || (!!isRecorded && (isDeclined || [config.version, ...config.versions].includes(version))));
  const categories = CATEGORIES.filter((category) => isDecided && !isDeclined && letters.includes(category.charAt(0)));
  return {
    status: !isDecided ? 'undecided' : isDeclined ? 'declined' : blocked[0] || !categories[2] ? 'saved' : 'accepted',
    blocked,
    categories,
    id,
    time: Number(time),
    version,
    isGpc: hasGpc && !isDecided,
  };
};

import { CATEGORIES, type ConsentConfig, MAX_AHEAD } from './consent-config';
import type { ConsentState } from './consent-api';

/** Cookies by name, as the browser shows them. */
export type Jar = Readonly<Record<string, string>>;

/** Every cookie once; of two with a name the first, which is the one of the longer path. */
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
 * What these cookies say at this moment (Unix seconds). Total: whatever they hold, it is one of the four. Commas of a
 * list that other code has encoded, once or twice, are commas. `tests/contract/consent-decisions.json` holds this and
 * PHP's `Decision::read()` to the same answers.
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
  // Nothing that is no number is ahead.
  const ahead = Number(/^\d{1,11}$/.exec(expiry)) - now;
  const isDecided =
    ahead > 0 &&
    ahead <= Math.max(MAX_AHEAD, config.expire_time + 86_400) &&
    (!proof || (!!isRecorded && version === config.version));
  const isDeclined = eu_cookies_bar_decline === '1';
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

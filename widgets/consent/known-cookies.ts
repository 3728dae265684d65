import type { ConsentConfig } from './consent-config';
import { isNecessary } from './decision';
import { matchesName } from './cookie-names';
import { KNOWN_OPTIONAL, LOOKS_FUNCTIONAL } from './known-cookie-names';

const known = KNOWN_OPTIONAL.split(' ');

/** Whether a cookie is known or listed as not necessary, so that a refusal blocks and deletes it. */
export const isOptional = (config: ConsentConfig, name: string): boolean =>
  !isNecessary(config, name) &&
  [...config.cookies.map((cookie) => cookie.name), ...known].some((each) => matchesName(each, name));

/** Whether an unlisted name looks like a cookie that a shop needs. */
export const looksFunctional = (config: ConsentConfig, name: string): boolean =>
  RegExp(LOOKS_FUNCTIONAL, 'i').test(name) && !isOptional(config, name);

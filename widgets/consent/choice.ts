import type { ConsentConfig } from './consent-config';
import type { ConsentState } from './consent-api';
import { isNecessary } from './decision';

/** Cookies to write, by name; `null` deletes one. */
export type Writes = Readonly<Record<string, string | null>>;

/** Names of visible ASCII characters without comma and semicolon: only these fit a list in a cookie. */
const LISTABLE = /^[!-+\--:<-~]+$/;
/** Cuts a list at a comma after at most 4000 characters: with the cookie's name it stays within 4096 bytes. */
const ROOM = /^(.{0,4000})(,.*)?$/;

/** Returns a random anonymous id: 20 decimal digits, which are valid hexadecimal digits too. */
export const createId = (): string =>
  crypto
    .getRandomValues(new Uint8Array(20))
    .map((byte) => byte % 10)
    .join('');

/** Value of `islas_consent`: version, time (Unix seconds), visitor's id, and initials of the allowed categories. */
export const createProof = (version: string, now: number, id: string, initials: string): string =>
  `${version}.${now}.${id}.${initials}`;

/** Joins names to a block list, without duplicates, necessary names and names that a list cannot hold. */
export const joinNames = (config: ConsentConfig, names: readonly string[]): string =>
  `${[...new Set(names)].filter((name) => LISTABLE.test(name) && !isNecessary(config, name))}`.replace(ROOM, '$1');

/** Names that a refusal blocks: the listed ones, and those that the visitor has blocked. Unknown names stay allowed. */
export const refusableNames = ({ cookies }: ConsentConfig, { status, blocked }: ConsentState): string[] => [
  ...cookies.map(({ name }) => name),
  ...(status === 'saved' ? blocked : []),
];

/**
 * Returns the cookies to write for a choice at `now` (Unix seconds) by the visitor with this id (Specification §4).
 * `blocked` are the refused names, `null` withdraws the consent; `initials` are those of the categories without a
 * refused cookie.
 */
export const createCookies = (
  config: ConsentConfig,
  now: number,
  id: string,
  blocked: readonly string[] | null,
  initials: string,
  isDeclined?: boolean,
): Writes => ({
  eu_cookies_bar: blocked && `${now + config.expire_time}`,
  eu_cookies_bar_block: blocked && joinNames(config, blocked),
  eu_cookies_bar_decline: isDeclined ? '1' : null,
  islas_consent: blocked && createProof(config.version, now, id, initials),
  ...((isDeclined || !blocked) && { islas_consent_embeds: null }),
});

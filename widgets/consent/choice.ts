import type { ConsentConfig } from './consent-config';
import type { ConsentState } from './consent-api';
import { isNecessary } from './decision';

/** Cookies to write, by name; `null` deletes one. */
export type Writes = Readonly<Record<string, string | null>>;

/** Of visible ASCII without comma and semicolon: what a list in a cookie can hold. */
const LISTABLE = /^[!-+\--:<-~]+$/;
/** As many names as fit a cookie of 4096 bytes, with its own name. */
const ROOM = /^(.{0,4000})(,.*)?$/;

/** An anonymous id: 20 decimal digits, which are hexadecimal ones too. */
export const newId = (): string =>
  crypto
    .getRandomValues(new Uint8Array(20))
    .map((byte) => byte % 10)
    .join('');

/** `islas_consent`: what was decided on, when (Unix seconds), by whom, and the initials of what is allowed. */
export const proofOf = (version: string, now: number, id: string, initials: string): string =>
  `${version}.${now}.${id}.${initials}`;

/** The block list of these names: each once, without what is necessary or no list can hold. */
export const joinNames = (config: ConsentConfig, names: readonly string[]): string =>
  `${[...new Set(names)].filter((name) => LISTABLE.test(name) && !isNecessary(config, name))}`.replace(ROOM, '$1');

/** All that a refusal blocks: what is listed, and what the visitor has blocked. Unknown names are left. */
export const refusable = ({ cookies }: ConsentConfig, { status, blocked }: ConsentState): string[] => [
  ...cookies.map(({ name }) => name),
  ...(status === 'saved' ? blocked : []),
];

/**
 * The cookies of a choice at this moment (Unix seconds) for the visitor of that id (Specification §4): what is refused,
 * and the initials of the categories of which nothing is. `null` in place of the names is a withdrawal.
 */
export const cookiesFor = (
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
  islas_consent: blocked && proofOf(config.version, now, id, initials),
  ...((isDeclined || !blocked) && { islas_consent_embeds: null }),
});
